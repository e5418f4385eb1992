import { createHash } from 'node:crypto';
import { boundsOfDay, dayAfter, dayAt } from '#kit/time/day-range.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { lockRows } from '../draw/make.store.ts';
import { plannedDraws } from '../draw/planned-draws.ts';
import type { OwnLottery } from '../lotteries.ts';
import type { LotteryDeps } from '../lottery-deps.ts';
import {
  findDayList,
  insertDayList,
  listCommits,
  listUnrecorded,
  noteRecorded,
  type Commit,
  type DayListRow,
} from './day-list.store.ts';

type Deps = Pick<LotteryDeps, 'db' | 'clock' | 'logger' | 'lotteries' | 'recordAudit'>;

/** Where all rows of a day are not there yet, or an entry failed, it looks again after this. */
const lookAgainMs = 10_000;
/** A list that another process made and did not record by then is recorded by this one. */
const recordedWithinMs = minuteMs;

/** The hash of the commits of a day, as `getDayList` describes it. */
function dayListHash(code: string, commits: readonly Commit[]): Buffer {
  const hash = createHash('sha256');
  for (const { numero, commit } of commits) {
    hash.update(`${code}|${numero}|${Buffer.from(commit).toString('hex')}\n`);
  }
  return hash.digest();
}

/** Whether all draws of a day have rows that take bets after `now`: the others get none any more. */
function isComplete(
  lottery: OwnLottery,
  day: string,
  { commits, now }: { commits: readonly Commit[]; now: Date },
): boolean {
  const { from, until } = boundsOfDay(day, lottery.timeZone);
  // The last draw of a day takes place at its midnight, and that of the day before at its start.
  const span = { from, until: new Date(until.getTime() + 1), now };
  const there = new Set(commits.map(({ numero }) => numero));
  const planned = plannedDraws(lottery, span).filter((draw) => draw.day === day);
  return planned.every(({ numero }) => there.has(numero));
}

/** Makes the list of a day once its rows are there; null where it is made or cannot be yet. */
async function makeList(
  { db, clock }: Deps,
  lottery: OwnLottery,
  day: string,
): Promise<{ made: DayListRow | null; isThere: boolean }> {
  const { gameId, code } = lottery;
  return db.transaction().execute(async (transaction) => {
    await lockRows(transaction);
    const found = await findDayList(transaction, gameId, day);
    if (found !== null) return { made: null, isThere: true };
    const now = clock();
    const commits = await listCommits(transaction, gameId, day);
    if (!isComplete(lottery, day, { commits, now })) return { made: null, isThere: false };
    // The last minute of a day may have no draw left that could be listed.
    if (commits.length === 0) return { made: null, isThere: true };
    const made = {
      game_id: gameId,
      day,
      draws: commits.length,
      hash: dayListHash(code, commits),
      made_at: now,
      recorded_at: null,
    };
    await insertDayList(transaction, made);
    return { made, isThere: true };
  });
}

/**
 * Writes the hash of a list into the audit log, and then that it is there: a crash between repeats
 * the entry and never loses it.
 */
async function recordList({ db, clock, lotteries, recordAudit }: Deps, list: DayListRow) {
  const lottery = lotteries.find(list.game_id);
  await recordAudit({
    operator: 'site',
    address: '',
    requestId: `day-list-${list.game_id}-${list.day}`,
    call: 'lottery.publishDayList',
    input: {
      gameId: list.game_id,
      lottery: lottery?.code ?? null,
      day: list.day,
      draws: list.draws,
      hash: Buffer.from(list.hash).toString('hex'),
    },
    outcome: 'done',
  });
  await noteRecorded(db, list, clock());
}

/**
 * Publishes the lists of days: of the coming day of each own lottery before that day begins, and of
 * the day that runs where it has none yet. It knows what is done, so that it asks for little.
 */
export function createDayLists(deps: Deps) {
  const { db, clock, logger, lotteries } = deps;
  const own = lotteries.all.filter((lottery) => lottery.kind === 'own');
  /** Lotteries and days whose lists are made. */
  const made = new Set<string>();
  let lookedAt = -Infinity;

  const keyOf = ({ gameId }: OwnLottery, day: string) => `${gameId} ${day}`;

  function daysOf({ timeZone }: OwnLottery): string[] {
    const today = dayAt(clock(), timeZone);
    return [today, dayAfter(today, 1)];
  }

  async function publish(lottery: OwnLottery, day: string): Promise<void> {
    try {
      const list = await makeList(deps, lottery, day);
      if (list.isThere) made.add(keyOf(lottery, day));
      if (list.made !== null) await recordList(deps, list.made);
    } catch (error) {
      logger.error({ err: error, lottery: lottery.code, day }, 'a list of draws is not published');
    }
  }

  async function recordLeft(): Promise<void> {
    const madeBefore = new Date(clock().getTime() - recordedWithinMs);
    for (const list of await listUnrecorded(db, madeBefore)) {
      try {
        await recordList(deps, list);
      } catch (error) {
        const { game_id: gameId, day } = list;
        logger.error({ err: error, gameId, day }, 'a list of draws is not in the audit log');
      }
    }
  }

  return {
    run: async (): Promise<void> => {
      const now = clock().getTime();
      if (Math.abs(now - lookedAt) < lookAgainMs) return;
      lookedAt = now;
      for (const lottery of own) {
        for (const day of daysOf(lottery)) {
          if (!made.has(keyOf(lottery, day))) await publish(lottery, day);
        }
      }
      await recordLeft();
    },
  };
}
