import { setImmediate } from 'node:timers/promises';
import type { DatabaseTransaction } from '#db/database.ts';
import type { WalletOperation } from '#modules/wallet/operation.ts';
import type { Family } from '@pavilion/domain/lottery/play';
import { holdDraws, listResults, type DrawRow } from '../draw.store.ts';
import { lowerExposure } from '../exposure/exposure.ts';
import { listLines } from '../line.store.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { lotterySource, type RoundMoney } from '../money.ts';
import type { LineRow } from '../stored-order.ts';
import { countAhead } from './chase.store.ts';
import {
  readSizes,
  stepOf,
  takeSubOrders,
  writeSubOrders,
  type Place,
  type SettleStep,
  type TakenSubOrder,
} from './chunk.store.ts';
import { createEvaluation, type Evaluation } from './evaluate-lines.ts';
import { planCorrected, planSettled, planVoid, type Plan } from './plan-sub-order.ts';
import { stopChases, type Stopped } from './stop-chases.ts';
import { createValidAmounts, type ValidAmounts } from './valid-amounts.ts';
import { writeLetters } from './write-letters.ts';

/** What is worked out once of a draw and the version of its result. */
type Version = Readonly<{ version: number; evaluation: Evaluation; validAmounts: ValidAmounts }>;

/** What a process knows of a draw while it settles it. */
export type DrawRun = {
  readonly id: string;
  /** Null for a lottery that the site folder has no more: its stakes can still be given back. */
  readonly family: Family<unknown> | null;
  /** The last one that was taken; null at the beginning. */
  after: Place | null;
  /** Numbers of sub-orders that could not be settled, left alone for this run. */
  readonly aside: Set<string>;
  of: Version | null;
};

/** The accounts of the house, in money and in play money. */
export type Houses = Readonly<{ money: bigint; trial: bigint }>;

/** Money of sub-orders did not move as it must; everything of the chunk is undone. */
export class RefusedPostings extends Error {
  override name = 'RefusedPostings';
  /** The outcomes, by the number of the sub-order that they are put down to. */
  readonly refused: ReadonlyMap<string, string>;

  constructor(refused: ReadonlyMap<string, string>) {
    super('the ledger refused postings of sub-orders');
    this.refused = refused;
  }
}

/** So many sub-orders are evaluated before others may go on. */
const evaluatedAtOnce = 25;

type Chunk = {
  deps: LotteryDeps;
  transaction: DatabaseTransaction;
  run: DrawRun;
  houses: Houses;
  draw: DrawRow;
  step: SettleStep;
  rows: readonly TakenSubOrder[];
  limit: number;
  lines: ReadonlyMap<string, readonly LineRow[]>;
};

function roundOf(houses: Houses, row: TakenSubOrder): RoundMoney {
  const { number, account_id: accountId, game_id: gameId, pricing: money } = row;
  return { number, accountId, gameId, money, houseId: row.is_trial ? houses.trial : houses.money };
}

const linesOf = ({ lines }: Chunk, { order_id: id }: TakenSubOrder) => lines.get(id) ?? [];

/** The evaluation by the version of the result that counts, kept from chunk to chunk. */
async function versionOf({ transaction, run, draw }: Chunk): Promise<Version> {
  if (run.of?.version === draw.version) return run.of;
  const { version } = draw;
  const results = await listResults(transaction, [draw.id]);
  const result = results.find((row) => row.version === version);
  if (!run.family) throw new Error('the site folder has no such lottery any more');
  if (!result) throw new Error(`draw ${draw.id} has no version ${version} of its result`);
  const { win_no: winNo, prizes } = result;
  const facts = { winNo, prizes, yearAnimal: draw.year_animal };
  const evaluation = createEvaluation(run.family, facts);
  run.of = { version, evaluation, validAmounts: createValidAmounts(run.family, draw) };
  return run.of;
}

function planOf(chunk: Chunk, row: TakenSubOrder, evaluation: Evaluation | null): Plan {
  const { draw, step, houses } = chunk;
  const round = roundOf(houses, row);
  if (evaluation === null) return planVoid(row, round, draw);
  const amounts = evaluation.amountsOf(linesOf(chunk, row), row);
  return step === 'settle'
    ? planSettled(row, round, amounts, draw)
    : planCorrected(row, round, amounts, draw);
}

/** Plans what becomes of each; one that cannot be evaluated is put aside and keeps no other. */
async function planAll(chunk: Chunk, evaluation: Evaluation | null): Promise<Plan[]> {
  const { run, deps } = chunk;
  const plans: Plan[] = [];
  for (const [index, row] of chunk.rows.entries()) {
    if (index > 0 && index % evaluatedAtOnce === 0) await setImmediate();
    try {
      plans.push(planOf(chunk, row, evaluation));
    } catch (error) {
      run.aside.add(row.number);
      deps.logger.error({ err: error, subOrder: row.number }, 'a sub-order was not evaluated');
    }
  }
  return plans;
}

/** Tells what of the stakes counts, before the rounds are finished. */
async function tellValid(chunk: Chunk, { validAmounts }: Version, plans: readonly Plan[]) {
  const { deps, transaction } = chunk;
  const rows = plans.map(({ row }) => row);
  const told = await validAmounts(transaction, rows, (row) => linesOf(chunk, row));
  if (told.length > 0) await deps.wallet.tellValidAmounts(transaction, lotterySource, told);
}

const stops = ({ hasWon, row }: Plan): boolean => hasWon && row.stops_on_win;

/**
 * The first of the plans, so many that with all that their wins stop they are a chunk: a chase may
 * have more than a hundred draws ahead. The others come with the next chunk.
 */
async function fittingOf(
  { deps, transaction, limit }: Chunk,
  plans: readonly Plan[],
): Promise<readonly Plan[]> {
  const orderIds = plans.filter(stops).map(({ row }) => row.order_id);
  if (orderIds.length === 0) return plans;
  const ahead = await countAhead(transaction, orderIds, deps.clock());
  let size = 0;
  const end = plans.findIndex((plan) => {
    size += 1 + (stops(plan) ? (ahead.get(plan.row.order_id) ?? 0) : 0);
    return size > limit;
  });
  return end < 0 ? plans : plans.slice(0, Math.max(1, end));
}

function stopByWins(chunk: Chunk, plans: readonly Plan[]): Promise<Stopped[]> {
  const { deps, transaction, run, houses } = chunk;
  const winners = plans
    .filter(stops)
    .map(({ row }) => ({ row, lines: linesOf(chunk, row), round: roundOf(houses, row) }));
  return run.family ? stopChases(deps, transaction, run.family, winners) : Promise.resolve([]);
}

type Posted = { because: string; postings: readonly WalletOperation[] };

/** Moves the money of all with one call. Throws `RefusedPostings`. */
async function post({ deps, transaction }: Chunk, posted: readonly Posted[]): Promise<void> {
  const moving = posted.filter(({ postings }) => postings.length > 0);
  if (moving.length === 0) return;
  const groups = moving.map(({ postings }) => postings);
  const results = await deps.wallet.applyGroupsIn(transaction, groups);
  const refused = new Map<string, string>();
  for (const [index, { because }] of moving.entries()) {
    const outcomes = (results[index] ?? []).map(({ outcome }) => outcome);
    const isDone = outcomes.every((outcome) => outcome === 'applied' || outcome === 'repeated');
    if (!isDone) refused.set(because, outcomes.join(', '));
  }
  if (refused.size > 0) throw new RefusedPostings(refused);
}

/** Members some of whose money the chunk moves otherwise than they were told before. */
function concerned({ step }: Chunk, plans: readonly Plan[]): bigint[] {
  if (step === 'settle') return [];
  const changed = plans.filter(({ row, change }) => step === 'void' || change.win !== row.win);
  return [...new Set(changed.map(({ row }) => row.member_id))];
}

/** Returns what was done, without what could not be evaluated and what did not fit. */
async function carryOut(chunk: Chunk): Promise<{ plans: readonly Plan[]; isCut: boolean }> {
  const { deps, transaction, draw, step } = chunk;
  const version = step === 'void' ? null : await versionOf(chunk);
  const all = await planAll(chunk, version && version.evaluation);
  if (all.length === 0) return { plans: all, isCut: false };
  const isFirst = step === 'settle' && version !== null;
  const plans = isFirst ? await fittingOf(chunk, all) : all;
  const stopped = isFirst ? await stopByWins(chunk, plans) : [];
  if (isFirst) await tellValid(chunk, version, plans);
  await post(chunk, [
    ...plans.map(({ row, postings }) => ({ because: row.number, postings })),
    ...stopped,
  ]);
  const changes = [...plans, ...stopped].map(({ change }) => change);
  await writeSubOrders(transaction, changes, deps.clock());
  const freed = stopped.flatMap(({ exposures }) => exposures);
  if (freed.length > 0) await lowerExposure(transaction, freed);
  if (step !== 'settle') {
    await writeLetters(deps, transaction, { draw, step }, concerned(chunk, plans));
  }
  const members = new Set(plans.map(({ row }) => row.member_id));
  const signals = [...members].map((memberId) => ({ kind: 'lottery-order', memberId }));
  await deps.signals.publishIn(transaction, ...signals);
  return { plans, isCut: plans.length < all.length };
}

/**
 * How many sub-orders a chunk settled, and the one after which the next come: null where it was the
 * last chunk. `over` where there is nothing to do with the draw.
 */
export type ChunkDone = { settled: number; after: Place | null } | 'over';

/** What is taken back moves one by one in the ledger, so that fewer fit into the same time. */
const takenBackPart = 4;

/** Lines of a chunk are read and parsed at once; an order can hold half a megabyte of numbers. */
const mostBytes = 4 * 1024 * 1024;

/** The first sub-orders, so many that their lines together are not too long; at least one. */
async function shortEnough(
  transaction: DatabaseTransaction,
  rows: readonly TakenSubOrder[],
): Promise<readonly TakenSubOrder[]> {
  const orderIds = [...new Set(rows.map((row) => row.order_id))];
  const sizes = await readSizes(transaction, orderIds);
  let bytes = 0;
  const end = rows.findIndex((row) => {
    bytes += sizes.get(row.order_id) ?? 0;
    return bytes > mostBytes;
  });
  return end < 0 ? rows : rows.slice(0, Math.max(1, end));
}

/**
 * Settles, puts right or gives back the next sub-orders of a draw, in one transaction. The draw is
 * locked against changes, its sub-orders are those that nobody else has taken.
 */
export function settleChunk(
  deps: LotteryDeps,
  run: DrawRun,
  houses: Houses,
  chunkSize: number,
): Promise<ChunkDone> {
  return deps.db.transaction().execute(async (transaction) => {
    const draw = (await holdDraws(transaction, [run.id])).get(run.id);
    const step = draw && stepOf(draw);
    if (!step) return 'over';
    const { after, aside } = run;
    const limit = step === 'settle' ? chunkSize : Math.ceil(chunkSize / takenBackPart);
    const taken = await takeSubOrders(transaction, draw, { step, after, aside, limit });
    const rows = step === 'void' ? taken : await shortEnough(transaction, taken);
    const last = rows.at(-1);
    if (!last) return { settled: 0, after: null };
    const isEnd = taken.length < limit && rows.length === taken.length;
    const orderIds = [...new Set(rows.map((row) => row.order_id))];
    const lines = step === 'void' ? new Map() : await listLines(transaction, orderIds);
    const chunk = { deps, transaction, run, houses, draw, step, rows, limit, lines };
    const { plans, isCut } = await carryOut(chunk);
    const end = isCut ? plans.at(-1)?.row : isEnd ? undefined : last;
    return { settled: plans.length, after: end ?? null };
  });
}
