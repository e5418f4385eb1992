import { randomBytes, randomUUID } from 'node:crypto';
import { roundAt } from '@pavilion/domain/lottery/fair/commitment';
import { commitOf } from '../fair/own-draw.ts';
import { yearAnimalOn } from '../fair/year-animal.ts';
import type { Lottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import { createAttempts } from './attempts.ts';
import { insertDraws, listComing, type NewDraw } from './make.store.ts';
import {
  madeUntil,
  neededUntil,
  plannedDraws,
  plannedTime,
  type PlannedDraw,
} from './planned-draws.ts';

type Deps = Pick<
  LotteryDeps,
  'db' | 'clock' | 'logger' | 'lotteries' | 'beacon' | 'seedBox' | 'site'
>;

/** So many draws are made in one transaction. */
const chunkSize = 300;
const seedBytes = 32;

type Made = { count: number; failed: Set<Lottery> };

/** The seed of a new own draw, with what is published of it. */
function secretsOf({ beacon, seedBox }: Deps, { lottery, numero, drawsAt }: PlannedDraw) {
  if (lottery.kind === 'outside') return null;
  if (beacon === null) throw new Error(`${lottery.code}: no public randomness is configured`);
  const seed = randomBytes(seedBytes);
  return {
    commit: commitOf({ code: lottery.code, numero }, seed),
    chainHash: beacon.chain.hash,
    round: roundAt(beacon.chain, drawsAt),
    sealedSeed: seedBox.encrypt(seed),
  };
}

function newDraw(deps: Deps, planned: PlannedDraw): NewDraw {
  const { lottery, ...times } = planned;
  return {
    id: randomUUID(),
    gameId: lottery.gameId,
    ...times,
    yearAnimal: yearAnimalOn(deps.site.lotteries.years, planned.day),
    own: secretsOf(deps, planned),
  };
}

/** The draws of a lottery that are still to come, and when the last of them takes place. */
type Existing = { numeros: Set<string>; lastMs: number };

/** Reads what the database has; names rows that have not opened and that no schedule has. */
async function readExisting(
  { db, logger, lotteries }: Deps,
  now: Date,
): Promise<Map<number, Existing>> {
  const found = new Map<number, Existing>();
  const strange: string[] = [];
  const gameIds = lotteries.all.map(({ gameId }) => gameId);
  for (const { gameId, numero, opensAt, drawsAt } of await listComing(db, gameIds, now)) {
    const lottery = lotteries.require(gameId);
    const there: Existing = found.get(gameId) ?? { numeros: new Set(), lastMs: 0 };
    there.numeros.add(numero);
    there.lastMs = Math.max(there.lastMs, drawsAt.getTime());
    found.set(gameId, there);
    const isPlanned = plannedTime(lottery, numero)?.getTime() === drawsAt.getTime();
    if (opensAt > now && !isPlanned) strange.push(`${lottery.code} ${numero}`);
  }
  if (strange.length > 0) {
    const words = 'draws that no schedule of the site folder has any more stay as they are';
    logger.warn({ draws: strange.slice(0, 100), count: strange.length }, words);
  }
  return found;
}

/** Makes rows of draws; a lottery whose rows cannot be made keeps no other from its own. */
function createRows(deps: Deps) {
  const { db, clock, logger } = deps;

  async function insert(draws: readonly PlannedDraw[]): Promise<number> {
    if (draws.length === 0) return 0;
    const rows = draws.map((planned) => newDraw(deps, planned));
    return insertDraws(db, rows, clock());
  }

  /** Makes the rows of one lottery after the other, after its chunk has failed. */
  async function insertApart(draws: readonly PlannedDraw[]): Promise<Made> {
    const made: Made = { count: 0, failed: new Set() };
    for (const lottery of new Set(draws.map((draw) => draw.lottery))) {
      try {
        made.count += await insert(draws.filter((draw) => draw.lottery === lottery));
      } catch (error) {
        logger.error({ err: error, lottery: lottery.code }, 'draws of a lottery are not made');
        made.failed.add(lottery);
      }
    }
    return made;
  }

  /** Makes rows in chunks, the nearest draws first; null where it was stopped. */
  async function makeAll(missing: PlannedDraw[], signal?: AbortSignal): Promise<Made | null> {
    missing.sort((a, b) => a.drawsAt.getTime() - b.drawsAt.getTime());
    const made: Made = { count: 0, failed: new Set() };
    for (let at = 0; at < missing.length; at += chunkSize) {
      if (signal?.aborted === true) return null;
      const chunk = missing
        .slice(at, at + chunkSize)
        .filter(({ lottery }) => !made.failed.has(lottery));
      try {
        made.count += await insert(chunk);
      } catch {
        const apart = await insertApart(chunk);
        made.count += apart.count;
        for (const lottery of apart.failed) made.failed.add(lottery);
      }
    }
    return made;
  }

  return { makeAll };
}

/**
 * Makes the rows of draws ahead of their time. It knows up to when those of each lottery are there,
 * and asks the database what it has only once; several processes may do so at once.
 */
export function createDrawMaker(deps: Deps) {
  const { clock, lotteries } = deps;
  const rows = createRows(deps);
  /** By lottery: all draws before that time have rows. */
  const reached = new Map<number, number>();
  const attempts = createAttempts(clock);
  let existing: Map<number, Existing> | null = null;

  const needsRows = (lottery: Lottery, now: Date): boolean =>
    (reached.get(lottery.gameId) ?? 0) < neededUntil(lottery, now);

  function missingOf(lottery: Lottery, now: Date): PlannedDraw[] {
    const { gameId } = lottery;
    const known = existing?.get(gameId);
    // Where the hours of an own lottery were changed, the rows that are there come first.
    const last = lottery.kind === 'own' ? (known?.lastMs ?? 0) : 0;
    // What took place while the site stood still takes no bets any more.
    const from = new Date(Math.max(now.getTime(), reached.get(gameId) ?? last + 1));
    const span = { from, until: new Date(madeUntil(lottery, now)), now };
    return plannedDraws(lottery, span).filter(({ numero }) => known?.numeros.has(numero) !== true);
  }

  return {
    /** Makes the rows that are missing; returns how many this process made. */
    run: async (signal?: AbortSignal): Promise<number> => {
      const now = clock();
      const short = lotteries.all.filter(
        (lottery) => needsRows(lottery, now) && !attempts.isHeld(lottery.code),
      );
      if (short.length === 0) return 0;
      existing ??= await readExisting(deps, now);
      const missing = short.flatMap((lottery) => missingOf(lottery, now));
      const made = await rows.makeAll(missing, signal);
      for (const lottery of short) {
        if (made?.failed.has(lottery)) attempts.waitAfterFailure(lottery.code);
        else if (made !== null) {
          attempts.forget(lottery.code);
          reached.set(lottery.gameId, madeUntil(lottery, now));
        }
      }
      return made?.count ?? 0;
    },
  };
}
