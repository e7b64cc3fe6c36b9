#include "protocol/messages/common.h"

namespace regalia::json {

TypeDoc Form<protocol::SeatName>::doc() {
  return {.name = "SeatName",
          .one_of = {Shape::whole(1, kMaxSeats), Shape::text({"chance", "all"})},
          .note = "A seat's number from 1; `chance` and `all` are for owners of a table, and for replays."};
}

boost::json::value Form<protocol::SeatName>::write(const protocol::SeatName& name) {
  if (name.seat == kChance) return "chance";
  if (name.seat == kOpenHands) return "all";
  return index(name.seat) + 1;
}

void Form<protocol::SeatName>::append(std::string& out, const protocol::SeatName& name) {
  if (index(name.seat) < kMaxSeats)
    out += static_cast<char>('1' + index(name.seat));
  else
    out += boost::json::serialize(write(name));
}

protocol::SeatName Form<protocol::SeatName>::read(const boost::json::value& value, const std::string& path,
                                                  std::string& error) {
  if (value.is_string() && value.get_string() == "chance") return {kChance};
  if (value.is_string() && value.get_string() == "all") return {kOpenHands};
  return {seat_at(read_number(value, path, 1, kMaxSeats, 1, error) - 1)};
}

}  // namespace regalia::json
