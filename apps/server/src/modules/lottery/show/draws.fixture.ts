import { randomUUID } from 'node:crypto';
import { parse, type GenericSchema } from 'valibot';
import { expect } from 'vitest';
import type { TestDatabase } from '#db/testing/test-database.ts';
import type { SessionContext } from '#http/handlers.ts';
import type { Signal, SignalListener } from '#kit/signals.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import { visitor } from '#testing/test-base.ts';
import type { ParsedInputOf, ResponseOf } from '@pavilion/contract/endpoint';
import { playerEndpoints, type PlayerEndpoints } from '@pavilion/contract/player';
import type { Prizes } from '@pavilion/domain/lottery/play';
import { outsideDrawOf } from '@pavilion/domain/lottery/schedule/outside-schedule';
import {
  ownClosingTime,
  ownDrawOf,
  ownDrawTime,
} from '@pavilion/domain/lottery/schedule/own-schedule';
import type { DrawState } from '@pavilion/domain/lottery/state/draw-state';
import type { Lottery } from '../lotteries.ts';
import { openLottery } from '../lottery.fixture.ts';

type Calls = PlayerEndpoints['lottery'];
type Call = Exclude<keyof Calls, 'getFairness' | 'getDayList'>;

export type NewDraw = {
  code: string;
  numero: string;
  state?: DrawState;
  /** The versions of its result, the first one first. */
  results?: readonly { winNo: string; prizes?: Prizes }[];
  opensAt?: Date;
  isLate?: boolean;
  /** What sources said of it. */
  readings?: readonly { source: string; prizes: Prizes; winNo?: string }[];
};

function timesOf(lottery: Lottery, numero: string) {
  if (lottery.kind === 'outside') {
    const draw = outsideDrawOf(lottery.schedule, lottery.offsetAt, numero);
    if (!draw) throw new Error(`${lottery.code} has no ${numero}`);
    return { ...draw, opensAt: new Date(draw.closesAt.getTime() - dayMs) };
  }
  const { schedule } = lottery;
  const key = ownDrawOf(schedule, numero);
  if (!key) throw new Error(`${lottery.code} has no ${numero}`);
  const closesAt = ownClosingTime(schedule, key);
  return {
    day: key.day,
    station: null,
    closesAt,
    drawsAt: ownDrawTime(schedule, key),
    opensAt: new Date(closesAt.getTime() - schedule.interval * 1000),
  };
}

/** The row of a draw, at the times of its schedule. */
function rowOf(lottery: Lottery, draw: NewDraw) {
  const { closesAt, drawsAt, opensAt, day, station } = timesOf(lottery, draw.numero);
  const { results = [], state = results.length > 0 ? 'settled' : 'open' } = draw;
  const isOwn = lottery.kind === 'own';
  const isVoid = state === 'void';
  return {
    id: randomUUID(),
    game_id: lottery.gameId,
    numero: draw.numero,
    day,
    station,
    is_own: isOwn,
    state,
    opens_at: draw.opensAt ?? opensAt,
    closes_at: closesAt,
    draws_at: drawsAt,
    year_animal: 6,
    is_late: draw.isLate ?? false,
    version: results.length,
    commit: isOwn ? new Uint8Array(32).fill(0xab) : null,
    chain_hash: isOwn ? 'chain' : null,
    beacon_round: isOwn ? 34_230_032n : null,
    void_reason: isVoid ? 'no randomness' : null,
    voided_by: isVoid ? 'site' : null,
    voided_at: isVoid ? drawsAt : null,
    made_at: opensAt,
    drawn_at: results.length > 0 ? drawsAt : null,
  };
}

type Row = ReturnType<typeof rowOf>;

/** The minute after the draw at which a version of its result was decided. */
const decidedAt = ({ draws_at: drawsAt }: Row, version: number) =>
  new Date(drawsAt.getTime() + (version - 1) * 60_000);

const resultsOf = (row: Row, { results = [] }: NewDraw) =>
  results.map(({ winNo, prizes = {} }, index) => ({
    draw_id: row.id,
    version: index + 1,
    win_no: winNo,
    prizes,
    decided_by: 'engine',
    decided_at: decidedAt(row, index + 1),
    reason: index > 0 ? 'a wrong digit' : null,
  }));

const readingsOf = (row: Row, { readings = [] }: NewDraw) =>
  readings.map(({ source, prizes, winNo }) => ({
    draw_id: row.id,
    source,
    prizes,
    is_final: winNo !== undefined,
    win_no: winNo ?? null,
    said_at: row.draws_at,
    read_at: row.draws_at,
  }));

/** What everybody reads of lotteries, over draws that a test writes at once. */
export async function openShow(
  database: TestDatabase,
  choices: Parameters<typeof openLottery>[1] = {},
) {
  const listeners: SignalListener[] = [];
  const listen = (listener: SignalListener) => {
    listeners.push(listener);
    return () => undefined;
  };
  const deps = { signals: { publishIn: async () => undefined, listen }, ...choices.deps };
  const site = await openLottery(database, { ...choices, deps });
  const { db, lottery } = site;

  async function add(...draws: readonly NewDraw[]): Promise<void> {
    const rows = draws.map((draw) => {
      const found = site.deps.lotteries.findByCode(draw.code);
      if (!found) throw new Error(`no lottery ${draw.code}`);
      return { draw, row: rowOf(found, draw) };
    });
    const results = rows.flatMap(({ row, draw }) => resultsOf(row, draw));
    const readings = rows.flatMap(({ row, draw }) => readingsOf(row, draw));
    await db
      .insertInto('lottery_draw')
      .values(rows.map(({ row }) => row))
      .execute();
    if (results.length > 0) await db.insertInto('lottery_result').values(results).execute();
    if (readings.length > 0) await db.insertInto('lottery_reading').values(readings).execute();
  }

  /** Calls as the server does: both input and answer are those of the contract. */
  async function ask<Name extends Call>(
    name: Name,
    input: object = {},
    context: Partial<SessionContext> = {},
  ): Promise<ResponseOf<Calls[Name]>> {
    const endpoint = playerEndpoints.lottery[name];
    const handler = lottery.handlers[name] as unknown as (
      parsed: ParsedInputOf<Calls[Name]>,
      context: object,
    ) => Promise<ResponseOf<Calls[Name]>>;
    const parsed = parse(endpoint.input as GenericSchema, input) as ParsedInputOf<Calls[Name]>;
    const answer = await handler(parsed, { ...visitor, ...context });
    expect(parse(endpoint.response as GenericSchema, answer)).toEqual(answer);
    return answer;
  }

  return {
    ...site,
    add,
    ask,
    /** Reports a change to everything that listens. */
    tell: (signal: Signal | null) => {
      for (const listener of listeners) listener(signal);
    },
    /** Sets the clock, and lets everything be read anew. */
    setTime: (time: string) => {
      site.time.now = new Date(time);
      for (const listener of listeners) listener(null);
    },
    setState: (code: string, numero: string, state: DrawState) =>
      db
        .updateTable('lottery_draw')
        .set({ state })
        .where('game_id', '=', site.deps.lotteries.findByCode(code)?.gameId ?? 0)
        .where('numero', '=', numero)
        .execute(),
  };
}

export type Show = Awaited<ReturnType<typeof openShow>>;
