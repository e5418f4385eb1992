import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { minuteMs } from '#kit/time/milliseconds.ts';
import { raiseCase } from '#modules/accounts/excluded-people.store.ts';
import { endExclusion, excludeFor } from '#modules/accounts/exclusion.fixture.ts';
import { codeOf, currency, firstPage, openTestBase, type TestBase } from '#testing/test-base.ts';
import { closeExclusionCase, listExclusionCases } from './cases.ts';
import { addMemberNote } from './notes.ts';

describe.each(testDatabases())('§7: cases and notes of operators on $name', (database) => {
  let base: TestBase;
  beforeAll(async () => {
    base = await openTestBase(database);
  });
  afterAll(() => base.close());

  const list = (state?: 'open' | 'closed', page = firstPage) =>
    listExclusionCases(base, { ...page, state });

  const close = (caseId: string, note: string, operator = 'ana') =>
    closeExclusionCase(base, { caseId, note, operator });

  async function exclude() {
    const member = await base.member();
    const span = { kind: 'selfExclusion', until: null } as const;
    return { ...member, exclusionId: await excludeFor(base.db, member.memberId, span) };
  }

  /** Raises a case a minute after the last. */
  async function raise(exclusionId: string, otherId: bigint | null = null) {
    base.pass(minuteMs);
    const place = otherId === null ? 'registration' : 'contact';
    await raiseCase(base.db, {
      id: randomUUID(),
      exclusionId,
      place,
      refused: true,
      matched: otherId === null ? ['person', 'mobile', 'email'] : ['mobile'],
      otherId,
      at: base.clock(),
    });
    return base.clock().toISOString();
  }

  test('a case shows both accounts, the details, and how often', async () => {
    const [one, other] = [await exclude(), await base.member()];
    const first = await raise(one.exclusionId);
    const contact = await raise(one.exclusionId, other.memberId);
    const last = await raise(one.exclusionId);
    const { list: shown } = await list();
    const common = { account: one.username, refused: true, closed: null };
    expect(shown.slice(0, 2)).toEqual([
      {
        ...common,
        caseId: expect.any(String) as string,
        place: 'registration',
        matched: ['email', 'mobile', 'person'],
        otherAccount: null,
        times: 2,
        firstAt: first,
        lastAt: last,
      },
      {
        ...common,
        caseId: expect.any(String) as string,
        place: 'contact',
        matched: ['mobile'],
        otherAccount: other.username,
        times: 1,
        firstAt: contact,
        lastAt: contact,
      },
    ]);
  });

  test('a closed case shows who closed it, and stays as it is', async () => {
    const { exclusionId, memberId } = await exclude();
    await raise(exclusionId);
    const caseId = (await list('open')).list[0]!.caseId;
    const at = base.clock().toISOString();
    const closed = await close(caseId, 'the member was called');
    expect(closed.closed).toEqual({ operator: 'ana', note: 'the member was called', at });
    base.pass(minuteMs);
    expect(await close(caseId, 'somebody else', 'ben')).toEqual(closed);
    await endExclusion(base.db, memberId);
    expect((await list('closed')).list).toContainEqual(closed);
    expect((await list('open')).list.map((one) => one.caseId)).not.toContain(caseId);
  });

  test('the list has pages of the open, of the closed, and of all', async () => {
    const { exclusionId } = await exclude();
    await raise(exclusionId);
    const { caseId } = (await list('open')).list[0]!;
    await close(caseId, 'nothing to find');
    await raise(exclusionId);
    await raise((await exclude()).exclusionId);
    const [open, closed, all] = [await list('open'), await list('closed'), await list()];
    expect(all.total).toBe(open.total + closed.total);
    expect(open.list.every((one) => one.closed === null)).toBe(true);
    expect(closed.list.every((one) => one.closed !== null)).toBe(true);
    const times = all.list.map((one) => one.lastAt);
    expect(times).toEqual(times.toSorted().toReversed());
    const second = await list(undefined, { pageNo: 2, pageSize: 2 });
    expect(second.list).toEqual(all.list.slice(2, 4));
    expect(second).toMatchObject({ total: all.total, totalPages: Math.ceil(all.total / 2) });
  });

  test('two operators at once close a case once', async () => {
    const { exclusionId } = await exclude();
    await raise(exclusionId);
    const { caseId } = (await list('open')).list[0]!;
    const [one, other] = await Promise.all([
      close(caseId, 'found by ana', 'ana'),
      close(caseId, 'found by ben', 'ben'),
    ]);
    expect(one.closed).not.toBeNull();
    expect(other).toEqual(one);
  });

  test('an unknown case is not found', async () => {
    expect(await codeOf(close(randomUUID(), 'nothing there'))).toBe('exclusion.case.not.found');
  });

  const notesOf = (memberId: bigint) =>
    base.db
      .selectFrom('member_note')
      .select(['text', 'operator', 'at'])
      .where('member_id', '=', memberId)
      .orderBy('id')
      .execute();

  /** Writes a note and returns those that are then shown. */
  async function write(account: string, text: string, requestKey = randomUUID(), operator = 'ana') {
    const input = { account, text, requestKey, operator };
    return (await addMemberNote({ ...base, currency }, input)).notes;
  }

  test('a note is written with who wrote it and when, and the member is shown', async () => {
    const { username, memberId } = await base.member();
    const at = base.clock().toISOString();
    expect(await write(username.toUpperCase(), 'called today')).toEqual([
      { text: 'called today', operator: 'ana', at },
    ]);
    expect(await notesOf(memberId)).toEqual([
      { text: 'called today', operator: 'ana', at: base.clock() },
    ]);
  });

  test('a repeat writes nothing and is shown, also twenty at once', async () => {
    const { username, memberId } = await base.member();
    const key = randomUUID();
    const all = Array.from({ length: 20 }, () => write(username, 'called today', key));
    const shown = await Promise.all(all);
    for (const notes of shown) expect(notes).toMatchObject([{ text: 'called today' }]);
    expect(await notesOf(memberId)).toHaveLength(1);
  });

  test('the same key with another text or member is refused', async () => {
    const [one, other] = [await base.member(), await base.member()];
    const key = randomUUID();
    await write(one.username, 'called today', key);
    const differs = 'wallet.repeat.differs';
    expect(await codeOf(write(one.username, 'called again', key))).toBe(differs);
    expect(await codeOf(write(other.username, 'called today', key))).toBe(differs);
    expect(await codeOf(write(other.username, 'called today', key, 'ben'))).toBeNull();
    expect(await notesOf(one.memberId)).toHaveLength(1);
    expect(await notesOf(other.memberId)).toHaveLength(1);
  });

  test('a note on nobody is refused', async () => {
    expect(await codeOf(write('nobody-here', 'called today'))).toBe('member.not.found');
  });
});
