// What a house has in its chests and capitals. Pure.
import type { BloodComponents, BloodItems, BloodSet, BloodView } from '../../../protocol/types';

export const goodsInOrder = ['food', 'cloth', 'metal', 'semi-luxury', 'luxury'];

export type Goods = Record<string, number>;

function sum(items: readonly BloodItems[], owner: string): Goods {
  const goods: Goods = {};
  for (const item of items) if (item.owner === owner) goods[item.good] = (goods[item.good] ?? 0) + item.count;
  return goods;
}

/** What lies in the capital of a country and is its own: only that can be sold. */
export function inCapital(view: BloodView, country: string): Goods {
  const capital = view.crowns.find((crown) => crown.id === country)?.capital;
  return capital ? sum(view.provinces[capital]?.items ?? [], country) : {};
}

/** What lies elsewhere, or is aboard a fleet. */
export function elsewhere(view: BloodView, country: string): Goods {
  const capital = view.crowns.find((crown) => crown.id === country)?.capital;
  const places = Object.entries(view.provinces).flatMap(([id, land]) => (id === capital ? [] : (land.items ?? [])));
  return sum([...places, ...view.fleets.flatMap((fleet) => fleet.items ?? [])], country);
}

export interface Ready {
  set: BloodSet;
  /** How many can be sold, if nothing else is. */
  count: number;
  /** What one more would lack. */
  lacks: string[];
}

export function setsOf(components: BloodComponents, goods: Goods): Ready[] {
  return components.sets.map((set) => {
    const count = Math.min(...set.goods.map((good) => goods[good] ?? 0));
    return { set, count, lacks: set.goods.filter((good) => (goods[good] ?? 0) <= count) };
  });
}
