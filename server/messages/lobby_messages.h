// What the lobby understands.
#pragma once

#include "protocol/messages/common.h"
#include "store/store.h"

template <> struct regalia::json::EnumWords<regalia::TableStage> {
  static constexpr std::array<std::string_view, 5> kWords = {"gathering", "playing", "over", "abandoned", "set-aside"};
};

namespace regalia::server {

using protocol::Nothing;
using protocol::SeatName;
using protocol::Texts;

struct GuestParams {
  std::string name;

  static constexpr const char* kName = "GuestParams";
  static constexpr std::array kNotes = {
      "what you are called; other guests may be called so too, nobody who has signed up"};
};
BOOST_DESCRIBE_STRUCT(GuestParams, (), (name))

struct SignInParams {
  std::string name;
  std::string passphrase;
  std::optional<bool> bot;
  std::optional<std::string> code;

  static constexpr const char* kName = "SignInParams";
  static constexpr std::array kNotes = {
      "what you are called", "8 to 200 letters", "when signing up: whether a program plays",
      "when logging in, with two-factor log-in: of the authenticator app, or a recovery code"};
};
BOOST_DESCRIBE_STRUCT(SignInParams, (), (name, passphrase, bot, code))

struct MeReply {
  std::int64_t id = 0;
  std::string name;
  bool guest = false;
  bool bot = false;
  std::optional<std::string> token;
  std::optional<std::string> device;
  int recovery_codes = 0;
  bool two_factor = false;

  static constexpr const char* kName = "MeReply";
  static constexpr std::array kNotes = {"of the account",
                                        "what you are called",
                                        "without a passphrase",
                                        "a program plays",
                                        "when you have just become known: what proves it from now on",
                                        "when you have just logged in: shows from now on that this device has done so",
                                        "how many you have left",
                                        "whether you log in with a code besides the passphrase"};
};
BOOST_DESCRIBE_STRUCT(MeReply, (), (id, name, guest, bot, token, device, recovery_codes, two_factor))

struct SessionInfo {
  std::string id;
  std::int64_t begun = 0;
  std::int64_t seen = 0;
  std::string address;
  std::string agent;
  bool mine = false;

  static constexpr const char* kName = "SessionInfo";
  static constexpr std::array kNotes = {"as `end_sessions` takes it",
                                        "seconds since 1970",
                                        "when it was last used, to the hour",
                                        "from where it was last used",
                                        "what the browser or program called itself when it began",
                                        "it is the one that asks"};
};
BOOST_DESCRIBE_STRUCT(SessionInfo, (), (id, begun, seen, address, agent, mine))

struct SessionsReply {
  std::vector<SessionInfo> sessions;

  static constexpr const char* kName = "SessionsReply";
  static constexpr std::array kNotes = {"by which you are known, the last used first"};
};
BOOST_DESCRIBE_STRUCT(SessionsReply, (), (sessions))

struct EndSessionsParams {
  std::optional<std::string> session;

  static constexpr const char* kName = "EndSessionsParams";
  static constexpr std::array kNotes = {"which; left out: all but this one"};
};
BOOST_DESCRIBE_STRUCT(EndSessionsParams, (), (session))

struct PassphraseParams {
  std::string passphrase;
  std::string next;
  std::optional<std::string> code;

  static constexpr const char* kName = "PassphraseParams";
  static constexpr std::array kNotes = {"the one you have", "the one you want: 8 to 200 letters",
                                        "with two-factor log-in: of the authenticator app, or a recovery code"};
};
BOOST_DESCRIBE_STRUCT(PassphraseParams, (), (passphrase, next, code))

struct DeviceReply {
  std::string device;

  static constexpr const char* kName = "DeviceReply";
  static constexpr std::array kNotes = {
      "shows from now on that this device has logged in; the one from before does not"};
};
BOOST_DESCRIBE_STRUCT(DeviceReply, (), (device))

struct ProveParams {
  std::optional<std::string> passphrase;
  std::optional<std::string> code;

  static constexpr const char* kName = "ProveParams";
  static constexpr std::array kNotes = {"yours; left out: you are a guest",
                                        "with two-factor log-in: of the authenticator app, or a recovery code"};
};
BOOST_DESCRIBE_STRUCT(ProveParams, (), (passphrase, code))

struct CodeParams {
  std::string code;

  static constexpr const char* kName = "CodeParams";
  static constexpr std::array kNotes = {"six digits that the authenticator app shows now"};
};
BOOST_DESCRIBE_STRUCT(CodeParams, (), (code))

struct TwoFactorReply {
  std::string secret;
  std::string link;

  static constexpr const char* kName = "TwoFactorReply";
  static constexpr std::array kNotes = {"as it is typed into an authenticator app",
                                        "the same as an `otpauth:` link, for a QR code"};
};
BOOST_DESCRIBE_STRUCT(TwoFactorReply, (), (secret, link))

struct RecoveryReply {
  std::vector<std::string> codes;

  static constexpr const char* kName = "RecoveryReply";
  static constexpr std::array kNotes = {
      "each lets you in once, in place of the passphrase or of a code of the authenticator app; those from before no "
      "longer hold"};
};
BOOST_DESCRIBE_STRUCT(RecoveryReply, (), (codes))

struct RecoverParams {
  std::string name;
  std::string code;
  std::string passphrase;
  std::optional<std::string> app_code;

  static constexpr const char* kName = "RecoverParams";
  static constexpr std::array kNotes = {"what you are called", "one of your recovery codes",
                                        "the one you want from now on: 8 to 200 letters",
                                        "with two-factor log-in: six digits that the authenticator app shows now"};
};
BOOST_DESCRIBE_STRUCT(RecoverParams, (), (name, code, passphrase, app_code))

struct ClockSettings {
  std::optional<int> bank;
  std::optional<int> gain;
  std::optional<int> turn;
  std::optional<std::string> late;

  static constexpr const char* kName = "ClockSettings";
  static constexpr std::array kNotes = {
      "seconds that each person has for the whole game; they do not run while the table is not served",
      "with a bank: seconds more for every turn; nobody has more than bank and gain",
      "instead of a bank: seconds for each turn, afresh",
      "what happens when time is up: the others `vote` (if left out), a `bot` plays until the seat is taken back, a "
      "bot "
      "makes the `move`, or the game is at its `end`"};
};
BOOST_DESCRIBE_STRUCT(ClockSettings, (), (bank, gain, turn, late))

struct CreateParams {
  std::string game;
  std::optional<int> players;
  std::optional<std::string> preset;
  std::optional<Texts> options;
  std::optional<std::vector<std::string>> seats;
  std::optional<std::vector<std::string>> names;
  std::optional<bool> listed;
  std::optional<ClockSettings> clock;
  std::optional<bool> contribute;
  std::optional<bool> friendly;
  std::optional<std::uint64_t> seed;
  std::optional<bool> shared;

  static constexpr const char* kName = "CreateParams";
  static constexpr std::array kNotes = {
      "which game",
      "how many seats; the usual number if left out",
      "an edition or variant by name",
      "switches by name, over those of the preset",
      "for each seat: me, person or the id of a bot; me and persons if left out",
      "for each seat: what you are called there, where one screen serves several; empty: your own name",
      "whether others find it in the list and may look on; true if left out",
      "how much time people have; left out: as much as they like",
      "true: the game waits until every person's client has added to chance",
      "whether all that one did in one's turn may be taken back by right while nothing hidden has come to light, and "
      "`hint` is "
      "answered; if left out: true for tables that are not in the list",
      "repeats the same chance, for lessons and tests; such a table is not in the list and counts for nothing",
      "whether one person may have several seats, since a screen is shared; if left out: true where several seats are "
      "for me"};
};
BOOST_DESCRIBE_STRUCT(CreateParams, (),
                      (game, players, preset, options, seats, names, listed, clock, contribute, friendly, seed, shared))

struct TableParams {
  std::string table;

  static constexpr const char* kName = "TableParams";
  static constexpr std::array kNotes = {"the id of a table"};
};
BOOST_DESCRIBE_STRUCT(TableParams, (), (table))

struct WhatIfParams {
  std::string table;
  std::uint32_t line = 0;
  std::optional<SeatName> seat;
  std::optional<std::vector<std::string>> seats;
  std::optional<std::string> invitation;

  static constexpr const char* kName = "WhatIfParams";
  static constexpr std::array kNotes = {
      "the id of a table whose game has ended", "from the moment when this line was told",
      "of whose log; an onlooker's if left out", "for each seat: me or the id of a bot; me everywhere if left out",
      "to look on; needed where the game is private and you did not play it"};
};
BOOST_DESCRIBE_STRUCT(WhatIfParams, (), (table, line, seat, seats, invitation))

struct InviteParams {
  std::string table;
  std::optional<SeatName> seat;
  std::optional<bool> withdraw;

  static constexpr const char* kName = "InviteParams";
  static constexpr std::array kNotes = {"the id of a table", "for which seat; left out: to look on",
                                        "true: the invitation that was given no longer holds"};
};
BOOST_DESCRIBE_STRUCT(InviteParams, (), (table, seat, withdraw))

struct InviteReply {
  std::optional<std::string> invitation;

  static constexpr const char* kName = "InviteReply";
  static constexpr std::array kNotes = {"whoever has it may take the seat, or look on; an older one no longer holds"};
};
BOOST_DESCRIBE_STRUCT(InviteReply, (), (invitation))

struct JoinParams {
  std::string table;
  std::optional<SeatName> seat;
  std::optional<std::string> invitation;

  static constexpr const char* kName = "JoinParams";
  static constexpr std::array kNotes = {"the id of a table", "which seat; the first free one if left out",
                                        "what was given for the seat; needed where the table is not in the list"};
};
BOOST_DESCRIBE_STRUCT(JoinParams, (), (table, seat, invitation))

struct AssignParams {
  std::string table;
  SeatName seat;
  std::string to;

  static constexpr const char* kName = "AssignParams";
  static constexpr std::array kNotes = {"the id of a table of yours whose game has not begun", "which seat",
                                        "the id of a bot; or `person`: the seat is free again, whoever was there"};
};
BOOST_DESCRIBE_STRUCT(AssignParams, (), (table, seat, to))

struct SeatInfo {
  std::optional<std::string> name;
  std::optional<std::string> bot;
  bool mine = false;
  std::optional<std::int64_t> player;
  bool guest = false;

  static constexpr const char* kName = "SeatInfo";
  static constexpr std::array kNotes = {"who sits there; left out if nobody does", "the bot that plays it", "it is you",
                                        "the account, as `player` names it",
                                        "has not signed up: anybody might be called so"};
};
BOOST_DESCRIBE_STRUCT(SeatInfo, (), (name, bot, mine, player, guest))

// A seat at the end of a game.
struct FinishInfo {
  std::string name;
  int place = 0;
  int points = 0;

  static constexpr const char* kName = "FinishInfo";
  static constexpr std::array kNotes = {"what the seat was called there", "1 for the winner or winners", "in all"};
};
BOOST_DESCRIBE_STRUCT(FinishInfo, (), (name, place, points))

// The moment of another game from which a table goes on.
struct Origin {
  std::string table;
  std::uint32_t line = 0;
  std::optional<SeatName> seat;

  static constexpr const char* kName = "Origin";
  static constexpr std::array kNotes = {"its table", "the line of its log", "of whose log; left out: an onlooker's"};
};
BOOST_DESCRIBE_STRUCT(Origin, (), (table, line, seat))

struct TableReply {
  std::string id;
  std::string game;
  Texts options;
  TableStage stage{};
  std::vector<SeatInfo> seats;
  std::int64_t changed = 0;
  bool asked = false;
  bool host = false;
  bool listed = false;
  bool friendly = false;
  bool seeded = false;
  bool shared = false;
  bool archived = false;
  std::optional<ClockSettings> clock;
  std::optional<std::vector<FinishInfo>> result;
  std::optional<Origin> goes_on_from;

  static constexpr const char* kName = "TableReply";
  static constexpr std::array kNotes = {
      "of the table",
      "which game",
      "switches that were chosen",
      "how far it is; `abandoned`: ended before its time; `set-aside`: what is kept of it cannot be used",
      "who sits where",
      "seconds since 1970",
      "the game waits for you",
      "you made the table",
      "others find it in the list and may look on",
      "what was told may be taken back within a turn, and bots give advice",
      "its chance was chosen beforehand",
      "one person may have several seats",
      "nobody has touched it for long; it comes back when it is opened",
      "how much time people have; left out: as much as they like",
      "of each seat, when the game has ended",
      "of a table that tries out what would have been: where it began"};
};
BOOST_DESCRIBE_STRUCT(TableReply, (),
                      (id, game, options, stage, seats, changed, asked, host, listed, friendly, seeded, shared,
                       archived, clock, result, goes_on_from))

struct TablesParams {
  std::optional<int> page;
  std::optional<bool> archived;

  static constexpr const char* kName = "TablesParams";
  static constexpr std::array kNotes = {"which fifty of each list, from 1; the first if left out",
                                        "true: only yours that nobody has touched for long"};
};
BOOST_DESCRIBE_STRUCT(TablesParams, (), (page, archived))

struct TablesReply {
  std::vector<TableReply> mine;
  std::vector<TableReply> open;
  std::vector<TableReply> playing;
  std::vector<std::string> more;

  static constexpr const char* kName = "TablesReply";
  static constexpr std::array kNotes = {"where you sit: first those that wait for you, last those that have ended",
                                        "where a seat is free", "where you can look on",
                                        "the names of those of these lists that have another page"};
};
BOOST_DESCRIBE_STRUCT(TablesReply, (), (mine, open, playing, more))

struct RegardParams {
  std::int64_t player = 0;
  std::string as;

  static constexpr const char* kName = "RegardParams";
  static constexpr std::array kNotes = {
      "the account, as seats name it",
      "`muted`: you are not told what he says; `blocked`: nor can he join tables of yours or remind you; `anybody`"};
};
BOOST_DESCRIBE_STRUCT(RegardParams, (), (player, as))

struct RegardInfo {
  std::int64_t player = 0;
  std::string name;
  std::string as;

  static constexpr const char* kName = "RegardInfo";
  static constexpr std::array kNotes = {"the account", "what he is called now", "`muted` or `blocked`"};
};
BOOST_DESCRIBE_STRUCT(RegardInfo, (), (player, name, as))

struct RegardsReply {
  std::vector<RegardInfo> players;

  static constexpr const char* kName = "RegardsReply";
  static constexpr std::array kNotes = {"whom you keep away from"};
};
BOOST_DESCRIBE_STRUCT(RegardsReply, (), (players))

struct ReportParams {
  std::optional<std::int64_t> player;
  std::optional<std::string> table;
  std::string text;

  static constexpr const char* kName = "ReportParams";
  static constexpr std::array kNotes = {"about whom: the account, as seats name it", "or where: the id of a table",
                                        "what is wrong, in up to 1000 letters"};
};
BOOST_DESCRIBE_STRUCT(ReportParams, (), (player, table, text))

// As the store keeps it.
struct NoticeWishes {
  std::optional<std::string> webhook;
  std::optional<std::string> key;
  std::optional<std::string> mail;
  std::optional<bool> confirmed;
  std::optional<std::string> code;
  std::optional<int> failures;
  std::optional<std::string> fault;

  static constexpr const char* kName = "NoticeWishes";
  static constexpr std::array kNotes = {"a web address",
                                        "what it is signed with",
                                        "a mail address",
                                        "it is his",
                                        "the hash of what he must type to prove it",
                                        "how often the web address has failed, one time after the other",
                                        "how it failed last"};
};
BOOST_DESCRIBE_STRUCT(NoticeWishes, (), (webhook, key, mail, confirmed, code, failures, fault))

struct NotifyParams {
  std::optional<std::string> webhook;
  std::optional<std::string> mail;
  std::optional<bool> resume;

  static constexpr const char* kName = "NotifyParams";
  static constexpr std::array kNotes = {
      "a web address that is sent a POST when it is your turn; empty: none. Left out: as before",
      "a mail address; a code is sent there, and `confirm_mail` takes it. Empty: none. Left out: as before",
      "true: your web address, which was switched off, is told again; its key stays"};
};
BOOST_DESCRIBE_STRUCT(NotifyParams, (), (webhook, mail, resume))

struct ConfirmMailParams {
  std::string code;

  static constexpr const char* kName = "ConfirmMailParams";
  static constexpr std::array kNotes = {"that came by mail"};
};
BOOST_DESCRIBE_STRUCT(ConfirmMailParams, (), (code))

struct NoticesReply {
  std::optional<std::string> webhook;
  std::optional<std::string> key;
  std::optional<std::string> mail;
  bool confirmed = false;
  bool can_mail = false;
  std::optional<std::string> webhook_fault;
  bool webhook_off = false;

  static constexpr const char* kName = "NoticesReply";
  static constexpr std::array kNotes = {
      "the web address",
      "by which what is sent there is signed",
      "the mail address",
      "it is yours: mail is sent there",
      "this server sends mail at all",
      "why the last notice did not reach the web address; left out: it did",
      "the web address kept failing and is not told any more; `notify` with `resume` switches it on again"};
};
BOOST_DESCRIBE_STRUCT(NoticesReply, (), (webhook, key, mail, confirmed, can_mail, webhook_fault, webhook_off))

struct PlayerParams {
  std::optional<std::int64_t> player;

  static constexpr const char* kName = "PlayerParams";
  static constexpr std::array kNotes = {"the account, as seats name it; left out: you"};
};
BOOST_DESCRIBE_STRUCT(PlayerParams, (), (player))

struct ShowsParams {
  std::string shows;

  static constexpr const char* kName = "ShowsParams";
  static constexpr std::array kNotes = {
      "what others see on your page: `nothing`, `results`, or `games` that are open to onlookers as well"};
};
BOOST_DESCRIBE_STRUCT(ShowsParams, (), (shows))

struct RecordOfResults {
  std::string game;
  std::string against;
  int played = 0;
  int won = 0;

  static constexpr const char* kName = "RecordOfResults";
  static constexpr std::array kNotes = {"which game", "`people`, or the level of the bots where nobody else played",
                                        "how many games that have ended", "how many of them won, alone or shared"};
};
BOOST_DESCRIBE_STRUCT(RecordOfResults, (), (game, against, played, won))

struct PlayerReply {
  std::int64_t id = 0;
  std::string name;
  bool bot = false;
  bool mine = false;
  std::string shows;
  std::optional<std::vector<RecordOfResults>> results;
  std::optional<std::vector<TableReply>> games;

  static constexpr const char* kName = "PlayerReply";
  static constexpr std::array kNotes = {"of the account",
                                        "what it is called",
                                        "a program plays",
                                        "it is you",
                                        "what others see: `nothing`, `results` or `games`",
                                        "by game and opponents; left out: it is not shown",
                                        "that have ended, the newest first; left out: they are not shown"};
};
BOOST_DESCRIBE_STRUCT(PlayerReply, (), (id, name, bot, mine, shows, results, games))

}  // namespace regalia::server
