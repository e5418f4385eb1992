import type { Draw } from '#random.ts';

/** A kind of sea creature and what catching it pays, in stakes of one shot. */
export type FishKind = { name: string; pays: number };

export const fishKinds: readonly FishKind[] = [
  { name: 'minnow', pays: 2 },
  { name: 'shrimp', pays: 3 },
  { name: 'clownfish', pays: 4 },
  { name: 'crab', pays: 6 },
  { name: 'blowfish', pays: 8 },
  { name: 'squid', pays: 12 },
  { name: 'turtle', pays: 18 },
  { name: 'lobster', pays: 25 },
  { name: 'octopus', pays: 40 },
  { name: 'dolphin', pays: 60 },
  { name: 'shark', pays: 100 },
  { name: 'whale', pays: 200 },
];

/** Per cent of every shot's stake that returns, whatever the target. */
const fishReturnPercent = 96;

/**
 * Whether a shot catches, with the chance return / pays, so that big and small creatures return the
 * same in the long run.
 */
export function isCaught(kind: FishKind, draw: Draw): boolean {
  return draw(100 * kind.pays) < fishReturnPercent;
}
