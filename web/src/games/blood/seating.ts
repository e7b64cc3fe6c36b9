// Who plays what, before there is a table.
import { coatOf, coats } from './coats';

/** The country of each seat, with its coat. */
export function seating(players: number, options: Record<string, string>) {
  const countries = Object.keys(coats).filter((country) => {
    if (players === 3) return options.three?.includes(country);
    return players !== 4 || country !== options.out;
  });
  return countries.map((country) => ({
    name: country.charAt(0).toUpperCase() + country.slice(1),
    coat: coatOf(country),
  }));
}
