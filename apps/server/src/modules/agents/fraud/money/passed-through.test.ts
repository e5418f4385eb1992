import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { dayMs } from '#kit/time/milliseconds.ts';
import type { Member } from '#testing/test-base.ts';
import { openTransfers, type Transfers } from '../../transfer/transfers.fixture.ts';
import { takeOut } from './taken-out.fixture.ts';

describe.each(testDatabases())('cash that is passed through, on $name', (database) => {
  let site: Transfers;
  beforeAll(async () => {
    site = await openTransfers(database);
  });
  afterAll(() => site.close());

  /** An agent with 1,000.00, who may have deposited, and a member below with 1,000.00. */
  async function pair() {
    const agent = await site.agent(1_000_00n);
    const player = await site.below(agent, { balance: 1_000_00n });
    return { agent, player };
  }

  async function deposit({ memberId, accountId }: Member, amount: bigint): Promise<void> {
    const id = randomUUID();
    const at = site.clock();
    const paid = { state: 'paid', requested_at: at, settled_at: at } as const;
    await site.db
      .insertInto('deposit')
      .values({
        ...paid,
        id,
        member_id: memberId,
        account_id: accountId,
        channel: 'card',
        gateway: 'fake',
        amount,
        request_key: id,
      })
      .execute();
  }

  async function play({ accountId }: Member, stake: bigint, won: bigint, ends = true) {
    const round = { gameNode: 1, category: 'RNG', roundId: randomUUID() };
    const { externalId } = await site.move(accountId, 'bet', -stake, round);
    await site.move(accountId, 'win', won, { ...round, finishesRound: ends });
    return externalId;
  }

  /** Play that a provider with its own wallets has reported. */
  async function report({ accountId }: Member, bet: bigint): Promise<void> {
    const { id } = await site.db
      .selectFrom('posting')
      .select(({ fn }) => fn.max('id').as('id'))
      .where('account_id', '=', accountId)
      .executeTakeFirstOrThrow();
    const round = { vendor: 'own', round_id: randomUUID(), account_id: accountId, game_node: 1 };
    const sums = { bet, win: 0n, ended_at: site.clock() };
    const { db } = site;
    await db
      .insertInto('reported_round')
      .values({ ...round, ...sums, changes: 1 })
      .execute();
    await db
      .insertInto('reported_change')
      .values({ ...round, ...sums, number: 1, posting_id: id + 1n, booked_at: site.clock() })
      .execute();
  }

  const stepsOf = async (member: Member) =>
    (await takeOut(site, site.agents, member)).chain?.map(({ step, amountMinor }) => [
      step,
      amountMinor,
    ]) ?? null;

  test('each deposit once and all that came after it, until enough was played', async () => {
    const { agent, player } = await pair();
    await deposit(agent, 500_00n);
    for (const amount of ['100.00', '50.00']) {
      site.pass(1000);
      await site.send(agent, player, { amount });
    }
    const chain = [
      ['deposit', '50000'],
      ['transfer', '10000'],
      ['transfer', '5000'],
      ['withdrawal', '1000'],
    ];
    expect(await stepsOf(player)).toEqual(chain);
    await play(player, 164_99n, 0n);
    expect(await stepsOf(player)).toEqual(chain);
    await report(player, 1n);
    expect(await stepsOf(player)).toBeNull();
    await play(player, 22_00n, 0n);
    site.pass(1000);
    await deposit(agent, 60_00n);
    site.pass(1000);
    await site.send(agent, player, { amount: '20.00' });
    expect(await stepsOf(player)).toEqual([
      ['deposit', '6000'],
      ['transfer', '2000'],
      ['withdrawal', '1000'],
    ]);
  });

  test('a push, a bet taken back, a round that runs and play before do not count', async () => {
    const { agent, player } = await pair();
    await play(player, 200_00n, 0n);
    await deposit(agent, 500_00n);
    await site.send(agent, player, { amount: '100.00' });
    await play(player, 109_99n, 0n);
    await play(player, 5_00n, 5_00n);
    await play(player, 5_00n, 0n, false);
    const reverses = await play(player, 5_00n, 0n);
    await site.move(player.accountId, 'rollback', 0n, { reverses });
    expect(await stepsOf(player)).toHaveLength(3);
    await play(player, 1n, 0n);
    expect(await stepsOf(player)).toBeNull();
  });

  test('a deposit more than 7 days before, or after, and a transfer 7 days ago', async () => {
    const { agent, player } = await pair();
    await deposit(agent, 500_00n);
    site.pass(7 * dayMs + 1);
    await site.send(agent, player, { amount: '100.00' });
    site.pass(1000);
    await deposit(agent, 500_00n);
    expect(await stepsOf(player)).toBeNull();
    await site.send(agent, player, { amount: '30.00' });
    site.pass(7 * dayMs);
    expect(await stepsOf(player)).toHaveLength(3);
    site.pass(1);
    expect(await stepsOf(player)).toBeNull();
  });
});
