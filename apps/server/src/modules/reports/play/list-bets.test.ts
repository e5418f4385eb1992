import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { Member, Operation } from '#testing/test-base.ts';
import { openPlayReports, type PlayReports } from '../reports.fixture.ts';
import type { Reports } from '../reports.ts';

describe.each(testDatabases())('§7: bet records on $name', (database) => {
  let harness: PlayReports;

  beforeAll(async () => {
    harness = await openPlayReports(database);
  });
  afterAll(() => harness.close());

  type Move = Partial<Operation> & Pick<Operation, 'kind' | 'amountMinor'>;

  async function move(person: Member, roundId: string, wanted: Move): Promise<string> {
    return harness.play(person, wanted.kind, wanted.amountMinor, {
      roundId,
      gameNode: 1,
      ...wanted,
    });
  }

  const bet = (amountMinor: bigint, more: Partial<Operation> = {}): Move => ({
    kind: 'bet',
    amountMinor: -amountMinor,
    ...more,
  });
  const win = (amountMinor: bigint, more: Partial<Operation> = {}): Move => ({
    kind: 'win',
    amountMinor,
    ...more,
  });
  const back = (reverses: string): Move => ({ kind: 'rollback', amountMinor: 0n, reverses });

  type Input = Parameters<Reports['handlers']['listBets']>[0];

  const list = (person: Member, input: Partial<Input> = {}) =>
    harness.reports.handlers.listBets({ pageNo: 1, pageSize: 25, ...input }, person.context);

  const rounds = async (person: Member, input: Partial<Input> = {}) =>
    (await list(person, input)).list.map((one) => one.roundId);

  test('a round shows its bets, its wins and whether it is over, newest first', async () => {
    const person = await harness.member({ balance: 10_000n });
    await move(person, 'settled', bet(1000n));
    await move(person, 'open', bet(300n));
    await move(person, 'settled', bet(50n));
    await move(person, 'settled', win(2550n, { finishesRound: true }));
    const { list: records, total } = await list(person);
    expect(total).toBe(2);
    expect(records).toEqual([
      {
        recordId: records[0]?.recordId,
        roundId: 'open',
        gameName: 'harbour-lights',
        gameType: 'RNG',
        vassalage: 'LANTERN',
        vendorName: 'Lantern Works',
        betAmount: '3.00',
        winAmount: '0.00',
        netAmount: '-3.00',
        state: 'open',
        startedAt: records[0]?.startedAt,
        settledAt: null,
        trial: false,
      },
      expect.objectContaining({
        roundId: 'settled',
        betAmount: '10.50',
        winAmount: '25.50',
        netAmount: '15.00',
        state: 'settled',
      }),
    ]);
    const started = Date.parse(records[1]?.startedAt ?? '');
    expect(Date.parse(records[1]?.settledAt ?? '')).toBeGreaterThanOrEqual(started);
  });

  test('a finish that moves nothing settles the round', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'lost', bet(100n));
    await move(person, 'lost', { kind: 'finish', amountMinor: 0n, finishesRound: true });
    expect((await list(person)).list).toMatchObject([{ state: 'settled', netAmount: '-1.00' }]);
  });

  test('a round whose bets all came back is cancelled and shows the stake', async () => {
    const person = await harness.member({ balance: 1000n });
    const id = await move(person, 'void', bet(100n));
    await move(person, 'void', back(id));
    expect((await list(person)).list).toMatchObject([
      { state: 'cancelled', betAmount: '1.00', winAmount: '0.00', netAmount: '0.00' },
    ]);
  });

  test('what was taken back is neither bet nor win; the player keeps a shortfall', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'part', bet(600n));
    const second = await move(person, 'part', bet(300n));
    await move(person, 'part', back(second));
    const won = await move(person, 'part', win(900n));
    await move(person, 'other', bet(1200n));
    await move(person, 'part', back(won));
    expect((await list(person)).list[1]).toMatchObject({
      state: 'open',
      betAmount: '6.00',
      winAmount: '8.00',
      netAmount: '2.00',
    });
  });

  test('tombstones alone make no round, nor do postings outside of games', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'ghost', back('never-seen'));
    expect(await list(person)).toMatchObject({ list: [], total: 0, totalPages: 0 });
  });

  test('rounds are filtered by the type and the vendor of their game', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'slot', bet(1n));
    await move(person, 'fish', bet(1n, { gameNode: 3 }));
    expect(await rounds(person, { gameType: 'FISH' })).toEqual(['fish']);
    expect(await rounds(person, { vassalage: 'LANTERN' })).toEqual(['slot']);
    expect(await rounds(person, { gameType: 'FISH', vassalage: 'LANTERN' })).toEqual([]);
    expect(await rounds(person, { vassalage: '' })).toEqual(['fish', 'slot']);
  });

  test('a game that the site no longer has is shown by its number', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'gone', bet(1n, { gameNode: 4711 }));
    expect((await list(person)).list).toMatchObject([{ gameName: '#4711', vendorName: '' }]);
  });

  test('rounds are filtered by the days of the site, both included', async () => {
    const person = await harness.member({ balance: 1000n });
    await move(person, 'today', bet(1n));
    const started = Date.parse((await list(person)).list[0]?.startedAt ?? '');
    const at = (days: number) =>
      new Date(started + days * dayMs).toLocaleDateString('en-CA', { timeZone: 'Asia/Manila' });
    const [yesterday, today, tomorrow] = [at(-1), at(0), at(1)];
    expect(await rounds(person, { startDate: today, endDate: today })).toEqual(['today']);
    expect(await rounds(person, { startDate: yesterday, endDate: tomorrow })).toEqual(['today']);
    expect(await rounds(person, { endDate: yesterday })).toEqual([]);
    expect(await rounds(person, { startDate: tomorrow })).toEqual([]);
  });

  test('records come in pages; one beyond the last still has the total', async () => {
    const person = await harness.member({ balance: 1000n });
    for (const roundId of ['one', 'two', 'three']) await move(person, roundId, bet(1n));
    const page = await list(person, { pageNo: 2, pageSize: 2 });
    expect(page).toMatchObject({ pageNum: 2, pageSize: 2, total: 3, totalPages: 2 });
    expect(page.list.map((one) => one.roundId)).toEqual(['one']);
    expect(await list(person, { pageNo: 3, pageSize: 2 })).toMatchObject({ list: [], total: 3 });
  });

  test('rounds are filtered by their state', async () => {
    const person = await harness.member({ balance: 10_000n });
    await move(person, 'open', bet(1n));
    await move(person, 'settled', bet(1n, { finishesRound: true }));
    await move(person, 'cancelled', back(await move(person, 'cancelled', bet(1n))));
    for (const state of ['open', 'settled', 'cancelled'] as const) {
      expect(await rounds(person, { state })).toEqual([state]);
    }
    expect(await list(person, { state: 'open' })).toMatchObject({ total: 1 });
  });

  test('a round that goes on after its record was read is shown as it then is', async () => {
    const person = await harness.member({ balance: 10_000n });
    await move(person, 'long', bet(500n));
    const [before] = (await list(person)).list;
    await move(person, 'long', bet(200n));
    await move(person, 'long', win(900n, { finishesRound: true }));
    const [after] = (await list(person)).list;
    expect(after).toMatchObject({ betAmount: '7.00', winAmount: '9.00', state: 'settled' });
    expect(after?.recordId).toBe(before?.recordId);
    expect(after?.startedAt).toBe(before?.startedAt);
  });

  test('a round is shown with all that it moved, in order, to its own member only', async () => {
    const person = await harness.member({ balance: 10_000n });
    const other = await harness.member();
    const first = await move(person, 'round', bet(500n));
    await move(person, 'round', win(900n));
    await move(person, 'round', back(first));
    const [record] = (await list(person)).list;
    const recordId = record?.recordId ?? '';
    const round = await harness.reports.handlers.getRound({ recordId }, person.context);
    expect(round).toMatchObject({ roundId: 'round', hasMore: false });
    expect(round.moves.map(({ kind, amount, cashAmount }) => [kind, amount, cashAmount])).toEqual([
      ['bet', '-5.00', '-5.00'],
      ['win', '9.00', '9.00'],
      ['rollback', '5.00', '5.00'],
    ]);
    const refused = { code: 'report.record.not.found' };
    await expect(
      harness.reports.handlers.getRound({ recordId }, other.context),
    ).rejects.toMatchObject(refused);
    const unknown = harness.reports.handlers.getRound({ recordId: '999999999' }, person.context);
    await expect(unknown).rejects.toMatchObject(refused);
  });

  test('nobody sees the rounds of another', async () => {
    const person = await harness.member({ balance: 1000n });
    const other = await harness.member({ balance: 1000n });
    await move(person, 'mine', bet(1n));
    expect(await rounds(other)).toEqual([]);
  });
});
