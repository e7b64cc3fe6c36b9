// Counts for whoever watches over the server, in the format of Prometheus.
#pragma once

#include <memory>
#include <string>

namespace prometheus {
class Counter;
class Gauge;
class Histogram;
class Registry;
}  // namespace prometheus

namespace regalia::server {

class Metrics {
 public:
  Metrics();
  ~Metrics();
  Metrics(const Metrics&) = delete;
  Metrics& operator=(const Metrics&) = delete;

  [[nodiscard]] std::string text() const;

 private:
  std::shared_ptr<prometheus::Registry> registry_;

 public:
  prometheus::Counter& requests;
  prometheus::Counter& messages;
  prometheus::Counter& entries;
  prometheus::Counter& refused_connections;
  prometheus::Counter& refused_requests;
  prometheus::Counter& failed_writes;
  prometheus::Counter& slow_readers;
  prometheus::Gauge& connections;
  prometheus::Gauge& sockets;
  prometheus::Gauge& tables;
  prometheus::Histogram& writing;
};

}  // namespace regalia::server
