// What was done in an entry of the chronicle, in a few words: of a court who was born and died and wed, of a move where it went. Pure.
import type { BloodComponents, BloodEvent } from '../../../protocol/types';
import { counted, joined } from '../../../ui/words';

type Of<K extends BloodEvent['kind']> = Extract<BloodEvent, { kind: K }>;

/** More names than these are only counted. */
const kNamed = 3;

export function summary(events: BloodEvent[], components: BloodComponents, names: readonly string[]): string {
  const all = <K extends BloodEvent['kind']>(kind: K) => events.filter((event): event is Of<K> => event.kind === kind);
  const province = (id: string) => components.provinces.find((each) => each.id === id)?.name ?? id;
  const country = (id: string) => components.countries.find((each) => each.id === id)?.name ?? id;
  const seat = (of: number | undefined) => names[(of ?? 0) - 1] ?? '';
  const places = (ids: string[]) =>
    ids.length > kNamed ? counted(ids.length, 'province', 'provinces') : joined(ids.map(province));
  const some = (count: number, one: string, many: string) => (count > 0 ? [counted(count, one, many)] : []);
  const sum = (numbers: number[]) => numbers.reduce((whole, each) => whole + each, 0);

  // Before the first year.
  if (all('family-founded').length > kNamed) return 'the houses are founded';

  const said: string[] = [];
  // At court.
  said.push(...some(all('born').filter(({ age }) => age === 0).length, 'birth', 'births'));
  said.push(...some(all('died').length, 'death', 'deaths'));
  const crowned = [...new Set(all('crowned').map((event) => country(event.country)))];
  if (crowned.length > 0 && crowned.length <= kNamed) said.push(`${joined(crowned)} crowned anew`);
  else said.push(...some(crowned.length, 'crown passes', 'crowns pass'));
  said.push(...all('union-made').map((event) => `${country(event.country)} in a union`));
  said.push(...some(all('wed').length, 'wedding', 'weddings'));
  said.push(...some(all('deal-struck').length, 'deal', 'deals'));
  // In the Interphase.
  said.push(...some(sum(all('taxed').map(({ crowns }) => crowns)), 'Crown of taxes', 'Crowns of taxes'));
  said.push(...some(sum(all('raised').map(({ armies }) => armies)), 'army raised', 'armies raised'));
  said.push(...some(all('rebellion-paid-off').length, 'rebellion paid off', 'rebellions paid off'));
  // Of a round.
  for (const { calamity } of all('event-happens'))
    if (calamity === 'nothing') said.push('nothing happens');
    else if (calamity === 'plague' || calamity === 'famine')
      said.push(`${calamity} in ${places(all('struck').map((event) => event.province))}`);
  const rolled = all('rebellion-rolled').filter(({ rebels }) => rebels);
  if (rolled.length > 0) said.push(`rebellion in ${places(rolled.map((event) => event.province))}`);
  said.push(...some(all('storm-rolled').filter(({ is_lost }) => is_lost).length, 'fleet lost', 'fleets lost'));
  // Of a move.
  for (const began of all('battle-began')) {
    const won = all('battle-won').find((event) => event.province === began.province);
    const end = won?.power === undefined ? '' : `: ${country(won.power)} wins`;
    said.push(`battle of ${province(began.province)}${end}`);
  }
  const ends = [
    ...new Set(
      all('marched')
        .filter(({ armies }) => armies > 0)
        .flatMap(({ path }) => path.slice(-1)),
    ),
  ];
  const ashore = ends.filter((id) => components.provinces.some((each) => each.id === id));
  if (ashore.length > 0) said.push(`armies to ${places(ashore)}`);
  const goods = sum(all('marched').map((event) => event.goods.length));
  if (goods > 0 && said.length === 0) said.push(`moves ${counted(goods, 'item', 'items')}`);
  // At its end.
  for (const put of all('marker-put')) said.push(`${province(put.province)} to ${country(put.now)}`);
  for (const sold of all('cashed')) said.push(`${seat(sold.seat)} ${sold.crowns}`);
  return said.slice(0, 4).join(', ');
}
