// What the frame of a table expects of a game, and what it gives to it.
import type { Component } from 'svelte';
import type { Blazon } from '../heraldry/shields';
import type { LogInfo, MoveInfo } from '../protocol/types';
import type { Choice } from './choice/choice.svelte';
import type { Attending } from './session/seat_marks.svelte';
import type { Flight } from './travel';

/** What a game's parts of the table are given. Components and views have the shape of the game. */
export interface BoardProps {
  components: unknown;
  view: unknown;
  seat: number | null;
  names: string[];
  /** By seat, whether a bot plays for it that was there from the start. */
  bots?: boolean[];
  /** Who is at the table, and how much time is left, for boards that show the seats themselves. */
  attending?: Attending;
  choice: Choice;
  /** Asks the game for more about one thing than the view shows, after moves that are played in thought; nothing: unknown. */
  consult?: (about: string, moves?: string[]) => Promise<unknown>;
  /** What has been told so far, oldest first. */
  log: LogInfo[];
  /** The line of the log whose moment is looked back at; nothing can be played there. Nothing: what is now. */
  moment: number | null;
  /** What was seen after one's own last decision, to mark what others have done since. */
  before?: unknown;
  /**
   * The board is telling how something came about and has come to this line of the log; nothing: it tells no more. What
   * follows from it is held back meanwhile.
   */
  shows?: (line: number | null) => void;
}

export interface SeatProps extends BoardProps {
  /** Whose line it is, from 1. */
  of: number;
}

export interface Hint {
  id: string;
  text: string;
}

/** How the log is told by turns. An event is what a line shows, in the shape of the game. */
export interface Chronicle {
  /** Whose turn an event is part of; nothing: of the same as the one before. */
  turn(event: unknown): number | null;
  /** What stands above an event that is about the whole table; nothing: it is part of a turn. */
  table?(event: unknown, components: unknown): string | null;
  /** Whether an event goes without saying: it is told in a lighter hand. */
  minor?(event: unknown): boolean;
  /** What was done in an entry, in a few words. */
  summary?(events: unknown[], components: unknown, names: readonly string[]): string;
}

export interface GameModule {
  /** The board itself. */
  Board: Component<BoardProps>;
  /** What lies in front of the player: hand, display, piles. */
  Tray: Component<BoardProps>;
  /** A compact overview beside the log. */
  Overview: Component<BoardProps>;
  /** The overview is always in sight, in a rail of its own, and prompt and cards share one row below the board. */
  railed?: boolean;
  /**
   * The board shows who sits where, with all that is known of them: there is no list of seats beside it, and prompt and
   * cards share one row below.
   */
  seated?: boolean;
  /**
   * The board is the room, and all else lies on it: on wide pages seats and overview to the left, the log to the right,
   * prompt and tray below it.
   */
  spread?: boolean;
  /** What the signs on the board mean, and how one wins. */
  Legend: Component;
  /** What is known of a seat, in a line. */
  SeatLine: Component<SeatProps>;
  /** Keys that only this game has, and what they do. */
  keys: [key: string, does: string][];
  /**
   * How much larger than its window the board is at first, where the page is narrow or letters are large. Left out: the
   * board fits itself into its window and is not zoomed.
   */
  startZoom?(narrow: boolean, textSize: number): number;
  /** How high the board is on a phone, as a length of CSS. */
  phoneHeight: string;
  /** What each seat plays, where that is known before the game begins. */
  seating?(players: number, options: Record<string, string>): { name: string; coat: Blazon }[];
  /** The coat of arms of a seat, where the game has its own. */
  coat?(seat: number, components: unknown): Blazon;
  /** Whether the board or the tray has a place of its own for a move, so that it needs no button. */
  hasPlace?(move: MoveInfo, view: unknown): boolean;
  /** The board has a place of its own for drafts and offers: there is no drawer of bargains, and it tells of them itself. */
  ownDeals?: boolean;
  /** Being done means something else at each question: its button says what. */
  namesDone?: boolean;
  /** What would be lost by a move, in a sentence; nothing: nothing. */
  warning?(move: MoveInfo, view: unknown): string | null;
  /** Whether an element of this id can be touched somewhere on the board or in the tray. */
  isOnBoard(id: string): boolean;
  /** The move that touching this element would mean, if it were allowed; to ask why it is not. */
  meant(id: string, view: unknown): string | null;
  /** What one is trying to do, in three sentences. */
  goal: string;
  /** The same as a small picture. */
  GoalPicture?: Component;
  /** A word of help for the decision that is asked for, each kind once. */
  hint(view: unknown): Hint | null;
  /** What an event of the log sounds like: a card that is drawn, taken or played, or something hidden that comes to light. */
  sound?(event: { kind: string }): 'card' | 'reveal' | null;
  /** Points of a seat so far, if they are known. */
  points(view: unknown, seat: number): number | undefined;
  /** How the log is told; left out: by the names its lines begin with. */
  chronicle?: Chronicle;
  /** What travels over the table when an event is told, for the seat that looks on; left out: nothing does. */
  flights?(event: unknown, components: unknown, seat: number | null): Flight[];
}
