// How a field of battle changes from step to step. It follows from the events alone, but for one thing they do not say: kings and
// princes go where the first of their armies falls back to (blood.battle.retreat). Pure: knows no page.
import type { BloodBattleBegan, BloodBattleRolled, BloodComponents, BloodEvent } from '../../../protocol/types';
import type { Beat } from './battle';
import { standing, strength, termsInWords, units } from './field';
import type { Field, Loss, Offer, Roll, Royal, Side, Which } from './field';
import type { People } from './people';

export function atFirst(began: BloodBattleBegan, line: number, components: BloodComponents, people: People): Field {
  const side = (which: Which): Side => {
    const country = which === 0 ? began.attacker : began.defender;
    const info = components.countries.find(({ id }) => id === country);
    return {
      country,
      name: info?.name ?? country,
      ...(info?.seat === undefined ? {} : { seat: info.seat }),
      armies: began.armies[which] ?? 0,
      fallen: 0,
      falls: 0,
      left: 0,
      leaves: 0,
      royals: (began.royals[which] ?? []).map((person) => {
        const called = people.called(person, line);
        const named = called ? { name: called.name, title: called.title, rank: called.rank } : {};
        return { person, ...named, isKing: people.leads(person, line), fate: 'stands', now: false };
      }),
    };
  };
  return {
    sides: [side(0), side(1)],
    castle: began.castle > 0 ? { trail: [began.castle], left: began.castle, lost: 0 } : null,
    rolls: [],
    rows: [],
    free: null,
    offers: [],
  };
}

/** What was new before is so no longer. */
function settled(field: Field): Field {
  const side = (each: Side): Side => ({
    ...each,
    fallen: each.fallen + each.falls,
    falls: 0,
    left: each.left + each.leaves,
    leaves: 0,
    royals: each.royals.map((royal) => ({ ...royal, now: false })),
  });
  const { castle } = field;
  return {
    ...field,
    sides: [side(field.sides[0]), side(field.sides[1])],
    castle: castle && { ...castle, left: castle.left - castle.lost, lost: 0 },
    rolls: [],
    offers: field.offers.filter(({ accepted }) => accepted === undefined),
  };
}

export function after(field: Field, beat: Beat, components: BloodComponents, people: People): Field {
  let next = settled(field);
  for (const line of beat.lines) {
    const event = line.shows as BloodEvent | undefined;
    if (event) next = told(next, event, line.line, components, people);
  }
  return next;
}

function changing(field: Field, which: Which, change: (side: Side) => Partial<Side>): Field {
  const sides: [Side, Side] = [...field.sides];
  sides[which] = { ...sides[which], ...change(sides[which]) };
  return { ...field, sides };
}

function royal(field: Field, person: number, change: Partial<Royal>): Field {
  const which = field.sides[0].royals.some((each) => each.person === person) ? 0 : 1;
  return changing(field, which, (side) => ({
    royals: side.royals.map((each) => (each.person === person ? { ...each, ...change, now: true } : each)),
  }));
}

function rolled(field: Field, event: BloodBattleRolled, side: Which): Field {
  const isFree = event.round === 0 && field.free?.side === side && field.free.rolls > 0;
  const kind = isFree ? 'free' : event.round > 0 ? 'round' : 'retreat';
  const counted = isFree ? standing(field.sides[side]) + strength(field, side) : units(field, side);
  const roll: Roll = { side, die: event.dice, hits: event.hits, kind, units: counted };
  const label = isFree ? 'Free rolls' : event.round > 0 ? `Round ${event.round}` : 'Retreat';
  const none = (): [Loss, Loss] => [
    { armies: 0, castle: 0 },
    { armies: 0, castle: 0 },
  ];
  const last = field.rows.at(-1);
  const rows =
    last?.label === label
      ? field.rows.with(-1, { ...last, rolls: [...last.rolls, roll] })
      : [...field.rows, { label, rolls: [roll], took: none() }];
  const free = isFree && field.free ? { side, rolls: field.free.rolls - 1 } : field.free;
  return { ...field, rolls: [...field.rolls, roll], rows, free };
}

/** Losses that came of dice are kept beside them; those of a surrender are not. */
function lost(field: Field, which: Which, armies: number, castle: number): Field {
  let next = changing(field, which, (side) => ({ falls: side.falls + armies }));
  if (castle > 0 && next.castle) {
    const before = next.castle.lost + castle;
    const left = next.castle.left - before;
    next = { ...next, castle: { ...next.castle, lost: before, trail: [...next.castle.trail, left] } };
  }
  const row = next.rows.at(-1);
  if (!row || next.rolls.length === 0) return next;
  const took: [Loss, Loss] = [...row.took];
  const by: Which = which === 0 ? 1 : 0;
  took[by] = { armies: took[by].armies + armies, castle: took[by].castle + castle };
  return { ...next, rows: next.rows.with(-1, { ...row, took }) };
}

function offering(field: Field, offer: Offer): Field {
  return { ...field, offers: [...field.offers, offer] };
}

/** Both sides may offer to surrender at once: the first is answered first, and if it is accepted there is no other. */
function answered(field: Field, accepted: boolean): Field {
  const at = field.offers.findIndex((offer) => offer.accepted === undefined);
  if (at < 0) return field;
  const offer = { ...field.offers[at]!, accepted };
  return { ...field, offers: accepted ? [offer] : field.offers.with(at, offer) };
}

function told(field: Field, event: BloodEvent, line: number, components: BloodComponents, people: People): Field {
  const of = (power: string): Which => (power === field.sides[0].country ? 0 : 1);
  const province = (id: string) => components.provinces.find((each) => each.id === id)?.name ?? id;
  const country = (id: string) => components.countries.find((each) => each.id === id)?.name ?? id;
  switch (event.kind) {
    case 'stands-inside':
      return field.castle ? { ...field, castle: { ...field.castle, inside: event.is_inside } } : field;
    case 'fled':
      return royal(field, event.person, { fate: 'fled', where: province(event.province) });
    case 'free-rolls':
      return { ...field, free: { side: of(event.power), rolls: event.rolls } };
    case 'battle-rolled':
      return rolled(field, event, of(event.power));
    case 'battle-losses':
      return lost(field, of(event.power), event.armies, event.castle);
    case 'survival-rolled':
      return royal(field, event.person, {
        trial: { dice: event.dice, added: event.constitution, needed: event.needed, lives: event.survives },
      });
    case 'captured':
      return event.captor === 'none'
        ? royal(field, event.person, { fate: 'free', where: 'at home' })
        : royal(field, event.person, { fate: 'captive', where: country(event.captor) });
    case 'died':
      return royal(field, event.person, { fate: 'dead' });
    case 'fell-back': {
      const to = province(event.to);
      return changing(field, of(event.power), (side) => ({
        leaves: side.leaves + event.armies,
        royals: side.royals.map((each) =>
          each.fate === 'stands' ? { ...each, fate: 'left', where: to, now: true } : each,
        ),
      }));
    }
    case 'surrender-offered':
      return offering(field, {
        kind: 'surrender',
        side: of(event.power),
        terms: termsInWords(event.terms, event.armies, event.crowns),
      });
    case 'ransom-offered': {
      const person = people.called(event.person, line)?.title;
      const crowns = event.crowns;
      const about = { ...(person === undefined ? {} : { person }), ...(crowns === undefined ? {} : { crowns }) };
      return offering(field, { kind: 'ransom', ...about, terms: [] });
    }
    case 'offer-answered':
      return answered(field, event.is_accepted);
    case 'battle-won':
      return { ...field, offers: [], winner: event.power === undefined ? null : of(event.power) };
    default:
      return field;
  }
}
