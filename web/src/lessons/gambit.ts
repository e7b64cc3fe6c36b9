// A first round of Gambit Royale: five cards, an effect, a talent, and how three goals are decided.
import { watch, type Lesson } from './lesson';

export const gambit: Lesson = {
  game: 'gambit',
  names: ['', 'Otto'],
  options: { start: '1' },
  seed: 2491,
  steps: [
    {
      say: 'Welcome! You send conspirators into columns, the strongest side of a column wins its goal, and goals are points. Most points after six rounds win.',
      picture: true,
    },
    {
      say: 'The windows are this round’s goals, and the number is what each is worth. A column is complete when it has as many cards: here three.',
      point: 'goal:3',
    },
    {
      say: 'These are your conspirators, with their strength at the top right. Otto has the very same set, but you never know what he holds.',
      point: 'hand',
    },
    {
      say: 'The Fencing Master counts 8, but 12 below a Fencing goal. Touch the card, then column 3, and confirm.',
      point: ['hand:fencing-master', 'column:3'],
      play: 'place fencing-master 3',
    },
    ...watch(2, 'Otto’s turn. He places a card below yours.', 'place cardinal 3'),
    {
      say: 'Every card is placed face down. As soon as another comes below it, it is turned up: now all see your Fencing Master, but nobody knows Otto’s card yet.',
      point: 'column:3',
    },
    {
      say: 'Some cards have an effect at the moment they are turned up. The Crown is one: place it in column 1, and wait until somebody turns it up.',
      point: ['hand:crown', 'column:1'],
      play: 'place crown 1',
    },
    ...watch(2, 'Otto’s turn. Will he turn it up?', 'place hermit 1'),
    {
      say: 'He did! The effect is yours, even in his turn: the Crown card is worth 3 points while you keep it, and you play with four cards from now on.',
      point: 'hand',
    },
    {
      say: 'Column 2 is still empty. The Queen is strong, 16 all by herself: place her there.',
      point: ['hand:queen', 'column:2'],
      play: 'place queen 2',
    },
    ...watch(2, 'Otto looks at your column and smiles.', 'place wizard 2'),
    {
      say: 'Column 1 is complete, but more cards may come. The Merchant counts 12 below a Commerce goal: place him there, and see what Otto has hidden.',
      point: ['hand:merchant', 'column:1'],
      play: 'place merchant 1',
    },
    {
      say: 'The Hermit has a talent. Talents wait until the end of the round: he will count 1 less for every other card in his column.',
      point: 'column:1',
    },
    ...watch(2, 'Otto’s turn.', 'place landowner 3'),
    {
      say: 'Only column 2 lacks a card, and yours ends the round. Otto’s hidden card may be a Wizard, who removes all that count 10 or more. So add somebody modest: the Gatekeeper, 8.',
      point: ['hand:gatekeeper', 'column:2'],
      play: 'place gatekeeper 2',
    },
    {
      say: 'The round is over, and every column is decided step by step. Watch it, or go through it yourself with Back and Next; close it when you have seen it all.',
    },
    {
      say: 'In column 2 the Wizard removed your Queen, but the Gatekeeper’s 8 beat his 7. In column 3 Otto’s two cards, 8 and 8, beat your 12: what counts is the sum.',
      point: 'log',
    },
    {
      say: 'You have won Commerce and Music. Each goal fills a petal of your rose: with a goal of all six disciplines, the best of each counts double in the end.',
      point: 'overview',
    },
    {
      say: 'What each of the conspirators does can be looked up here at any time. Nobody knows them all at first.',
      point: 'conspirators',
    },
  ],
  farewell:
    'That is the whole game: six rounds like this one. Hide what is strong, guess what lies face down, and collect goals of every discipline.',
};
