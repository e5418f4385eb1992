import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { trialCurrency } from '#testing/test-base.ts';
import { limitPolicy } from '../limit-policy.fixture.ts';
import { openMarkers, type MarkedPerson, type Markers } from './markers.fixture.ts';

const nobody = { score: 0, degree: 0, ofMember: 0, lookSince: null };

describe.each(testDatabases())('§7: markers of harm on $name', (database) => {
  let site: Markers;
  beforeAll(async () => {
    site = await openMarkers(database);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  const signalsOf = ({ memberId }: MarkedPerson, kind: string) =>
    site.published.filter((one) => one.kind === kind && one.memberId === memberId).length;

  describe('thresholds', () => {
    test('at the first a message is written and advice is shown, once for each rise', async () => {
      const member = await site.person();
      await member.count();
      expect(await member.row()).toMatchObject(nobody);
      expect(await member.advice()).toBeNull();
      member.takesBack();
      await member.count();
      await member.count();
      expect(await member.row()).toMatchObject({ score: 2, degree: 1, ofMember: 1 });
      expect(member.letters()).toBe(1);
      expect(signalsOf(member, 'limit')).toBe(1);
      expect(signalsOf(member, 'promotion')).toBe(0);
      expect(await member.advice()).toEqual({
        adviceId: expect.any(String) as string,
        at: site.clock().toISOString(),
        title: 'A word about your play',
        text: 'A limit can help.',
        signs: [{ marker: 'takenBack', count: 3 }],
      });
    });

    test('at the second nothing is offered, and no further message is written', async () => {
      const member = await site.person();
      member.takesBack();
      await member.count();
      member.depositsMore();
      await member.count();
      expect(await member.row()).toMatchObject({ score: 4, degree: 2, ofMember: 2 });
      expect(await member.row()).toMatchObject({ lookSince: null });
      expect(member.letters()).toBe(1);
      expect(signalsOf(member, 'promotion')).toBe(1);
    });

    test('at the third an operator must look; one step writes one message', async () => {
      const member = await site.marked();
      await member.count();
      const lookSince = site.clock();
      expect(await member.row()).toMatchObject({ score: 6, degree: 3, ofMember: 3, lookSince });
      expect(member.letters()).toBe(1);
      expect(signalsOf(member, 'promotion')).toBe(1);
    });

    test('markers age out after their time, and what is found anew has a new message', async () => {
      const member = await site.person();
      member.takesBack();
      member.depositsMore();
      await member.count();
      site.pass(limitPolicy.markersOfHarm!.countsFor - 2 * hourMs);
      await member.count();
      expect(await member.row()).toMatchObject({ score: 4 });
      site.pass(hourMs + minuteMs + 1);
      await member.count();
      expect(await member.row()).toMatchObject({ score: 2, degree: 1, ofMember: 1 });
      site.pass(hourMs);
      await member.count();
      expect(await member.row()).toMatchObject(nobody);
      expect(member.letters()).toBe(1);
      expect(signalsOf(member, 'promotion')).toBe(2);
      member.takesBack();
      await member.count();
      expect(member.letters()).toBe(2);
      const { changes } = await member.shown();
      expect(changes.map(({ degree }) => degree)).toEqual([1, 0, 1, 2]);
    });

    test('an excluded member is counted, and is not advised', async () => {
      const member = await site.marked();
      await site.limits.excludeSelf({ kind: 'timeOut', length: '24 h' }, member.context);
      await member.count();
      expect(await member.row()).toMatchObject({ score: 6, degree: 3, ofMember: 3 });
      expect(member.letters()).toBe(0);
      expect((await member.shown()).advice).toEqual([]);
    });

    test('advice is not shown while the member is excluded', async () => {
      const member = await site.person();
      member.takesBack();
      await member.count();
      expect(await member.advice()).not.toBeNull();
      await site.limits.excludeSelf({ kind: 'timeOut', length: '24 h' }, member.context);
      expect(await member.advice()).toBeNull();
    });

    test('who plays for play money, or has no account, is not counted', async () => {
      const trial = await site.person({ currency: trialCurrency.code });
      const late = await site.person({});
      await site.db.deleteFrom('account').where('id', '=', late.accountId).execute();
      for (const member of [trial, late]) {
        member.takesBack();
        await member.count();
        expect(await member.row()).toEqual({ ...nobody, dueAt: null });
        expect(member.letters()).toBe(0);
      }
    });

    test.each([
      ['before', true],
      ['while', false],
    ])('an account that was closed %s it is counted is left as it is', async (_, isBefore) => {
      const member = await site.person({});
      const write = (closed: object) =>
        site.db.updateTable('member').set(closed).where('id', '=', member.memberId).execute();
      const close = () =>
        write({ status: 'closed', closed_at: site.clock(), exclusion: 'closing' });
      member.takesBack();
      await member.count();
      member.depositsMore();
      if (isBefore) await close();
      site.asked.beforeActs = async (memberId) => {
        if (memberId === member.memberId) await close();
      };
      await member.count();
      site.asked.beforeActs = async () => {};
      expect(await member.row()).toMatchObject({ score: 2, degree: 1, dueAt: null });
      await write({ status: 'active', closed_at: null, exclusion: null });
    });
  });

  describe('advice', () => {
    test('it is shown until its member closes it', async () => {
      const [member, other] = [await site.person(), await site.person()];
      member.takesBack();
      await member.count();
      const shown = await member.advice();
      const id = shown?.adviceId ?? '';
      await other.close(id);
      await member.close(randomUUID());
      expect(await member.advice()).toEqual(shown);
      expect(signalsOf(member, 'limit')).toBe(1);
      expect(await member.close(id)).toEqual({ advice: null });
      expect(await member.close(id)).toEqual({ advice: null });
      expect(signalsOf(member, 'limit')).toBe(2);
      const closedAt = site.clock().toISOString();
      expect((await member.shown()).advice).toEqual([{ at: closedAt, closedAt }]);
      await member.count();
      expect(await member.advice()).toBeNull();
    });

    test('its text is that of the reader’s language', async () => {
      const member = await site.person();
      member.takesBack();
      await member.count();
      const { advice } = await site.limits.getAdvice({}, { ...member.context, language: 'TY' });
      expect(advice).toMatchObject({
        title: 'Tungkol sa paglalaro mo',
        text: 'Makakatulong ang limit.',
      });
    });
  });

  test('a site that does not look for markers queues nobody and restricts nobody', async () => {
    const [member, untouched] = [await site.marked(), await site.person()];
    await member.count();
    const { markersOfHarm: _, ...policy } = limitPolicy;
    const off = site.under(policy);
    const offers = signalsOf(member, 'promotion');
    await off.jobs.runNow();
    expect(await member.row()).toMatchObject({ score: 0, degree: 0, ofMember: 0 });
    expect(signalsOf(member, 'promotion')).toBe(offers + 1);
    expect(await off.limits.getAdvice({}, member.context)).toEqual({ advice: null });
    await off.ownLimits.beginPlay(untouched.memberId, untouched.accountId);
    await site.db
      .transaction()
      .execute((transaction) => off.ownLimits.noteDeposit(transaction, untouched.memberId));
    expect(await untouched.row()).toBeUndefined();
    await member.count();
    expect(await member.row()).toMatchObject({ score: 6, degree: 3, ofMember: 3 });
  });
});
