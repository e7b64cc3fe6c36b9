// What a player has chosen so far in a step of several choices that nobody else sees yet, in words. Pure.
import type { BloodComponents, BloodView } from '../../protocol/types';
import { counted } from '../../ui/words';
import { countryName, spotName, titleOf } from './parts';

export function chosenSoFar(components: BloodComponents, view: BloodView): string[] {
  const place = (spot: string) => spotName(components, spot);
  return [
    ...(view.again ?? []).map((wife) => `another try for a child of ${titleOf(view, wife)}`),
    ...(view.placing ?? []).flatMap(({ person, province }) =>
      province ? [`${titleOf(view, person)} stands in ${place(province)}`] : [],
    ),
    ...(view.rate ? [`the ${view.rate === 'high' ? 'high' : 'usual'} rate of taxes`] : []),
    ...(view.paying ?? []).map((province) => `the rebellion in ${place(province)} is paid off`),
    ...(view.disbanding ?? []).map((spot) => `a unit in ${place(spot)} is not kept`),
    ...(view.marking ?? []).map((province) => `a marker on ${place(province)}`),
    ...Object.entries(view.selling ?? {}).flatMap(([country, kinds]) =>
      kinds.flatMap((count, kind) =>
        count > 0
          ? [
              `${counted(count, 'set', 'sets')} of ${countryName(components, country)} for ${components.sets[kind]?.crowns}`,
            ]
          : [],
      ),
    ),
  ];
}
