// Components for tests: a few types and three houses, the last of them somebody's second.
import type { CrownsComponents } from '../../protocol/types';

const type = (id: string, name: string, plural: string, guest = false) => ({
  id,
  name,
  plural,
  guest,
  copies: 1,
  text: `What a ${name} does.`,
  confidence: 'sourced',
});
export const components: CrownsComponents = {
  types: [
    type('castellan', 'Castellan', 'Castellans'),
    type('coinage', 'Coinage', 'Coinage'),
    type('feud', 'Feud', 'Feuds'),
    type('knight', 'Knight', 'Knights'),
    type('princess', 'Princess', 'Princesses'),
    type('trader', 'Trader', 'Traders'),
    type('jester', 'Jester', 'Jesters', true),
  ],
  houses: [
    { id: 'lyre', name: 'Lyre', seat: 1, second: false },
    { id: 'redtower', name: 'Redtower', seat: 2, second: false },
    { id: 'orlok', name: 'Orlok', seat: 2, second: true },
  ],
  rounds: 3,
  ravens: 4,
  agendas: false,
  negotiations: false,
  customized: false,
  teams: false,
};
