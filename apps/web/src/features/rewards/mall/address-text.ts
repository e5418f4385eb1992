import type { Address } from './mall.queries.ts';

/** Where it is, in one line, the nearest first. */
export function placeOf({ street, city, region, postalCode }: Address): string {
  return [street, city, region, postalCode].join(', ');
}
