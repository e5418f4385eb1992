import { randomUUID } from 'node:crypto';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator } from '#testing/test-base.ts';
import type { Prizes } from '@pavilion/domain/lottery/play';
import type { DrawState } from '@pavilion/domain/lottery/state/draw-state';
import { setResult } from '../change-draw.ts';
import { findDraw, listResults, lockDraw, writeDraw, type DrawRow } from '../draw.store.ts';
import { openLottery, type OpenLottery } from '../lottery.fixture.ts';
import { resultJobs } from './result-jobs.ts';

export const ana = { ...asOperator, operator: 'ana' };
export const ben = { ...asOperator, operator: 'ben' };
export const cho = { ...asOperator, operator: 'cho' };

const words = (text: string) => text.split(' ');

/** A draw of the north, with another first prize where a test wants one. */
export const north = (first = '52768', second = '10439') => ({
  winNo: first,
  prizes: {
    DB: [first],
    G1: [second],
    G2: words('84106 27791'),
    G3: words('39502 61873 04458 75310 92641 18257'),
    G4: words('3368 7045 9912 5580'),
    G5: words('2206 8134 6720 4491 0725 3859'),
    G6: words('463 917 032'),
    G7: words('15 73 40 88'),
  } as Record<string, string[]>,
});

/** What HANOI takes of it. */
export const hanoi = (first = '52768', second = '10439') => ({
  winNo: first,
  prizes: { DB: [first], G1: [second] },
});

const games = { PVSSC1: 1001, XSMB: 2001, LAOS: 3002, HANOI: 3003 } as const;
export type Code = keyof typeof games;

type NewDraw = { state?: DrawState; numero?: string; drawsAt?: Date };

type Rows = OpenLottery['deps']['site']['lotteries']['lotteries'];

/** Lets XSMB and LAOS ask two sources, of which both must agree. */
const twoSources = (rows: Rows): Rows =>
  rows.map((row) => {
    if (!row.outside || row.outside.copies !== null) return row;
    const sources = ['north-star', 'south-star'];
    return { ...row, outside: { ...row.outside, sources, confirm: 'two' } };
  });

/** Draws that a test puts into the tables. */
function createDraws({ db, clock, deps }: OpenLottery) {
  async function draw(code: Code, { state = 'closed', ...given }: NewDraw = {}): Promise<DrawRow> {
    const { numero = randomUUID().slice(0, 8), drawsAt = clock() } = given;
    const isOwn = code === 'PVSSC1';
    const id = randomUUID();
    const before = (minutes: number) => new Date(drawsAt.getTime() - minutes * minuteMs);
    await db
      .insertInto('lottery_draw')
      .values({
        id,
        game_id: games[code],
        numero,
        day: '2026-11-24',
        is_own: isOwn,
        state: state === 'drawn' || state === 'settled' ? 'closed' : state,
        opens_at: before(60),
        closes_at: before(5),
        draws_at: drawsAt,
        year_animal: 6,
        commit: isOwn ? new Uint8Array(32) : null,
        chain_hash: isOwn ? 'chain' : null,
        beacon_round: isOwn ? 1n : null,
        made_at: before(120),
      })
      .execute();
    if (state === 'drawn' || state === 'settled') await drawn(id, code);
    return state === 'settled' ? settle(id) : rowOf(id);
  }

  async function rowOf(id: string): Promise<DrawRow> {
    const row = await findDraw(db, id);
    if (!row) throw new Error(`draw ${id} is gone`);
    return row;
  }

  /** Gives a draw a result as if its sources had. */
  async function drawn(id: string, code: Code): Promise<void> {
    const numbers = {
      PVSSC1: { winNo: '27705', prizes: {} },
      XSMB: north(),
      LAOS: { winNo: '8072', prizes: {} },
      HANOI: hanoi(),
    }[code];
    await db.transaction().execute(async (transaction) => {
      const row = await lockDraw(transaction, id);
      if (!row) throw new Error(`draw ${id} is gone`);
      await setResult(deps, transaction, row, { ...numbers, decidedBy: 'test', by: 'results' });
    });
  }

  const settle = (id: string): Promise<DrawRow> =>
    db
      .transaction()
      .execute((transaction) =>
        writeDraw(transaction, id, { state: 'settled', settled_at: clock() }),
      );

  return { draw, settle };
}

/** What the tables say of draws. */
function createRows({ db, clock }: OpenLottery) {
  /** Lets no draw wait any more. */
  async function voidWaiting(): Promise<void> {
    const change = { state: 'void', void_reason: 'over', voided_by: 'test' } as const;
    await db
      .updateTable('lottery_draw')
      .set({ ...change, voided_at: clock() })
      .where('state', '=', 'closed')
      .execute();
  }

  /** The results of a draw, the first one first. */
  async function resultsOf({ id }: Pick<DrawRow, 'id'>) {
    return (await listResults(db, [id])).map((row) => {
      return { by: row.decided_by, winNo: row.win_no, prizes: row.prizes };
    });
  }

  const entriesOf = ({ id }: Pick<DrawRow, 'id'>) =>
    db
      .selectFrom('lottery_entry')
      .selectAll()
      .where('draw_id', '=', id)
      .orderBy('entered_at')
      .execute();

  return { voidWaiting, resultsOf, entriesOf };
}

/** The north, Laos, Hanoi and one own lottery, with draws that the test makes. */
export async function openDraws(
  database: TestDatabase,
  choices: { change?: (rows: Rows) => Rows } = {},
) {
  const only = Object.keys(games);
  const site = await openLottery(database, { only, change: twoSources, ...choices });
  const jobs = resultJobs(site.deps);
  const { operatorHandlers: handlers } = site.lottery;

  /** Lets a source say something of a draw from now on; numbers are final ones. */
  function say(source: keyof OpenLottery['fakeSources'], draw: DrawRow, said: Said): void {
    const code = (Object.keys(games) as Code[]).find((one) => games[one] === draw.game_id);
    const at = site.clock();
    const reading =
      'winNo' in said
        ? ({ status: 'final', ...said, at } as const)
        : ({ status: 'partial', ...said, at } as const);
    site.fakeSources[source].say(
      code ?? '',
      draw.numero,
      said === silent ? { status: 'none' } : reading,
    );
  }

  return {
    ...site,
    ...createDraws(site),
    ...createRows(site),
    handlers,
    jobs,
    say,
    /** Runs all jobs once, three seconds later. */
    run: async () => {
      site.pass(3000);
      for (const job of jobs) await job.run(new AbortController().signal);
    },
    key: () => randomUUID(),
    /** A draw as operators see it. */
    shown: async ({ id }: Pick<DrawRow, 'id'>) => {
      const query = { gameId: undefined, state: undefined, waiting: undefined };
      const { list } = await handlers.listDraws({ ...query, pageNo: 1, pageSize: 100 }, ana);
      const found = list.find(({ drawId }) => drawId === id);
      if (!found) throw new Error(`draw ${id} is not listed`);
      return found;
    },
    /** Forgets what was published so far. */
    forget: () => void (site.published.length = 0),
  };
}

type Said = { winNo: string; prizes: Prizes } | { prizes: Prizes };

/** What a source says that knows nothing. */
export const silent: Said = { prizes: {} };

export type DrawSite = Awaited<ReturnType<typeof openDraws>>;
