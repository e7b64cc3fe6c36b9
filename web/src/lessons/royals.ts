// A first game of Royals: four turns, from the first card to the first rival driven out.
import { watch, type Lesson } from './lesson';

export const royals: Lesson = {
  game: 'royals',
  names: ['', 'Clara'],
  options: { start: '1' },
  seed: 57,
  steps: [
    {
      say: 'Welcome! You lead a noble house and want the most points. Cards make nobles yours, nobles bring influence, and influence brings points.',
      picture: true,
    },
    {
      say: 'Each little plate on the map is a city with one or two nobles. The square shows what a noble costs in cards, the black circle how much influence it brings.',
      point: 'noble:bordeaux.marshal',
    },
    {
      say: 'A turn begins with drawing. In your very first turn you draw one card: take the France card that lies face up. Touch it, then confirm.',
      point: ['display:france'],
      play: 'draw france',
    },
    {
      say: 'A marshal costs one card of his country, and you have one of France. Claim the Marshal of Bordeaux: whoever is first in that city gets the 4 points in its golden circle.',
      point: ['noble:bordeaux.marshal'],
      play: 'claim bordeaux.marshal',
    },
    {
      say: 'Your shield stands on the marshal, and the 4 points are yours for good. Points, cards and cubes of everybody are always shown here.',
      point: 'seats',
    },
    { say: 'Your hand is empty, so that is all for now. End your turn.', point: ['actions'], play: 'end' },
    ...watch(
      2,
      'Clara’s turn. She draws two cards, because she goes second.',
      'draw france',
      'draw pile',
      'claim rennes.marshal',
      'end',
    ),
    {
      say: 'Clara has claimed the Marshal of Rennes, in France like yours. The dashed frame marks what has changed since your turn.',
      point: 'noble:rennes.marshal',
    },
    {
      say: 'From now on you draw three cards. Three German cards lie face up: take one, because two of a kind buy a baron.',
      point: ['display:german'],
      play: 'draw german',
    },
    { say: 'And a second one. Now the baron is yours to pay.', point: ['display:german'], play: 'draw german' },
    {
      say: 'Take the last card from the pile. Nobody sees what it is, but nor do you until you have it.',
      point: ['pile'],
      play: 'draw pile',
    },
    {
      say: 'A card of Britain: keep it for later. Your two German cards buy the Baron of Cologne, and again you are the first there.',
      point: ['noble:cologne.baron'],
      play: 'claim cologne.baron',
    },
    {
      say: 'Well done: 8 points. You could claim more if you had the cards. End your turn.',
      point: ['actions'],
      play: 'end',
    },
    ...watch(
      2,
      'Clara’s turn. She seems to like France.',
      'draw france',
      'draw france',
      'draw pile',
      'claim dijon.baron',
      'end',
    ),
    {
      say: 'With the Baron of Dijon Clara has 2 influence in France, and you have 1. The ① shows who would score more there if the period ended now. We shall change that.',
      point: 'overview',
    },
    {
      say: 'Your third turn. Gather some cards of different countries, and you will see what they can do together: first France.',
      point: ['display:france'],
      play: 'draw france',
    },
    { say: 'Now a German one.', point: ['display:german'], play: 'draw german' },
    { say: 'And one from the pile.', point: ['pile'], play: 'draw pile' },
    {
      say: 'You hold no two cards of a kind, and a baron of Britain costs two. But any three cards stand for one that you lack! So one Britain card and the three others get you the Baron of Edinburgh.',
      point: ['noble:edinburgh.baron'],
      play: 'claim edinburgh.baron',
    },
    {
      say: 'That was dear, but it brought 4 points and made you the only one with influence in Britain. End your turn.',
      point: ['actions'],
      play: 'end',
    },
    ...watch(
      2,
      'Clara draws three cards and saves them for something big.',
      'draw france',
      'draw german',
      'draw spain',
      'end',
    ),
    {
      say: 'Time for intrigue. In place of three Country cards you may draw one Country card and one Intrigue card. Take France first.',
      point: ['display:france'],
      play: 'draw france',
    },
    {
      say: 'Now an Intrigue card. It shows two countries, and it can drive out a rival in either of them.',
      point: ['intrigue-pile'],
      play: 'draw intrigue',
    },
    {
      say: 'France and Spain! To take a rival’s noble you pay its usual price and one fitting Intrigue card. Drive Clara out of Rennes.',
      point: ['noble:rennes.marshal'],
      play: 'takeover rennes.marshal',
    },
    {
      say: 'The marshal is yours. Being first in Rennes stays Clara’s, but her influence there is gone: now you lead in France with 2 to 1.',
      point: 'overview',
    },
    {
      say: 'When the Country pile runs out, a period ends. That happens three times in a game.',
      point: 'pile',
    },
    {
      say: 'Then each country pays: the larger number to whoever has most influence there, the smaller to the second. The marked row is the period you are in.',
      point: 'markers:france',
    },
    {
      say: 'Each noble you claim also leaves a cube on its title, for ever. After the last period, whoever has most cubes on a title scores for it: 16 points for kings, 4 for marshals.',
      point: 'overview',
    },
  ],
  farewell:
    'That is all you need: draw, claim, drive out, and keep an eye on influence. A cube in every city of a country, or on every title, brings more points still.',
};
