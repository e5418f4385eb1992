import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { asOperator, firstPage } from '#testing/test-base.ts';
import { createTestSite, type TestSite } from '#testing/test-site.ts';

describe('D13: the operator’s calls about rates', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await createTestSite(anyDatabase(), { startedAt: new Date('2026-11-21T10:00:00Z') });
  });
  afterAll(() => site.close());

  const calls = () => site.modules.operatorHandlers.agents;
  const set = (account: string, rates: object, lowerBranch = false) =>
    calls().setRates({ account, rates, lowerBranch, requestKey: randomUUID() }, asOperator);

  test('show what counts, what will count, the bounds and the history', async () => {
    const { username } = await site.member({ memberType: 1 });
    const answer = await set(username.toUpperCase(), { RNG: '1.2', LOTT: '0.90' });
    const { history, ...shown } = await calls().getRates({ account: username }, asOperator);
    expect({ ...shown, lowered: 0 }).toEqual(answer);
    expect(shown).toMatchObject({
      account: username,
      upline: null,
      rates: { RNG: '0.00', LOTT: '0.80' },
      nextRates: { RNG: '1.20', LOTT: '0.90' },
      from: '2026-11-22',
      floor: { RNG: '0.00' },
      ceiling: { RNG: '1.20', LIVE: '0.15', LOTT: '1.00' },
    });
    const setAt = '2026-11-21T10:00:00.000Z';
    const by = { from: '2026-11-22', setBy: 'operator:ana', setAt };
    expect(history).toEqual([
      { category: 'LOTT', rate: '0.90', ...by },
      { category: 'RNG', rate: '1.20', ...by },
    ]);
    const unknown = calls().getRates({ account: 'nobody' }, asOperator);
    await expect(unknown).rejects.toMatchObject({ code: 'member.not.found' });
  });

  test('lower a branch, and write to each member in the language that is read', async () => {
    const top = await site.member({ memberType: 1 });
    const child = await site.member({ memberType: 1, parentId: top.memberId });
    await site.db
      .insertInto('rebate_rate')
      .values({
        member_id: child.memberId,
        category: 'LOTT',
        from_day: '2026-11-01',
        rate: 70,
        set_by: top.username,
        set_at: site.clock(),
      })
      .execute();
    expect(await set(top.username, { LOTT: '0.50' }, true)).toMatchObject({ lowered: 1 });
    const read = async (of: typeof top, language: 'EN' | 'TY') => {
      const { listInbox } = site.modules.handlers.notifications;
      const { list } = await listInbox({ ...firstPage }, { ...of.context, language });
      return list.map(({ title, content }) => ({ title, content }));
    };
    expect(await read(top, 'EN')).toEqual([
      {
        title: 'Your rebate rates change',
        content:
          'From 2026-11-22 on these rebate rates of yours are lower:\n\n' +
          '• Lottery: 0.50 % instead of 0.80 %',
      },
    ]);
    expect(await read(child, 'TY')).toEqual([
      {
        title: 'Magbabago ang rebate rates mo',
        content:
          'Mula 2026-11-22, mas mababa na ang mga rebate rate mong ito:\n\n' +
          '• Loterya: 0.50 % mula sa dating 0.70 %',
      },
    ]);
  });
});
