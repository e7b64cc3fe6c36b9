// The coats of the five houses, by country, and the tints of their lands (tints.css). No two differ by colour alone.
import type { Blazon } from '../../heraldry/shields';
import './tints.css';

export const coats: Record<string, Blazon> = {
  england: {
    name: 'England, green with a lion',
    division: 'pale',
    field: '#2b6540',
    second: '#1f5233',
    charge: 'lion',
    metal: '#f6d98a',
  },
  france: {
    name: 'France, blue with a lily',
    division: 'plain',
    field: '#2c4f93',
    second: '#2c4f93',
    charge: 'lily',
    metal: '#f2cf63',
  },
  germany: {
    name: 'Germany, orange with a chief and an eagle',
    division: 'chief',
    field: '#e0912f',
    second: '#2b2620',
    charge: 'eagle',
    metal: '#2b2620',
  },
  italy: {
    name: 'Italy, purple with a border and a rose',
    division: 'bordure',
    field: '#643a74',
    second: '#e9d9f0',
    charge: 'rose',
    metal: '#f4e6c0',
  },
  spain: {
    name: 'Spain, gold quarters with a castle',
    division: 'quarterly',
    field: '#c99a1e',
    second: '#b08212',
    charge: 'castle',
    metal: '#3a2603',
  },
};

/** The coat of a country; a plain one for whatever is of no country. */
export function coatOf(country: string | undefined): Blazon {
  return (
    coats[country ?? ''] ?? {
      name: 'no house',
      division: 'plain',
      field: '#7c7366',
      second: '#7c7366',
      charge: 'star',
      metal: '#f3e3d3',
    }
  );
}
