import type { Updateable } from 'kysely';
import type { DatabaseTransaction } from '#db/database.ts';
import type { Tables } from '#db/tables.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import {
  endOfRain,
  endOfWave,
  nextRainState,
  preparedBeforeMs,
  type RainEvent,
} from '@pavilion/domain/reward/rain';
import { drawnAfterMs, timesOf } from '../rain/rain-times.ts';
import { listRainsIn, lockRain, writeRain, type RainRow } from '../rain/rain.store.ts';
import type { RewardsDeps } from '../rewards-deps.ts';
import { drawNextWave } from './draw-wave.ts';
import { payEnvelopes } from './pay-envelopes.ts';
import { makeEnvelopes } from './prepare-rain.ts';

type Deps = Pick<RewardsDeps, 'db' | 'clock' | 'signals'>;

/** Everybody is told of these. */
const changesForAll: ReadonlySet<string> = new Set(['prepare', 'cancel', 'begin', 'reveal']);

/** Envelopes are made from so long before a rain on. */
const prepareFromMs = 30 * minuteMs;

const unfinished = ['planned', 'prepared', 'running', 'over'] as const;

/** What the site does with a rain: `draw` is the next wave. */
type Step = RainEvent | 'draw';
type DueStep = { step: Step; at: number };

/** When the next wave can be drawn, once its time is over; null when all are drawn. */
function nextDraw(rain: RainRow): DueStep | null {
  if (rain.waves_drawn === rain.waves) return null;
  const end = endOfWave(timesOf(rain), rain.waves_drawn + 1);
  return { step: 'draw', at: end + drawnAfterMs };
}

/** What is to be done next with a rain, and from when on; null for one that is finished. */
function nextStep(rain: RainRow): DueStep | null {
  const times = timesOf(rain);
  const draw = nextDraw(rain);
  const end = endOfRain(times);
  switch (rain.state) {
    case 'planned':
      return { step: 'prepare', at: times.beginsAt - prepareFromMs };
    case 'prepared':
      return { step: 'begin', at: times.beginsAt };
    case 'running':
      return draw !== null && draw.at < end ? draw : { step: 'end', at: end };
    case 'over':
      return draw ?? { step: 'reveal', at: end };
    case 'revealed':
    case 'cancelled':
      return null;
  }
}

/** The step that is due now; a rain whose envelopes are not made in time is called off. */
export function dueStep(rain: RainRow, now: Date): Step | null {
  const next = nextStep(rain);
  if (next === null || now.getTime() < next.at) return null;
  const isLate = now.getTime() > timesOf(rain).beginsAt - preparedBeforeMs;
  return next.step === 'prepare' && isLate ? 'cancel' : next.step;
}

type Done = { change: Updateable<Tables['rain']>; winners: number };

/** Does a step with a locked rain; returns what its row says then. */
async function doStep(
  deps: Deps,
  transaction: DatabaseTransaction,
  rain: RainRow,
  step: Step,
): Promise<Done> {
  if (step === 'draw') {
    const { wave, winners } = await drawNextWave(deps, transaction, rain);
    return { change: { waves_drawn: wave }, winners };
  }
  const state = nextRainState(rain.state, step);
  if (state === null) throw new Error(`${step} cannot be done with a rain that is ${rain.state}`);
  const made = step === 'prepare' ? await makeEnvelopes(transaction, rain) : {};
  const cancelled =
    step === 'cancel' ? { cancelled_at: deps.clock(), cancel_reason: 'not prepared in time' } : {};
  return { change: { state, ...made, ...cancelled }, winners: 0 };
}

/** Does what is due first with a rain, under its lock; null where nothing is. */
async function takeStep(
  deps: Deps,
  transaction: DatabaseTransaction,
  rain: RainRow,
): Promise<Done | null> {
  const now = deps.clock();
  const step = dueStep(rain, now);
  if (step === null) return null;
  const done = await doStep(deps, transaction, rain, step);
  await writeRain(transaction, rain.id, { ...done.change, changed_at: now });
  if (changesForAll.has(step)) {
    await deps.signals.publishIn(transaction, { kind: 'rains', memberId: null });
  }
  return done;
}

/** What a rain is like after all that was due, null for one that is gone; and who won meanwhile. */
export type Advanced = { rain: RainRow | null; winners: number };

/**
 * Does everything that is due with a rain, each step in a transaction of its own, under its lock
 * and by what its row says then: several processes may do so at once.
 */
export async function advanceRain(deps: Deps, id: string, signal?: AbortSignal): Promise<Advanced> {
  let rain: RainRow | null = null;
  let winners = 0;
  let done: Done | null = null;
  do {
    done = await deps.db.transaction().execute(async (transaction) => {
      rain = await lockRain(transaction, id);
      return rain && takeStep(deps, transaction, rain);
    });
    winners += done?.winners ?? 0;
  } while (done !== null && signal?.aborted !== true);
  return { rain, winners };
}

/** The rains that are not finished, in the order in which they fall. */
export const listUnfinished = ({ db }: Pick<Deps, 'db'>): Promise<RainRow[]> =>
  listRainsIn(db, unfinished);

/** Does all that is due now with all rains, and pays what was won. */
export async function runRainsOnce(deps: RewardsDeps): Promise<void> {
  for (const { id } of await listUnfinished(deps)) await advanceRain(deps, id);
  await payEnvelopes(deps);
}
