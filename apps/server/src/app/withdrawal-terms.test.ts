import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { withPolicy } from '#testing/test-site.ts';
import { clean, depositor } from './testing/depositor.ts';

describe.each(testDatabases())('D23: a deposit with a bonus, on $name', (database) => {
  describe('where a bonus may block', () => {
    let harness: ServedSite;
    beforeAll(async () => {
      harness = await serveTestSite(database);
    });
    afterAll(async () => {
      await clean(harness);
      await harness.close();
    });

    test('cannot be withdrawn unplayed, nor after the bonus was given up', async () => {
      const member = await depositor(harness);
      await member.deposit('1000.00', 'first-deposit');
      expect(await member.withdraw('1000.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.bonus.blocked',
        value: { missing: '24000.00' },
      });
      const { effect, playThrough, bonuses } = await member.rules();
      expect({ effect, playThrough }).toEqual({
        effect: 'blocked',
        playThrough: { times: 1, owed: '1000.00' },
      });
      expect(bonuses).toMatchObject([{ withdrawal: 'blocks', remaining: '24000.00' }]);
      await member.done('POST', '/wps/member/bonuses/forfeit', { bonusId: bonuses[0]?.bonusId });
      expect(await member.withdraw('1000.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.playthrough.open',
        value: { missing: '1000.00' },
      });
      await member.play(400_00n, 300_00n);
      expect(await member.withdraw('900.00')).toMatchObject({ value: { missing: '600.00' } });
      await member.play(600_00n, 700_00n);
      expect(await member.rules()).toMatchObject({ effect: 'free', bonuses: [] });
      expect(await member.withdraw('1000.00')).toMatchObject({ status: 200 });
    });
  });

  describe('where a licence forbids that a bonus blocks', () => {
    let harness: ServedSite;
    beforeAll(async () => {
      harness = await serveTestSite(database, {
        change: withPolicy(({ bonus }) => ({ bonus: { ...bonus, mayBlockWithdrawal: false } })),
      });
    });
    afterAll(async () => {
      await clean(harness);
      await harness.close();
    });

    test('the bonus ends with the withdrawal, after the member was warned and agreed', async () => {
      const member = await depositor(harness);
      await member.deposit('1000.00', 'first-deposit');
      expect(await member.withdraw('1000.00')).toMatchObject({
        errorCode: 'withdraw.playthrough.open',
        value: { missing: '1000.00' },
      });
      await member.play(1000_00n, 900_00n);
      expect((await member.rules()).effect).toBe('ends');
      expect(await member.withdraw('900.00')).toMatchObject({
        status: 409,
        errorCode: 'withdraw.bonus.ends',
        value: { goes: '1000.00' },
      });
      expect(await member.withdraw('900.00', { endBonus: true })).toMatchObject({ status: 200 });
      expect(await member.rules()).toMatchObject({ effect: 'free', bonuses: [] });
    });
  });
});
