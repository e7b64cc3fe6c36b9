// Made by `regalia types`; do not change by hand.

/** A seat's number from 1; `chance` and `all` are for owners of a table, and for replays. */
export type SeatName = number | 'chance' | 'all';

/** A seat's number from 1; `removed`: out of the game; `taken`: by somebody, face down. */
export type Owner = number | 'removed' | 'taken';

export interface Nothing {
}

export interface GamesReply {
  /** every game there is */
  games: GameInfo[];
}

export interface GameInfo {
  /** as in `game` */
  id: string;
  /** for people */
  name: string;
  /** a sentence */
  summary: string;
  /** fewest seats */
  least_players: number;
  /** most seats */
  most_players: number;
  /** seats if nothing is said */
  usual_players: number;
  /** raised when old records would come out differently */
  rules_version: number;
  /** all switches */
  options: OptionInfo[];
  /** editions and usual variants */
  presets: PresetInfo[];
  /** players that are not people */
  bots: BotInfo[];
}

export interface OptionInfo {
  /** as in `options` */
  name: string;
  /** for people */
  title: string;
  /** all allowed values */
  choices: string[];
  /** the value if nothing is said */
  standard: string;
  /** a sentence or two for players */
  help: string;
}

export interface PresetInfo {
  /** as in `preset` */
  name: string;
  /** for people */
  title: string;
  /** the options it stands for */
  options: Record<string, string>;
}

export interface BotInfo {
  /** as in `bot` */
  id: string;
  /** how it likes to play, in a sentence */
  summary: string;
  /** how hard it is to beat: `easy` or `steady` */
  level: string;
  /** imagined games a move; 0: it does not think ahead */
  usual_budget: number;
}

export interface RulesParams {
  /** which game; `table` for the rules that hold at every table */
  game: string;
}

export interface RulesReply {
  /** in Markdown; every rule is under its id */
  text: string;
}

export interface NewParams {
  /** which game */
  game: string;
  /** how many seats; the usual number if left out */
  players?: number;
  /** an edition or variant by name */
  preset?: string;
  /** switches by name, over those of the preset */
  options?: Record<string, string>;
  /** what a printed copy says differently */
  facts?: unknown;
  /** a name for each seat */
  names?: string[];
  /** `fair` (the default), `seeded` or `manual` */
  chance?: string;
  /** repeats the same chance; makes it `seeded` if `chance` is left out */
  seed?: number;
  /** the seats that add to the seed of a fair table */
  contributors?: SeatName[];
  /** what is taken back by right: `silent` (the default), what nobody was told of; `turn`, all that a seat did in its turn and that brought nothing hidden to light */
  take_back?: string;
}

export interface StatusReply {
  /** which game */
  game: string;
  /** of its rules */
  rules_version: number;
  /** how many seats */
  players: number;
  /** of the seats */
  names: string[];
  /** every switch as it applies */
  options: Record<string, string>;
  /** what a printed copy says differently; left out: nothing */
  facts?: unknown;
  /** where outcomes come from */
  chance: ChanceInfo;
  /** what the game waits for */
  pending: PendingInfo;
  /** counts what the viewer was told and did; `play` may name it. Notices say it besides */
  step?: number;
  /** somebody asks to take back */
  request?: RequestInfo;
  /** whether the viewer could take back its last decision: by `right`, or by `consent` of the others; left out: there is none */
  undo?: string;
  /** when the game has ended */
  result?: SeatResult[];
  /** the result in a sentence or two, with what decided a tie */
  outcome?: string;
  /** who won: the part of `outcome` that stands above a result */
  headline?: string;
  /** the rest of `outcome`: by how much, and what decided a tie */
  why?: string;
  /** the table cannot go on, by a fault of the program: why */
  trouble?: string;
}

export interface ChanceInfo {
  /** where outcomes come from */
  kind: 'fair' | 'seeded' | 'manual';
  /** whether outcomes follow from a seed that was committed to */
  fair: boolean;
  /** of a fair table: what it committed to */
  commitment?: string;
  /** of its contributors; note them before you reveal, and compare with the record */
  commitments: CommitmentInfo[];
  /** contributors the game waits for */
  yet_to_commit: SeatName[];
  /** contributors the game waits for */
  yet_to_reveal: SeatName[];
  /** of a fair table whose game has ended: what it had committed to */
  secret?: string;
}

export interface CommitmentInfo {
  /** whose */
  seat: SeatName;
  /** what it committed to */
  commitment: string;
}

export interface PendingInfo {
  /** how it is asked; only at `over` nobody is awaited */
  step: 'turn' | 'sealed' | 'open' | 'chance' | 'over';
  /** those without whom the game does not go on, as far as the viewer may know; an owner who names no seat is told all */
  owing: SeatName[];
  /** those who may act besides: who has answered under seal and may still change it, or is done in an open step and may still act */
  may_revise: SeatName[];
  /** at a chance step: for whom it draws; left out: for the table */
  chance_for?: SeatName;
  /** at a chance step: what it draws, as fair chance counts it */
  chance_of?: string;
}

export interface RequestInfo {
  /** as `consent` names it */
  number: number;
  /** who wants to take back */
  seat: SeatName;
  /** the first line of the log that would no longer stand */
  from_line: number;
  /** who has agreed */
  agreed: SeatName[];
}

export interface SeatResult {
  /** whose */
  seat: SeatName;
  /** 1 for the winner or winners */
  place: number;
  /** in all */
  points: number;
  /** where they come from */
  lines: ScoreLine[];
}

export interface ScoreLine {
  /** where they come from */
  source: string;
  /** how many */
  points: number;
}

export interface LoadParams {
  /** the text of a record, as `record` gives it */
  record?: string;
  /** with a record of a fair table that has not ended: its secret, to go on */
  secret?: string;
  /** instead of a record: a position, as the whole reply of `position` gives it */
  position?: PositionReply;
  /** with a position: as for `new` */
  names?: string[];
  /** with a position: as for `new` */
  chance?: string;
  /** with a position: as for `new` */
  seed?: number;
}

export interface PositionReply {
  /** which game */
  game: string;
  /** of its rules */
  rules_version: number;
  /** how many seats */
  players: number;
  /** every switch as it applies */
  options: Record<string, string>;
  /** what a printed copy says differently */
  facts?: unknown;
  /** everything, hidden things included; each game has its own shape, and says its `format` in front */
  position: unknown;
  /** that belong to the position: a list of `number`, `text` and `readers` */
  words?: unknown;
}

export interface SeatParams {
  /** whose view; an onlooker's if left out */
  seat?: SeatName;
}

export interface ComponentsReply {
  /** what never changes in this game: names, costs, values, by the ids that views and moves use; each game has its own shape */
  components: unknown;
}

export interface ViewParams {
  /** whose view; of an owner: nobody's if left out. When the game has ended, anybody's may be asked for */
  seat?: SeatName;
  /** as it was when this line of that seat's log was told; now if left out */
  line?: number;
  /** when the game has ended, in place of a line: as it was after this step of the record */
  step?: number;
}

export interface ViewReply {
  /** whose view; left out for an onlooker */
  seat?: SeatName;
  /** of an earlier moment: the last line of that seat's log then */
  line?: number;
  /** of an earlier moment, when the game has ended: the step of the record */
  step?: number;
  /** what the game waits for */
  pending: PendingInfo;
  /** all that the seat sees; each game has its own shape */
  view: unknown;
}

export interface ActorParams {
  /** who would play; `chance` for its outcomes */
  seat?: SeatName;
}

export interface MovesReply {
  /** what the seat is asked, in a sentence or two */
  prompt?: string;
  /** the answer it has given under seal, and may still change */
  given?: string;
  /** everything the seat may play now; nothing if it is not asked */
  moves: MoveInfo[];
}

export interface MoveInfo {
  /** its text, as `play` takes it */
  move: string;
  /** what is done, as the game's moves name it (`x-games` of the schema) */
  verb: string;
  /** to what and with what; of a range, without the amount */
  args: Record<string, string | number>;
  /** a phrase for people */
  does: string;
  /** ids of the board elements it is about */
  touches: string[];
  /** of a range: a space and an amount behind it make a move */
  stem?: string;
  /** of a range: the smallest amount */
  least?: number;
  /** of a range: the largest amount */
  most?: number;
  /** how many bytes of words may go with it; left out: none */
  words?: number;
  /** of an outcome of chance: how likely it is, against the others */
  weight?: number;
  /** what clients handle alike in every game: `done` says that one is done in an open step; `draft`, `clause`, `strike`, `put`, `counter`, `accept`, `refuse` and `withdraw` are steps of a deal; `begin` and `part` belong to an act of several moves, which `plan` thinks through */
  role?: 'done' | 'draft' | 'clause' | 'strike' | 'put' | 'counter' | 'accept' | 'refuse' | 'withdraw' | 'begin' | 'part';
  /** the id of the deal it is about, as `deals` gives it */
  deal?: string;
  /** of moves that may be listed together: what all of them do */
  heading?: string;
  /** of moves that may be listed together: what this one does it with */
  choice?: string;
}

export interface PlanParams {
  /** who would play */
  seat?: SeatName;
  /** texts of the first moves; empty: what is under way goes on */
  moves: string[];
}

export interface PlanReply {
  /** what all of it does, a phrase for people; empty: the game has none */
  does: string;
  /** what to `play`, as one list */
  steps: PlannedMove[];
  /** what it uses up, what was laid before included */
  uses: UsedInfo[];
  /** nothing of the act is left to decide */
  complete: boolean;
}

export interface PlannedMove {
  /** its text */
  move: string;
  /** a phrase for people */
  does: string;
  /** ids of the elements it is about */
  touches: string[];
  /** what could be played instead, where the act goes on */
  others: MoveInfo[];
}

export interface UsedInfo {
  /** the id of an element */
  element: string;
  /** how many of it */
  count: number;
}

export interface ConsultParams {
  /** who asks */
  seat?: SeatName;
  /** what, as the game names it: of Blood Royale `p12`, a person, or `march` */
  about: string;
  /** texts of moves that are played in thought first: of a march, who goes */
  moves?: string[];
}

export interface ConsultReply {
  /** each game has its own shapes; left out: there is nothing of that name */
  found?: unknown;
}

export interface DealsReply {
  /** those that the seat is a party to, and its own draft */
  deals: DealInfo[];
}

export interface DealInfo {
  /** as moves name it; it tells nothing of other deals */
  id: string;
  /** the seats between which it is, from 1 */
  parties: number[];
  /** who began it */
  maker: number;
  /** whose wording stands; the others answer */
  last_word?: number;
  /** counts the wordings; answers name it */
  revision: number;
  /** how it stands */
  state: 'draft' | 'offered' | 'accepted' | 'refused' | 'withdrawn';
  /** of a draft: the deal that it answers */
  answers?: string;
  /** what it says */
  clauses: ClauseInfo[];
  /** that went with the wording */
  words?: string;
  /** who has agreed to this wording */
  agreed: number[];
}

export interface ClauseInfo {
  /** a sentence */
  text: string;
  /** the seat that gives something by it, from 1 */
  gives?: number;
  /** the seat that gets it */
  to?: number;
}

export interface WishesInfo {
  /** what the seat can wish for, whatever it holds */
  possible: WishInfo[];
  /** texts of moves, the most wanted first */
  chosen: string[];
}

export interface WishInfo {
  /** as `wish` takes it */
  move: string;
  /** a phrase for people */
  does: string;
  /** at which steps, in a phrase */
  when: string;
  /** of an amount that may be chosen: the last word of the move */
  least?: number;
  /** of such an amount */
  most?: number;
}

export interface WhyParams {
  /** who would play it */
  seat?: SeatName;
  /** the text of a move */
  move: string;
}

export interface WhyReply {
  /** whether the rules allow it now */
  legal: boolean;
  /** the rule that forbids it */
  rule?: string;
  /** why, in a sentence */
  reason?: string;
}

export interface PlayParams {
  /** who plays; `chance` at a table with manual chance */
  seat?: SeatName;
  /** texts of moves: all are played or none */
  moves: string[];
  /** words that go with them, one text for each move; an empty one: none */
  words?: string[];
  /** the step that is answered, as `status` gives it: refused if that is past */
  step?: number;
}

export interface PlayReply {
  /** the step of the seat now */
  step: number;
  /** what the game waits for now; an owner is told all of it */
  pending: PendingInfo;
  /** what the seat was told meanwhile; left out where notices tell it */
  lines?: LogInfo[];
}

export interface LogInfo {
  /** from 1, counted for this viewer alone */
  line: number;
  /** a sentence; empty: nothing to read */
  text: string;
  /** the seat that it is about, whose name it begins with */
  about?: SeatName;
  /** the seats that it names, if any */
  named?: SeatName[];
  /** the sentence without that name, for lists under it; left out where it makes no sense without */
  rest?: string;
  /** the points that this brings, where it brings any */
  gains?: GainInfo[];
  /** what happened, for clients that play it on the board: an object with a `kind`, in the shape of the game */
  shows?: unknown;
  /** of words that went with a move: whose they are */
  speaker?: SeatName;
  /** of words that went with a move: the words; `text` has them too */
  words?: string;
  /** something was taken back: the lines from here on no longer stand */
  undone_from?: number;
}

export interface GainInfo {
  /** who gains them */
  seat: SeatName;
  /** how many */
  points: number;
}

export interface LogParams {
  /** whose log; an onlooker's if left out; `all` for the owner */
  seat?: SeatName;
  /** only lines after this number */
  since?: number;
  /** so many lines at most; never more than 1000 */
  most?: number;
}

export interface LogReply {
  /** in order */
  lines: LogInfo[];
  /** others follow: ask again `since` the last of these */
  more: boolean;
}

export interface WishParams {
  /** whose wishes */
  seat?: SeatName;
  /** texts of moves, the most wanted first; empty: pass */
  moves: string[];
}

export interface UndoParams {
  /** who takes back */
  seat?: SeatName;
  /** how many of its own decisions; 1 if left out */
  decisions?: number;
}

export interface UndoReply {
  /** whether it has been taken back */
  done: boolean;
  /** the number of the request, while one stands */
  request?: number;
  /** whose consent is still needed */
  waiting_for: SeatName[];
}

export interface ConsentParams {
  /** who answers */
  seat?: SeatName;
  /** the number of the request, as `status` gives it */
  request: number;
  /** one refusal ends the request */
  agree: boolean;
}

export interface CommitParams {
  /** who commits */
  seat?: SeatName;
  /** 64 hexadecimal digits; docs/fair_chance.md says of what */
  commitment: string;
}

export interface ChanceReply {
  /** who has contributed */
  chance: ChanceInfo;
  /** what the game waits for */
  pending: PendingInfo;
}

export interface RevealParams {
  /** who opens */
  seat?: SeatName;
  /** 64 hexadecimal digits: what the seat committed to */
  secret: string;
}

export interface RecordReply {
  /** a header and a line for each step; docs/records.md describes it */
  record: string;
  /** for the owner of a fair table that has not ended: keep it to go on later */
  secret?: string;
}

export interface CourseReply {
  /** where the points of a seat changed, and the end */
  course: CoursePoint[];
  /** the record has been checked: every line, move and hash is right */
  sound: boolean;
  /** what the check says */
  verdict: string;
  /** of a sound record: of a sound record: whether the dice are proved */
  dice?: 'proved' | 'unopened' | 'repeated' | 'chosen';
}

export interface CoursePoint {
  /** of your log */
  line: number;
  /** of each seat at that moment */
  points: number[];
}

export interface DrawsParams {
  /** so many draws are known already */
  since?: number;
}

export interface DrawsReply {
  /** of the contributors; the table's own is in `status` */
  secrets: SecretInfo[];
  /** in the order of the record, with those that were taken back; 200 at most */
  draws: DrawInfo[];
  /** whether there are more behind these */
  more: boolean;
}

export interface SecretInfo {
  /** whose */
  seat: SeatName;
  /** what it had committed to */
  secret: string;
}

export interface DrawInfo {
  /** who drew, and for what; draws are counted within it, from 0 */
  scope: string;
  /** in the order in which the ticket counts them */
  possible: PossibleInfo[];
  /** what came of it */
  drawn: string;
}

export interface PossibleInfo {
  /** what could come of it */
  move: string;
  /** how many of the tickets mean it */
  weight: number;
}

export interface ReviewReply {
  /** which bot */
  bot: string;
  /** every decision that had a choice, in order */
  decisions: OpinionInfo[];
  /** the places, among those decisions and from 0, of the three that cost most */
  turning_points: number[];
}

export interface OpinionInfo {
  /** the last line of your log before the decision */
  line: number;
  /** whose decision it was */
  seat: SeatName;
  /** what was played, and what it promised */
  played: PromiseInfo;
  /** what the bot would have played; left out if nothing was better */
  better?: PromiseInfo;
}

export interface PromiseInfo {
  /** its text */
  move: string;
  /** in words */
  does: string;
  /** of a thousand such games, so many are won */
  wins: number;
  /** expected at the end, in tenths of a point */
  points: number;
}

export interface VerifyParams {
  /** the text of a record */
  record: string;
}

export interface VerifyReply {
  /** every line, move and hash is right */
  sound: boolean;
  /** in a sentence or two */
  verdict: string;
  /** of a record that is not sound: where it breaks; 0 is the header */
  step?: number;
  /** of a sound record: whether the dice are proved */
  dice?: 'proved' | 'unopened' | 'repeated' | 'chosen';
}

export interface BotParams {
  /** for whom */
  seat: SeatName;
  /** which bot, as `games` lists them */
  bot: string;
  /** how many imagined games it may play, up to 1,000,000 */
  budget?: number;
  /** makes its choice repeatable */
  seed?: number;
}

export interface BotReply {
  /** what it would play; nothing is played */
  move: string;
  /** a phrase for people */
  does: string;
  /** what it would say with it */
  words?: string;
}

export interface GuestParams {
  /** what you are called; other guests may be called so too, nobody who has signed up */
  name: string;
}

export interface MeReply {
  /** of the account */
  id: number;
  /** what you are called */
  name: string;
  /** without a passphrase */
  guest: boolean;
  /** a program plays */
  bot: boolean;
  /** when you have just become known: what proves it from now on */
  token?: string;
  /** when you have just logged in: shows from now on that this device has done so */
  device?: string;
  /** how many you have left */
  recovery_codes: number;
  /** whether you log in with a code besides the passphrase */
  two_factor: boolean;
}

export interface SignInParams {
  /** what you are called */
  name: string;
  /** 8 to 200 letters */
  passphrase: string;
  /** when signing up: whether a program plays */
  bot?: boolean;
  /** when logging in, with two-factor log-in: of the authenticator app, or a recovery code */
  code?: string;
}

export interface SessionsReply {
  /** by which you are known, the last used first */
  sessions: SessionInfo[];
}

export interface SessionInfo {
  /** as `end_sessions` takes it */
  id: string;
  /** seconds since 1970 */
  begun: number;
  /** when it was last used, to the hour */
  seen: number;
  /** from where it was last used */
  address: string;
  /** what the browser or program called itself when it began */
  agent: string;
  /** it is the one that asks */
  mine: boolean;
}

export interface EndSessionsParams {
  /** which; left out: all but this one */
  session?: string;
}

export interface PassphraseParams {
  /** the one you have */
  passphrase: string;
  /** the one you want: 8 to 200 letters */
  next: string;
  /** with two-factor log-in: of the authenticator app, or a recovery code */
  code?: string;
}

export interface DeviceReply {
  /** shows from now on that this device has logged in; the one from before does not */
  device: string;
}

export interface ProveParams {
  /** yours; left out: you are a guest */
  passphrase?: string;
  /** with two-factor log-in: of the authenticator app, or a recovery code */
  code?: string;
}

export interface RecoveryReply {
  /** each lets you in once, in place of the passphrase or of a code of the authenticator app; those from before no longer hold */
  codes: string[];
}

export interface RecoverParams {
  /** what you are called */
  name: string;
  /** one of your recovery codes */
  code: string;
  /** the one you want from now on: 8 to 200 letters */
  passphrase: string;
  /** with two-factor log-in: six digits that the authenticator app shows now */
  app_code?: string;
}

export interface TwoFactorReply {
  /** as it is typed into an authenticator app */
  secret: string;
  /** the same as an `otpauth:` link, for a QR code */
  link: string;
}

export interface CodeParams {
  /** six digits that the authenticator app shows now */
  code: string;
}

export interface CreateParams {
  /** which game */
  game: string;
  /** how many seats; the usual number if left out */
  players?: number;
  /** an edition or variant by name */
  preset?: string;
  /** switches by name, over those of the preset */
  options?: Record<string, string>;
  /** for each seat: me, person or the id of a bot; me and persons if left out */
  seats?: string[];
  /** for each seat: what you are called there, where one screen serves several; empty: your own name */
  names?: string[];
  /** whether others find it in the list and may look on; true if left out */
  listed?: boolean;
  /** how much time people have; left out: as much as they like */
  clock?: ClockSettings;
  /** true: the game waits until every person's client has added to chance */
  contribute?: boolean;
  /** whether all that one did in one's turn may be taken back by right while nothing hidden has come to light, and `hint` is answered; if left out: true for tables that are not in the list */
  friendly?: boolean;
  /** repeats the same chance, for lessons and tests; such a table is not in the list and counts for nothing */
  seed?: number;
  /** whether one person may have several seats, since a screen is shared; if left out: true where several seats are for me */
  shared?: boolean;
}

export interface ClockSettings {
  /** seconds that each person has for the whole game; they do not run while the table is not served */
  bank?: number;
  /** with a bank: seconds more for every turn; nobody has more than bank and gain */
  gain?: number;
  /** instead of a bank: seconds for each turn, afresh */
  turn?: number;
  /** what happens when time is up: the others `vote` (if left out), a `bot` plays until the seat is taken back, a bot makes the `move`, or the game is at its `end` */
  late?: string;
}

export interface TableReply {
  /** of the table */
  id: string;
  /** which game */
  game: string;
  /** switches that were chosen */
  options: Record<string, string>;
  /** how far it is; `abandoned`: ended before its time; `set-aside`: what is kept of it cannot be used */
  stage: 'gathering' | 'playing' | 'over' | 'abandoned' | 'set-aside';
  /** who sits where */
  seats: SeatInfo[];
  /** seconds since 1970 */
  changed: number;
  /** the game waits for you */
  asked: boolean;
  /** you made the table */
  host: boolean;
  /** others find it in the list and may look on */
  listed: boolean;
  /** what was told may be taken back within a turn, and bots give advice */
  friendly: boolean;
  /** its chance was chosen beforehand */
  seeded: boolean;
  /** one person may have several seats */
  shared: boolean;
  /** nobody has touched it for long; it comes back when it is opened */
  archived: boolean;
  /** how much time people have; left out: as much as they like */
  clock?: ClockSettings;
  /** of each seat, when the game has ended */
  result?: FinishInfo[];
  /** of a table that tries out what would have been: where it began */
  goes_on_from?: Origin;
}

export interface SeatInfo {
  /** who sits there; left out if nobody does */
  name?: string;
  /** the bot that plays it */
  bot?: string;
  /** it is you */
  mine: boolean;
  /** the account, as `player` names it */
  player?: number;
  /** has not signed up: anybody might be called so */
  guest: boolean;
}

export interface FinishInfo {
  /** what the seat was called there */
  name: string;
  /** 1 for the winner or winners */
  place: number;
  /** in all */
  points: number;
}

export interface Origin {
  /** its table */
  table: string;
  /** the line of its log */
  line: number;
  /** of whose log; left out: an onlooker's */
  seat?: SeatName;
}

export interface TablesParams {
  /** which fifty of each list, from 1; the first if left out */
  page?: number;
  /** true: only yours that nobody has touched for long */
  archived?: boolean;
}

export interface TablesReply {
  /** where you sit: first those that wait for you, last those that have ended */
  mine: TableReply[];
  /** where a seat is free */
  open: TableReply[];
  /** where you can look on */
  playing: TableReply[];
  /** the names of those of these lists that have another page */
  more: string[];
}

export interface TableParams {
  /** the id of a table */
  table: string;
}

export interface JoinParams {
  /** the id of a table */
  table: string;
  /** which seat; the first free one if left out */
  seat?: SeatName;
  /** what was given for the seat; needed where the table is not in the list */
  invitation?: string;
}

export interface AssignParams {
  /** the id of a table of yours whose game has not begun */
  table: string;
  /** which seat */
  seat: SeatName;
  /** the id of a bot; or `person`: the seat is free again, whoever was there */
  to: string;
}

export interface InviteParams {
  /** the id of a table */
  table: string;
  /** for which seat; left out: to look on */
  seat?: SeatName;
  /** true: the invitation that was given no longer holds */
  withdraw?: boolean;
}

export interface InviteReply {
  /** whoever has it may take the seat, or look on; an older one no longer holds */
  invitation?: string;
}

export interface WhatIfParams {
  /** the id of a table whose game has ended */
  table: string;
  /** from the moment when this line was told */
  line: number;
  /** of whose log; an onlooker's if left out */
  seat?: SeatName;
  /** for each seat: me or the id of a bot; me everywhere if left out */
  seats?: string[];
  /** to look on; needed where the game is private and you did not play it */
  invitation?: string;
}

export interface PlayerParams {
  /** the account, as seats name it; left out: you */
  player?: number;
}

export interface PlayerReply {
  /** of the account */
  id: number;
  /** what it is called */
  name: string;
  /** a program plays */
  bot: boolean;
  /** it is you */
  mine: boolean;
  /** what others see: `nothing`, `results` or `games` */
  shows: string;
  /** by game and opponents; left out: it is not shown */
  results?: RecordOfResults[];
  /** that have ended, the newest first; left out: they are not shown */
  games?: TableReply[];
}

export interface RecordOfResults {
  /** which game */
  game: string;
  /** `people`, or the level of the bots where nobody else played */
  against: string;
  /** how many games that have ended */
  played: number;
  /** how many of them won, alone or shared */
  won: number;
}

export interface ShowsParams {
  /** what others see on your page: `nothing`, `results`, or `games` that are open to onlookers as well */
  shows: string;
}

export interface NoticesReply {
  /** the web address */
  webhook?: string;
  /** by which what is sent there is signed */
  key?: string;
  /** the mail address */
  mail?: string;
  /** it is yours: mail is sent there */
  confirmed: boolean;
  /** this server sends mail at all */
  can_mail: boolean;
  /** why the last notice did not reach the web address; left out: it did */
  webhook_fault?: string;
  /** the web address kept failing and is not told any more; `notify` with `resume` switches it on again */
  webhook_off: boolean;
}

export interface NotifyParams {
  /** a web address that is sent a POST when it is your turn; empty: none. Left out: as before */
  webhook?: string;
  /** a mail address; a code is sent there, and `confirm_mail` takes it. Empty: none. Left out: as before */
  mail?: string;
  /** true: your web address, which was switched off, is told again; its key stays */
  resume?: boolean;
}

export interface ConfirmMailParams {
  /** that came by mail */
  code: string;
}

export interface RegardParams {
  /** the account, as seats name it */
  player: number;
  /** `muted`: you are not told what he says; `blocked`: nor can he join tables of yours or remind you; `anybody` */
  as: string;
}

export interface RegardsReply {
  /** whom you keep away from */
  players: RegardInfo[];
}

export interface RegardInfo {
  /** the account */
  player: number;
  /** what he is called now */
  name: string;
  /** `muted` or `blocked` */
  as: string;
}

export interface ReportParams {
  /** about whom: the account, as seats name it */
  player?: number;
  /** or where: the id of a table */
  table?: string;
  /** what is wrong, in up to 1000 letters */
  text: string;
}

export interface SayParams {
  /** up to 500 letters */
  text: string;
  /** the seats that may read it; everybody if left out */
  to?: SeatName[];
}

export interface ChatInfo {
  /** counts what you may read */
  number: number;
  /** a name */
  from: string;
  /** what was said */
  text: string;
  /** seconds since 1970 */
  time: number;
  /** the seats that may read it, if not everybody */
  to?: SeatName[];
  /** true: you have muted this person, and the text is left out */
  muted?: boolean;
}

export interface ChatParams {
  /** what was said after this number; left out: the last page */
  since?: number;
  /** only what was said before this number */
  before?: number;
}

export interface ChatReply {
  /** in order, a hundred at most */
  lines: ChatInfo[];
  /** others came before: ask `before` the first of these */
  earlier: boolean;
  /** others follow: ask `since` the last of these */
  more: boolean;
}

export interface HandOverParams {
  /** which bot plays your seat from now on; left out: you play it again */
  bot?: string;
}

export interface VoteParams {
  /** about whom: a seat whose time is up */
  seat: SeatName;
  /** `bot`: one plays for it until it takes the seat back; `end`: the game ends; `wait` */
  what: string;
}

export interface NudgeParams {
  /** whom: a seat that the game waits for, as `owing` shows you */
  seat: SeatName;
}

export interface RoyalsComponents {
  /** four */
  countries: CountryInfo[];
  /** kinds of Intrigue cards */
  intrigue: IntrigueInfo[];
  /** lowest first */
  titles: TitleInfo[];
  /** all, by country */
  cities: CityInfo[];
  /** points of the Noble House markers, the first first */
  house_bonus: number[];
  /** three */
  periods: PeriodInfo[];
  /** how many cards a hand may keep */
  hand_limits: CardCounts;
  /** how many cards stand for one */
  cards_for_a_wild: CardCounts;
  /** how many Country cards lie face up */
  display: number;
  /** `cathedral` or `city-space` */
  vanquished_rest: string;
}

export interface RoyalsView {
  /** `start`, `announce`, `draw`, `draw-country`, `draw-intrigue`, `play`, `discard`, `refill` or `over` */
  phase: 'start' | 'announce' | 'draw' | 'draw-country' | 'draw-intrigue' | 'play' | 'discard' | 'refill' | 'over';
  /** whose turn it is */
  turn?: Owner;
  /** who began */
  start?: Owner;
  /** from 1 */
  period: number;
  /** the trigger has come: the period ends after this turn, the last one after this round */
  period_ends: boolean;
  /** Country cards face up */
  display: Record<string, number>;
  /** Country cards face down */
  pile: number;
  /** Country cards laid aside */
  discard: Record<string, number>;
  /** Intrigue cards face down */
  intrigue_pile: number;
  /** Intrigue cards laid aside */
  intrigue_discard: Record<string, number>;
  /** the viewer's own */
  hand: HandInfo;
  /** what the viewer is paying for */
  claim?: ClaimInfo;
  /** who holds which noble; left out: free */
  nobles: Record<string, Owner>;
  /** cubes in cities, by seat: who was driven out */
  vanquished: Record<string, Record<string, number>>;
  /** what is known of each seat */
  seats: PlayerInfo[];
  /** by country: who would get the period's markers if it ended now, ties broken */
  leaders: Record<string, TwoOwners>;
  /** who has won which marker */
  markers: MarkersInfo;
}

export interface CountryInfo {
  /** as moves and views name it */
  id: string;
  /** for people */
  name: string;
  /** points of its two Country markers, the first and the second */
  bonus: number[];
}

export interface IntrigueInfo {
  /** the ids of its two countries, joined by `-` */
  id: string;
  /** for people */
  name: string;
}

export interface TitleInfo {
  /** as nobles name it */
  id: string;
  /** for people */
  name: string;
  /** points for the sole majority of its cubes */
  full: number;
  /** points for each of two who tie for it; if more tie, nobody gets any */
  half: number;
}

export interface CityInfo {
  /** as views name it */
  id: string;
  /** for people */
  name: string;
  /** the id of its country */
  country: string;
  /** points of its City marker */
  bonus: number;
  /** its one or two nobles */
  nobles: NobleInfo[];
}

export interface NobleInfo {
  /** the city and the title, joined by `.` */
  id: string;
  /** for people */
  name: string;
  /** the id of the title */
  title: string;
  /** Country cards */
  cost: number;
  /** in the country */
  influence: number;
  /** Intrigue cards that a take-over takes besides */
  takeover_intrigue: number;
}

export interface PeriodInfo {
  /** in which it ends */
  year: number;
  /** for each country the points for most influence and for second most */
  markers: Record<string, number[]>;
}

export interface CardCounts {
  /** Country cards */
  country: number;
  /** Intrigue cards */
  intrigue: number;
}

export interface HandInfo {
  /** how many of each country */
  country: Record<string, number>;
  /** how many of each kind */
  intrigue: Record<string, number>;
}

export interface ClaimInfo {
  /** who is being claimed or taken over */
  noble: string;
  /** Country cards still to pay */
  country_due: number;
  /** Intrigue cards still to pay */
  intrigue_due: number;
  /** wild Country cards still to lay, once begun */
  country_wilds: number;
  /** wild Intrigue cards still to lay, once begun */
  intrigue_wilds: number;
  /** whether wild Country cards may be laid */
  country_wild: boolean;
  /** whether wild Intrigue cards may be laid */
  intrigue_wild: boolean;
  /** Country cards laid so far */
  country: Record<string, number>;
  /** Intrigue cards laid so far */
  intrigue: Record<string, number>;
}

export interface PlayerInfo {
  /** in the hand */
  country_cards: number;
  /** in the hand */
  intrigue_cards: number;
  /** left in the supply */
  cubes: number;
  /** cubes on the title track, by title */
  titles: Record<string, number>;
  /** now, by country */
  influence: Record<string, number>;
  /** so far; left out where others' markers lie face down */
  points?: number;
}

export interface TwoOwners {
  /** of the first marker; left out: nobody yet */
  first?: Owner;
  /** of the second; left out: nobody yet */
  second?: Owner;
}

export interface MarkersInfo {
  /** by city */
  city: Record<string, Owner>;
  /** by country */
  country: Record<string, TwoOwners>;
  /** `1` to `3`, the first to complete every title */
  house: Record<string, Owner>;
  /** by period from `1`, then by country */
  period: Record<string, Record<string, TwoOwners>>;
  /** by title */
  title: Record<string, TwoOwners>;
}

export type RoyalsEvent =
  | RoyalsStarted
  | RoyalsRevealed
  | RoyalsAnnounced
  | RoyalsDrewCountry
  | RoyalsTookDisplay
  | RoyalsDrewIntrigue
  | RoyalsClaimed
  | RoyalsCityBonus
  | RoyalsCountryBonus
  | RoyalsHouseBonus
  | RoyalsDiscarded
  | RoyalsDroppedIntrigue
  | RoyalsOverLimit
  | RoyalsTurnEnded
  | RoyalsPileShuffled
  | RoyalsIntrigueShuffled
  | RoyalsPeriodEnding
  | RoyalsPeriodMarker
  | RoyalsMarkerRemoved
  | RoyalsTitleFull
  | RoyalsTitleHalf
  | RoyalsTitleRemoved
  | RoyalsGameOver;

export interface RoyalsStarted {
  kind: 'started';
  /** who begins */
  seat?: number;
}

export interface RoyalsRevealed {
  kind: 'revealed';
  /** of the card that joins the display */
  country: string;
}

export interface RoyalsAnnounced {
  kind: 'announced';
  /** who */
  seat?: number;
  /** what will be drawn */
  plan: 'open' | 'three' | 'mixed';
}

export interface RoyalsDrewCountry {
  kind: 'drew-country';
  /** who */
  seat?: number;
  /** left out for those who did not see the card */
  country?: string;
}

export interface RoyalsTookDisplay {
  kind: 'took-display';
  /** who */
  seat?: number;
  /** of the card that was taken */
  country: string;
}

export interface RoyalsDrewIntrigue {
  kind: 'drew-intrigue';
  /** who */
  seat?: number;
  /** left out for those who did not see the card */
  pair?: string;
}

export interface RoyalsClaimed {
  kind: 'claimed';
  /** who */
  seat?: number;
  /** which noble */
  noble: string;
  /** who held it before */
  former?: number;
  /** Country cards paid */
  country: Record<string, number>;
  /** Intrigue cards paid */
  intrigue: Record<string, number>;
}

export interface RoyalsCityBonus {
  kind: 'city-bonus';
  /** who */
  seat?: number;
  /** the city */
  city: string;
}

export interface RoyalsCountryBonus {
  kind: 'country-bonus';
  /** who */
  seat?: number;
  /** the country */
  country: string;
  /** 1 for the first marker, 2 for the second */
  marker: number;
}

export interface RoyalsHouseBonus {
  kind: 'house-bonus';
  /** who */
  seat?: number;
  /** which marker */
  marker: number;
}

export interface RoyalsDiscarded {
  kind: 'discarded';
  /** who */
  seat?: number;
  /** of the card */
  country: string;
}

export interface RoyalsDroppedIntrigue {
  kind: 'dropped-intrigue';
  /** who */
  seat?: number;
  /** which card */
  pair: string;
}

export interface RoyalsOverLimit {
  kind: 'over-limit';
  /** who has more cards than allowed and is to discard */
  seat?: number;
}

export interface RoyalsTurnEnded {
  kind: 'turn-ended';
  /** whose */
  seat?: number;
}

export interface RoyalsPileShuffled {
  kind: 'pile-shuffled';
  /** the Country cards that are shuffled in */
  cards: Record<string, number>;
}

export interface RoyalsIntrigueShuffled {
  kind: 'intrigue-shuffled';
  /** the Intrigue cards that are shuffled in */
  cards: Record<string, number>;
}

export interface RoyalsPeriodEnding {
  kind: 'period-ending';
  /** which */
  period: number;
}

export interface RoyalsPeriodMarker {
  kind: 'period-marker';
  /** who takes it */
  seat?: number;
  /** of which period */
  period: number;
  /** of which country */
  country: string;
  /** `higher` or `lower` */
  rank: 'higher' | 'lower';
  /** of the seat there */
  influence: number;
  /** what decided between equals: `none`, `title` or `city` */
  tie: 'none' | 'title' | 'city';
}

export interface RoyalsMarkerRemoved {
  kind: 'marker-removed';
  /** of which period */
  period: number;
  /** of which country */
  country: string;
  /** `higher` or `lower` */
  rank: 'higher' | 'lower';
  /** how many players have influence there */
  rivals: number;
}

export interface RoyalsTitleFull {
  kind: 'title-full';
  /** who takes the whole marker */
  seat?: number;
  /** of which title */
  title: string;
}

export interface RoyalsTitleHalf {
  kind: 'title-half';
  /** who takes half of the marker */
  seat?: number;
  /** of which title */
  title: string;
}

export interface RoyalsTitleRemoved {
  kind: 'title-removed';
  /** whose marker leaves the game */
  title: string;
  /** how many players are tied */
  tied: number;
}

export interface RoyalsGameOver {
  kind: 'game-over';
}

export type RoyalsMove =
  | { verb: 'announce'; args: { plan: 'three' | 'mixed'; }; }
  | { verb: 'draw-pile'; args: { }; }
  | { verb: 'draw-display'; args: { country: 'france' | 'german' | 'britain' | 'spain'; }; }
  | { verb: 'draw-intrigue'; args: { }; }
  | { verb: 'claim'; args: { noble: string; }; }
  | { verb: 'takeover'; args: { noble: string; }; }
  | { verb: 'pay'; args: { country: 'france' | 'german' | 'britain' | 'spain'; }; }
  | { verb: 'wild'; args: { country: 'france' | 'german' | 'britain' | 'spain'; }; }
  | { verb: 'intrigue'; args: { pair: 'france-german' | 'france-britain' | 'france-spain' | 'german-britain' | 'german-spain' | 'britain-spain'; }; }
  | { verb: 'wild-intrigue'; args: { pair: 'france-german' | 'france-britain' | 'france-spain' | 'german-britain' | 'german-spain' | 'britain-spain'; }; }
  | { verb: 'end'; args: { }; }
  | { verb: 'discard'; args: { country: 'france' | 'german' | 'britain' | 'spain'; }; }
  | { verb: 'discard-intrigue'; args: { pair: 'france-german' | 'france-britain' | 'france-spain' | 'german-britain' | 'german-spain' | 'britain-spain'; }; }
  | { verb: 'start'; args: { seat: number; }; }
  | { verb: 'deal'; args: { country: 'france' | 'german' | 'britain' | 'spain'; }; }
  | { verb: 'deal-intrigue'; args: { pair: 'france-german' | 'france-britain' | 'france-spain' | 'german-britain' | 'german-spain' | 'britain-spain'; }; };

export interface GambitComponents {
  /** those in the sets */
  conspirators: ConspiratorInfo[];
  /** six */
  disciplines: DisciplineInfo[];
  /** goals in each round */
  columns: number;
  /** six */
  rounds: number;
  /** cards in a usual hand */
  hand: number;
  /** for whoever has the Crown at the end */
  crown_points: number;
  /** for each Gold card kept */
  gold_points: number;
}

export interface GambitView {
  /** `start`, `deal`, `goals`, `place`, `hide`, `replace`, `swap`, `extra`, `draw`, `refill` or `over` */
  phase: 'start' | 'deal' | 'goals' | 'place' | 'hide' | 'replace' | 'swap' | 'extra' | 'draw' | 'refill' | 'over';
  /** whose turn it is; before the first round, who begins */
  turn?: number;
  /** who decides or draws, where that is another */
  actor?: number;
  /** from 1; 7 when the game is over */
  round: number;
  /** of the effect that is being carried out, from 1 */
  column?: number;
  /** where a Lodestone Rock binds the next card */
  bound?: number;
  /** who has the Crown card */
  crown?: number;
  /** from left to right */
  columns: ColumnInfo[];
  /** the viewer's own */
  hand: string[];
  /** what is left in the viewer's own supply, in no order */
  supply: string[];
  /** of the viewer's own discards, those that nobody else has seen */
  unseen_discards: string[];
  /** by seat */
  seats: GambitSeat[];
}

export interface ConspiratorInfo {
  /** as moves and views name it */
  id: string;
  /** for people */
  name: string;
  /** at most 10 letters */
  short_name: string;
  /** left out: it has none of its own */
  value?: number;
  /** of two-value cards: under a goal of their discipline */
  second_value?: number;
  /** of two-value cards */
  discipline?: string;
  /** `none`, `two-values`, `effect` or `talent` */
  ability: string;
  /** of talents: the lowest works first */
  initiative?: number;
  /** in each player's set */
  copies: number;
  /** what it does, in a sentence or two; may be empty */
  text: string;
  /** how sure the value is: `sourced`, `inferred`, `reconstructed` or `from a facts file` */
  confidence: string;
}

export interface DisciplineInfo {
  /** as goals name it */
  id: string;
  /** for people */
  name: string;
}

export interface ColumnInfo {
  /** discipline and value, as in `music-4`; left out between rounds */
  goal?: string;
  /** from the goal downwards */
  cards: LyingInfo[];
  /** cards until it is complete, all together */
  needed: number;
  /** by a Storm */
  closed: boolean;
  /** closed, or with as many cards as it needs */
  complete: boolean;
}

export interface LyingInfo {
  /** whose card it is */
  seat: number;
  /** left out: the viewer cannot see it */
  card?: string;
  /** `up`, `down`, or `known` if it lies face down but everybody has seen it */
  face: string;
  /** whether a card lies under it */
  hides: boolean;
  /** that card, if the viewer knows it */
  hidden?: string;
  /** printed, as it counts under this goal */
  value?: number;
}

export interface GambitSeat {
  /** cards in hand */
  hand: number;
  /** cards face down */
  supply: number;
  /** those that everybody has seen */
  discards: string[];
  /** how many went there unseen */
  unseen_discards: number;
  /** won so far */
  goals: string[];
  /** Gold cards kept */
  gold: number;
  /** draws still to skip for a Crown that went away */
  skips: number;
  /** if the game ended now */
  points: number;
  /** all goals added */
  goal_sum: number;
  /** the best of each discipline doubled, less 1 for each further goal; 0: a discipline is missing */
  goals_doubled: number;
}

export type GambitEvent =
  | GambitStarted
  | GambitRoundBegan
  | GambitGoalShown
  | GambitDrew
  | GambitPlaced
  | GambitTurnedUp
  | GambitStayedUp
  | GambitExplorerMoved
  | GambitExplorerStuck
  | GambitAssassinated
  | GambitStormClosed
  | GambitHid
  | GambitHidNothing
  | GambitSwapped
  | GambitSwappedNothing
  | GambitCrownTaken
  | GambitCrownKept
  | GambitLodestoneBound
  | GambitGatekeeper
  | GambitDrawSkipped
  | GambitShuffled
  | GambitPassed
  | GambitRoundOver
  | GambitOpened
  | GambitMusketeers
  | GambitCancelled
  | GambitGuarded
  | GambitRemoved
  | GambitPair
  | GambitChanged
  | GambitDragon
  | GambitBeggar
  | GambitSums
  | GambitWon
  | GambitLost
  | GambitGold
  | GambitGameOver;

export interface GambitStarted {
  kind: 'started';
  /** who begins */
  seat?: number;
}

export interface GambitRoundBegan {
  kind: 'round-began';
  /** which */
  round: number;
}

export interface GambitGoalShown {
  kind: 'goal-shown';
  /** where */
  column: number;
  /** discipline and value, as in `music-4` */
  goal: string;
}

export interface GambitDrew {
  kind: 'drew';
  /** who */
  seat?: number;
  /** left out for those who did not see it */
  card?: string;
  /** `first-hand`, `turn`, `replacement`, `crown` or `empty-hand` */
  reason: 'first-hand' | 'turn' | 'replacement' | 'crown' | 'empty-hand';
}

export interface GambitPlaced {
  kind: 'placed';
  /** who */
  seat?: number;
  /** left out for those who did not see it */
  card?: string;
  /** where */
  column: number;
}

export interface GambitTurnedUp {
  kind: 'turned-up';
  /** whose card it is */
  seat?: number;
  /** which */
  card: string;
  /** where */
  column: number;
  /** everybody had seen it before */
  known: boolean;
}

export interface GambitStayedUp {
  kind: 'stayed-up';
  /** whose card it is */
  seat?: number;
  /** turned up a second time in a turn, it does nothing */
  card: string;
  /** where */
  column: number;
}

export interface GambitExplorerMoved {
  kind: 'explorer-moved';
  /** whose Explorer */
  seat?: number;
  /** the column it leaves */
  from: number;
  /** the column it comes to */
  to: number;
}

export interface GambitExplorerStuck {
  kind: 'explorer-stuck';
  /** whose Explorer */
  seat?: number;
  /** where it stays */
  column: number;
}

export interface GambitAssassinated {
  kind: 'assassinated';
  /** whose card it was */
  seat?: number;
  /** left out for those who did not see it */
  card?: string;
  /** where */
  column: number;
  /** whose Assassin */
  by?: number;
  /** everybody had seen the card */
  known: boolean;
}

export interface GambitStormClosed {
  kind: 'storm-closed';
  /** whose Storm */
  seat?: number;
  /** which */
  column: number;
}

export interface GambitHid {
  kind: 'hid';
  /** who */
  seat?: number;
  /** left out for those who did not see it */
  card?: string;
  /** where */
  column: number;
  /** of the Cloak in its column */
  place: number;
}

export interface GambitHidNothing {
  kind: 'hid-nothing';
  /** who */
  seat?: number;
  /** where the Cloak lies */
  column: number;
}

export interface GambitSwapped {
  kind: 'swapped';
  /** whose Traitor */
  seat?: number;
  /** of one goal */
  column: number;
  /** of the other */
  other: number;
}

export interface GambitSwappedNothing {
  kind: 'swapped-nothing';
  /** whose Traitor */
  seat?: number;
}

export interface GambitCrownTaken {
  kind: 'crown-taken';
  /** who */
  seat?: number;
  /** who had it before */
  former?: number;
}

export interface GambitCrownKept {
  kind: 'crown-kept';
  /** who has it already */
  seat?: number;
}

export interface GambitLodestoneBound {
  kind: 'lodestone-bound';
  /** whose Lodestone Rock */
  seat?: number;
  /** where the next card goes */
  column: number;
}

export interface GambitGatekeeper {
  kind: 'gatekeeper';
  /** whose Gatekeeper */
  seat?: number;
  /** that needs one card more */
  column: number;
}

export interface GambitDrawSkipped {
  kind: 'draw-skipped';
  /** who */
  seat?: number;
  /** `crown-lost` or `nothing-left` */
  reason: 'crown-lost' | 'nothing-left';
}

export interface GambitShuffled {
  kind: 'shuffled';
  /** whose discards */
  seat?: number;
  /** those that everybody had seen */
  seen: string[];
  /** how many others */
  unseen: number;
}

export interface GambitPassed {
  kind: 'passed';
  /** who has no card to place */
  seat?: number;
}

export interface GambitRoundOver {
  kind: 'round-over';
  /** which */
  round: number;
}

export interface GambitOpened {
  kind: 'opened';
  /** which */
  column: number;
  /** of the column */
  goal: string;
  /** from the goal downwards */
  cards: GambitOpenedCard[];
}

export interface GambitMusketeers {
  kind: 'musketeers';
  /** which */
  column: number;
  /** whose */
  seat?: number;
  /** of the card in its column */
  place: number;
}

export interface GambitCancelled {
  kind: 'cancelled';
  /** which */
  column: number;
  /** the conspirator of whom several cancel each other */
  by: string;
  /** how many */
  count: number;
}

export interface GambitGuarded {
  kind: 'guarded';
  /** which */
  column: number;
  /** whose Bodyguard and whose card */
  seat?: number;
  /** the conspirator that would remove it */
  by: string;
  /** of the card that is saved */
  place: number;
  /** which */
  card: string;
}

export interface GambitRemoved {
  kind: 'removed';
  /** which */
  column: number;
  /** whose card */
  seat?: number;
  /** the conspirator that removes it */
  by: string;
  /** of the card that goes */
  place: number;
  /** which */
  card: string;
  /** whose conspirator removes it */
  remover?: number;
}

export interface GambitPair {
  kind: 'pair';
  /** which */
  column: number;
  /** who has Prince and Squire */
  seat?: number;
}

export interface GambitChanged {
  kind: 'changed';
  /** which */
  column: number;
  /** whose card */
  seat?: number;
  /** of the card */
  place: number;
  /** which */
  card: string;
  /** what it counts from now on; left out: nothing at all */
  value?: number;
}

export interface GambitDragon {
  kind: 'dragon';
  /** which */
  column: number;
  /** whose */
  seat?: number;
  /** of the card */
  place: number;
  /** what each card of the others loses */
  value: number;
}

export interface GambitBeggar {
  kind: 'beggar';
  /** which */
  column: number;
  /** whose */
  seat?: number;
  /** of the card */
  place: number;
}

export interface GambitSums {
  kind: 'sums';
  /** which */
  column: number;
  /** of those who take part */
  sums: GambitSum[];
}

export interface GambitWon {
  kind: 'won';
  /** which */
  column: number;
  /** who */
  seat?: number;
  /** discipline and value */
  goal: string;
  /** `sum`, `lowest-sum`, `nearest`, `farthest` or `pair` */
  decided: 'sum' | 'lowest-sum' | 'nearest' | 'farthest' | 'pair';
}

export interface GambitLost {
  kind: 'lost';
  /** which */
  column: number;
  /** that leaves the game */
  goal: string;
}

export interface GambitGold {
  kind: 'gold';
  /** which */
  column: number;
  /** who keeps it */
  seat?: number;
  /** whose Gold it was */
  owner?: number;
}

export interface GambitGameOver {
  kind: 'game-over';
}

export interface GambitOpenedCard {
  /** whose card it is */
  seat?: number;
  /** which */
  card: string;
  /** under a Cloak: what counts in its place */
  hidden?: string;
  /** printed, as it counts under this goal; left out: it has none */
  value?: number;
}

export interface GambitSum {
  /** whose */
  seat?: number;
  /** how many */
  points: number;
}

export type GambitMove =
  | { verb: 'place'; args: { card: 'king' | 'queen' | 'juliet' | 'alchemist' | 'fencing-master' | 'landowner' | 'merchant' | 'cardinal' | 'minstrel' | 'explorer' | 'assassin' | 'storm' | 'cloak' | 'traitor' | 'musketeers' | 'wizard' | 'witch' | 'prince' | 'squire' | 'romeo' | 'hermit' | 'little-giant' | 'doppelganger' | 'dragon' | 'beggar' | 'crown' | 'lodestone' | 'gold' | 'bodyguard' | 'jester' | 'gatekeeper'; column: number; }; }
  | { verb: 'hide'; args: { card: 'king' | 'queen' | 'juliet' | 'alchemist' | 'fencing-master' | 'landowner' | 'merchant' | 'cardinal' | 'minstrel' | 'explorer' | 'assassin' | 'storm' | 'cloak' | 'traitor' | 'musketeers' | 'wizard' | 'witch' | 'prince' | 'squire' | 'romeo' | 'hermit' | 'little-giant' | 'doppelganger' | 'dragon' | 'beggar' | 'crown' | 'lodestone' | 'gold' | 'bodyguard' | 'jester' | 'gatekeeper'; }; }
  | { verb: 'hide-nothing'; args: { }; }
  | { verb: 'swap'; args: { column: number; }; }
  | { verb: 'swap-nothing'; args: { }; }
  | { verb: 'start'; args: { seat: number; }; }
  | { verb: 'deal'; args: { card: 'king' | 'queen' | 'juliet' | 'alchemist' | 'fencing-master' | 'landowner' | 'merchant' | 'cardinal' | 'minstrel' | 'explorer' | 'assassin' | 'storm' | 'cloak' | 'traitor' | 'musketeers' | 'wizard' | 'witch' | 'prince' | 'squire' | 'romeo' | 'hermit' | 'little-giant' | 'doppelganger' | 'dragon' | 'beggar' | 'crown' | 'lodestone' | 'gold' | 'bodyguard' | 'jester' | 'gatekeeper'; }; }
  | { verb: 'goal'; args: { goal: 'alchemy-1' | 'alchemy-2' | 'alchemy-3' | 'alchemy-4' | 'alchemy-5' | 'fencing-1' | 'fencing-2' | 'fencing-3' | 'fencing-4' | 'fencing-5' | 'agriculture-1' | 'agriculture-2' | 'agriculture-3' | 'agriculture-4' | 'agriculture-5' | 'commerce-1' | 'commerce-2' | 'commerce-3' | 'commerce-4' | 'commerce-5' | 'religion-1' | 'religion-2' | 'religion-3' | 'religion-4' | 'religion-5' | 'music-1' | 'music-2' | 'music-3' | 'music-4' | 'music-5'; }; };

export interface CrownsComponents {
  /** of cards in the game */
  types: CrownsTypeInfo[];
  /** all nine */
  houses: CrownsHouseInfo[];
  /** of the game */
  rounds: number;
  /** of each player at the start */
  ravens: number;
  /** hidden agendas */
  agendas: boolean;
  /** negotiations */
  negotiations: boolean;
  /** customized hands */
  customized: boolean;
  /** team play */
  teams: boolean;
}

export interface CrownsView {
  /** `start`, `agendas`, `customize`, `sentinel`, `talk`, `act`, `offer`, `second`, `offer-second`, `raise`, `choose`, `draw`, `hand-over`, `talk-attack`, `target`, `vote`, `spend`, `reward`, `take`, `guest` or `over` */
  phase: 'start' | 'agendas' | 'customize' | 'sentinel' | 'talk' | 'act' | 'offer' | 'second' | 'offer-second' | 'raise' | 'choose' | 'draw' | 'hand-over' | 'talk-attack' | 'target' | 'vote' | 'spend' | 'reward' | 'take' | 'guest' | 'over';
  /** the active player; before the first turn, who begins */
  turn?: number;
  /** who decides, where one does */
  actor?: number;
  /** who begins every round */
  starter?: number;
  /** where the round marker lies, from 1; one past the last round: Game End */
  round: number;
  /** cards of the face-down deck */
  guests: number;
  /** face up */
  discards: string[];
  /** out of the game */
  ravens_lost: number;
  /** the viewer's own */
  hand: string[];
  /** the viewer's own hidden agenda */
  agenda?: string;
  /** of a Coinage or an attack */
  target?: number;
  /** the Coinage that is being played, for the two whom it concerns */
  coin?: string;
  /** that attacks */
  knight?: string;
  /** the viewer's own, under seal */
  vote?: string;
  /** once they are shown */
  votes?: CrownsVoteCount;
  /** of an attack that is decided */
  victor?: number;
  /** the hand of the defeated, for the victor who takes a card of it */
  looked_at: string[];
  /** which swap with the second house is asked for, from 1; 0: none */
  swap: number;
  /** what is left of the viewer's second house, while swaps are asked for */
  second_house: string[];
  /** of the active player for this turn */
  promises?: CrownsPromises;
  /** by seat */
  seats: CrownsSeat[];
  /** of the viewer's own hand */
  worth: CrownsWorth;
  /** what the hand would be worth after what is on offer */
  prospects: CrownsWorth[];
}

export interface CrownsTypeInfo {
  /** as cards name it */
  id: string;
  /** for people */
  name: string;
  /** for people, of several */
  plural: string;
  /** whether it is a guest; all others are house cards */
  guest: boolean;
  /** in a house, or among the guests */
  copies: number;
  /** what it does, in a sentence or two */
  text: string;
  /** how sure the number of copies is: `sourced`, `inferred`, `reconstructed` or `from a facts file` */
  confidence: string;
}

export interface CrownsHouseInfo {
  /** as cards name it */
  id: string;
  /** for people */
  name: string;
  /** whose it is; left out: it is in the box */
  seat?: number;
  /** a second house, for customized hands */
  second: boolean;
}

export interface CrownsVoteCount {
  /** ravens included; wins a tie */
  attacker: number;
  /** ravens included */
  defender: number;
}

export interface CrownsPromises {
  /** `attack`, `coinage` or `trade` */
  deed?: string;
  /** whom */
  whom?: number;
  /** not to be attacked */
  spared: number[];
}

export interface CrownsSeat {
  /** in hand, those laid on the table included */
  cards: number;
  /** all of them, those on the table included */
  ravens: number;
  /** ravens on offer */
  raised: number;
  /** ravens on a vote */
  spent: number;
  /** takes part in the exchange */
  in: boolean;
  /** cards on the table */
  laid: string[];
  /** said with them */
  words?: string;
  /** the question that is put under seal */
  answered: boolean;
  /** once votes are shown: `attacker` or `defender` */
  vote?: string;
  /** with these talks */
  done: boolean;
  /** cards of the hand that the viewer has seen */
  seen: string[];
  /** cards of the hand that came there unseen */
  unseen: number;
  /** cards that left the hand unseen: some of those seen may be gone */
  gone: number;
  /** once the game is over */
  hand: string[];
  /** hidden agenda, once the game is over */
  agenda?: string;
  /** in team play */
  partner?: number;
}

export interface CrownsWorth {
  /** after what touching this element leads to; left out: now */
  element?: string;
  /** as far as one's own hand decides */
  points: number;
  /** by type of card */
  lines: CrownsWorthLine[];
}

export interface CrownsWorthLine {
  /** of cards */
  type: string;
  /** how many of them */
  cards: number;
  /** what they count: ravens, Knights, Coinage, … */
  counted: number;
  /** for all of them */
  points: number;
  /** depends on the hands of others: no points yet */
  open: boolean;
}

export type CrownsEvent =
  | CrownsStarted
  | CrownsAgendaDealt
  | CrownsSwapChosen
  | CrownsSwapsDone
  | CrownsRoundBegan
  | CrownsTurnBegan
  | CrownsTurnSkipped
  | CrownsPassed
  | CrownsSentinelsShown
  | CrownsLaid
  | CrownsOffered
  | CrownsAddedNone
  | CrownsDroppedOut
  | CrownsRaised
  | CrownsRaisingAgain
  | CrownsExchanged
  | CrownsCoinagePlayed
  | CrownsCardDrawn
  | CrownsAttacked
  | CrownsAttackTurned
  | CrownsVoted
  | CrownsVotesShown
  | CrownsSpent
  | CrownsAttackDecided
  | CrownsLooked
  | CrownsTook
  | CrownsGuestDrawn
  | CrownsNoReward
  | CrownsRavensSettled
  | CrownsTalksOpened
  | CrownsDone
  | CrownsTalksClosed
  | CrownsDealPut
  | CrownsDealSettled
  | CrownsDealRefused
  | CrownsDealWithdrawn
  | CrownsGameEnded
  | CrownsHandShown
  | CrownsCardsScored
  | CrownsSeatScored
  | CrownsTeamScored;

export interface CrownsStarted {
  kind: 'started';
  /** who begins every round */
  seat?: number;
}

export interface CrownsAgendaDealt {
  kind: 'agenda-dealt';
  /** to whom */
  seat?: number;
  /** left out for everybody else */
  card?: string;
}

export interface CrownsSwapChosen {
  kind: 'swap-chosen';
  /** who has answered */
  seat?: number;
  /** what would go; left out for everybody else, or: keeps all */
  out?: string;
  /** what would come instead */
  in?: string;
}

export interface CrownsSwapsDone {
  kind: 'swaps-done';
  /** which of the three; nobody knows who swapped */
  swap: number;
}

export interface CrownsRoundBegan {
  kind: 'round-began';
  /** which */
  round: number;
}

export interface CrownsTurnBegan {
  kind: 'turn-began';
  /** whose */
  seat?: number;
}

export interface CrownsTurnSkipped {
  kind: 'turn-skipped';
  /** who has no cards */
  seat?: number;
}

export interface CrownsPassed {
  kind: 'passed';
  /** who could do nothing */
  seat?: number;
}

export interface CrownsSentinelsShown {
  kind: 'sentinels-shown';
  /** whose turn begins */
  seat?: number;
  /** he had */
  ravens: number;
  /** clockwise; may be empty */
  used: CrownsSentinelUse[];
}

export interface CrownsLaid {
  kind: 'laid';
  /** who */
  seat?: number;
  /** what is offered to all */
  card: string;
  /** whether it is a second card */
  second: boolean;
}

export interface CrownsOffered {
  kind: 'offered';
  /** who */
  seat?: number;
  /** what */
  card: string;
  /** whether it is a second card */
  second: boolean;
}

export interface CrownsAddedNone {
  kind: 'added-none';
  /** who adds no second card */
  seat?: number;
}

export interface CrownsDroppedOut {
  kind: 'dropped-out';
  /** who has no second card to offer */
  seat?: number;
}

export interface CrownsRaised {
  kind: 'raised';
  /** who */
  seat?: number;
  /** added to the offer; may be none */
  ravens: number;
}

export interface CrownsRaisingAgain {
  kind: 'raising-again';
  /** who lets all raise once more */
  seat?: number;
}

export interface CrownsExchanged {
  kind: 'exchanged';
  /** the active player */
  seat?: number;
  /** whose offer is accepted */
  partner?: number;
  /** cards of the active player */
  gave: string[];
  /** of the active player */
  gave_ravens: number;
  /** cards of the other */
  got: string[];
  /** of the other */
  got_ravens: number;
}

export interface CrownsCoinagePlayed {
  kind: 'coinage-played';
  /** who */
  seat?: number;
  /** on whom */
  target?: number;
  /** which Coinage; left out for all but the two */
  card?: string;
}

export interface CrownsCardDrawn {
  kind: 'card-drawn';
  /** who gets it */
  seat?: number;
  /** out of whose hand */
  from?: number;
  /** left out for all but the two */
  card?: string;
  /** by a partner, who hands it over */
  chosen: boolean;
}

export interface CrownsAttacked {
  kind: 'attacked';
  /** who */
  seat?: number;
  /** whom */
  target?: number;
  /** the Knight */
  card: string;
}

export interface CrownsAttackTurned {
  kind: 'attack-turned';
  /** who */
  seat?: number;
  /** whom he attacks instead */
  target?: number;
}

export interface CrownsVoted {
  kind: 'voted';
  /** who */
  seat?: number;
  /** `attacker` or `defender`; left out for everybody else */
  vote?: 'none' | 'attacker' | 'defender';
}

export interface CrownsVotesShown {
  kind: 'votes-shown';
  /** who attacks */
  attacker?: number;
  /** whom */
  defender?: number;
  /** by seat */
  votes: CrownsVote[];
}

export interface CrownsSpent {
  kind: 'spent';
  /** who */
  seat?: number;
  /** on which vote */
  vote: 'none' | 'attacker' | 'defender';
  /** how many; may be none */
  ravens: number;
}

export interface CrownsAttackDecided {
  kind: 'attack-decided';
  /** who */
  victor?: number;
  /** whom */
  defeated?: number;
  /** for the victor, ravens included */
  votes: number;
  /** for the defeated */
  against: number;
}

export interface CrownsLooked {
  kind: 'looked';
  /** who */
  seat?: number;
  /** into whose hand */
  from?: number;
  /** what is there; left out for all but the two */
  hand?: string[];
}

export interface CrownsTook {
  kind: 'took';
  /** who */
  seat?: number;
  /** out of whose hand */
  from?: number;
  /** left out for all but the two */
  card?: string;
}

export interface CrownsGuestDrawn {
  kind: 'guest-drawn';
  /** who */
  seat?: number;
  /** left out for everybody else */
  card?: string;
}

export interface CrownsNoReward {
  kind: 'no-reward';
  /** the victor, for whom nothing is left */
  seat?: number;
}

export interface CrownsRavensSettled {
  kind: 'ravens-settled';
  /** who gets the ravens spent for the victor */
  defeated?: number;
  /** how many */
  gained: number;
  /** out of the game */
  lost: number;
  /** that is discarded */
  knight: string;
}

export interface CrownsTalksOpened {
  kind: 'talks-opened';
  /** with whom deals can be made */
  seat?: number;
}

export interface CrownsDone {
  kind: 'done';
  /** who has nothing more to negotiate */
  seat?: number;
}

export interface CrownsTalksClosed {
  kind: 'talks-closed';
  /** whose turn goes on */
  seat?: number;
}

export interface CrownsDealPut {
  kind: 'deal-put';
  /** who */
  seat?: number;
  /** to whom */
  partner?: number;
  /** of the deal between the two in these talks */
  number: number;
  /** of its wording */
  revision: number;
  /** of this wording */
  clauses: string[];
}

export interface CrownsDealSettled {
  kind: 'deal-settled';
  /** who agrees */
  seat?: number;
  /** whose wording */
  partner?: number;
  /** of the deal between the two in these talks */
  number: number;
  /** carried out; kinds of cards that were asked for are now cards */
  clauses: string[];
}

export interface CrownsDealRefused {
  kind: 'deal-refused';
  /** who refuses */
  seat?: number;
  /** whose wording */
  partner?: number;
  /** of the deal between the two in these talks */
  number: number;
}

export interface CrownsDealWithdrawn {
  kind: 'deal-withdrawn';
  /** whose wording it was */
  seat?: number;
  /** to whom it was put */
  partner?: number;
  /** of the deal between the two in these talks */
  number: number;
  /** because another deal was settled first, or the talks were closed */
  lapsed: boolean;
}

export interface CrownsGameEnded {
  kind: 'game-ended';
  /** `rounds` or `empty-hand` */
  reason: 'rounds' | 'empty-hand';
  /** whose hand is empty */
  seat?: number;
}

export interface CrownsHandShown {
  kind: 'hand-shown';
  /** whose */
  seat?: number;
  /** all cards, the agenda left out */
  hand: string[];
  /** that joins the hand */
  agenda?: string;
}

export interface CrownsCardsScored {
  kind: 'cards-scored';
  /** whose */
  seat?: number;
  /** which cards */
  type: string;
  /** how many of them */
  cards: number;
  /** what they count: ravens, Knights, Coinage, cards of other houses, sets; for majorities 1 if nobody is ahead */
  counted: number;
  /** for all of them together */
  points: number;
}

export interface CrownsSeatScored {
  kind: 'seat-scored';
  /** who */
  seat?: number;
  /** all together */
  points: number;
}

export interface CrownsTeamScored {
  kind: 'team-scored';
  /** one of the two */
  seat?: number;
  /** the other */
  partner?: number;
  /** of both hands */
  points: number;
}

export interface CrownsSentinelUse {
  /** who discards it */
  seat?: number;
  /** taken */
  ravens: number;
}

export interface CrownsVote {
  /** whose */
  seat?: number;
  /** `attacker` or `defender` */
  vote: 'none' | 'attacker' | 'defender';
}

export type CrownsMove =
  | { verb: 'lay'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'coinage'; args: { house: 'lyre' | 'redtower' | 'orlok' | 'chiron' | 'akroyear' | 'midian' | 'celestian' | 'occultus' | 'ki-rin'; seat: number; }; }
  | { verb: 'knight'; args: { house: 'lyre' | 'redtower' | 'orlok' | 'chiron' | 'akroyear' | 'midian' | 'celestian' | 'occultus' | 'ki-rin'; seat: number; }; }
  | { verb: 'pass'; args: { }; }
  | { verb: 'offer'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'add'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'enough'; args: { }; }
  | { verb: 'raise'; args: { ravens: number; }; }
  | { verb: 'again'; args: { }; }
  | { verb: 'accept'; args: { seat: number; }; }
  | { verb: 'hand-over'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'target'; args: { seat: number; }; }
  | { verb: 'vote-attacker'; args: { }; }
  | { verb: 'vote-defender'; args: { }; }
  | { verb: 'spend'; args: { ravens: number; }; }
  | { verb: 'look'; args: { }; }
  | { verb: 'guest'; args: { }; }
  | { verb: 'take'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'sentinel'; args: { against: string; ravens: number; }; }
  | { verb: 'swap'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; for: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'keep'; args: { }; }
  | { verb: 'draft'; args: { seat: number; }; }
  | { verb: 'give'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'ask'; args: { type: 'castellan' | 'coinage' | 'feud' | 'knight' | 'princess' | 'trader' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'give-ravens'; args: { ravens: number; }; }
  | { verb: 'ask-ravens'; args: { ravens: number; }; }
  | { verb: 'promise'; args: { deed: 'attack' | 'coinage' | 'trade' | 'spare'; seat: number; }; }
  | { verb: 'strike'; args: { clause: number; }; }
  | { verb: 'put'; args: { }; }
  | { verb: 'drop'; args: { }; }
  | { verb: 'counter'; args: { deal: string; }; }
  | { verb: 'agree'; args: { deal: string; wording: number; }; }
  | { verb: 'refuse'; args: { deal: string; wording: number; }; }
  | { verb: 'withdraw'; args: { deal: string; }; }
  | { verb: 'done'; args: { }; }
  | { verb: 'close'; args: { }; }
  | { verb: 'start'; args: { seat: number; }; }
  | { verb: 'agenda'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'deal'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; }
  | { verb: 'draw'; args: { card: 'castellan.lyre' | 'castellan.redtower' | 'castellan.orlok' | 'castellan.chiron' | 'castellan.akroyear' | 'castellan.midian' | 'castellan.celestian' | 'castellan.occultus' | 'castellan.ki-rin' | 'coinage.lyre' | 'coinage.redtower' | 'coinage.orlok' | 'coinage.chiron' | 'coinage.akroyear' | 'coinage.midian' | 'coinage.celestian' | 'coinage.occultus' | 'coinage.ki-rin' | 'feud.lyre' | 'feud.redtower' | 'feud.orlok' | 'feud.chiron' | 'feud.akroyear' | 'feud.midian' | 'feud.celestian' | 'feud.occultus' | 'feud.ki-rin' | 'knight.lyre' | 'knight.redtower' | 'knight.orlok' | 'knight.chiron' | 'knight.akroyear' | 'knight.midian' | 'knight.celestian' | 'knight.occultus' | 'knight.ki-rin' | 'princess.lyre' | 'princess.redtower' | 'princess.orlok' | 'princess.chiron' | 'princess.akroyear' | 'princess.midian' | 'princess.celestian' | 'princess.occultus' | 'princess.ki-rin' | 'trader.lyre' | 'trader.redtower' | 'trader.orlok' | 'trader.chiron' | 'trader.akroyear' | 'trader.midian' | 'trader.celestian' | 'trader.occultus' | 'trader.ki-rin' | 'artist' | 'bard' | 'diplomat' | 'jester' | 'priest' | 'sentinel' | 'undertaker'; }; };

export interface BloodComponents {
  /** all five */
  countries: BloodCountryInfo[];
  /** all fifty */
  provinces: BloodProvinceInfo[];
  /** all eight */
  seas: BloodSeaInfo[];
  /** of goods, that are sold in a capital; each with one more good than the one before */
  sets: BloodSet[];
  /** what clauses of contracts may be about */
  matters: BloodMatter[];
  /** of the game */
  first_year: number;
  /** of the game */
  last_year: number;
  /** of marches in a turn */
  rounds: number;
  /** Crowns of a province */
  tax: number;
  /** the same at the high rate */
  high_tax: number;
  /** Crowns for an army or fleet each turn */
  upkeep: number;
  /** Crowns for a new one */
  price: number;
  /** of a country */
  armies: number;
  /** of a country */
  fleets: number;
  /** pieces of a country, besides the king's */
  princes: number;
  /** armies that a capital counts for */
  castle: number;
  /** armies and royal pieces that a fleet carries */
  cargo: number;
}

export interface BloodView {
  /** of the turn */
  year: number;
  /** `founding`, `births`, `survival`, `crowns`, `bidding`, `court`, `announcements`, `taxing`, `paying-off`, `upkeep`, `raising`, `placing`, `round`, `fortune`, `march`, `scorching`, `conflicts`, `battle`, `marking` or `cashing`; left out: the game is over */
  chapter?: string;
  /** by seat */
  seats: BloodSeat[];
  /** all five */
  crowns: BloodCrown[];
  /** the living, and the dead who are needed to tell kinship */
  people: BloodPerson[];
  /** where something is not as at the start */
  provinces: Record<string, BloodLand>;
  /** in port and at sea */
  fleets: BloodFleet[];
  /** kings and princes on the map */
  pieces: BloodPiece[];
  /** the id of a person of the family that nobody plays, for whom houses bid now */
  hand?: number;
  /** for that hand, as far as the viewer knows them */
  bids?: BloodBid[];
  /** of weddings, which the viewer has made or may answer */
  proposals?: BloodProposal[];
  /** that the viewer may read: his own draft, offers, and those in force */
  contracts?: BloodContract[];
  /** the id of a person for whom the viewer seeks a match */
  sought?: number;
  /** that the viewer has begun in this turn */
  searches?: number;
  /** of the pen that the viewer has made in drafts in this turn */
  strokes?: number;
  /** what the viewer says to groups of a house that ask for it: `always` or `never`; left out: he is asked */
  leave?: Record<string, 'ask' | 'always' | 'never'>;
  /** ids of wives for whom the viewer tries for another child */
  again?: number[];
  /** where the viewer puts princes, under seal */
  placing?: BloodPiece[];
  /** the viewer's own, under seal: `low` or `high` */
  rate?: 'none' | 'low' | 'high';
  /** provinces whose rebellions the viewer pays off, under seal */
  paying?: string[];
  /** where the viewer keeps an army or fleet no longer, once for each; under seal */
  disbanding?: string[];
  /** armies and fleets that are bought and not placed yet, by country */
  bought?: Record<string, number>;
  /** provinces on which the viewer puts markers, under seal */
  marking?: string[];
  /** of marches, that is under way */
  round?: BloodRound;
  /** somebody's move in it */
  march?: BloodMarch;
  /** that is being fought */
  battle?: BloodBattle;
  /** sets of each kind that the viewer sells, by country; under seal */
  selling?: Record<string, number[]>;
}

export interface BloodPersonSheet {
  /** `person` */
  kind: string;
  /** with two dice, to live through a turn; left out: nothing is rolled for */
  needs?: number;
  /** of succession */
  lines: BloodPlaceInLine[];
  /** who could be wed to this person now */
  matches: BloodMatch[];
  /** who may be one day */
  later: BloodLaterMatch[];
  /** what would follow, sentences for people */
  if_died: string[];
}

export interface BloodReach {
  /** `march` */
  kind: string;
  /** where the group can go, and how */
  reached: BloodReached[];
  /** beside these, where it cannot, by which rule */
  barred: BloodBarred[];
}

export interface BloodCountryInfo {
  /** as everything names it */
  id: string;
  /** for people */
  name: string;
  /** who begins with it; left out: nobody plays it */
  seat?: number;
  /** at the start */
  capital: string;
  /** how sure that is: `sourced`, `inferred`, `reconstructed` or `from a facts file` */
  confidence: string;
  /** where nobody plays it: `closed` or `armed` */
  neutral?: string;
}

export interface BloodProvinceInfo {
  /** as everything names it */
  id: string;
  /** for people */
  name: string;
  /** whose home province it is */
  country: string;
  /** that is found there */
  good?: string;
  /** how sure the good is */
  confidence?: string;
  /** of its middle, on a grid of 1000 from the west */
  x: number;
  /** of its middle, from the north */
  y: number;
  /** provinces beside it, by land */
  borders: string[];
  /** on whose coast it lies */
  seas: string[];
}

export interface BloodSeaInfo {
  /** as everything names it */
  id: string;
  /** for people */
  name: string;
  /** of its middle */
  x: number;
  /** of its middle */
  y: number;
  /** sea areas to which it is joined */
  joined: string[];
}

export interface BloodSet {
  /** one of each */
  goods: string[];
  /** what it brings */
  crowns: number;
}

export interface BloodMatter {
  /** as moves name it */
  id: string;
  /** `forbids`, `grants`, `owes` or `settles` */
  verb: string;
  /** for people, of whoever is bound: `does not attack` */
  gist: string;
}

export interface BloodSeat {
  /** the country whose house is played */
  house: string;
  /** in the treasury; of others, with secret cash, what the viewer can reckon */
  crowns: number;
  /** that are played now */
  countries: string[];
  /** Crowns that all provinces would bring now, at the usual rate */
  taxes: number;
  /** the same at the high rate */
  high_taxes: number;
  /** Crowns that all armies and fleets would cost now */
  upkeep: number;
  /** what is asked now, as far as it is known */
  answered: boolean;
}

export interface BloodCrown {
  /** a country */
  id: string;
  /** the name of its house */
  house: string;
  /** the seat that plays the country now, from 1 */
  seat?: number;
  /** the id of a person */
  monarch?: number;
  /** the id of a person */
  regent?: number;
  /** who would follow, ids of persons in order; the first few */
  line: number[];
  /** now; left out: it has no land */
  capital?: string;
  /** what is left of it */
  castle: number;
  /** of the monarch or regent, with all that counts */
  charisma: number;
  /** on the map */
  armies: number;
  /** on the map */
  fleets: number;
  /** armies, as far as pool and provinces go */
  can_raise: number;
  /** armies that come back in a year ending with 0, and with 5 */
  fallen: number[];
  /** by the house, in this turn */
  taxed_high?: boolean;
}

export interface BloodPerson {
  /** as moves and elements of the board name him now */
  id: number;
  /** never used again */
  number: number;
  /** for people: `Edward` */
  name: string;
  /** for people: `King Edward of England` */
  title: string;
  /** `male` or `female` */
  sex: 'male' | 'female';
  /** the year, as written down */
  born: number;
  /** counted by turns */
  age: number;
  /** or has left the stage */
  dead?: boolean;
  /** the id of somebody in this list */
  father?: number;
  /** the id of somebody in this list */
  mother?: number;
  /** the id of somebody in this list */
  spouse?: number;
  /** whose name is borne: a country, or `aristocrats`; left out: of none */
  house?: string;
  /** whose player has the sheet; left out: dead */
  court?: string;
  /** who holds the captive */
  captor?: string;
  /** of a woman: Guile; as rolled */
  strength: number;
  /** as rolled, less what births have cost this turn */
  constitution: number;
  /** as rolled */
  charisma: number;
  /** of a living man: what counts in battle, with his wife's Guile, and one less while his court reigns against somebody it passed over */
  effective_strength?: number;
  /** countries against whose houses it is one more, for a claimant at his court */
  stronger_against?: string[];
  /** in these countries */
  reigns?: string[];
  /** of these countries */
  regent?: string[];
  /** for these crowns, or descends from somebody who was */
  passed_over?: string[];
  /** these crowns */
  renounced?: string[];
}

export interface BloodLand {
  /** the country that has it */
  control: string;
  /** by country */
  armies?: Record<string, number>;
  /** of goods */
  items?: BloodItems[];
  /** whether there is */
  famine?: boolean;
  /** whether there is */
  rebellion?: boolean;
}

export interface BloodItems {
  /** what */
  good: string;
  /** the country whose they are */
  owner: string;
  /** how many */
  count: number;
}

export interface BloodFleet {
  /** as moves and elements of the board name it now */
  id: string;
  /** of which country */
  colour: string;
  /** in whose port it lies */
  province?: string;
  /** where it is at sea */
  sea?: string;
  /** aboard, by country */
  armies?: Record<string, number>;
  /** of goods aboard */
  items?: BloodItems[];
  /** by leave of which house it lies there */
  host?: string;
}

export interface BloodPiece {
  /** the id of a person */
  person: number;
  /** of which country */
  colour: string;
  /** 0 is the king's, 1 to 8 are princes' */
  piece: number;
  /** where it stands */
  province?: string;
  /** where it is at sea */
  sea?: string;
  /** the id of a fleet */
  aboard?: string;
}

export interface BloodBid {
  /** the seat that asks for the hand, from 1 */
  seat: number;
  /** the id of a person at that court */
  partner: number;
  /** what is bid; left out: not known, or not yet */
  crowns?: number;
}

export interface BloodProposal {
  /** the id of a person */
  groom: number;
  /** the id of a person */
  bride: number;
  /** a seat, from 1 */
  maker: number;
}

export interface BloodContract {
  /** how it stands */
  status: 'drafted' | 'put' | 'in-force' | 'betrothed';
  /** the id of somebody in the list of people; left out: of a plain deal, or unborn */
  groom?: number;
  /** the id of somebody in the list of people; left out: as for the groom */
  bride?: number;
  /** who sign, the one first who drafted it */
  houses: string[];
  /** of the wedding, or of the betrothal */
  year?: number;
  /** whether everybody may read it once it is in force */
  is_public?: boolean;
  /** whether it is for a couple that is not of age, or not born */
  is_betrothal?: boolean;
  /** the id of somebody: the groom is her next son */
  grooms_mother?: number;
  /** the id of somebody: the bride is her next daughter */
  brides_mother?: number;
  /** in their order */
  clauses: BloodClause[];
  /** of the viewer's draft, or of an offer to him, for people: why it cannot be put or agreed to as it is */
  warning?: string;
  /** what was said with the offer, which binds nobody */
  words?: string;
}

export interface BloodClause {
  /** what it is about: the id of a matter */
  matter: string;
  /** what it does */
  verb: 'forbids' | 'grants' | 'owes' | 'settles';
  /** the country that it binds, or whose house */
  who: string;
  /** the country for which, or whose house */
  whom: string;
  /** for people, a sentence */
  text: string;
  /** its conditions, each a phrase of that sentence */
  conditions?: string[];
  /** of a contract in force, for people: `due this turn`, `next due in 1320` */
  standing?: string;
  /** of a contract in force: something is due this turn */
  due?: boolean;
  /** of a draft or an offer, for people: why it could not be signed so today */
  warning?: string;
  /** of the viewer's own draft: the moves that write it anew */
  strokes?: MoveStep[];
}

export interface MoveStep {
  /** its text, as `play` takes it */
  move: string;
  /** what is done, as the game's moves name it */
  verb: string;
  /** to what and with what */
  args: Record<string, string | number>;
}

export interface BloodRound {
  /** of the turn, from 1 */
  number: number;
  /** the seat whose marker was drawn last, from 1 */
  mover?: number;
  /** seats whose markers are still to be drawn */
  to_come: number[];
}

export interface BloodMarch {
  /** the seat that moves, from 1 */
  seat: number;
  /** that is planned, of the viewer, or that asks for leave */
  group?: BloodGroup;
  /** the seat that is asked for leave */
  asked?: number;
  /** the province in whose port it would lie */
  port?: string;
}

export interface BloodGroup {
  /** by land, or of fleets */
  kind: 'none' | 'land' | 'fleet';
  /** the id of a province, a sea area or a fleet */
  from: string;
  /** the same, as it is planned so far */
  where: string;
  /** by country */
  armies?: Record<string, number>;
  /** ids of persons */
  royals?: number[];
  /** of goods */
  items?: BloodItems[];
  /** ids of fleets */
  fleets?: string[];
  /** where it has gone from there, ids */
  path: string[];
  /** that are left */
  points: number;
  /** whether it has to stop there */
  stopped?: boolean;
}

export interface BloodBattle {
  /** where */
  province: string;
  /** countries: who attacks, and who is attacked */
  powers: string[];
  /** so far */
  round: number;
}

export interface BloodPlaceInLine {
  /** for whose crown */
  country: string;
  /** from 1 */
  place: number;
}

export interface BloodMatch {
  /** of a person */
  id: number;
  /** Crowns for the groom's house; less than 0: it pays them */
  money: number;
  /** Crowns for the house whose child weds a monarch */
  honour: number;
}

export interface BloodLaterMatch {
  /** of a person */
  id: number;
  /** not now, for people */
  why: string;
}

export interface BloodReached {
  /** the id of a province, a sea area or a fleet */
  spot: string;
  /** the moves that lead there */
  way: MoveStep[];
  /** that it costs */
  points: number;
  /** `own`: it may go on from there; `leave`: the same, by leave that a contract or its owner gives; `stop`: its move ends there; `sea`; `aboard`; `ask`: the last of the moves sends it, and asks for leave to lie in port there */
  how: 'own' | 'leave' | 'stop' | 'sea' | 'aboard' | 'ask';
  /** the country that has the province */
  of?: string;
  /** armies of others that stand there */
  faces: number;
  /** what a castle of others there counts for */
  castle?: number;
  /** whether it can ask there for leave to go on */
  may_ask?: boolean;
}

export interface BloodBarred {
  /** the id of a province */
  spot: string;
  /** that says so */
  rule: string;
  /** for people, a sentence */
  reason: string;
}

export type BloodEvent =
  | BloodYearBegan
  | BloodAnswered
  | BloodCourtEnded
  | BloodBirthRolled
  | BloodBorn
  | BloodScored
  | BloodTriesAgain
  | BloodSurvivalRolled
  | BloodDied
  | BloodLeftGame
  | BloodChangedCourt
  | BloodPassedOver
  | BloodCrowned
  | BloodCharismaLost
  | BloodUnionMade
  | BloodCameForward
  | BloodFamilyFounded
  | BloodRegentChosen
  | BloodRegencyEnded
  | BloodHandOffered
  | BloodEntryPaid
  | BloodHandUnsought
  | BloodBidShown
  | BloodHandWon
  | BloodProposed
  | BloodProposalEnded
  | BloodDealOffered
  | BloodDealEnded
  | BloodDealStruck
  | BloodBetrothalOffered
  | BloodBetrothed
  | BloodBetrothalEnded
  | BloodCountryGivenBack
  | BloodContractSigned
  | BloodContractShown
  | BloodContractEnded
  | BloodDutyWaived
  | BloodClaimRenounced
  | BloodPaid
  | BloodGoodsGiven
  | BloodFiefSold
  | BloodLandCeded
  | BloodNamed
  | BloodHouseNamed
  | BloodWed
  | BloodHonoured
  | BloodPiecePlaced
  | BloodArmiesReturned
  | BloodTaxed
  | BloodItemPlaced
  | BloodGoodsLost
  | BloodFamineEnded
  | BloodRebellionPaidOff
  | BloodDisbanded
  | BloodUpkeepPaid
  | BloodRaised
  | BloodLevied
  | BloodPlacesFirst
  | BloodUnitPlaced
  | BloodMarkerDrawn
  | BloodEventRolled
  | BloodEventHappens
  | BloodStrikesProvinces
  | BloodStruck
  | BloodArmiesDied
  | BloodRebellionRolled
  | BloodStormRolled
  | BloodMarched
  | BloodSailed
  | BloodLeaveAsked
  | BloodLeaveAnswered
  | BloodTroopsAsked
  | BloodGoodsAsked
  | BloodArmiesLent
  | BloodArmiesTakenBack
  | BloodStoodAside
  | BloodTreatyEnded
  | BloodGoodsDestroyed
  | BloodGoodsConfiscated
  | BloodRebellionPutDown
  | BloodBattleBegan
  | BloodStandsInside
  | BloodFled
  | BloodFreeRolls
  | BloodBattleRolled
  | BloodBattleLosses
  | BloodFellBack
  | BloodCaptured
  | BloodBattleWon
  | BloodSurrenderOffered
  | BloodOfferAnswered
  | BloodRansomOffered
  | BloodMarkerPut
  | BloodCapitalMoved
  | BloodLandLost
  | BloodCashed
  | BloodTargetReached
  | BloodGameEnded;

export interface BloodYearBegan {
  kind: 'year-began';
  /** of the turn */
  year: number;
}

export interface BloodAnswered {
  kind: 'answered';
  /** who has answered; what is told when all have */
  seat?: number;
}

export interface BloodCourtEnded {
  kind: 'court-ended';
  /** of the turn */
  year: number;
}

export interface BloodBirthRolled {
  kind: 'birth-rolled';
  /** for whom */
  mother: number;
  /** the sum of two */
  dice: number;
  /** whether a child is born */
  is_born: boolean;
}

export interface BloodBorn {
  kind: 'born';
  /** the child */
  person: number;
  /** boy or girl */
  sex: 'male' | 'female';
  /** of whom */
  father: number;
  /** of whom */
  mother: number;
  /** whose name it bears */
  house: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
  /** more than 0: of a family that is found with its children */
  age: number;
}

export interface BloodScored {
  kind: 'scored';
  /** whose scores are known now */
  person: number;
  /** who has Strength, not Guile */
  is_man: boolean;
  /** of a woman: Guile */
  strength: number;
  /** for survival */
  constitution: number;
  /** for rebellions and weddings */
  charisma: number;
}

export interface BloodTriesAgain {
  kind: 'tries-again';
  /** whose couples */
  seat?: number;
  /** for whom another birth is rolled; may be empty */
  mothers: number[];
}

export interface BloodSurvivalRolled {
  kind: 'survival-rolled';
  /** who */
  person: number;
  /** the sum of two */
  dice: number;
  /** added to it */
  constitution: number;
  /** to survive */
  needed: number;
  /** whether that is reached */
  survives: boolean;
}

export interface BloodDied {
  kind: 'died';
  /** who */
  person: number;
  /** how old */
  age: number;
  /** how */
  death: 'in-bed' | 'plague' | 'sea' | 'battle';
}

export interface BloodLeftGame {
  kind: 'left-game';
  /** a king's widow, or a regent who was made for a minority */
  person: number;
}

export interface BloodChangedCourt {
  kind: 'changed-court';
  /** who */
  person: number;
  /** whose player has the sheet now */
  court: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
}

export interface BloodPassedOver {
  kind: 'passed-over';
  /** whose crown */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who stands behind all others now */
  heir: number;
}

export interface BloodCrowned {
  kind: 'crowned';
  /** whose crown */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who reigns */
  monarch: number;
  /** whose player has the country */
  ruler: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
  /** whether another had it before */
  is_change: boolean;
}

export interface BloodCharismaLost {
  kind: 'charisma-lost';
  /** whose monarch */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** how much */
  lost: number;
  /** for foreign help, or for having passed over a captive */
  is_for_help: boolean;
}

export interface BloodUnionMade {
  kind: 'union-made';
  /** hers */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** whose player has both countries */
  king: number;
  /** who reigns in her own right */
  queen: number;
}

export interface BloodCameForward {
  kind: 'came-forward';
  /** where somebody was missing */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who is new in the game */
  person: number;
  /** for a minority; or else for the throne */
  is_regent: boolean;
}

export interface BloodFamilyFounded {
  kind: 'family-founded';
  /** whose line had ended */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** the relative, or the first of a new house */
  head: number;
  /** his wife */
  wife: number;
  /** with a name of its own */
  is_new_house: boolean;
}

export interface BloodRegentChosen {
  kind: 'regent-chosen';
  /** whose monarch is a minor */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who acts */
  regent: number;
}

export interface BloodRegencyEnded {
  kind: 'regency-ended';
  /** whose */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who is of age */
  monarch: number;
}

export interface BloodHandOffered {
  kind: 'hand-offered';
  /** of the family that nobody plays, for whom houses may bid now */
  person: number;
}

export interface BloodEntryPaid {
  kind: 'entry-paid';
  /** who bids */
  seat?: number;
  /** for whose hand */
  person: number;
  /** of his court */
  partner: number;
  /** for the right to bid */
  crowns: number;
}

export interface BloodHandUnsought {
  kind: 'hand-unsought';
  /** for whom nobody has bid */
  person: number;
}

export interface BloodBidShown {
  kind: 'bid-shown';
  /** who bids */
  seat?: number;
  /** for whose hand */
  person: number;
  /** how much */
  crowns: number;
}

export interface BloodHandWon {
  kind: 'hand-won';
  /** who wins */
  seat?: number;
  /** whose hand */
  person: number;
  /** and pays so much besides the entry */
  crowns: number;
  /** among bids of the same amount */
  is_by_die: boolean;
}

export interface BloodProposed {
  kind: 'proposed';
  /** by whom, to the player of the other */
  seat?: number;
  /** the husband to be */
  groom: number;
  /** the wife to be */
  bride: number;
  /** whether it comes with one, which may be of words alone */
  has_contract: boolean;
  /** of the contract */
  clauses: number;
}

export interface BloodProposalEnded {
  kind: 'proposal-ended';
  /** who declined or withdrew */
  seat?: number;
  /** of whom */
  groom: number;
  /** with whom */
  bride: number;
  /** by its maker */
  is_withdrawn: boolean;
}

export interface BloodDealOffered {
  kind: 'deal-offered';
  /** who offers */
  seat?: number;
  /** to whom */
  to?: number;
  /** that it consists of */
  clauses: number;
}

export interface BloodDealEnded {
  kind: 'deal-ended';
  /** who offered it */
  seat?: number;
  /** to whom */
  to?: number;
  /** or refused */
  is_recalled: boolean;
}

export interface BloodDealStruck {
  kind: 'deal-struck';
  /** who offered it */
  seat?: number;
  /** who has agreed */
  to?: number;
}

export interface BloodBetrothalOffered {
  kind: 'betrothal-offered';
  /** who offers */
  seat?: number;
  /** to whom */
  to?: number;
  /** of the couple; the mother, while he is not born */
  groom: number;
  /** of the couple; the mother, while she is not born */
  bride: number;
  /** whether her next son is meant */
  groom_unborn: boolean;
  /** whether her next daughter is meant */
  bride_unborn: boolean;
  /** of the contract */
  clauses: number;
}

export interface BloodBetrothed {
  kind: 'betrothed';
  /** who offered it */
  seat?: number;
  /** who has agreed */
  to?: number;
  /** of the couple; the mother, while he is not born */
  groom: number;
  /** of the couple; the mother, while she is not born */
  bride: number;
  /** whether her next son is meant */
  groom_unborn: boolean;
  /** whether her next daughter is meant */
  bride_unborn: boolean;
}

export interface BloodBetrothalEnded {
  kind: 'betrothal-ended';
  /** who breaks it off; nobody: it has lapsed */
  seat?: number;
  /** of the couple; the mother, while he is not born */
  groom: number;
  /** of the couple; the mother, while she is not born */
  bride: number;
  /** whether her next son is meant */
  groom_unborn: boolean;
  /** whether her next daughter is meant */
  bride_unborn: boolean;
}

export interface BloodCountryGivenBack {
  kind: 'country-given-back';
  /** by whom */
  seat?: number;
  /** to its house */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who gives up its crown */
  monarch: number;
}

export interface BloodContractSigned {
  kind: 'contract-signed';
  /** of the couple */
  groom: number;
  /** of the couple */
  bride: number;
  /** who signs it */
  one: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
  /** who signs it */
  other: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
  /** that it consists of */
  clauses: number;
  /** whether everybody may read it */
  is_public: boolean;
}

export interface BloodContractShown {
  kind: 'contract-shown';
  /** who shows it */
  seat?: number;
  /** to whom */
  to?: number;
  /** of the couple */
  groom: number;
  /** of the couple */
  bride: number;
}

export interface BloodContractEnded {
  kind: 'contract-ended';
  /** of the couple */
  groom: number;
  /** of the couple */
  bride: number;
}

export interface BloodDutyWaived {
  kind: 'duty-waived';
  /** of the couple */
  groom: number;
  /** of the couple */
  bride: number;
  /** its number in the contract */
  clause: number;
  /** that are still owed; 0: it is not due this time */
  crowns: number;
}

export interface BloodClaimRenounced {
  kind: 'claim-renounced';
  /** who renounces */
  person: number;
  /** its crown */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodPaid {
  kind: 'paid';
  /** who pays */
  seat?: number;
  /** whom */
  to?: number;
  /** how many */
  crowns: number;
}

export interface BloodGoodsGiven {
  kind: 'goods-given';
  /** whose they were */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** whose they are */
  to: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** where they lie */
  where: string;
  /** what */
  good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury';
  /** how many */
  count: number;
}

export interface BloodFiefSold {
  kind: 'fief-sold';
  /** whose fief it is */
  seat?: number;
  /** where it lay */
  province: string;
  /** what is sold */
  good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury';
  /** that it brings */
  crowns: number;
}

export interface BloodLandCeded {
  kind: 'land-ceded';
  /** who held it */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** who holds it */
  to: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** which */
  province: string;
}

export interface BloodNamed {
  kind: 'named';
  /** by whom */
  seat?: number;
  /** who has another name now, if words went with it */
  person: number;
}

export interface BloodHouseNamed {
  kind: 'house-named';
  /** by whom */
  seat?: number;
  /** whose house */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** how often it has died out and begun anew */
  founded_anew: number;
}

export interface BloodWed {
  kind: 'wed';
  /** the husband */
  groom: number;
  /** the wife */
  bride: number;
  /** Crowns for his house from the people; less than 0: it pays */
  money: number;
}

export interface BloodHonoured {
  kind: 'honoured';
  /** who is paid */
  house: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
  /** its child, who is married to a monarch */
  spouse: number;
  /** how much */
  crowns: number;
}

export interface BloodPiecePlaced {
  kind: 'piece-placed';
  /** whose */
  person: number;
  /** of which country */
  colour: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** 0 is the king's */
  piece: number;
  /** where it stands */
  province: string;
}

export interface BloodArmiesReturned {
  kind: 'armies-returned';
  /** whose */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** that fell ten years ago and can be raised again */
  armies: number;
}

export interface BloodTaxed {
  kind: 'taxed';
  /** who */
  seat?: number;
  /** at the rate that makes rebellions likelier */
  is_high: boolean;
  /** that paid */
  provinces: number;
  /** in all */
  crowns: number;
}

export interface BloodItemPlaced {
  kind: 'item-placed';
  /** where */
  province: string;
  /** what */
  good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury';
  /** whose it is */
  owner: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodGoodsLost {
  kind: 'goods-lost';
  /** of a country that nobody plays, which uses up what nobody has seized */
  province: string;
  /** what */
  good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury';
  /** how many */
  count: number;
}

export interface BloodFamineEnded {
  kind: 'famine-ended';
  /** where */
  province: string;
}

export interface BloodRebellionPaidOff {
  kind: 'rebellion-paid-off';
  /** who paid */
  seat?: number;
  /** where it ends */
  province: string;
  /** how much */
  crowns: number;
}

export interface BloodDisbanded {
  kind: 'disbanded';
  /** whose */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** where, ashore or in port */
  province: string;
  /** where, with a fleet that is not in port */
  sea?: string;
  /** that are not kept */
  armies: number;
  /** that are not kept */
  fleets: number;
}

export interface BloodUpkeepPaid {
  kind: 'upkeep-paid';
  /** who */
  seat?: number;
  /** armies and fleets */
  units: number;
  /** in all */
  crowns: number;
}

export interface BloodRaised {
  kind: 'raised';
  /** who */
  seat?: number;
  /** of which country */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** in its capital; 0: a fleet */
  armies: number;
  /** of the fleet; left out: armies, or a fleet of the first turn */
  port?: string;
}

export interface BloodLevied {
  kind: 'levied';
  /** who */
  seat?: number;
  /** where an army was raised, in a country that nobody plays */
  province: string;
}

export interface BloodPlacesFirst {
  kind: 'places-first';
  /** who places the first of the pieces raised in 1300 */
  seat?: number;
}

export interface BloodUnitPlaced {
  kind: 'unit-placed';
  /** who */
  seat?: number;
  /** where */
  province: string;
  /** a fleet, not an army */
  is_fleet: boolean;
}

export interface BloodMarkerDrawn {
  kind: 'marker-drawn';
  /** who moves now */
  seat?: number;
  /** of the turn */
  round: number;
}

export interface BloodEventRolled {
  kind: 'event-rolled';
  /** who rolls for the event of the round */
  seat?: number;
  /** one die; after a 6 another */
  dice: number;
}

export interface BloodEventHappens {
  kind: 'event-happens';
  /** who rolled it */
  seat?: number;
  /** what it is */
  calamity: 'nothing' | 'plague' | 'famine' | 'rebellion' | 'storms';
}

export interface BloodStrikesProvinces {
  kind: 'strikes-provinces';
  /** how many */
  count: number;
}

export interface BloodStruck {
  kind: 'struck';
  /** where */
  province: string;
  /** by plague or famine */
  calamity: 'nothing' | 'plague' | 'famine' | 'rebellion' | 'storms';
}

export interface BloodArmiesDied {
  kind: 'armies-died';
  /** where */
  province: string;
  /** whose */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** of the plague; those aboard fleets in port included */
  armies: number;
}

export interface BloodRebellionRolled {
  kind: 'rebellion-rolled';
  /** for which */
  province: string;
  /** one die */
  dice: number;
  /** added to it */
  modifier: number;
  /** with 1 or less */
  rebels: boolean;
}

export interface BloodStormRolled {
  kind: 'storm-rolled';
  /** whose fleet */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** where */
  sea: string;
  /** one die */
  dice: number;
  /** with all aboard */
  is_lost: boolean;
  /** that are lost */
  armies: number;
  /** who drown */
  royals: number[];
  /** that are lost */
  goods: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'[];
}

export interface BloodMarched {
  kind: 'marched';
  /** who */
  seat?: number;
  /** from where */
  from: string;
  /** step by step */
  path: string[];
  /** how many */
  armies: number;
  /** who leads them */
  royals: number[];
  /** that are carried */
  goods: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'[];
}

export interface BloodSailed {
  kind: 'sailed';
  /** who */
  seat?: number;
  /** of which country */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** how many */
  fleets: number;
  /** from where */
  from: string;
  /** step by step */
  path: string[];
  /** by more fleets of another */
  is_stopped: boolean;
}

export interface BloodLeaveAsked {
  kind: 'leave-asked';
  /** who asks */
  seat?: number;
  /** who is asked */
  to?: number;
  /** where the group is */
  where: string;
  /** in which the fleets want to lie; left out: they want to go on */
  port?: string;
}

export interface BloodLeaveAnswered {
  kind: 'leave-answered';
  /** who was asked */
  seat?: number;
  /** who asked */
  to?: number;
  /** whether they have it */
  is_given: boolean;
}

export interface BloodTroopsAsked {
  kind: 'troops-asked';
  /** who would move them */
  seat?: number;
  /** whose they are */
  to?: number;
  /** of which country */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** how many */
  armies: number;
  /** from where */
  from: string;
  /** step by step */
  path: string[];
}

export interface BloodGoodsAsked {
  kind: 'goods-asked';
  /** who would carry them */
  seat?: number;
  /** whose they are */
  to?: number;
  /** of which country */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** what */
  goods: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'[];
  /** from where */
  from: string;
  /** step by step */
  path: string[];
}

export interface BloodArmiesLent {
  kind: 'armies-lent';
  /** whose they are */
  seat?: number;
  /** who commands them */
  to?: number;
  /** where they stand */
  province: string;
  /** how many */
  armies: number;
}

export interface BloodArmiesTakenBack {
  kind: 'armies-taken-back';
  /** whose they are */
  seat?: number;
  /** who commanded them */
  from?: number;
  /** left out: everywhere */
  province?: string;
}

export interface BloodStoodAside {
  kind: 'stood-aside';
  /** whose armies take no part */
  seat?: number;
  /** who would have led them */
  from?: number;
  /** where */
  province: string;
}

export interface BloodTreatyEnded {
  kind: 'treaty-ended';
  /** who ends what was agreed without a wedding */
  seat?: number;
  /** with whom */
  to?: number;
}

export interface BloodGoodsDestroyed {
  kind: 'goods-destroyed';
  /** who destroys his own */
  seat?: number;
  /** where; `sea`: aboard a fleet that is not kept */
  province: string;
  /** what */
  good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury';
  /** how many */
  count: number;
}

export interface BloodGoodsConfiscated {
  kind: 'goods-confiscated';
  /** who */
  seat?: number;
  /** where */
  province: string;
  /** whose all of them were */
  from: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodRebellionPutDown {
  kind: 'rebellion-put-down';
  /** by whose armies */
  seat?: number;
  /** where */
  province: string;
}

export interface BloodBattleBegan {
  kind: 'battle-began';
  /** where */
  province: string;
  /** who */
  attacker: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** whom */
  defender: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** of the attacker and of the defender */
  armies: number[];
  /** kings and princes of both */
  royals: number[][];
  /** its strength, if there is one */
  castle: number;
}

export interface BloodStandsInside {
  kind: 'stands-inside';
  /** where */
  province: string;
  /** the defender */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** whether the armies are in the castle */
  is_inside: boolean;
}

export interface BloodFled {
  kind: 'fled';
  /** who */
  person: number;
  /** where to */
  province: string;
}

export interface BloodFreeRolls {
  kind: 'free-rolls';
  /** where */
  province: string;
  /** who */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** how many, by the Strength of royal pieces */
  rolls: number;
}

export interface BloodBattleRolled {
  kind: 'battle-rolled';
  /** where */
  province: string;
  /** who */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** one die */
  dice: number;
  /** casualties of the other */
  hits: number;
  /** of the battle, from 1 on; 0: a free roll, or at somebody's retreat */
  round: number;
}

export interface BloodBattleLosses {
  kind: 'battle-losses';
  /** where */
  province: string;
  /** whose */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** that fall */
  armies: number;
  /** of the castle */
  castle: number;
}

export interface BloodFellBack {
  kind: 'fell-back';
  /** who */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** from where */
  from: string;
  /** where to */
  to: string;
  /** how many */
  armies: number;
}

export interface BloodCaptured {
  kind: 'captured';
  /** who */
  person: number;
  /** by which house; none: is free, at home */
  captor: 'england' | 'france' | 'germany' | 'italy' | 'spain' | 'aristocrats' | 'none';
}

export interface BloodBattleWon {
  kind: 'battle-won';
  /** where */
  province: string;
  /** who has the field, and the goods of the beaten; left out: nobody */
  power?: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodSurrenderOffered {
  kind: 'surrender-offered';
  /** where */
  province: string;
  /** who would surrender */
  power: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** on which terms, as the move has them */
  terms: string;
  /** so many are killed, and the others march off */
  armies: number;
  /** so many are paid; left out: that is between the two */
  crowns?: number;
}

export interface BloodOfferAnswered {
  kind: 'offer-answered';
  /** who answers a surrender or a ransom */
  seat?: number;
  /** what */
  is_accepted: boolean;
}

export interface BloodRansomOffered {
  kind: 'ransom-offered';
  /** who offers */
  seat?: number;
  /** for whom */
  person: number;
  /** how many; left out: that is between the two */
  crowns?: number;
}

export interface BloodMarkerPut {
  kind: 'marker-put';
  /** who */
  seat?: number;
  /** where */
  province: string;
  /** whose it was */
  before: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** whose it is */
  now: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodCapitalMoved {
  kind: 'capital-moved';
  /** whose */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** where it is now */
  province: string;
}

export interface BloodLandLost {
  kind: 'land-lost';
  /** that has no home province any more */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
}

export interface BloodCashed {
  kind: 'cashed';
  /** who */
  seat?: number;
  /** in whose capital */
  country: 'england' | 'france' | 'germany' | 'italy' | 'spain';
  /** 0: metal, cloth and food; 1: with a semi-luxury; 2: with a luxury besides */
  set: number;
  /** how many */
  sets: number;
  /** for all of them */
  crowns: number;
}

export interface BloodTargetReached {
  kind: 'target-reached';
  /** who */
  seat?: number;
  /** what is in the treasury */
  crowns: number;
}

export interface BloodGameEnded {
  kind: 'game-ended';
  /** the last one played */
  year: number;
}

export type BloodLookup =
  | BloodPersonSheet
  | BloodReach;

export type BloodMove =
  | { verb: 'roll'; args: { total: number; }; }
  | { verb: 'boy'; args: { }; }
  | { verb: 'girl'; args: { }; }
  | { verb: 'scores'; args: { constitution: number; charisma: number; strength: number; }; }
  | { verb: 'again'; args: { person: number; }; }
  | { verb: 'crown'; args: { person: number; }; }
  | { verb: 'pass-over'; args: { person: number; }; }
  | { verb: 'relative'; args: { }; }
  | { verb: 'new-house'; args: { }; }
  | { verb: 'regent'; args: { person: number; }; }
  | { verb: 'stand'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'seek'; args: { person: number; }; }
  | { verb: 'drop'; args: { }; }
  | { verb: 'propose'; args: { groom: number; bride: number; }; }
  | { verb: 'accept'; args: { groom: number; bride: number; }; }
  | { verb: 'decline'; args: { groom: number; bride: number; }; }
  | { verb: 'withdraw'; args: { groom: number; bride: number; }; }
  | { verb: 'name'; args: { person: number; }; }
  | { verb: 'name-house'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'place'; args: { person: number; province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'tax'; args: { }; }
  | { verb: 'high-tax'; args: { }; }
  | { verb: 'pay-off'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'disband'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'scrap'; args: { fleet: number; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'raise'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; armies: number; }; }
  | { verb: 'launch'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'put-army'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'put-fleet'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'done'; args: { }; }
  | { verb: 'enough'; args: { }; }
  | { verb: 'anew'; args: { }; }
  | { verb: 'marker'; args: { seat: number; }; }
  | { verb: 'strike'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'cash'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; kind: number; sets: number; }; }
  | { verb: 'take'; args: { place: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada' | 'north-sea' | 'western-approaches' | 'irish-sea' | 'biscay' | 'cadiz' | 'western-mediterranean' | 'tyrrhenian-sea' | 'adriatic' | 'england-fleet-1' | 'england-fleet-2' | 'england-fleet-3' | 'england-fleet-4' | 'england-fleet-5' | 'england-fleet-6' | 'england-fleet-7' | 'england-fleet-8' | 'france-fleet-1' | 'france-fleet-2' | 'france-fleet-3' | 'france-fleet-4' | 'france-fleet-5' | 'france-fleet-6' | 'france-fleet-7' | 'france-fleet-8' | 'germany-fleet-1' | 'germany-fleet-2' | 'germany-fleet-3' | 'germany-fleet-4' | 'germany-fleet-5' | 'germany-fleet-6' | 'germany-fleet-7' | 'germany-fleet-8' | 'italy-fleet-1' | 'italy-fleet-2' | 'italy-fleet-3' | 'italy-fleet-4' | 'italy-fleet-5' | 'italy-fleet-6' | 'italy-fleet-7' | 'italy-fleet-8' | 'spain-fleet-1' | 'spain-fleet-2' | 'spain-fleet-3' | 'spain-fleet-4' | 'spain-fleet-5' | 'spain-fleet-6' | 'spain-fleet-7' | 'spain-fleet-8'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; armies: number; }; }
  | { verb: 'lead'; args: { person: number; }; }
  | { verb: 'carry'; args: { place: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada' | 'north-sea' | 'western-approaches' | 'irish-sea' | 'biscay' | 'cadiz' | 'western-mediterranean' | 'tyrrhenian-sea' | 'adriatic' | 'england-fleet-1' | 'england-fleet-2' | 'england-fleet-3' | 'england-fleet-4' | 'england-fleet-5' | 'england-fleet-6' | 'england-fleet-7' | 'england-fleet-8' | 'france-fleet-1' | 'france-fleet-2' | 'france-fleet-3' | 'france-fleet-4' | 'france-fleet-5' | 'france-fleet-6' | 'france-fleet-7' | 'france-fleet-8' | 'germany-fleet-1' | 'germany-fleet-2' | 'germany-fleet-3' | 'germany-fleet-4' | 'germany-fleet-5' | 'germany-fleet-6' | 'germany-fleet-7' | 'germany-fleet-8' | 'italy-fleet-1' | 'italy-fleet-2' | 'italy-fleet-3' | 'italy-fleet-4' | 'italy-fleet-5' | 'italy-fleet-6' | 'italy-fleet-7' | 'italy-fleet-8' | 'spain-fleet-1' | 'spain-fleet-2' | 'spain-fleet-3' | 'spain-fleet-4' | 'spain-fleet-5' | 'spain-fleet-6' | 'spain-fleet-7' | 'spain-fleet-8'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'; goods: number; }; }
  | { verb: 'go'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'board'; args: { place: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada' | 'north-sea' | 'western-approaches' | 'irish-sea' | 'biscay' | 'cadiz' | 'western-mediterranean' | 'tyrrhenian-sea' | 'adriatic' | 'england-fleet-1' | 'england-fleet-2' | 'england-fleet-3' | 'england-fleet-4' | 'england-fleet-5' | 'england-fleet-6' | 'england-fleet-7' | 'england-fleet-8' | 'france-fleet-1' | 'france-fleet-2' | 'france-fleet-3' | 'france-fleet-4' | 'france-fleet-5' | 'france-fleet-6' | 'france-fleet-7' | 'france-fleet-8' | 'germany-fleet-1' | 'germany-fleet-2' | 'germany-fleet-3' | 'germany-fleet-4' | 'germany-fleet-5' | 'germany-fleet-6' | 'germany-fleet-7' | 'germany-fleet-8' | 'italy-fleet-1' | 'italy-fleet-2' | 'italy-fleet-3' | 'italy-fleet-4' | 'italy-fleet-5' | 'italy-fleet-6' | 'italy-fleet-7' | 'italy-fleet-8' | 'spain-fleet-1' | 'spain-fleet-2' | 'spain-fleet-3' | 'spain-fleet-4' | 'spain-fleet-5' | 'spain-fleet-6' | 'spain-fleet-7' | 'spain-fleet-8'; }; }
  | { verb: 'land'; args: { }; }
  | { verb: 'ship'; args: { place: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada' | 'north-sea' | 'western-approaches' | 'irish-sea' | 'biscay' | 'cadiz' | 'western-mediterranean' | 'tyrrhenian-sea' | 'adriatic' | 'england-fleet-1' | 'england-fleet-2' | 'england-fleet-3' | 'england-fleet-4' | 'england-fleet-5' | 'england-fleet-6' | 'england-fleet-7' | 'england-fleet-8' | 'france-fleet-1' | 'france-fleet-2' | 'france-fleet-3' | 'france-fleet-4' | 'france-fleet-5' | 'france-fleet-6' | 'france-fleet-7' | 'france-fleet-8' | 'germany-fleet-1' | 'germany-fleet-2' | 'germany-fleet-3' | 'germany-fleet-4' | 'germany-fleet-5' | 'germany-fleet-6' | 'germany-fleet-7' | 'germany-fleet-8' | 'italy-fleet-1' | 'italy-fleet-2' | 'italy-fleet-3' | 'italy-fleet-4' | 'italy-fleet-5' | 'italy-fleet-6' | 'italy-fleet-7' | 'italy-fleet-8' | 'spain-fleet-1' | 'spain-fleet-2' | 'spain-fleet-3' | 'spain-fleet-4' | 'spain-fleet-5' | 'spain-fleet-6' | 'spain-fleet-7' | 'spain-fleet-8'; }; }
  | { verb: 'sail'; args: { place: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada' | 'north-sea' | 'western-approaches' | 'irish-sea' | 'biscay' | 'cadiz' | 'western-mediterranean' | 'tyrrhenian-sea' | 'adriatic' | 'england-fleet-1' | 'england-fleet-2' | 'england-fleet-3' | 'england-fleet-4' | 'england-fleet-5' | 'england-fleet-6' | 'england-fleet-7' | 'england-fleet-8' | 'france-fleet-1' | 'france-fleet-2' | 'france-fleet-3' | 'france-fleet-4' | 'france-fleet-5' | 'france-fleet-6' | 'france-fleet-7' | 'france-fleet-8' | 'germany-fleet-1' | 'germany-fleet-2' | 'germany-fleet-3' | 'germany-fleet-4' | 'germany-fleet-5' | 'germany-fleet-6' | 'germany-fleet-7' | 'germany-fleet-8' | 'italy-fleet-1' | 'italy-fleet-2' | 'italy-fleet-3' | 'italy-fleet-4' | 'italy-fleet-5' | 'italy-fleet-6' | 'italy-fleet-7' | 'italy-fleet-8' | 'spain-fleet-1' | 'spain-fleet-2' | 'spain-fleet-3' | 'spain-fleet-4' | 'spain-fleet-5' | 'spain-fleet-6' | 'spain-fleet-7' | 'spain-fleet-8'; }; }
  | { verb: 'dock'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'send'; args: { }; }
  | { verb: 'destroy'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'; goods: number; }; }
  | { verb: 'confiscate'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'burn'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'attack'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'inside'; args: { }; }
  | { verb: 'outside'; args: { }; }
  | { verb: 'flee'; args: { person: number; province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'count'; args: { person: number; }; }
  | { verb: 'retreat'; args: { }; }
  | { verb: 'fall-back'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; armies: number; }; }
  | { verb: 'lose'; args: { armies: number; }; }
  | { verb: 'mark'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'new-capital'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'levy'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'enter'; args: { person: number; }; }
  | { verb: 'out'; args: { }; }
  | { verb: 'bid'; args: { crowns: number; }; }
  | { verb: 'draft'; args: { groom: number; bride: number; }; }
  | { verb: 'counter'; args: { groom: number; bride: number; }; }
  | { verb: 'clause'; args: { matter: 'peace' | 'usual-tax' | 'no-match' | 'no-leave' | 'heir' | 'no-help' | 'no-contract' | 'march' | 'fleets' | 'ports' | 'carriage' | 'station' | 'command' | 'pension' | 'goods' | 'exchange' | 'tax-share' | 'land-later' | 'fief' | 'dowry' | 'land' | 'groom-joins' | 'children' | 'claim' | 'captive' | 'trade' | 'release'; who: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'strike-out'; args: { clause: number; }; }
  | { verb: 'publish'; args: { }; }
  | { verb: 'at'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'third'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'about'; args: { person: number; }; }
  | { verb: 'good'; args: { good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'; }; }
  | { verb: 'good-back'; args: { good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'; }; }
  | { verb: 'sum'; args: { amount: number; }; }
  | { verb: 'sum-back'; args: { amount: number; }; }
  | { verb: 'from'; args: { year: number; }; }
  | { verb: 'until'; args: { year: number; }; }
  | { verb: 'every'; args: { years: number; }; }
  | { verb: 'while-holds'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'while-war'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; other: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'while-lives'; args: { person: number; }; }
  | { verb: 'while-reigns'; args: { person: number; }; }
  | { verb: 'unless'; args: { }; }
  | { verb: 'put'; args: { }; }
  | { verb: 'deal'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'agree'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'refuse'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'recall'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'always'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'never'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'ask-me'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'ask'; args: { }; }
  | { verb: 'ask-port'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; }; }
  | { verb: 'allow'; args: { }; }
  | { verb: 'deny'; args: { }; }
  | { verb: 'lend'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; armies: number; }; }
  | { verb: 'take-back'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'end-treaty'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'surrender'; args: { terms: string; }; }
  | { verb: 'grant'; args: { }; }
  | { verb: 'reject'; args: { }; }
  | { verb: 'ransom'; args: { crowns: number; }; }
  | { verb: 'show'; args: { groom: number; bride: number; to: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'betroth'; args: { groom: number; bride: number; }; }
  | { verb: 'betroth-child'; args: { mother: number; partner: number; }; }
  | { verb: 'betroth-children'; args: { grooms_mother: number; brides_mother: number; }; }
  | { verb: 'confirm'; args: { groom: number; bride: number; }; }
  | { verb: 'break-off'; args: { betrothal: number; }; }
  | { verb: 'hand-over'; args: { province: 'essex' | 'lancashire' | 'yorkshire' | 'warwickshire' | 'east-anglia' | 'herefordshire' | 'cornwall' | 'wessex' | 'kent' | 'calais' | 'champagne' | 'flanders' | 'brittany' | 'normandy' | 'aquitaine' | 'anjou' | 'burgundy' | 'bordeaux' | 'angouleme' | 'dauphine' | 'saxony' | 'friesland' | 'brandenburg' | 'lorraine' | 'franconia' | 'bohemia' | 'moravia' | 'swabia' | 'bavaria' | 'carinthia' | 'tuscany' | 'piedmont' | 'lombardy' | 'venice' | 'liguria' | 'parma' | 'romagna' | 'umbria' | 'sicily' | 'apulia' | 'castile' | 'galicia' | 'asturias' | 'navarre' | 'aragon' | 'portugal' | 'la-mancha' | 'algarve' | 'andalusia' | 'granada'; country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; good: 'metal' | 'cloth' | 'food' | 'semi-luxury' | 'luxury'; goods: number; }; }
  | { verb: 'while-any-war'; args: { country: 'england' | 'france' | 'germany' | 'italy' | 'spain'; }; }
  | { verb: 'sacrifice'; args: { armies: number; }; }
  | { verb: 'tribute'; args: { crowns: number; }; };

export interface WelcomeNotice {
  /** yours; left out: you look on */
  seat?: SeatName;
  /** counts what you were told and did; `play` may name it */
  step: number;
  /** the number of your last log line */
  line: number;
  /** as `status` gives it */
  status: StatusReply;
  /** as `view` gives it */
  view: Record<string, unknown>;
  /** as `moves` gives it */
  moves: MovesReply;
  /** as `deals` gives it */
  deals: DealInfo[];
  /** as `wishes` gives it; left out: there is nothing to wish for */
  wishes?: WishesInfo;
}

export interface ChangedNotice {
  /** your step now */
  step: number;
  /** left out: it has not changed, as for all that follows */
  status?: StatusReply;
  /** the entries of your view that have changed, each whole */
  view?: Record<string, unknown>;
  /** entries of your view that are gone */
  dropped: string[];
  /** all that you may play now */
  moves?: MovesReply;
  /** all deals that you know of */
  deals?: DealInfo[];
  /** what you may wish for, and have wished for */
  wishes?: WishesInfo;
  /** what you were told */
  lines: LogInfo[];
}

export interface ErrorInfo {
  /** of the error */
  code: number;
  /** for people */
  message: string;
  /** for programs */
  data: ErrorData;
}

export interface ErrorData {
  /** of the error */
  name: string;
  /** that forbids it */
  rule?: string;
  /** of a record: where it breaks; 0 is the header */
  step?: number;
}

export interface DeclinedNotice {
  /** who does not agree that something is taken back */
  seat: SeatName;
}

export interface CompanyNotice {
  /** in order */
  seats: SeatCompany[];
  /** about seats whose time is up */
  votes: VoteInfo[];
  /** the game was ended before its time: why */
  ended?: string;
}

export interface SeatCompany {
  /** whoever keeps the seat is at the table */
  here: boolean;
  /** its time runs, as far as you may know */
  runs: boolean;
  /** its time is up: the others may `vote` what is to happen */
  late: boolean;
  /** milliseconds that it has; left out: no clock, or none now */
  left?: number;
}

export interface VoteInfo {
  /** whose vote */
  by: SeatName;
  /** about whom */
  seat: SeatName;
  /** `bot`, `end` or `wait` */
  what: string;
}

export interface NudgedNotice {
  /** who waits for you */
  by: SeatName;
}

export interface ProtocolMethods {
  /** The games there are, with their options, presets and bots. */
  games: { params: Nothing; reply: GamesReply };
  /** The rules of a game in our words. */
  rules: { params: RulesParams; reply: RulesReply };
  /** Makes a table; the one before it is gone. */
  new: { params: NewParams; reply: StatusReply };
  /** Makes a table from a record or a position. What cannot be is refused with the reason, and of a record with the step. */
  load: { params: LoadParams; reply: StatusReply };
  /** What is played, by whom, and what the game waits for: an owner who names no seat is told all whom it waits for. */
  status: { params: SeatParams; reply: StatusReply };
  /** What never changes during the game. */
  components: { params: Nothing; reply: ComponentsReply };
  /** All that a seat sees, now or at an earlier moment. */
  view: { params: ViewParams; reply: ViewReply };
  /** All that a seat may play now. */
  moves: { params: ActorParams; reply: MovesReply };
  /** An act of several moves, such as a claim with its payments, as it would best be completed. Nothing is played. */
  plan: { params: PlanParams; reply: PlanReply };
  /** More about one thing than views show, as far as a seat may know it. Nothing is played. */
  consult: { params: ConsultParams; reply: ConsultReply };
  /** The deals that a seat knows of: its own, offered and answered. */
  deals: { params: SeatParams; reply: DealsReply };
  /** What a seat may wish for at standing steps, and what it has wished for. */
  wishes: { params: SeatParams; reply: WishesInfo };
  /** Whether a move is legal, and which rule forbids it if not. */
  why: { params: WhyParams; reply: WhyReply };
  /** Plays moves. An illegal one changes nothing. */
  play: { params: PlayParams; reply: PlayReply };
  /** What a seat has been told. */
  log: { params: LogParams; reply: LogReply };
  /** What the table shall answer for a seat at standing steps from now on. */
  wish: { params: WishParams; reply: Nothing };
  /** Takes back decisions: at once where that is the seat's right, otherwise the others are asked. */
  undo: { params: UndoParams; reply: UndoReply };
  /** Answers somebody who asks to take back. */
  consent: { params: ConsentParams; reply: UndoReply };
  /** Commits a contributor of a fair table to a secret. */
  commit: { params: CommitParams; reply: ChanceReply };
  /** Opens a contributor's secret when all have committed. */
  reveal: { params: RevealParams; reply: ChanceReply };
  /** The record; for a seat, when the game has ended. */
  record: { params: Nothing; reply: RecordReply };
  /** How the points went, and whether the game was fair; when it has ended. */
  course: { params: Nothing; reply: CourseReply };
  /** Every draw of a game that has ended, with all that could have come of it: enough to prove the dice. */
  draws: { params: DrawsParams; reply: DrawsReply };
  /** What the strongest bot thinks of every decision of a game that has ended. It takes a while. */
  judge: { params: Nothing; reply: ReviewReply };
  /** The position with everything in it; `load` takes it. */
  position: { params: Nothing; reply: PositionReply };
  /** Checks a record: every move, every hash, every outcome of chance. */
  verify: { params: VerifyParams; reply: VerifyReply };
  /** What a bot would play. It is told no more than its seat knows. */
  bot: { params: BotParams; reply: BotReply };
}

export interface LobbyMethods {
  /** Makes you known by a name alone. */
  guest: { params: GuestParams; reply: MeReply };
  /** Makes an account that can be used from anywhere. A guest becomes this account and keeps the tables. */
  signup: { params: SignInParams; reply: MeReply };
  /** Makes you known as an account you have. */
  login: { params: SignInParams; reply: MeReply };
  /** Ends this session; its token no longer holds. */
  logout: { params: Nothing; reply: Nothing };
  /** Who you are. */
  me: { params: Nothing; reply: MeReply };
  /** By which you are known: from where, and since when. */
  sessions: { params: Nothing; reply: SessionsReply };
  /** Ends sessions of yours, with the sockets that were opened by them. */
  end_sessions: { params: EndSessionsParams; reply: Nothing };
  /** Changes your passphrase, and ends all your other sessions. */
  passphrase: { params: PassphraseParams; reply: DeviceReply };
  /** Gives you codes to write down, for the day when you have lost your passphrase. */
  recovery_codes: { params: ProveParams; reply: RecoveryReply };
  /** Lets you in by a recovery code, with a new passphrase. All other sessions end. */
  recover: { params: RecoverParams; reply: MeReply };
  /** Gives you a secret for an authenticator app (TOTP, RFC 6238). `two_factor_on` comes next. */
  two_factor_secret: { params: ProveParams; reply: TwoFactorReply };
  /** Wants a code wherever the passphrase is asked for. Gives you new recovery codes, and ends all your other sessions. */
  two_factor_on: { params: CodeParams; reply: RecoveryReply };
  /** Switches two-factor log-in off. */
  two_factor_off: { params: ProveParams; reply: Nothing };
  /** Deletes your account and all that is yours. Records of games with others stay theirs. */
  delete_account: { params: ProveParams; reply: Nothing };
  /** Makes a table; the game begins when every seat is taken. */
  create: { params: CreateParams; reply: TableReply };
  /** Your tables, those with a free seat, and those to look on. */
  tables: { params: TablesParams; reply: TablesReply };
  /** One table. */
  table: { params: TableParams; reply: TableReply };
  /** Takes a free seat. */
  join: { params: JoinParams; reply: TableReply };
  /** Gives your seats free before the game begins. */
  leave: { params: TableParams; reply: TableReply };
  /** Gives a seat of your table to a bot, or frees it, before the game begins. Whoever sat there is out. */
  assign: { params: AssignParams; reply: TableReply };
  /** Closes your table: before the game begins, or where nobody else plays. */
  close: { params: TableParams; reply: Nothing };
  /** Gives an invitation to a seat or to look on, or withdraws it. */
  invite: { params: InviteParams; reply: InviteReply };
  /** Makes a table of your own that goes on from a moment of a game that has ended. */
  whatif: { params: WhatIfParams; reply: TableReply };
  /** Makes a table like one that has ended. */
  rematch: { params: TableParams; reply: TableReply };
  /** The page of a player: yours, or what another lets you see. */
  player: { params: PlayerParams; reply: PlayerReply };
  /** Chooses what others see on your page. */
  shows: { params: ShowsParams; reply: Nothing };
  /** Where you want to hear that it is your turn. */
  notices: { params: Nothing; reply: NoticesReply };
  /** Chooses where you want to hear that it is your turn. */
  notify: { params: NotifyParams; reply: NoticesReply };
  /** Proves that a mail address is yours. */
  confirm_mail: { params: ConfirmMailParams; reply: NoticesReply };
  /** Mutes or blocks a player, or no longer. */
  regard: { params: RegardParams; reply: Nothing };
  /** Whom you have muted or blocked. */
  regards: { params: Nothing; reply: RegardsReply };
  /** Tells whoever runs the server of somebody or something. */
  report: { params: ReportParams; reply: Nothing };
}

export interface TableMethods {
  /** Speaks to the table or to some seats. */
  say: { params: SayParams; reply: ChatInfo };
  /** What was said that you may read. */
  chat: { params: ChatParams; reply: ChatReply };
  /** Lets a bot play your seat, or takes it back. */
  handover: { params: HandOverParams; reply: Nothing };
  /** Gives your seat to a bot for good; you look on. */
  resign: { params: Nothing; reply: Nothing };
  /** Asks a bot what it would play in your place, at a friendly table. It answers by the notice `hint`. */
  hint: { params: Nothing; reply: Nothing };
  /** Asks what the strongest bot thinks of every decision of a game that has ended. It answers by the notice `review`, after a while. */
  review: { params: Nothing; reply: Nothing };
  /** Says what is to happen to a seat whose time is up. What more than half of the other people want is done. */
  vote: { params: VoteParams; reply: Nothing };
  /** Reminds somebody whom the game waits for, now and then. */
  nudge: { params: NudgeParams; reply: Nothing };
}
