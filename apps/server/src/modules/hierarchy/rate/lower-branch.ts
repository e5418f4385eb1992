import type { Database, DatabaseTransaction } from '#db/database.ts';
import { dayAfter } from '#kit/time/day-range.ts';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { loweredTo, rateOn, withRates } from '@pavilion/domain/agent/rate-timeline';
import { gameTypes } from '@pavilion/domain/game/game-type';
import type { LoweredRates, RateDeps, RebateRules } from './rate-deps.ts';
import {
  findFirstDay,
  listBelow,
  listMembers,
  listRatesFrom,
  lockRates,
  writeMissingRates,
  writeRates,
  type RatedMember,
  type RateRow,
} from './rate.store.ts';
import {
  byCategory,
  ceilingOn,
  readTimelines,
  readTimelinesOf,
  type Timelines,
} from './read-rates.ts';

/** Rates of members as they are being changed; null stands for the house above the top. */
type Tree = Map<bigint | null, Timelines | null>;

function changeDays(tree: Tree, fromDay: string): string[] {
  const days = [...tree.values()].flatMap((timelines) =>
    timelines === null ? [] : gameTypes.flatMap((one) => timelines[one].map(({ day }) => day)),
  );
  return [...new Set([fromDay, ...days.filter((day) => day > fromDay)])].toSorted();
}

/**
 * Lowers the rates of members below their uplines', wherever they are above, from a day on. Uplines
 * come before their children. Changes the tree and returns the rows to write.
 */
export function lowerBelowUplines(
  tree: Tree,
  members: readonly RatedMember[],
  fromDay: string,
  rules: RebateRules,
): RateRow[] {
  const days = changeDays(tree, fromDay);
  const written: RateRow[] = [];
  for (const { id, uplineId } of members) {
    const own = tree.get(id);
    const upline = tree.get(uplineId) ?? null;
    if (!own) throw new Error(`no rates of member ${id}`);
    const lower = byCategory((category) =>
      loweredTo(
        own[category],
        days,
        (day) => ceilingOn(upline, category, day, rules),
        rules.step[category],
      ),
    );
    const rows = gameTypes.flatMap((category) =>
      lower[category].map((row) => ({ memberId: id, category, ...row })),
    );
    written.push(...rows);
    const lowered = byCategory((category) => withRates(own[category], lower[category]));
    if (rows.length > 0) tree.set(id, lowered);
  }
  return written;
}

/** Which of the members have lower rates on a day than before, by category. */
export function loweredOn(
  day: string,
  before: ReadonlyMap<bigint | null, Timelines | null>,
  after: ReadonlyMap<bigint | null, Timelines | null>,
  members: readonly Pick<RatedMember, 'id'>[],
): LoweredRates['lowered'] {
  return members.flatMap(({ id }) => {
    const [old, own] = [before.get(id), after.get(id)];
    if (!old || !own) return [];
    const changes = gameTypes.flatMap((category) => {
      const rates = { before: rateOn(old[category], day), after: rateOn(own[category], day) };
      return rates.after < rates.before ? [{ category, ...rates }] : [];
    });
    return changes.length > 0 ? [{ memberId: id, changes }] : [];
  });
}

export type Move = { memberId: bigint; newParentId: bigint | null; fromDay: string };

/** The rates of a branch and of its new upline. */
async function treeAfterMove(
  db: Database | DatabaseTransaction,
  branch: readonly RatedMember[],
  { newParentId, fromDay }: Move,
  rules: RebateRules,
): Promise<Tree> {
  const tree: Tree = new Map(await readTimelines(db, branch, fromDay, rules));
  const upline =
    newParentId === null ? null : await readTimelinesOf(db, newParentId, fromDay, rules);
  return tree.set(newParentId, upline);
}

async function readMember(
  db: Database | DatabaseTransaction,
  memberId: bigint,
): Promise<RatedMember> {
  const [member] = await listMembers(db, [memberId]);
  if (!member) throw new Error(`no member ${memberId}`);
  return member;
}

/** Says which rate of the member a move could not keep as it is, and its bound; null if none. */
export async function problemOfMove(
  { rules }: Pick<RateDeps, 'rules'>,
  db: Database | DatabaseTransaction,
  move: Move,
): Promise<string | null> {
  const { memberId, newParentId, fromDay } = move;
  const tree = await treeAfterMove(db, [await readMember(db, memberId)], move, rules);
  const before = tree.get(memberId);
  const moved = { id: memberId, uplineId: newParentId };
  const [lowered] = lowerBelowUplines(tree, [moved], fromDay, rules);
  if (!before || !lowered) return null;
  const { category, day, rate } = lowered;
  return `${category} ${formatRate(rateOn(before[category], day))}, not ${formatRate(rate)}`;
}

/**
 * Writes the default rates of a member that gets or loses its upline as rows from its first day on.
 * What counted before the move then stays as it was, whatever the default becomes, and the member
 * keeps its rates.
 */
async function writeOutDefaults(
  { rules, timeZone, clock }: Pick<RateDeps, 'rules' | 'timeZone' | 'clock'>,
  transaction: DatabaseTransaction,
  member: RatedMember,
  fromDay: string,
): Promise<void> {
  const dayBefore = dayAfter(fromDay, -1);
  const registered = await findFirstDay(transaction, member.id, timeZone);
  const day = registered < dayBefore ? registered : dayBefore;
  const rates = await listRatesFrom(transaction, [member.id], day);
  const set = new Set(rates.filter((row) => row.day <= day).map(({ category }) => category));
  const rate = byCategory((one) => (member.uplineId === null ? rules.default[one] : 0));
  const rows = gameTypes
    .filter((category) => !set.has(category))
    .map((category) => ({ memberId: member.id, category, day, rate: rate[category] }));
  await writeMissingRates(transaction, rows, { setBy: 'site:default', setAt: clock() });
}

/**
 * Makes the rates of a member and of everybody below it fit under a new upline from a day on, and
 * tells those whose rates were lowered. To be called for every move, in its transaction and before
 * the change of `parent_id`: it keeps setters of rates out until the end of the move. Where the
 * rates fit already, it lowers nothing.
 */
export async function lowerBranch(
  deps: Omit<RateDeps, 'db' | 'memberTypes'>,
  transaction: DatabaseTransaction,
  move: Move & { setBy: string },
): Promise<void> {
  const { rules, clock } = deps;
  const { memberId, newParentId, fromDay, setBy } = move;
  await lockRates(transaction);
  const member = await readMember(transaction, memberId);
  const changesLevel = (member.uplineId === null) !== (newParentId === null);
  if (changesLevel) await writeOutDefaults(deps, transaction, member, fromDay);
  const below = await listBelow(transaction, memberId);
  const tree = await treeAfterMove(transaction, [member, ...below], move, rules);
  const before = new Map(tree);
  const branch = [{ id: memberId, uplineId: newParentId }, ...below];
  const rows = lowerBelowUplines(tree, branch, fromDay, rules);
  await writeRates(transaction, rows, { setBy, setAt: clock() });
  const lowered = loweredOn(fromDay, before, tree, branch);
  if (lowered.length > 0) await deps.notifyLowered(transaction, { lowered, fromDay, setBy });
}
