import { combinations, range } from '../counting.ts';
import { fraction, largestOf, type Fraction } from '../fraction.ts';
import { hasWon, paidBy, type Outcome, type PickedPlay, type Tier } from '../play.ts';
import { chanceOfSets } from '../set-chance.ts';
import { ballNumbers } from './ball-groups.ts';
import { drawnNumbers, drawnOf, type Drawn, type LhcResult } from './lhc-result.ts';

/** A play on every set of `size` of the chosen numbers. */
export type NumberSets = Readonly<{
  playId: number;
  code: string;
  group: string;
  subGroup: string;
  size: number;
  tiers: readonly Tier[];
  /** How many of the sets hit each tier, of so many numbers of which so many are drawn. */
  hits: (chosen: number, drawn: Drawn) => readonly number[];
}>;

const balls = ballNumbers.length;
const regulars = drawnNumbers - 1;
const allDraws = balls * combinations(balls - 1, regulars);

/** What can be drawn of so many numbers, and in how many ways. */
function drawsOf(chosen: number) {
  const others = balls - chosen;
  return range(0, regulars)
    .flatMap((regular) => [
      {
        drawn: { regular, special: 0 },
        ways: others * combinations(chosen, regular) * combinations(others - 1, regulars - regular),
      },
      {
        drawn: { regular, special: 1 },
        ways: chosen * combinations(chosen - 1, regular) * combinations(others, regulars - regular),
      },
    ])
    .filter(({ ways }) => ways > 0);
}

export function numberSetPlay(rules: NumberSets): PickedPlay<LhcResult> {
  const { size, tiers, hits } = rules;

  const outcomeOf = (chosen: number, drawn: Drawn): Outcome => ({
    hits: hits(chosen, drawn),
    pushes: 0,
  });

  function chanceOf(chosen: number): Fraction {
    const won = drawsOf(chosen).filter(({ drawn }) => hasWon(outcomeOf(chosen, drawn)));
    return fraction(
      won.reduce((all, { ways }) => all + ways, 0),
      allDraws,
    );
  }

  return {
    playId: rules.playId,
    code: rules.code,
    group: rules.group,
    subGroup: rules.subGroup,
    playTypes: ['ent'],
    approach: 'picked',
    rows: [{ name: 'NUMBERS', balls: { values: ballNumbers, width: 2 } }],
    tiers,
    units: 1,
    count: ({ rows }) => combinations(rows[0]?.length ?? 0, size),
    outcome: ({ rows: [row = []] }, result) => outcomeOf(row.length, drawnOf(row, result)),
    mostWin: ({ rows: [row = []] }, { odds }) =>
      largestOf(
        drawsOf(row.length).map(({ drawn }) =>
          paidBy({ units: 1 }, odds, outcomeOf(row.length, drawn)),
        ),
      ),
    chance: (selections) => chanceOfSets(selections, size, chanceOf),
    ...(size === 1 && { tierOfBall: () => 0 }),
  };
}
