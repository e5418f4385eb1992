import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase, testDatabases } from '#db/testing/test-database.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { casesOf, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import { asOperator, codeOf, keysSecret, type Member } from '#testing/test-base.ts';
import { identityRefusals } from '@pavilion/domain/protection/identity-check';
import { textIn } from '@pavilion/messages/text-in';
import { clear, documentOf, given, openIdentity, type IdentitySite } from '../identity.fixture.ts';
import { createOwnLimits } from '../own-limits.ts';
import { decideUnderLock } from './decide.ts';
import { findIdentityCheck } from './decision.store.ts';
import { identityReviewHandlers } from './review.ts';

describe.each(testDatabases())('§7: decisions on identity checks, on $name', (database) => {
  let site: IdentitySite;
  beforeAll(async () => {
    site = await openIdentity(database);
  });
  afterAll(async () => {
    expect(await site.findings()).toEqual([]);
    await site.close();
  });

  const stakes = ({ memberId }: Member) =>
    codeOf(
      site.db.transaction().execute((transaction) => {
        const stake = { memberId, stakeMinor: 1_00n, isBet: true };
        return createOwnLimits(site.deps).checkWager(transaction, stake);
      }),
    );

  describe('what is decided', () => {
    test('a clear document verifies the member, and its details replace those given', async () => {
      const member = await site.member();
      await site.givesNumber(member, 'p-77 8899');
      const checkId = await site.sends(member, { name: 'santos, maria' });
      const document = documentOf({ name: 'MARIA SANTOS', number: 'P 778899' });
      await site.finds(checkId, clear(document));
      expect(await site.memberOf(member)).toEqual({
        identity: 'verified',
        verifiedName: 'MARIA SANTOS',
        birthday: given.birthday,
        realName: 'MARIA SANTOS',
        idNumber: 'P 778899',
      });
      expect(await site.checkOf(checkId)).toMatchObject({
        state: 'verified',
        given_name: 'santos, maria',
        found_name: 'MARIA SANTOS',
        found_birthday: given.birthday,
        expires_on: '2031-01-01',
        reason: null,
        operator: null,
        ask_at: null,
        to_review: false,
        decided_at: site.clock(),
      });
      expect(site.lettersTo(member)).toMatchObject([
        {
          title: { EN: textIn('EN', 'identity.verified.title') },
          content: { EN: textIn('EN', 'identity.verified.text') },
          operator: null,
        },
      ]);
      expect(site.signalsTo(member)).toBe(1);
    });

    test('the number of a document is encrypted, and found however it is written', async () => {
      const { checkId } = await site.decided(clear(documentOf({ number: 'ab-123 456' })));
      const { found_number: kept, number_mark: mark } = await site.checkOf(checkId);
      expect(`${kept} ${mark}`).not.toMatch(/123|ab-/i);
      expect(site.numbers.open(kept!)).toBe('ab-123 456');
      const stillReads = createSecretBox(keysSecret, 'identity numbers');
      expect(stillReads.openText(kept!)).toBe('ab-123 456');
      expect(mark).toBe(site.numbers.mark('AB 123-456'));
      expect(mark).not.toBe(site.numbers.mark('AB 123-457'));
    });

    test.each(identityRefusals.filter((reason) => reason !== 'underAge'))(
      'a document that is refused as %s is refused with the reason, and can be sent again',
      async (reason) => {
        const { member, checkId } = await site.decided({ status: 'refused', reason });
        const refused = { state: 'refused', reason, found_name: null, ask_at: null };
        expect(await site.checkOf(checkId)).toMatchObject(refused);
        expect(await site.memberOf(member)).toMatchObject({ identity: 'refused', realName: null });
        const content = [
          textIn('TY', `identity.reason.${reason}`),
          textIn('TY', 'identity.refused.again'),
        ].join('\n\n');
        expect(site.lettersTo(member)).toMatchObject([
          { title: { TY: textIn('TY', 'identity.refused.title') }, content: { TY: content } },
        ]);
        expect(site.signalsTo(member)).toBe(1);
        expect(await stakes(member)).toBeNull();
        const again = await site.sends(member);
        await site.finds(again, clear(documentOf()));
        expect(await site.memberOf(member)).toMatchObject({ identity: 'verified' });
        const letters = site.lettersTo(member).map(({ requestKey }) => requestKey);
        expect(new Set(letters).size).toBe(2);
      },
    );

    test('a document is good on its last day, and out of date on the next', async () => {
      site.time.now = new Date('2026-12-20T15:40:00Z');
      const document = documentOf({ expiresOn: '2026-12-20' });
      const last = await site.decided(clear(document));
      expect(await site.checkOf(last.checkId)).toMatchObject({ state: 'verified' });
      const late = await site.decided(clear({ ...document, number: 'other' }));
      expect(await site.checkOf(late.checkId)).toMatchObject({
        state: 'refused',
        reason: 'expired',
        expires_on: '2026-12-20',
        found_name: given.name,
      });
    });

    test.each([
      ['name', { name: 'Maria Santiago' }],
      ['birthday', { birthday: '1990-03-01' }],
    ] as const)('an operator decides where the %s differs', async (hit, change) => {
      const document = documentOf(change);
      const { member, checkId } = await site.decided(clear(document));
      const { found_number: number, ...check } = await site.checkOf(checkId);
      expect(check).toMatchObject({
        state: 'sent',
        to_review: true,
        hits: [hit],
        ask_at: null,
        found_name: document.name,
        found_birthday: document.birthday,
        expires_on: document.expiresOn,
      });
      expect(site.numbers.open(number!)).toBe(document.number);
      expect(await site.memberOf(member)).toMatchObject({ identity: 'sent', realName: null });
      expect(site.lettersTo(member)).toEqual([]);
    });

    test('an operator decides where the company is unsure, or the id number differs', async () => {
      const member = await site.member();
      await site.givesNumber(member, 'P111');
      const checkId = await site.sends(member);
      await site.finds(checkId, { status: 'unsure', found: documentOf({ number: 'P112' }) });
      const reviewed = { to_review: true, hits: ['idNumber', 'unsure'] };
      expect(await site.checkOf(checkId)).toMatchObject(reviewed);
      expect(await site.memberOf(member)).toMatchObject({ idNumber: 'P111' });
    });

    test('an operator decides on the document of another, however it is written', async () => {
      const document = documentOf({ number: 'N-1000 200' });
      const first = await site.decided(clear(document));
      const second = await site.decided(clear({ ...document, number: 'n1000200' }));
      expect(await site.checkOf(first.checkId)).toMatchObject({ state: 'verified' });
      const reviewed = { state: 'sent', to_review: true, hits: ['sameDocument'] };
      expect(await site.checkOf(second.checkId)).toMatchObject(reviewed);
    });

    test('a document with which another was refused says nothing', async () => {
      const document = documentOf({ expiresOn: '2026-01-01' });
      await site.decided(clear(document));
      const second = await site.decided(clear({ ...document, expiresOn: null }));
      expect(await site.checkOf(second.checkId)).toMatchObject({ state: 'verified', hits: [] });
    });

    test('an operator decides on the document of an excluded member, and has a case', async () => {
      const excluded = await site.member();
      await site.givesNumber(excluded, 'X-900 800');
      const until = new Date('2030-01-01T00:00:00Z');
      const exclusionId = await excludeFor(site.db, excluded.memberId, {
        kind: 'selfExclusion',
        until,
      });
      await site.db
        .transaction()
        .execute((transaction) =>
          site.deps.excludedPeople.keepDetails(transaction, exclusionId, excluded.memberId),
        );
      const document = documentOf({ number: 'x900800' });
      const { member, checkId } = await site.decided(clear(document));
      expect(await site.checkOf(checkId)).toMatchObject({ to_review: true, hits: ['excluded'] });
      const opened = { matched: ['idNumber'], refused: false, otherId: member.memberId, times: 1 };
      const cases = [{ place: 'identity', ...opened, open: true }];
      expect(await casesOf(site.db, exclusionId)).toMatchObject(cases);
      const { verifyIdentity } = identityReviewHandlers(site.deps);
      const verification = { ...document, expiresOn: undefined, requestKey: randomUUID() };
      const verify = (id: string) => verifyIdentity({ ...verification, checkId: id }, asOperator);
      const decided = await site.decided({ status: 'refused', reason: 'cut' });
      expect(await codeOf(verify(decided.checkId))).toBe('identity.check.decided');
      expect(await verify(checkId)).toMatchObject({ state: 'verified' });
      expect(await casesOf(site.db, exclusionId)).toMatchObject(cases);
    });

    test('who is verified in an exclusion is known by the document and as a person', async () => {
      const excluded = await site.member();
      const person = { name: 'Lorna Ibarra', birthday: '1985-05-05' };
      const checkId = await site.sends(excluded, person);
      const until = new Date('2030-01-01T00:00:00Z');
      const exclusionId = await excludeFor(site.db, excluded.memberId, {
        kind: 'selfExclusion',
        until,
      });
      await site.finds(checkId, clear(documentOf({ ...person, number: 'L 1' })));
      expect(await site.memberOf(excluded)).toMatchObject({ identity: 'verified' });
      const details = { idNumber: 'l1' };
      const asked = { place: 'registration', details, otherId: null } as const;
      expect(await site.deps.excludedPeople.isKnown(asked)).toBe(true);
      const { member, checkId: other } = await site.decided(clear(documentOf(person)), person);
      expect(await site.checkOf(other)).toMatchObject({ state: 'verified' });
      expect(await casesOf(site.db, exclusionId)).toMatchObject([
        { place: 'registration' },
        { place: 'identity', matched: ['person'], refused: false, otherId: member.memberId },
      ]);
    });
  });

  describe('who is under age', () => {
    test.each([
      ['by the document', clear(documentOf({ birthday: '2005-11-23' }))],
      ['as the company finds', { status: 'refused', reason: 'underAge' } as const],
    ])('play is locked for who is under age %s, and the balance stays', async (_, finding) => {
      site.time.now = new Date('2026-11-21T10:00:00Z');
      const { member, checkId } = await site.decided(finding);
      const refused = { state: 'refused', reason: 'underAge', ask_at: null };
      expect(await site.checkOf(checkId)).toMatchObject(refused);
      expect(await site.memberOf(member)).toMatchObject({ identity: 'refused' });
      expect(await stakes(member)).toBe('play.locked');
      expect(await site.balanceOf(member)).toBe(100_00n);
      const locks = await site.db
        .selectFrom('play_lock')
        .select(['locked', 'changed', 'operator', 'reason'])
        .where('member_id', '=', member.memberId)
        .execute();
      const reason = 'under age by the identity check';
      expect(locks).toEqual([{ locked: true, changed: true, operator: 'identity-check', reason }]);
      expect(site.fetched.filter((one) => one === member.memberId)).toHaveLength(1);
      expect(site.lettersTo(member).map(({ content }) => content.EN)).toEqual([
        textIn('EN', 'identity.reason.underAge'),
        textIn('EN', 'play.locked.text'),
      ]);
    });

    test('who has come of age today may play', async () => {
      site.time.now = new Date('2026-11-21T10:00:00Z');
      const birthday = '2005-11-21';
      const { member } = await site.decided(clear(documentOf({ birthday })), { birthday });
      expect(await site.memberOf(member)).toMatchObject({ identity: 'verified', birthday });
      expect(await stakes(member)).toBeNull();
    });

    test('who plays for fun alone is refused, with no account of money to lock', async () => {
      const member = await site.member({ currency: 'FUN' });
      const checkId = await site.sends(member);
      await site.finds(checkId, { status: 'refused', reason: 'underAge' });
      expect(await site.memberOf(member)).toMatchObject({ identity: 'refused' });
      expect(site.fetched).not.toContain(member.memberId);
    });
  });
});

describe.each([anyDatabase()])('§7: identity checks and an operator, on $name', (database) => {
  test('a document with which an operator is verifying a member is that of another', async () => {
    const site = await openIdentity(database);
    const document = documentOf();
    const [member, other] = [await site.member(), await site.member()];
    const [checkId, otherId] = [await site.sends(member), await site.sends(other)];
    await site.ask();
    site.company.finds(otherId, clear(document));
    site.pass(hourMs);
    let isOver = false;
    const waiting = async () => {
      const { rows } = await sql`select from pg_locks
        where not granted and locktype = 'advisory' and database =
          (select oid from pg_database where datname = current_database())`.execute(site.db);
      return rows.length;
    };
    const asked = await decideUnderLock(site.deps, member.memberId, async (transaction, decide) => {
      const check = (await findIdentityCheck(transaction, checkId))!;
      const by = { operator: 'ana', decisionKey: 'key', note: null };
      await decide(check, { outcome: 'verified', found: document }, by);
      const running = site.ask().finally(() => void (isOver = true));
      await expect.poll(async () => isOver || (await waiting()) > 0).toBe(true);
      return { running };
    });
    await asked.running;
    const reviewed = { state: 'sent', to_review: true, hits: ['sameDocument'] };
    expect(await site.checkOf(otherId)).toMatchObject(reviewed);
    await site.close();
  });
});
