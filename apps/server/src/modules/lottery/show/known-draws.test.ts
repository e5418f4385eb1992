import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import type { Signal } from '#kit/signals.ts';
import { openShow, type Show } from './draws.fixture.ts';
import { createKept } from './kept.ts';

let show: Show;
beforeAll(async () => {
  show = await openShow(anyDatabase());
});
beforeEach(() => show.setTime('2026-11-24T12:00:00+08:00'));
afterAll(() => show.close());

const currentOf = async (gameId: number) =>
  (await show.ask('getNear', { gameId })).currentNumero?.numero ?? null;

test('draws are read twice a second, however many ask', async () => {
  expect(await currentOf(1003)).toBeNull();
  await show.add({ code: 'PVK31', numero: '20261124-0721' });
  show.pass(499);
  expect(await currentOf(1003)).toBeNull();
  show.pass(1);
  expect(await currentOf(1003)).toBe('20261124-0721');
});

test('what was read before is answered by the clock of the answer', async () => {
  await show.add({ code: 'PVSSC1', numero: '20261124-0720' });
  await show.add({ code: 'PVSSC1', numero: '20261124-0721' });
  show.setTime('2026-11-24T11:59:54.800+08:00');
  expect(await currentOf(1001)).toBe('20261124-0720');
  await show.db.deleteFrom('lottery_draw').where('game_id', '=', 1001).execute();
  show.pass(200);
  expect(await currentOf(1001)).toBe('20261124-0721');
  show.pass(300);
  expect(await currentOf(1001)).toBeNull();
});

test('draws, pauses and lists are read anew after a change that pages are told of', async () => {
  const told: (Signal | null)[] = [{ kind: 'lottery', memberId: null }, null];
  const shown = async () => ({
    current: await currentOf(2001),
    listed: (await show.ask('listDrawResults', { gameId: 4001 })).total,
  });
  let listed = 0;
  for (const [index, signal] of told.entries()) {
    const before = await shown();
    await show.db.deleteFrom('lottery_draw').where('state', '=', 'open').execute();
    const numero = `2026112${4 + index}`;
    const opensAt = new Date('2026-11-20T00:00:00Z');
    await show.add({ code: 'XSMB', numero, opensAt });
    await show.add({ code: 'PH3D', numero: `20261123-${1 + index}`, state: 'closed' });
    show.tell({ kind: 'lotteries', memberId: null });
    expect(await shown()).toEqual(before);
    show.tell(signal);
    listed += 1;
    expect(await shown()).toEqual({ current: numero, listed });
  }
});

test('what could not be read is asked for again, and what is kept has a bound', async () => {
  const read: string[] = [];
  const state = { fails: true };
  const kept = createKept({
    clock: show.clock,
    freshMs: 500,
    most: 2,
    read: async (key: string) => {
      read.push(key);
      if (state.fails) throw new Error('no database');
      return key;
    },
  });
  await expect(kept.get('a')).rejects.toThrow('no database');
  state.fails = false;
  await Promise.all([kept.get('a'), kept.get('a'), kept.get('b')]);
  expect(read).toEqual(['a', 'a', 'b']);
  await kept.get('c');
  await kept.get('b');
  await kept.get('a');
  expect(read).toEqual(['a', 'a', 'b', 'c', 'a']);
  show.pass(-1);
  await kept.get('a');
  expect(read).toEqual(['a', 'a', 'b', 'c', 'a', 'a']);
});
