import { combinations } from '../counting.ts';
import { compareFractions, fraction, sumOf, zero } from '../fraction.ts';
import type { BallSet, PickedPlay, Tier } from '../play.ts';
import { ballNumbers } from './ball-groups.ts';
import { drawnNumbers, type LhcResult } from './lhc-result.ts';

/** A play on groups of numbers, of which one or more is drawn; each group is paid once. */
export type AnyGroups = Readonly<{
  playId: number;
  code: string;
  subGroup: string;
  row: string;
  balls: BallSet;
  tiers: readonly Tier[];
  tierOfGroup: (group: number, terms: { yearAnimal: number }) => number;
  groupOf: (ball: number, yearAnimal: number) => number;
}>;

export function anyGroupPlay(rules: AnyGroups): PickedPlay<LhcResult> {
  const { tiers, tierOfGroup, groupOf } = rules;
  return {
    playId: rules.playId,
    code: rules.code,
    group: 'Any',
    subGroup: rules.subGroup,
    playTypes: ['ent'],
    approach: 'picked',
    rows: [{ name: rules.row, balls: rules.balls }],
    tiers,
    units: 1,
    count: ({ rows }) => rows[0]?.length ?? 0,
    outcome: ({ rows: [row = []] }, { numbers, yearAnimal }) => {
      const hits = tiers.map(() => 0);
      for (const group of new Set(numbers.map((ball) => groupOf(ball, yearAnimal)))) {
        const tier = tierOfGroup(group, { yearAnimal });
        if (row.includes(group)) hits[tier] = (hits[tier] ?? 0) + 1;
      }
      return { hits, pushes: 0 };
    },
    // Each of the numbers drawn can be of another group.
    mostWin: ({ rows: [row = []] }, terms) => {
      const wins = row.map((group) => terms.odds[tierOfGroup(group, terms)] ?? zero);
      const highest = wins.toSorted((one, other) => Number(compareFractions(other, one)));
      return sumOf(highest.slice(0, drawnNumbers));
    },
    chance: (selections, { yearAnimal }) => {
      const groups = new Set(selections.flatMap(({ rows }) => rows[0] ?? []));
      const others = ballNumbers.filter((ball) => !groups.has(groupOf(ball, yearAnimal)));
      const all = combinations(ballNumbers.length, drawnNumbers);
      return fraction(all - combinations(others.length, drawnNumbers), all);
    },
    tierOfBall: tierOfGroup,
  };
}
