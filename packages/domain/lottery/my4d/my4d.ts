import { fraction } from '../fraction.ts';
import { numberPlay } from '../numbers/number-play.ts';
import { arePrizesOf, type PrizeShape } from '../numbers/prizes.ts';
import type { Family, PickedPlay, Prizes } from '../play.ts';

export const my4dPrizes: readonly PrizeShape[] = [
  { name: 'P1', numbers: 1, digits: 4 },
  { name: 'P2', numbers: 1, digits: 4 },
  { name: 'P3', numbers: 1, digits: 4 },
  { name: 'special', numbers: 10, digits: 4 },
  { name: 'consolation', numbers: 10, digits: 4 },
];

/** In how many orders four digits can stand that are not all alike. */
const orders = [24, 12, 6, 4];

const rows = [
  { playId: 5850, code: 'Big', pays: [2500, 1000, 500, 180, 60] },
  { playId: 5851, code: 'Small', pays: [3500, 2000, 1000] },
  { playId: 5852, code: 'IBoxBig', pays: [2500, 1000, 500, 180, 60], ways: orders },
  { playId: 5853, code: 'IBoxSmall', pays: [3500, 2000, 1000], ways: orders },
];

function playOf({ playId, code, pays, ways }: (typeof rows)[number]): PickedPlay<Prizes> {
  const paying = my4dPrizes.slice(0, pays.length);
  return numberPlay({
    playId,
    code,
    group: ways ? 'IBox' : 'BigSmall',
    subGroup: code,
    playTypes: ['ent'],
    width: 4,
    prizes: paying.map(({ name, numbers }, prize) => ({
      name,
      numbers,
      odds: (ways ?? [1]).map((under) => fraction(pays[prize] ?? 0, under)),
    })),
    drawn: (result) => paying.map(({ name }) => result[name] ?? []),
    ...(ways ? { ways } : {}),
  });
}

const winNoOf = ({ P1 = [], P2 = [], P3 = [] }: Prizes) => [...P1, ...P2, ...P3].join(',');

export const my4d: Family<Prizes> = {
  code: 'MY4D',
  plays: rows.map(playOf),
  resultOf: ({ winNo, prizes }) =>
    arePrizesOf(prizes, my4dPrizes) && winNo === winNoOf(prizes) ? prizes : null,
  winNoOf,
};
