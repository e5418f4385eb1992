import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  memberPassword,
  operatorKey,
  serveBeside,
  serveTestSite,
  type ServedSite,
} from '#testing/served-site.ts';
import { clean, depositor } from '../testing/depositor.ts';

describe.each(testDatabases())(
  '§7, D23: closing an account on two servers, on $name',
  (database) => {
    let first: ServedSite;
    let second: Awaited<ReturnType<typeof serveBeside>>;
    beforeAll(async () => {
      first = await serveTestSite(database);
      await first.signals.start();
      second = await serveBeside(first);
    });
    afterAll(async () => {
      await clean(first);
      await second.close();
      await first.signals.stop();
      await first.close();
    });

    const close = (token: string) =>
      first.call({ method: 'POST', path: '/wps/member/closing', token, body: {} });

    const logIn = (username: string) => {
      const body = { username, password: memberPassword };
      return second.call({ method: 'POST', path: '/wps/session/login', body });
    };

    const ofOperator = (method: string, path: string, body?: object) =>
      second.call({ method, path, token: operatorKey, ...(body && { body }) });

    test('bonus ends, open bet is settled, the whole balance can be withdrawn', async () => {
      const member = await depositor(first);
      await member.deposit('1000.00', 'first-deposit');
      const roundId = randomUUID();
      expect(await member.bet(100_00n, roundId)).toBe('applied');
      const { token } = await first.openSession(member.id);
      expect(await close(token)).toMatchObject({ status: 200, value: { state: 'closing' } });
      expect(await member.bet(1n)).toBe('wageringBlocked');

      const answer = await logIn(member.username);
      expect(answer).toMatchObject({ status: 200, value: { excluded: true } });
      const { token: narrow } = answer.value as { token: string };
      const send = (method: string, path: string, body?: object) =>
        second.call({ method, path, token: narrow, ...(body && { body }) });
      const waitsFor = async () => {
        const { value } = await send('GET', '/wps/member/exclusion');
        return (value as { current: { closing: { waitsFor: string[] } } }).current.closing.waitsFor;
      };
      expect(await waitsFor()).toEqual(['balance', 'bet']);
      await member.win(250_00n, roundId);
      expect(await send('GET', '/wps/wallets/gcs')).toMatchObject({
        value: { cashBalance: '1150.00', bonusBalance: '0.00' },
      });
      expect(await waitsFor()).toEqual(['balance']);
      expect(await send('POST', '/wps/member/closing', {})).toMatchObject({
        errorCode: 'member.excluded',
      });
      const withdrawn = await send('POST', '/wps/transaction/withdraw', member.order('1150.00'));
      expect(withdrawn).toMatchObject({ status: 200 });
      expect(await waitsFor()).toEqual(['withdrawal']);
      const seen = await ofOperator('GET', `/operator/members/${member.username}/exclusion`);
      expect(seen.value).toMatchObject({
        current: { kind: 'closing' },
        acts: [{ what: 'begun', bonusesEnded: [expect.any(String)] }],
      });
    });

    test('a closed account says no more than that, until an operator opens it', async () => {
      const member = await depositor(first);
      const { token } = await first.openSession(member.id);
      const inSecond = () => second.call({ method: 'GET', path: '/wps/wallets/gcs', token });
      expect(await inSecond()).toMatchObject({ status: 200 });
      expect(await close(token)).toMatchObject({ status: 200, value: { state: 'closed' } });
      await expect.poll(async () => (await inSecond()).errorCode).toBe('session.ended');
      expect(await logIn(member.username)).toMatchObject({
        status: 403,
        errorCode: 'member.closed',
      });
      const path = `/operator/members/${member.username}/reopen`;
      const body = { reason: 'Asked for by letter', requestKey: randomUUID() };
      expect(await ofOperator('PUT', path, body)).toMatchObject({
        status: 200,
        value: { current: null, closedAt: null },
      });
      expect(await logIn(member.username)).toMatchObject({
        status: 200,
        value: { excluded: false },
      });
      const audited = first.db
        .selectFrom('audit_entry')
        .select(['operator', 'outcome'])
        .where('call', 'like', '%reopenAccount%');
      expect(await audited.orderBy('id').execute()).toEqual([
        { operator: 'ana', outcome: 'begun' },
        { operator: 'ana', outcome: 'done' },
      ]);
    });
  },
);
