#include "server/ops/metrics.h"

#include <prometheus/counter.h>
#include <prometheus/gauge.h>
#include <prometheus/histogram.h>
#include <prometheus/registry.h>
#include <prometheus/text_serializer.h>

namespace regalia::server {
namespace {

prometheus::Counter& counter(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildCounter().Name(name).Help(help).Register(registry).Add({});
}

prometheus::Gauge& gauge(prometheus::Registry& registry, const char* name, const char* help) {
  return prometheus::BuildGauge().Name(name).Help(help).Register(registry).Add({});
}

}  // namespace

Metrics::Metrics()
    : registry_(std::make_shared<prometheus::Registry>()),
      requests(counter(*registry_, "regalia_requests_total", "HTTP requests answered")),
      messages(counter(*registry_, "regalia_messages_total", "messages received at tables")),
      entries(counter(*registry_, "regalia_entries_total", "entries added to records, chance included")),
      refused_connections(
          counter(*registry_, "regalia_refused_connections_total", "connections beyond what one visitor may have")),
      refused_requests(
          counter(*registry_, "regalia_refused_requests_total", "requests beyond what one visitor may send")),
      failed_writes(counter(*registry_, "regalia_failed_writes_total", "writings that did not reach the disk")),
      slow_readers(counter(*registry_, "regalia_slow_readers_total", "sockets cut off because nobody read")),
      connections(gauge(*registry_, "regalia_connections", "connections now")),
      sockets(gauge(*registry_, "regalia_sockets", "WebSockets now")),
      tables(gauge(*registry_, "regalia_tables", "tables in memory now")),
      writing(prometheus::BuildHistogram()
                  .Name("regalia_writing_seconds")
                  .Help("from a change at a table until it is on disk")
                  .Register(*registry_)
                  .Add({}, prometheus::Histogram::BucketBoundaries{0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 1.0,
                                                                   5.0})) {}

Metrics::~Metrics() = default;

std::string Metrics::text() const { return prometheus::TextSerializer().Serialize(registry_->Collect()); }

}  // namespace regalia::server
