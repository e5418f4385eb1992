import type { TableRules } from '#arcade/table/table-rules.ts';

/** Three digits, first to last. */
export type DigitsResult = readonly [number, number, number];

const factors = { straight: 90_000, 'any-order': 15_000, odd: 180, even: 180, high: 180, low: 180 };
/** As many sums are 14 to 27 as are 0 to 13. */
const lowestHighSum = 14;

/**
 * A three-digit draw. Spots: `straight:123`, `any-order:123` (three different digits), and the
 * sum's halves. Every spot returns 90 per cent.
 */
export const digitsRules: TableRules<null, DigitsResult> = {
  bettingMs: 40_000,
  revealMs: 11_000,
  openRound: () => null,
  drawResult: (_terms, draw) => [draw(10), draw(10), draw(10)],
  isSpot: (spot) => {
    if (['odd', 'even', 'high', 'low'].includes(spot)) return true;
    const match = /^(straight|any-order):(\d)(\d)(\d)$/.exec(spot);
    if (match === null) return false;
    return match[1] === 'straight' || new Set(match.slice(2)).size === 3;
  },
  returns: (spot, result) => {
    const sum = result[0] + result[1] + result[2];
    const [kind = '', digits = ''] = spot.split(':');
    switch (kind) {
      case 'straight':
        return result.join('') === digits ? factors.straight : 0;
      case 'any-order':
        return sorted(result.join('')) === sorted(digits) ? factors['any-order'] : 0;
      case 'odd':
        return sum % 2 === 1 ? factors.odd : 0;
      case 'even':
        return sum % 2 === 0 ? factors.even : 0;
      case 'high':
        return sum >= lowestHighSum ? factors.high : 0;
      case 'low':
        return sum < lowestHighSum ? factors.low : 0;
      default:
        return 0;
    }
  },
  summary: (result) => result.join(' '),
  pays: factors,
};

function sorted(digits: string): string {
  return [...digits].toSorted().join('');
}
