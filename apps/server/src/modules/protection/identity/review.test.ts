import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { tablesNaming } from '#db/testing/tables-naming.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { asOperator, codeOf, firstPage } from '#testing/test-base.ts';
import type { ParsedInputOf } from '@pavilion/contract/endpoint';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import { openForAll, type OwnLimitsBase } from '../limits.fixture.ts';
import { sendDocuments } from './review.fixture.ts';

type Calls = OperatorEndpoints['protection'];
type Verification = ParsedInputOf<Calls['verifyIdentity']>;

const asBen = { ...asOperator, operator: 'ben' };
const document = { name: 'María Santos', birthday: '1990-05-02', number: 'N01-12 3456' };
const found = { ...document, expiresOn: '2031-01-31' };

describe.each(testDatabases())('§7: operators decide on identity checks, on $name', (database) => {
  let site: OwnLimitsBase;
  openForAll(database, (opened) => void (site = opened));

  const list = (query: Partial<ParsedInputOf<Calls['listIdentityChecks']>> = {}) =>
    site.operators.listIdentityChecks(
      { state: undefined, toReview: undefined, account: undefined, ...firstPage, ...query },
      asOperator,
    );
  const show = (checkId: string) => site.operators.showIdentityCheck({ checkId }, asOperator);
  const open = (fileId: string) => site.operators.getIdentityFile({ fileId }, asOperator);

  /** A member whose documents an operator has to decide on, and the decisions. */
  async function sender(sent: Parameters<typeof sendDocuments>[2] = { hits: ['noCompany'] }) {
    const member = await site.member({ balance: 100_00n });
    const { checkId, files } = await sendDocuments(site, member.memberId, sent);
    const verification = { checkId, ...document, requestKey: randomUUID() };
    const refusal = { checkId, reason: 'cut' as const, requestKey: randomUUID() };
    return {
      ...member,
      checkId,
      files,
      verify: (more: Partial<Verification> = {}, operator = asOperator) =>
        site.operators.verifyIdentity({ ...verification, ...more }, operator),
      refuse: (more: Partial<ParsedInputOf<Calls['refuseIdentity']>> = {}, operator = asOperator) =>
        site.operators.refuseIdentity({ ...refusal, ...more }, operator),
      identity: () =>
        site.db
          .selectFrom('member')
          .select(['identity', 'verified_name', 'birthday'])
          .where('id', '=', member.memberId)
          .executeTakeFirst(),
      letters: () =>
        site.asked.letters
          .filter(({ memberId }) => memberId === member.memberId)
          .map(({ title }) => title),
    };
  }

  test('§7: first those to decide, the oldest first, then the others, the newest first', async () => {
    const since = site.clock().getTime();
    const at = (minute: number) => ({ sentAt: new Date(since + minute * minuteMs) });
    const asked = await sender(at(1));
    const third = await sender({ ...at(4), hits: ['unsure'] });
    const refused = await sender({ ...at(3), hits: ['name'] });
    await refused.refuse();
    const first = await sender({ ...at(2), hits: ['name', 'birthday'] });
    const order = [first, third, refused, asked].map(({ checkId }) => checkId);
    const { list: all, total } = await list();
    expect(all.map(({ checkId }) => checkId)).toEqual(order);
    expect(total).toBe(4);
    expect(all[0]).toEqual({
      checkId: first.checkId,
      account: first.username,
      state: 'sent',
      kind: 'drivingLicence',
      sentAt: at(2).sentAt.toISOString(),
      tries: 1,
      toReview: true,
      hits: ['name', 'birthday'],
      reason: null,
      decidedAt: null,
      operator: null,
    });
    const idsOf = async (query: Parameters<typeof list>[0]) =>
      (await list(query)).list.map(({ checkId }) => checkId);
    expect(await idsOf({ pageNo: 2, pageSize: 3 })).toEqual([asked.checkId]);
    expect(await idsOf({ state: 'refused' })).toEqual([refused.checkId]);
    expect(await idsOf({ state: 'verified' })).toEqual([]);
    expect(await list({ state: 'none' })).toMatchObject({ list: [], total: 0 });
    expect(await idsOf({ toReview: true })).toEqual([first.checkId, third.checkId]);
    expect(await idsOf({ toReview: false })).toEqual([refused.checkId, asked.checkId]);
    expect(await idsOf({ account: first.username.toUpperCase() })).toEqual([first.checkId]);
    expect(await idsOf({ account: 'nobody' })).toEqual([]);
    expect(await site.identityChecksWaiting()).toEqual({ waiting: 2, oldest: at(2).sentAt });
    await first.refuse();
    await third.refuse();
    expect(await site.identityChecksWaiting()).toEqual({ waiting: 0, oldest: null });
  });

  test('§7: a check is shown with what was given, found and sent', async () => {
    const member = await sender({ hits: ['name'], found, name: 'Mary Santos' });
    const { front, back, selfie } = member.files;
    expect(await show(member.checkId)).toMatchObject({
      given: { name: 'Mary Santos', birthday: '1990-05-01' },
      found,
      sameAs: [],
      note: null,
      files: [
        { fileId: front, side: 'front', type: 'image/jpeg', bytes: 5 },
        { fileId: back, side: 'back', type: 'application/pdf', bytes: 4 },
        { fileId: selfie, side: 'selfie', type: 'image/png', bytes: 6 },
      ],
    });
    expect(await show((await sender()).checkId)).toMatchObject({ found: null });
  });

  test('§7: a file is opened as what it is, and lies encrypted', async () => {
    const { files } = await sender();
    const opened = await open(files.back);
    expect([opened.type, await opened.text()]).toEqual(['application/pdf', 'back']);
    const stored = Buffer.from((await site.files.get(files.back)) ?? []);
    expect(stored.length).toBeGreaterThan('back'.length);
    expect(stored.includes('back')).toBe(false);
    await site.files.remove(files.selfie);
    expect(await codeOf(open(files.selfie))).toBe('identity.check.not.found');
  });

  test('§7: what is not there is not found', async () => {
    for (const id of ['not-an-id', randomUUID()]) {
      const member = await sender();
      const calls = [
        show(id),
        open(id),
        member.verify({ checkId: id }),
        member.refuse({ checkId: id }),
      ];
      expect(await Promise.all(calls.map(codeOf))).toEqual(
        calls.map(() => 'identity.check.not.found'),
      );
    }
  });

  test('§7: a member is verified with what the document says, and reads it', async () => {
    const member = await sender({ hits: ['name'], name: 'Mary Santos' });
    const note = 'The member has married';
    const shown = await member.verify({ expiresOn: '2031-01-31', note });
    expect(shown).toMatchObject({
      state: 'verified',
      toReview: false,
      hits: ['name'],
      found,
      note,
      operator: 'ana',
      decidedAt: site.clock().toISOString(),
    });
    expect(await show(member.checkId)).toEqual(shown);
    expect(await member.identity()).toEqual({
      identity: 'verified',
      verified_name: document.name,
      birthday: document.birthday,
    });
    expect(member.letters()).toEqual(['Your identity is verified']);
    expect(site.published).toContainEqual({ kind: 'identity', memberId: member.memberId });
  });

  test('§7: the number is in no row as it is written', async () => {
    const member = await sender();
    await member.verify();
    const row = await site.db
      .selectFrom('identity_check')
      .select('found_number')
      .where('id', '=', member.checkId)
      .executeTakeFirst();
    expect(row?.found_number).toMatch(/^sealed:/);
    expect(await tablesNaming(site.db, document.name)).toContain('identity_check');
    for (const number of ['N01-12 3456', 'N01123456']) {
      expect(await tablesNaming(site.db, number)).toEqual([]);
    }
  });

  test('§7: a refused member reads why, can send again, and each try is counted', async () => {
    const member = await sender({ hits: ['unsure'], found });
    const shown = await member.refuse({ note: 'The left edge is missing' });
    expect(shown).toMatchObject({
      state: 'refused',
      reason: 'cut',
      operator: 'ana',
      note: 'The left edge is missing',
      found,
    });
    expect(await member.identity()).toMatchObject({ identity: 'refused', verified_name: null });
    expect(member.letters()).toHaveLength(1);
    const sentAt = new Date(site.clock().getTime() + minuteMs);
    const again = await sendDocuments(site, member.memberId, { hits: ['noCompany'], sentAt });
    expect(await show(again.checkId)).toMatchObject({ state: 'sent', tries: 2 });
    expect(await show(member.checkId)).toMatchObject({ state: 'refused', tries: 1 });
    expect(await member.verify({ checkId: again.checkId })).toMatchObject({ state: 'verified' });
    expect(await member.identity()).toMatchObject({ identity: 'verified' });
  });

  test('§7: an operator may decide before the company has', async () => {
    const [one, other] = [await sender({}), await sender({})];
    expect(await one.verify()).toMatchObject({ state: 'verified' });
    expect(await other.refuse({ reason: 'altered' })).toMatchObject({ reason: 'altered' });
    const rows = await site.db
      .selectFrom('identity_check')
      .select('ask_at')
      .where('id', 'in', [one.checkId, other.checkId])
      .execute();
    expect(rows).toEqual([{ ask_at: null }, { ask_at: null }]);
  });

  test.each([
    [{ expiresOn: '2026-11-20' }, 'identity.check.expired'],
    [{ birthday: '2005-11-22' }, 'identity.check.under.age'],
    [{ birthday: '1990-02-30' }, 'request.invalid'],
    [{ expiresOn: '2031-02-30' }, 'request.invalid'],
  ])('§7: nobody is verified with %j', async (more, code) => {
    const member = await sender({ hits: ['unsure'], found });
    expect(await codeOf(member.verify(more))).toBe(code);
    expect(await member.identity()).toMatchObject({ identity: 'sent', verified_name: null });
    expect(await show(member.checkId)).toMatchObject({ state: 'sent', found });
    expect(member.letters()).toEqual([]);
    expect(await member.verify({ birthday: '2005-11-21', expiresOn: '2026-11-21' })).toMatchObject({
      state: 'verified',
    });
  });

  test('§7: under age, play is locked and the number is kept', async () => {
    const member = await sender({ hits: ['birthday'], found });
    expect(await member.refuse({ reason: 'underAge' })).toMatchObject({
      reason: 'underAge',
      found,
    });
    expect((await site.move(member.accountId, 'bet', -1n)).outcome).toBe('wageringBlocked');
    const account = member.username;
    const locks = await site.operators.listPlayLocks({ account, ...firstPage }, asOperator);
    expect(locks.list).toMatchObject([{ locked: true, operator: 'ana' }]);
  });

  test('§7: a repeat with the same key decides nothing, and says the same', async () => {
    const [verified, refused] = [await sender(), await sender()];
    const first = await verified.verify({ note: 'Seen' });
    expect(await verified.verify({ note: 'Seen' })).toEqual(first);
    const second = await refused.refuse();
    expect(await refused.refuse()).toEqual(second);
    expect([verified, refused].map((one) => one.letters().length)).toEqual([1, 1]);
  });

  test('§7: a repeat with the same key and another decision differs', async () => {
    const [verified, refused] = [await sender(), await sender()];
    const requestKey = randomUUID();
    await verified.verify({ requestKey });
    const others = [
      { name: 'Jo Cruz' },
      { birthday: '1990-05-03' },
      { number: 'N02' },
      { expiresOn: '2040-01-01' },
      { note: 'Another' },
    ];
    for (const other of others) {
      const repeat = verified.verify({ requestKey, ...other });
      expect(await codeOf(repeat)).toBe('wallet.repeat.differs');
    }
    expect(await codeOf(verified.refuse({ requestKey }))).toBe('wallet.repeat.differs');
    await refused.refuse({ requestKey });
    for (const other of [{ reason: 'expired' as const }, { note: 'Another' }]) {
      const repeat = refused.refuse({ requestKey, ...other });
      expect(await codeOf(repeat)).toBe('wallet.repeat.differs');
    }
  });

  test('§7: what is decided stays as it is', async () => {
    const member = await sender();
    const requestKey = randomUUID();
    const first = await member.refuse({ requestKey });
    const decisions = [
      member.verify(),
      member.refuse({ requestKey: randomUUID() }),
      member.refuse({ requestKey }, asBen),
    ];
    expect(await Promise.all(decisions.map(codeOf))).toEqual(
      decisions.map(() => 'identity.check.decided'),
    );
    expect(await show(member.checkId)).toEqual(first);
    expect(await member.identity()).toMatchObject({ identity: 'refused' });
  });

  test('§7: of many decisions at once one counts', async () => {
    const member = await sender();
    const decisions = Array.from({ length: 10 }, (_, index) =>
      index % 2 === 0
        ? member.verify({ requestKey: randomUUID() })
        : member.refuse({ requestKey: randomUUID() }),
    );
    const codes = await Promise.all(decisions.map(codeOf));
    expect(codes.filter((code) => code === null)).toHaveLength(1);
    expect(codes.filter((code) => code === 'identity.check.decided')).toHaveLength(9);
    expect(member.letters()).toHaveLength(1);
  });

  test('§7: the accounts that were verified with the same document are named', async () => {
    const number = 'P 77-88';
    const [one, other, refused] = [await sender(), await sender(), await sender()];
    expect(await one.verify({ number })).toMatchObject({ sameAs: [] });
    await refused.refuse();
    const last = await sender({ hits: ['sameDocument'], found: { ...found, number: 'p7788' } });
    expect(await show(last.checkId)).toMatchObject({ sameAs: [one.username] });
    expect(await other.verify({ number })).toMatchObject({ sameAs: [one.username] });
    const both = [one.username, other.username].toSorted();
    expect(await show(last.checkId)).toMatchObject({ sameAs: both });
  });

  test('§7: nobody decides on a check whose data are erased, or opens its files', async () => {
    const member = await sender();
    const at = site.clock();
    await site.db
      .updateTable('identity_check')
      .set({ erased_at: at, to_review: false })
      .where('id', '=', member.checkId)
      .execute();
    await site.db
      .updateTable('identity_file')
      .set({ gone_at: at })
      .where('check_id', '=', member.checkId)
      .execute();
    expect(await codeOf(member.verify())).toBe('identity.check.decided');
    expect(await codeOf(member.refuse())).toBe('identity.check.decided');
    expect(await codeOf(open(member.files.front))).toBe('identity.check.not.found');
    expect(await show(member.checkId)).toMatchObject({ files: [] });
  });
});
