import { randomUUID } from 'node:crypto';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { clear, documentOf, given, openIdentity, type IdentitySite } from '../identity.fixture.ts';
import { decideUnderLock } from './decide.ts';
import { findIdentityCheck, takeDueCheck } from './decision.store.ts';

const secondMs = 1000;
const leaseMs = 180_000;

/** A log whose lines can be read. */
function recordLog() {
  const lines: string[] = [];
  const logger = pino({ level: 'trace' }, { write: (line: string) => void lines.push(line) });
  return { lines, logger };
}

/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => void (open = resolve));
  return { open, opened };
}

describe.each(testDatabases())('§7: asking about identity checks, on $name', (database) => {
  let site: IdentitySite;
  beforeAll(async () => {
    site = await openIdentity(database);
  });
  afterEach(() => site.company.behave('accept'));
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  describe('what the company is asked', () => {
    test('the company gets the documents as they were sent, with what was given', async () => {
      const member = await site.member();
      const checkId = await site.sends(member, { kind: 'idCard' });
      await site.ask();
      const { files, ...request } = site.company.requests.at(-1)!;
      expect(request).toEqual({ reference: checkId, kind: 'idCard', person: given });
      const received = files.map(({ side, type, bytes }) => `${side} ${type} ${String(bytes)}`);
      expect(received.toSorted()).toEqual(
        ['back', 'front', 'selfie'].map((side) => `${side} image/jpeg ${side} of ${checkId}`),
      );
      expect(await site.memberOf(member)).toMatchObject({ identity: 'sent' });
    });

    test('it is asked after a second, then twice as late, ten minutes at most', async () => {
      const checkId = await site.sends(await site.member());
      const pauses: number[] = [];
      for (let times = 0; times < 12; times += 1) {
        await site.ask();
        const { ask_at: askAt } = await site.checkOf(checkId);
        pauses.push((askAt!.getTime() - site.clock().getTime()) / secondMs);
        site.time.now = askAt!;
      }
      expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 600, 600]);
      const started = site.company.requests.filter(({ reference }) => reference === checkId);
      expect(started).toHaveLength(1);
    });

    test('a company that is in doubt is asked again until it has the documents', async () => {
      const checkId = await site.sends(await site.member());
      const document = documentOf();
      for (const behaviour of ['failBefore', 'silent', 'failAfter'] as const) {
        site.company.behave(behaviour);
        await site.ask();
        expect(await site.checkOf(checkId)).toMatchObject({ state: 'sent', to_review: false });
        site.pass(hourMs);
      }
      site.company.behave('accept');
      site.company.finds(checkId, clear(document));
      await site.ask();
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'verified', ask_at: null });
    });

    test('where the company has found nothing for a day, an operator decides', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      site.pass(24 * hourMs - secondMs);
      await site.ask();
      expect(await site.checkOf(checkId)).toMatchObject({ to_review: false });
      site.pass(secondMs);
      await site.ask();
      const reviewed = { state: 'sent', to_review: true, hits: ['unsure'], ask_at: null };
      expect(await site.checkOf(checkId)).toMatchObject(reviewed);
      expect(await site.memberOf(member)).toMatchObject({ identity: 'sent' });
      expect(site.lettersTo(member)).toEqual([]);
    });

    test('what it finds after a day counts all the same', async () => {
      const checkId = await site.sends(await site.member());
      await site.ask();
      site.company.finds(checkId, clear(documentOf()));
      site.pass(25 * hourMs);
      await site.ask();
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'verified' });
    });

    const inDoubt = { state: 'sent', to_review: true, hits: ['unsure'], ask_at: null };

    test('an operator decides where the company refuses them, or any answer', async () => {
      const refused = await site.sends(await site.member());
      site.company.behave('refuse');
      await site.ask();
      site.company.behave('accept');
      expect(await site.checkOf(refused)).toMatchObject(inDoubt);
      const unanswered = await site.sends(await site.member());
      const findCheck = async () => ({ outcome: 'refused', reason: 'unknown' }) as const;
      await site.ask({ identityCompany: { ...site.deps.identityCompany, findCheck } });
      expect(await site.checkOf(unanswered)).toMatchObject(inDoubt);
    });

    test('where one is missing the company gets none, and an operator decides', async () => {
      const checks = [await site.sends(await site.member()), await site.sends(await site.member())];
      const [withoutBytes, withoutRow] = await Promise.all(
        checks.map((checkId) =>
          site.db
            .selectFrom('identity_file')
            .select('id')
            .where('check_id', '=', checkId)
            .limit(1)
            .executeTakeFirstOrThrow(),
        ),
      );
      await site.documents.remove(withoutBytes!.id);
      await site.db.deleteFrom('identity_file').where('id', '=', withoutRow!.id).execute();
      const { lines, logger } = recordLog();
      await site.ask({ logger });
      for (const checkId of checks) {
        expect(await site.checkOf(checkId)).toMatchObject(inDoubt);
        expect(site.company.checks.has(checkId)).toBe(false);
        const logged = lines.filter((line) => line.includes(checkId));
        expect(logged).toEqual([expect.stringContaining('documents of an identity check')]);
      }
    });

    test('without a company an operator decides on what was sent to one', async () => {
      const checkId = await site.sends(await site.member());
      await site.ask({ identityCompany: null });
      const reviewed = { state: 'sent', to_review: true, hits: ['noCompany'], ask_at: null };
      expect(await site.checkOf(checkId)).toMatchObject(reviewed);
    });
  });

  describe('who decides first', () => {
    test('two processes that ask at once start one check and decide once', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      await Promise.all([site.ask(), site.ask(), site.ask()]);
      const started = () =>
        site.company.requests.filter(({ reference }) => reference === checkId).length;
      expect(started()).toBe(1);
      site.company.finds(checkId, clear(documentOf()));
      site.pass(hourMs);
      await Promise.all([site.ask(), site.ask(), site.ask()]);
      expect(started()).toBe(1);
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'verified' });
      expect(site.lettersTo(member)).toHaveLength(1);
    });

    test('a check is asked about again when the process that took it has ended', async () => {
      const checkId = await site.sends(await site.member());
      const fails = {
        startCheck: () => Promise.reject(new Error('a failure for a test')),
        findCheck: () => Promise.reject(new Error('a failure for a test')),
      };
      const other = await site.sends(await site.member());
      await site.ask({ identityCompany: fails });
      site.pass(leaseMs - 1);
      await site.ask();
      expect(site.company.checks.has(checkId)).toBe(false);
      site.pass(1);
      await site.ask();
      expect(site.company.checks.has(checkId)).toBe(true);
      expect(site.company.checks.has(other)).toBe(true);
    });

    test('a failure is logged without what was sent or found', async () => {
      const member = await site.member();
      const checkId = await site.sends(member, { name: 'Liwayway Dimaculangan' });
      await site.ask();
      site.pass(hourMs);
      const { lines: logged, logger } = recordLog();
      const message = 'Liwayway Dimaculangan at Q-31415:1';
      const frames = [1, 2, 3, 4, 5, 6].map((line) => `    at write (inbox.ts:${line}:7)`);
      const writeInboxMessage = () => {
        const stack = [`Error: ${message}`, ...frames].join('\n');
        const error = Object.assign(new Error(message), { stack });
        return Promise.reject(Object.assign(error, { code: '23514', detail: 'Q-31415' }));
      };
      const found = clear(documentOf({ name: 'Liwayway Dimaculangan', number: 'Q-31415' }));
      site.company.finds(checkId, found);
      await site.ask({ logger, writeInboxMessage });
      const lines = logged.filter((line) => line.includes(checkId));
      expect(lines).toHaveLength(1);
      expect(JSON.parse(lines[0]!)).toMatchObject({
        fault: { name: 'Error', code: '23514', at: frames.slice(0, 5) },
        msg: 'an identity check was not asked about',
      });
      expect(lines[0]).not.toMatch(/Liwayway|31415/);
      expect(await site.memberOf(member)).toMatchObject({ identity: 'sent', realName: null });
      site.pass(leaseMs);
      await site.ask();
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'verified' });
    });

    test('of what is thrown and is no error, the log says the type alone', async () => {
      const checkId = await site.sends(await site.member());
      const { lines, logger } = recordLog();
      const { findCheck } = site.deps.identityCompany;
      const throwsText = vi.fn<typeof findCheck>().mockRejectedValue('Liwayway Dimaculangan');
      const identityCompany = { ...site.deps.identityCompany, findCheck: throwsText };
      await site.ask({ logger, identityCompany });
      const [line] = lines.filter((one) => one.includes(checkId));
      expect(JSON.parse(line!)).toMatchObject({ fault: { name: 'string' } });
      expect(line).not.toContain('Liwayway');
    });

    /**
     * Asks with a process that was answered but goes on only when the returned function is called,
     * which waits until it has ended.
     */
    async function askSlowly(): Promise<() => Promise<void>> {
      const { identityCompany } = site.deps;
      const [answered, arrived] = [gate(), gate()];
      const asked = site.ask({
        identityCompany: {
          ...identityCompany,
          findCheck: async (reference) => {
            const answer = await identityCompany.findCheck(reference);
            answered.open();
            await arrived.opened;
            return answer;
          },
        },
      });
      await answered.opened;
      return () => {
        arrived.open();
        return asked;
      };
    }

    test('of two processes that were answered, the second decides nothing', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      await site.ask();
      site.company.finds(checkId, { status: 'refused', reason: 'cut' });
      site.pass(hourMs);
      const arrives = await askSlowly();
      site.company.finds(checkId, clear(documentOf()));
      site.pass(leaseMs);
      await site.ask();
      await arrives();
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'verified', reason: null });
      expect(await site.memberOf(member)).toMatchObject({ identity: 'verified' });
      expect(site.lettersTo(member)).toHaveLength(1);
    });

    test('a process whose lease was over does not put off what another asks next', async () => {
      const checkId = await site.sends(await site.member());
      await site.ask();
      site.pass(hourMs);
      const arrives = await askSlowly();
      site.pass(leaseMs);
      await site.ask();
      const before = await site.checkOf(checkId);
      site.pass(secondMs);
      await arrives();
      expect(await site.checkOf(checkId)).toEqual(before);
    });

    test('an operator who decides while the company is asked has decided', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      await site.ask();
      site.company.finds(checkId, clear(documentOf()));
      site.pass(hourMs);
      const arrives = await askSlowly();
      await decideUnderLock(site.deps, member.memberId, async (transaction, decide) =>
        decide(
          (await findIdentityCheck(transaction, checkId))!,
          { outcome: 'refused', reason: 'altered', found: null },
          { operator: 'ana', decisionKey: 'key', note: 'retouched' },
        ),
      );
      await arrives();
      expect(await site.checkOf(checkId)).toMatchObject({
        state: 'refused',
        reason: 'altered',
        operator: 'ana',
        decision_key: 'key',
        note: 'retouched',
        found_name: null,
      });
      expect(await site.memberOf(member)).toMatchObject({ identity: 'refused' });
      expect(site.lettersTo(member)).toMatchObject([{ operator: 'ana' }]);
    });

    test('what an operator has to decide meanwhile stays with the operator', async () => {
      const checkId = await site.sends(await site.member());
      await site.ask();
      site.company.finds(checkId, clear(documentOf()));
      site.pass(hourMs);
      const arrives = await askSlowly();
      await site.ask({ identityCompany: null });
      await arrives();
      const reviewed = { state: 'sent', to_review: true, hits: ['noCompany'], found_name: null };
      expect(await site.checkOf(checkId)).toMatchObject(reviewed);
    });

    test('a process that gives up late does not change why an operator has to decide', async () => {
      const checkId = await site.sends(await site.member());
      await site.ask();
      site.pass(25 * hourMs);
      const arrives = await askSlowly();
      site.company.finds(checkId, clear(documentOf({ name: 'Maria Reyes' })));
      site.pass(leaseMs);
      await site.ask();
      await arrives();
      expect(await site.checkOf(checkId)).toMatchObject({ to_review: true, hits: ['name'] });
    });

    test('of several decisions at the same moment one is written', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      const decided = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          decideUnderLock(site.deps, member.memberId, async (transaction, decide) => {
            const check = (await findIdentityCheck(transaction, checkId))!;
            if (check.state !== 'sent') return false;
            const by = { operator: 'ana', decisionKey: `key ${index}`, note: null };
            await decide(check, { outcome: 'refused', reason: 'cut', found: null }, by);
            return true;
          }),
        ),
      );
      expect(decided.filter(Boolean)).toHaveLength(1);
      expect(site.lettersTo(member)).toHaveLength(1);
    });

    test('each check that is due is taken by one process', async () => {
      const member = async () => site.sends(await site.member());
      await site.ask();
      const checks = await Promise.all(Array.from({ length: 8 }, member));
      const lease = { now: site.clock(), leaseUntil: new Date(site.clock().getTime() + leaseMs) };
      const taken = await Promise.all(
        Array.from({ length: 12 }, () => takeDueCheck(site.db, lease)),
      );
      const ids = taken.flatMap((due) => (due === null ? [] : [due.id]));
      expect(ids.toSorted()).toEqual(checks.toSorted());
    });

    test('of two members who send one document at once, one is verified', async () => {
      const document = documentOf({ number: randomUUID() });
      const members = [await site.member(), await site.member()];
      const checks = await Promise.all(members.map((member) => site.sends(member)));
      await site.ask();
      for (const checkId of checks) site.company.finds(checkId, clear(document));
      site.pass(hourMs);
      await Promise.all([site.ask(), site.ask()]);
      const decided = await Promise.all(checks.map((checkId) => site.checkOf(checkId)));
      const outcomes = decided.map(({ state, hits }) => [state, ...hits].join(' '));
      expect(outcomes.toSorted()).toEqual(['sent sameDocument', 'verified']);
    });

    test('data that were erased meanwhile are not written again', async () => {
      const member = await site.member();
      const checkId = await site.sends(member);
      await site.ask();
      site.company.finds(checkId, clear(documentOf()));
      site.pass(hourMs);
      const arrives = await askSlowly();
      await site.db
        .updateTable('identity_check')
        .set({ given_name: '', erased_at: site.clock() })
        .where('id', '=', checkId)
        .execute();
      await arrives();
      expect(await site.checkOf(checkId)).toMatchObject({ state: 'sent', found_name: null });
      expect(site.lettersTo(member)).toEqual([]);
    });
  });
});
