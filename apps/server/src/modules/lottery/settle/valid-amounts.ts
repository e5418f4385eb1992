import type { DatabaseTransaction } from '#db/database.ts';
import {
  compareFractions,
  fraction,
  productOf,
  sumOf,
  zero,
  type Fraction,
} from '@pavilion/domain/lottery/fraction';
import type { DrawTerms, Family, Play, Selection } from '@pavilion/domain/lottery/play';
import { coverMost, formKey, type Chosen } from '@pavilion/domain/lottery/price/valid-amount';
import type { DrawRow } from '../draw.store.ts';
import { groupedBy } from '../show/grouped-by.ts';
import { selectionOfLine, type ChosenRow, type LineRow } from '../stored-order.ts';
import { countBets, readChosen, type Position } from './chosen.store.ts';
import type { TakenSubOrder } from './chunk.store.ts';

const most = fraction(7, 10);

const fairOdds = (play: Play<unknown>) => play.tiers.map(({ odds }) => odds);

/**
 * At most this part of all results wins for so many bets of a play. No bet returns more than its
 * stake in the long run, so its chance is at most what it costs over the least that it pays.
 */
function mostChance(play: Play<unknown>, bets: bigint): Fraction {
  const [first, ...others] = fairOdds(play);
  if (!first) return zero;
  const least = others.reduce(
    (low, odds): Fraction => (compareFractions(odds, low) < 0n ? odds : low),
    first,
  );
  return productOf(fraction(bets * BigInt(play.units)), fraction(least.under, least.over));
}

/** Whether bets of the forms of a play can win at more than 70 % of all results. */
export function canCoverMost(forms: readonly { play: Play<unknown>; bets: bigint }[]): boolean {
  const chance = sumOf(forms.map(({ play, bets }) => mostChance(play, bets)));
  return compareFractions(chance, most) > 0n;
}

/** The play of a line; null for one that the family no longer has, which is not settled either. */
function playOf(
  family: Family<unknown>,
  { play_id: playId }: Pick<LineRow, 'play_id'>,
): Play<unknown> | null {
  return family.plays.find((play) => play.playId === playId) ?? null;
}

/** What was chosen in lines, without those that cannot be read: they are not settled either. */
function readable(play: Play<unknown>, rows: readonly ChosenRow[]): Selection[] {
  return rows.flatMap((row) => {
    try {
      return [selectionOfLine(play, row)];
    } catch {
      return [];
    }
  });
}

/** A play, picked and typed, and position. */
function positionKey(family: Family<unknown>, row: Pick<LineRow, 'play_id' | 'digit'>): string {
  const play = playOf(family, row);
  return `${play ? formKey(play) : row.play_id} ${row.digit ?? ''}`;
}

/** What the lines of a member chose in the forms of a play. */
function formsOf(
  family: Family<unknown>,
  { year_animal: yearAnimal }: Pick<DrawRow, 'year_animal'>,
  lines: readonly (Position & ChosenRow)[],
): Chosen<unknown>[] {
  return [...groupedBy(lines, (line) => line.play_id).values()].flatMap((rows) => {
    const [first] = rows;
    const play = first ? playOf(family, first) : null;
    if (!play) return [];
    const terms: DrawTerms = { odds: fairOdds(play), yearAnimal };
    return [{ play, selections: readable(play, rows), terms }];
  });
}

type Covered = ReadonlySet<string>;
const nothing: Covered = new Set();

/** Those of positions that their members cover so far that the stakes there do not count. */
async function coveredOf(
  transaction: DatabaseTransaction,
  family: Family<unknown>,
  draw: Pick<DrawRow, 'id' | 'year_animal'>,
  positions: readonly Position[],
): Promise<Map<bigint, Set<string>>> {
  const covered = new Map<bigint, Set<string>>();
  if (positions.length === 0) return covered;
  const keyOf = (row: Position) => `${row.memberId} ${positionKey(family, row)}`;
  const asked = new Set(positions.map(keyOf));
  const memberIds = [...new Set(positions.map(({ memberId }) => memberId))];
  const playIds = [...new Set(positions.map((one) => one.play_id))];
  const chosen = await readChosen(transaction, draw.id, memberIds, playIds);
  for (const [key, rows] of groupedBy(chosen, keyOf)) {
    const [first] = rows;
    if (!first || !asked.has(key) || !coverMost(formsOf(family, draw, rows))) continue;
    const ofMember = covered.get(first.memberId) ?? new Set();
    covered.set(first.memberId, ofMember.add(positionKey(family, first)));
  }
  return covered;
}

/** A round whose stakes do not all count. */
type Told = { roundId: string; validMinor: bigint };

/**
 * Finds the sub-orders of a draw whose valid amount is below their stake: bets of one play and
 * position that together cover more than 70 % of all results do not count (lottery.md §2). What
 * is known of the members that were looked at last is kept, since nobody bets in the draw any more.
 */
export function createValidAmounts(family: Family<unknown>, draw: DrawRow) {
  let known = new Map<bigint, Covered>();

  async function learn(
    transaction: DatabaseTransaction,
    memberIds: readonly bigint[],
  ): Promise<void> {
    const unknown = memberIds.filter((id) => !known.has(id));
    const counted = unknown.length === 0 ? [] : await countBets(transaction, draw.id, unknown);
    const keyOf = (row: Position) => `${row.memberId} ${positionKey(family, row)}`;
    const suspected = [...groupedBy(counted, keyOf).values()].filter((rows) =>
      canCoverMost(
        rows.flatMap((row) => {
          const play = playOf(family, row);
          return play ? [{ play, bets: row.bets }] : [];
        }),
      ),
    );
    const covered = await coveredOf(transaction, family, draw, suspected.flat());
    known = new Map(memberIds.map((id) => [id, covered.get(id) ?? known.get(id) ?? nothing]));
  }

  return async (
    transaction: DatabaseTransaction,
    rows: readonly TakenSubOrder[],
    linesOf: (row: TakenSubOrder) => readonly LineRow[],
  ): Promise<Told[]> => {
    await learn(transaction, [...new Set(rows.map((row) => row.member_id))]);
    const told: Told[] = [];
    for (const row of rows) {
      const covered = known.get(row.member_id) ?? nothing;
      if (covered.size === 0) continue;
      const valid = linesOf(row)
        .filter((line) => !covered.has(positionKey(family, line)))
        .reduce((sum, { stake }) => sum + stake * BigInt(row.multiple), 0n);
      if (valid < row.stake) told.push({ roundId: row.number, validMinor: valid });
    }
    return told;
  };
}

export type ValidAmounts = ReturnType<typeof createValidAmounts>;
