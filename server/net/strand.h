// Where things happen one after the other: a connection, and a table with all the sockets at it.
//
// Named by its type and not as `any_io_executor`, whose copies were a twentieth of what a decision costs.
#pragma once

#include <boost/asio/io_context.hpp>
#include <boost/asio/ip/tcp.hpp>
#include <boost/asio/strand.hpp>
#include <boost/beast/core/basic_stream.hpp>

namespace regalia::server {

using Strand = boost::asio::strand<boost::asio::io_context::executor_type>;
using Stream = boost::beast::basic_stream<boost::asio::ip::tcp, Strand>;

}  // namespace regalia::server
