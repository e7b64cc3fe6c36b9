// The sentence under the couple: who agrees, for how long, and how firmly by now.
import type { BloodComponents, BloodContract } from '../../../protocol/types';
import { countryName } from '../parts';
import { isPlain } from './drawer';

export function leadOf(components: BloodComponents, contract: BloodContract, sides: readonly string[]): string {
  const both = sides.map((house) => countryName(components, house)).join(' and ');
  const isSure = contract.status === 'in-force' || contract.status === 'betrothed';
  const none = contract.clauses.length === 0;
  if (isPlain(contract)) {
    if (contract.status === 'in-force') return `${both} agree, until either ends it:`;
    return none
      ? `${both} would give each other at once … nothing yet.`
      : `${both} would agree at once, without a wedding:`;
  }
  const agree = isSure ? 'agree' : 'would agree';
  if (contract.is_betrothal || contract.status === 'betrothed') {
    const promise = `${both} ${isSure ? 'have betrothed' : 'would betroth'} them`;
    return none ? `${promise}; their wedding asks nothing else.` : `${promise}; when they wed, it shall hold:`;
  }
  return none
    ? `${both} ${agree} to the wedding, and to nothing else yet.`
    : `${both} ${agree}, for as long as both shall live:`;
}
