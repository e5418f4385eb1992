import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { createIdentity } from '#modules/protection/identity.fixture.ts';
import { postingKinds } from '#modules/wallet/operation.ts';
import { currency } from '#testing/test-base.ts';
import { openBonusHarness, type BonusHarness } from './testing/bonus-harness.ts';
import type { BonusPlayer } from './testing/bonus-player.ts';

const { bonusForfeit, playThroughEnd } = postingKinds;

describe.each(testDatabases())('§7: bonuses of who is under age, on $name', (database) => {
  let harness: BonusHarness;
  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  /** Has the company find that a player is under age. */
  async function isUnderAge(player: BonusPlayer): Promise<void> {
    const identity = createIdentity(harness);
    const ask = () => identity.ask({ endBonuses: harness.bonus.endAll });
    const checkId = await identity.sends(player);
    await ask();
    identity.company.finds(checkId, { status: 'refused', reason: 'underAge' });
    harness.pass(10 * minuteMs);
    await ask();
  }

  const house = (name: string) => harness.wallet.houseAccount(name, currency.code);

  /** What ended at the lock, and the house account against which each of it stands. */
  const endsOf = ({ accountId }: BonusPlayer) =>
    harness.db
      .selectFrom('posting')
      .select(['kind', 'contra_id', 'source', 'amount', 'bonus_amount'])
      .where('account_id', '=', accountId)
      .where('kind', 'in', [bonusForfeit, playThroughEnd])
      .orderBy('id')
      .execute();

  test('a bonus and what must be played end, each against its account of the house', async () => {
    const player = await harness.player();
    await player.owe(50_00n);
    await player.reward(20_00n, 10);
    expect(await player.held()).toEqual({ cash: 50_00n, bonus: 20_00n });
    await isUnderAge(player);
    const forfeited = { kind: bonusForfeit, source: 'bonus', contra_id: await house('bonus') };
    const released = { kind: playThroughEnd, source: 'play-lock', amount: 0n };
    expect(await endsOf(player)).toEqual([
      { ...forfeited, amount: -20_00n, bonus_amount: -20_00n },
      { ...released, contra_id: await house('adjustments'), bonus_amount: null },
    ]);
    expect(await player.held()).toEqual({ cash: 50_00n, bonus: 0n });
    expect(await player.owed()).toBe(0n);
  });
});
