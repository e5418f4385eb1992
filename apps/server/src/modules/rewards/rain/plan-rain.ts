import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { SqlError, sqlState } from '#db/sql-error.ts';
import { ApiError } from '#http/api-error.ts';
import { isOwnId } from '#kit/own-id.ts';
import { pageOf, pageSlice } from '#kit/page.ts';
import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import { dayMs, minuteMs } from '#kit/time/milliseconds.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import type { rainCalls } from '@pavilion/contract/operator/rains';
import { canBeSplit, nextRainState } from '@pavilion/domain/reward/rain';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { seedHashOf } from './rain-times.ts';
import {
  findCounted,
  findPlanned,
  insertRain,
  listRainsPage,
  lockPlanning,
  lockRain,
  writeRain,
  type CountedRain,
  type RainRow,
} from './rain.store.ts';

type Calls = typeof rainCalls;
type Shown = ResponseOf<Calls['planRain']>;
type Input = ParsedInputOf<Calls['planRain']>;
type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'currency' | 'site' | 'signals'>;

const soonestMs = 15 * minuteMs;
const latestMs = 90 * dayMs;

const forAll = { kind: 'rains', memberId: null } as const;

function show({ currency }: Pick<Deps, 'currency'>, row: CountedRain): Shown {
  const { digits } = currency;
  return {
    rainId: row.id,
    state: row.state,
    beginsAt: row.begins_at.toISOString(),
    endsAt: row.ends_at.toISOString(),
    waves: row.waves,
    waveSeconds: row.wave_seconds,
    budget: formatAmount(row.budget, digits),
    envelopes: row.envelopes,
    least: formatAmount(row.least, digits),
    most: formatAmount(row.most, digits),
    winsPerPerson: row.wins_per_person,
    minLevel: row.min_level,
    needsDeposit: row.needs_deposit,
    needsContact: row.needs_contact,
    wageringMultiple: row.wagering_multiple,
    seedHash: seedHashOf(row.seed),
    wavesDrawn: row.waves_drawn,
    claims: row.claims,
    taken: row.taken,
    spent: formatAmount(row.spent, digits),
    plannedBy: row.planned_by,
    plannedAt: row.planned_at.toISOString(),
    cancelledBy: row.cancelled_by,
    cancelReason: row.cancel_reason,
  };
}

export async function listRains(
  deps: RewardsDeps,
  { state, ...query }: ParsedInputOf<Calls['listRains']>,
): Promise<ResponseOf<Calls['listRains']>> {
  const { rows, total } = await listRainsPage(deps.db, { state, ...pageSlice(query) });
  return pageOf(
    rows.map((row) => show(deps, row)),
    total,
    query,
  );
}

function minorOf(text: string, digits: number): bigint {
  const minor = parseAmount(text, digits);
  if (minor === null) throw new ApiError('wallet.amount.invalid');
  return minor;
}

/** What an operator chooses, as the row keeps it. */
function figuresOf({ currency: { digits } }: Deps, input: Input) {
  const begins = new Date(input.beginsAt);
  return {
    begins_at: begins,
    ends_at: new Date(begins.getTime() + input.waves * input.waveSeconds * 1000),
    waves: input.waves,
    wave_seconds: input.waveSeconds,
    budget: minorOf(input.budget, digits),
    envelopes: input.envelopes,
    least: minorOf(input.least, digits),
    most: minorOf(input.most, digits),
    wins_per_person: input.winsPerPerson,
    min_level: input.minLevel,
    needs_deposit: input.needsDeposit,
    needs_contact: input.needsContact,
    wagering_multiple: input.wageringMultiple,
  };
}

type Figures = ReturnType<typeof figuresOf>;

/** Whether some of it falls while the site has its quiet hours. */
function isQuiet({ site }: Deps, { begins_at: begins, ends_at: ends }: Figures): boolean {
  const { timeZone } = site.brand;
  const { quietFrom, quietUntil } = site.rewards.rain;
  if (quietFrom === quietUntil) return false;
  const today = dayAt(begins, timeZone);
  // Quiet hours over midnight belong to the day on which they begin.
  return [dayAfter(today, -1), today, dayAfter(today, 1)].some((day) => {
    const lastDay = quietFrom < quietUntil ? day : dayAfter(day, 1);
    const from = instantOn(day, quietFrom, timeZone);
    return begins < instantOn(lastDay, quietUntil, timeZone) && ends > from;
  });
}

/** Why no rain can be planned with these figures; null where one can. */
function problemOf(deps: Deps, figures: Figures) {
  const { policy, vip } = deps.site;
  const ahead = figures.begins_at.getTime() - deps.clock().getTime();
  const hasLevel = vip.levels.some(({ level }) => level === figures.min_level);
  if (!(ahead >= soonestMs && ahead <= latestMs)) return 'early';
  if (!canBeSplit(figures)) return 'split';
  if (figures.most > policy.bonus.largestGrant) return 'most';
  if (figures.wagering_multiple > policy.bonus.largestWagering) return 'wagering';
  if (figures.min_level > 0 && !hasLevel) return 'level';
  return isQuiet(deps, figures) ? 'quiet' : null;
}

/** The rain that the operator has planned with that request; refuses other figures. */
async function plannedBefore(
  { db }: Deps,
  figures: Figures,
  { operator, requestKey }: { operator: string; requestKey: string },
): Promise<string | null> {
  const row = await findPlanned(db, operator, requestKey);
  if (row === null) return null;
  const names = Object.keys(figures) as (keyof Figures)[];
  const differs = names.some((name) => !isDeepStrictEqual(row[name], figures[name]));
  if (differs) throw new ApiError('rain.repeat.differs');
  return row.id;
}

const clashes: readonly string[] = [sqlState.exclusionViolation, sqlState.uniqueViolation];

/** Writes a new rain; null where another falls at that time, or the request was done meanwhile. */
async function insertPlanned(
  { db, clock, signals }: Deps,
  figures: Figures,
  { operator, requestKey }: { operator: string; requestKey: string },
): Promise<string | null> {
  const id = randomUUID();
  const now = clock();
  const planned = { request_key: requestKey, planned_by: operator, planned_at: now };
  try {
    await db.transaction().execute(async (transaction) => {
      const row = { ...figures, ...planned, id, state: 'planned' as const, changed_at: now };
      await lockPlanning(transaction);
      await insertRain(transaction, row);
      await signals.publishIn(transaction, forAll);
    });
    return id;
  } catch (error) {
    if (error instanceof SqlError && clashes.includes(error.code)) return null;
    throw error;
  }
}

/** Plans a rain. A repeat of the request plans nothing more and answers the same. */
export async function planRain(deps: RewardsDeps, input: Input, operator: string): Promise<Shown> {
  const figures = figuresOf(deps, input);
  const request = { operator, requestKey: input.requestKey };
  let id = await plannedBefore(deps, figures, request);
  if (id === null) {
    const problem = problemOf(deps, figures);
    if (problem !== null) throw new ApiError('rain.plan', { problem });
    id = await insertPlanned(deps, figures, request);
    id ??= await plannedBefore(deps, figures, request);
  }
  if (id === null) throw new ApiError('rain.overlap');
  return show(deps, await findCounted(deps.db, id));
}

/** Whether the operator has called it off for that reason before. */
const isCancelledBy = (rain: RainRow, operator: string, reason: string) =>
  rain.state === 'cancelled' && rain.cancelled_by === operator && rain.cancel_reason === reason;

/** Calls off a rain that has not begun; a repeat changes nothing. */
export async function cancelRain(
  deps: RewardsDeps,
  { rainId: id, reason }: ParsedInputOf<Calls['cancelRain']>,
  operator: string,
): Promise<Shown> {
  const { db, clock, signals } = deps;
  if (!isOwnId(id)) throw new ApiError('rain.not.found');
  await db.transaction().execute(async (transaction) => {
    const rain = await lockRain(transaction, id);
    if (!rain) throw new ApiError('rain.not.found');
    if (isCancelledBy(rain, operator, reason)) return;
    const now = clock();
    const next = now < rain.begins_at ? nextRainState(rain.state, 'cancel') : null;
    // One whose time has come falls, whether or not its row says so yet.
    if (next === null) throw new ApiError('rain.state', { state: rain.state });
    const who = { cancelled_by: operator, cancelled_at: now, cancel_reason: reason };
    await writeRain(transaction, id, { ...who, state: next, changed_at: now });
    await signals.publishIn(transaction, forAll);
  });
  return show(deps, await findCounted(db, id));
}
