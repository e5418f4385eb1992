import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { Site } from '#modules/site/site.ts';
import { commitOf } from '../fair/own-draw.ts';
import type { LotteryDependencies, LotteryDeps } from '../lottery-deps.ts';
import { openLottery, type OpenLottery } from '../lottery.fixture.ts';
import { settleJobs } from '../settle/settle-jobs.ts';
import { createSettling } from '../settle/settling.ts';
import { drawJobs } from './draw-jobs.ts';

type Rows = Site['lotteries']['lotteries'];

type Choices = {
  /** Codes of the only lotteries of the default site that are there. */
  only?: readonly string[];
  /** Seconds from draw to draw of own lotteries: few rows are made quickly. */
  every?: number;
  startedAt?: Date;
  change?: (rows: Rows) => Rows;
  deps?: Partial<LotteryDependencies>;
};

/** The next draw of a lottery, as a test puts it in without the job. */
type PlacedDraw = {
  gameId: number;
  code: string;
  numero: string;
  seed: Uint8Array;
  commit?: Uint8Array;
  round: number;
  chainHash: string;
  drawsAt: Date;
  day?: string;
};

const never = new AbortController().signal;

/** One process of the site: its jobs, each of which runs once, in their order. */
function createProcess(deps: LotteryDeps) {
  const settling = createSettling(deps);
  const jobs = [...drawJobs(deps, settling), ...settleJobs(settling)];
  return {
    run: async (): Promise<void> => {
      for (const job of jobs) await job.run(never);
    },
    runOne: async (name: string): Promise<void> => {
      await jobs.find((job) => job.name === name)?.run(never);
    },
  };
}

/** What the tables hold of draws. */
function createRows(
  { db, clock }: Pick<OpenLottery, 'db' | 'clock'>,
  seedBox: LotteryDeps['seedBox'],
) {
  const drawOf = (numero: string, gameId = 1001) =>
    db
      .selectFrom('lottery_draw')
      .selectAll()
      .where('game_id', '=', gameId)
      .where('numero', '=', numero)
      .executeTakeFirstOrThrow();

  const allDraws = () =>
    db.selectFrom('lottery_draw').selectAll().orderBy('draws_at').orderBy('game_id').execute();

  const results = () =>
    db
      .selectFrom('lottery_result')
      .innerJoin('lottery_draw', 'lottery_draw.id', 'lottery_result.draw_id')
      .selectAll('lottery_result')
      .select(['lottery_draw.numero', 'lottery_draw.draws_at', 'lottery_draw.state'])
      .orderBy('lottery_draw.draws_at')
      .execute();

  /** Puts in a closed draw with a seed of the test's. */
  async function place(draw: PlacedDraw): Promise<string> {
    const id = randomUUID();
    const { drawsAt } = draw;
    await db
      .insertInto('lottery_draw')
      .values({
        id,
        game_id: draw.gameId,
        numero: draw.numero,
        day: draw.day ?? '2026-11-24',
        station: null,
        is_own: true,
        state: 'closed',
        opens_at: new Date(drawsAt.getTime() - 65_000),
        closes_at: new Date(drawsAt.getTime() - 5000),
        draws_at: drawsAt,
        year_animal: 6,
        commit: draw.commit ?? commitOf(draw, draw.seed),
        chain_hash: draw.chainHash,
        beacon_round: BigInt(draw.round),
        void_reason: null,
        voided_by: null,
        made_at: clock(),
        drawn_at: null,
        settled_at: null,
        voided_at: null,
      })
      .execute();
    const sealed = seedBox.encrypt(draw.seed);
    await db.insertInto('lottery_seed').values({ draw_id: id, sealed }).execute();
    return id;
  }

  return { drawOf, allDraws, results, place };
}

/** Counts the statements and transactions that are begun through a database. */
export function countQueries(db: LotteryDeps['db']) {
  const queries = { made: 0 };
  const counted = new Proxy(db, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name, target);
      if (typeof value !== 'function') return value;
      return (...given: unknown[]): unknown => {
        queries.made += 1;
        return Reflect.apply(value, target, given);
      };
    },
  });
  return { counted, queries };
}

/** Lotteries with their engine, on a clock that the test sets. */
export async function openDraws(database: TestDatabase, choices: Choices = {}) {
  const { only = ['PVSSC1'], every = 600, change = (rows) => rows, ...rest } = choices;
  const site = await openLottery(database, {
    ...rest,
    only,
    change: (rows) =>
      change(rows.map((row) => (row.own ? { ...row, own: { every, closesBefore: 5 } } : row))),
  });
  const errors: string[] = [];
  const warnings: unknown[] = [];
  const logger = Object.assign(Object.create(site.logger) as typeof site.logger, {
    error: (_: unknown, words: string) => void errors.push(words),
    warn: (facts: unknown) => void warnings.push(facts),
  });
  const deps: LotteryDeps = { ...site.deps, logger };

  const rows = createRows(site, deps.seedBox);

  return {
    ...site,
    deps,
    errors,
    warnings,
    /** Sets the clock to a time of 24 November in Manila, or of another day. */
    at: (time: string, day = '2026-11-24') => {
      site.time.now = new Date(`${day}T${time}+08:00`);
    },
    ...rows,
    process: (changes: Partial<LotteryDeps> = {}) => createProcess({ ...deps, ...changes }),
  };
}

export type OpenDraws = Awaited<ReturnType<typeof openDraws>>;
