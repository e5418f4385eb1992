import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import type { RequestContext, SessionContext } from '#http/handlers.ts';
import type { ErrorCode } from '@pavilion/contract/error-code';
import { operatorEndpoints } from '@pavilion/contract/operator';
import {
  context,
  inTagalog,
  minutesLater,
  noticeInput,
  openContentHarness,
  startedAt,
  type Calls,
  type ContentHarness,
  type NoticeInput,
} from './testing/content-harness.ts';

describe.each(testDatabases())('§3: what an operator publishes, on $name', (database) => {
  let harness: ContentHarness;
  let calls: Calls;

  beforeAll(async () => {
    harness = await openContentHarness(database);
    calls = harness.calls;
  });

  beforeEach(async () => {
    harness.setTime(startedAt);
    await harness.forgetHeard();
  });

  afterAll(() => harness.close());

  const publish = (changes: Partial<NoticeInput> = {}) =>
    calls.publishNotice(noticeInput(changes), context);
  const withdraw = (id: string, version: number) =>
    calls.withdrawContent({ kind: 'notice', id, requestKey: randomUUID(), version }, context);

  async function shown(as: RequestContext = context, by: Pick<Calls, 'listAnnouncements'> = calls) {
    const answer = await by.listAnnouncements({ types: 'PL,PU,H', platform: 'M' }, as);
    return [...answer.player, ...answer.popup, ...answer.hot];
  }
  const isShown = async (id: string, as?: RequestContext) =>
    (await shown(as)).some((one) => one.id === id);

  test('is shown before the folder’s content, and open pages get a signal', async () => {
    const before = (await shown()).length;
    const { id, version, withdrawn } = await publish();
    expect({ version, withdrawn }).toEqual({ version: 1, withdrawn: false });
    const after = await shown();
    expect(after[0]).toMatchObject({ id, title: 'A word', startDate: '2026-11-21' });
    expect(after).toHaveLength(before + 1);
    await expect.poll(() => harness.heard).toEqual(['announcements']);
  });

  test('texts lose the characters that no database stores', () => {
    const [control, half] = [String.fromCharCode(0), String.fromCharCode(0xd8_00)];
    const dirty = noticeInput({ title: { EN: `A${control}\u0001 wo${half}rd 😀` } });
    const { title } = v.parse(operatorEndpoints.content.publishNotice.input, dirty);
    expect(title).toEqual({ EN: 'A word 😀' });
  });

  test('another process reads it again when the signal comes', async () => {
    const other = harness.newProcess();
    await shown(context, other.handlers);
    const { id } = await publish();
    const idsThere = async () => (await shown(context, other.handlers)).map((one) => one.id);
    await expect.poll(idsThere).toContain(id);
  });

  test('is edited only from its latest version; the history keeps them all', async () => {
    const { id } = await publish();
    const second = { id, version: 1, title: { EN: 'Better' }, content: { EN: '<p>Better</p>' } };
    expect(await publish(second)).toMatchObject({ version: 2 });
    await expect(publish(second)).rejects.toMatchObject({
      code: 'content.stale',
      hints: { version: 2 },
    });
    expect(await isShown(id, inTagalog)).toBe(false);
    await withdraw(id, 2);
    expect(await isShown(id)).toBe(false);
    const { list } = await calls.listContentVersions({ kind: 'notice', id }, context);
    expect(list.map(({ version, withdrawn }) => [version, withdrawn])).toEqual([
      [3, true],
      [2, false],
      [1, false],
    ]);
    expect(list[1]?.body).toMatchObject({ title: { EN: 'Better' } });
    expect(await publish({ id, version: 3 })).toMatchObject({ version: 4, withdrawn: false });
    expect(await isShown(id)).toBe(true);
  });

  test('a repeat changes nothing; its key is refused for anything else', async () => {
    const input = noticeInput();
    const answers = await Promise.all(
      Array.from({ length: 8 }, () => calls.publishNotice(input, context)),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    const { list } = await calls.listContentVersions({ kind: 'notice', id: input.id }, context);
    expect(list).toHaveLength(1);
    await expect(
      calls.publishNotice({ ...input, title: { EN: 'Other', TY: 'Iba' } }, context),
    ).rejects.toMatchObject({ code: 'content.repeat.differs' });
  });

  test('of two edits at once, one counts', async () => {
    const { id } = await publish();
    const results = await Promise.allSettled(
      Array.from({ length: 6 }, () => publish({ id, version: 1 })),
    );
    const refused = results.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(5);
    for (const { reason } of refused) expect(reason).toMatchObject({ code: 'content.stale' });
  });

  test('replaces the folder’s item of the same id, if its version is given', async () => {
    const id = 'qr-deposits';
    const index = (await shown()).findIndex((one) => one.id === id);
    await expect(publish({ id })).rejects.toMatchObject({ hints: { version: 1 } });
    await publish({ id, version: 1, title: { EN: 'New words', TY: 'Bago' } });
    expect((await shown())[index]).toMatchObject({ id, title: 'New words' });
    await withdraw(id, 2);
    expect(await isShown(id)).toBe(false);
    const { list } = await calls.listContentVersions({ kind: 'notice', id }, context);
    expect(list.map(({ version, source }) => [version, source])).toEqual([
      [3, 'operator'],
      [2, 'operator'],
      [1, 'folder'],
    ]);
  });

  test('an item that does not exist cannot be withdrawn', async () => {
    await expect(withdraw('nobody-knows', 0)).rejects.toMatchObject({ code: 'request.not.found' });
    await expect(
      calls.listContentVersions({ kind: 'help', id: 'nobody-knows' }, context),
    ).rejects.toMatchObject({ code: 'request.not.found' });
  });

  test('is shown from its start to its end, and open pages get a signal for both', async () => {
    const { id } = await publish({ startsAt: minutesLater(10), endsAt: minutesLater(20) });
    const { jobs } = harness.newProcess();
    const reportAt = async (minutes: number, times: number) => {
      harness.setTime(new Date(minutesLater(minutes)));
      await jobs.runNow();
      await expect.poll(() => harness.heard).toHaveLength(times);
    };
    await reportAt(9, 1);
    expect(await isShown(id)).toBe(false);
    await reportAt(10, 2);
    expect(await isShown(id)).toBe(true);
    await reportAt(11, 2);
    await reportAt(20, 3);
    expect(await isShown(id)).toBe(false);
    expect(harness.faults).toEqual([]);
  });

  test('is shown to its audience alone', async () => {
    const { id } = await publish({ audience: 'vip', vipLevelFrom: 2 });
    const seenBy = async (as: SessionContext) => {
      const { player } = await calls.listMemberAnnouncements({ types: 'PL', platform: 'M' }, as);
      return player.some((one) => one.id === id);
    };
    expect(await isShown(id)).toBe(false);
    expect(await seenBy(await harness.member(0, 1))).toBe(false);
    expect(await seenBy(await harness.member(0, 2))).toBe(true);
    const early = { announcementId: id, read: true } as const;
    await expect(
      calls.markAnnouncementRead(early, await harness.member(0, 1)),
    ).rejects.toMatchObject({
      code: 'request.not.found',
    });
  });

  test('loses HTML that is not allowed, and the answer lists what was removed', async () => {
    const { id, removed } = await publish({
      title: { EN: 'x' },
      content: { EN: '<p onclick="go()">Safe</p><script>go()</script>' },
    });
    expect(removed).toEqual([
      'HTML without the attribute onclick on <p>, which is not allowed',
      'HTML without <script>, which is not allowed',
    ]);
    const row = await harness.db
      .selectFrom('content_version')
      .select('body')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(row.body).toMatchObject({ content: { EN: '<p>Safe</p>' } });
  });

  const refusals: [string, Partial<NoticeInput>, ErrorCode][] = [
    [
      'an end before its start',
      { startsAt: minutesLater(5), endsAt: minutesLater(5) },
      'content.schedule',
    ],
    ['an end that has passed', { endsAt: minutesLater(-5) }, 'content.schedule'],
    ['VIP without a level', { audience: 'vip' }, 'content.audience'],
    ['an unknown level', { audience: 'vip', vipLevelFrom: 99 }, 'content.audience'],
    ['a level for guests', { audience: 'guest', vipLevelFrom: 1 }, 'content.audience'],
    ['a title without its text', { content: { EN: '<p>x</p>' } }, 'content.language'],
  ];
  test.each(refusals)('%s is refused', async (_, changes, code) => {
    await expect(publish(changes)).rejects.toMatchObject({ code });
  });
});
