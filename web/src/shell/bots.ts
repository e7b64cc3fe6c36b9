// Bots in words: how hard they are to beat, and how they like to play.
import type { BotInfo, GameInfo } from '../protocol/types';

/** "steady bot"; of a bot that is not known only "bot". */
export function kindOfBot(game: GameInfo | undefined, id: string): string {
  const level = game?.bots.find((bot) => bot.id === id)?.level;
  return level ? `${level} bot` : 'bot';
}

/** At the beginning of a line. */
export const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** How a bot goes about it, in a word. */
const manners: Record<string, string> = {
  random: 'careless',
  easy: 'forgetful',
  greedy: 'keen',
  rollout: 'pondering',
};

export interface BotChoice extends BotInfo {
  /** What to call it where one is chosen; no two of a game are called the same. */
  label: string;
}

export function botChoices(game: GameInfo): BotChoice[] {
  return game.bots.map((bot) => {
    const alone = game.bots.every((other) => other === bot || other.level !== bot.level);
    const kind = capital(kindOfBot(game, bot.id));
    return { ...bot, label: alone ? kind : `${kind}, ${manners[bot.id] ?? bot.id}` };
  });
}
