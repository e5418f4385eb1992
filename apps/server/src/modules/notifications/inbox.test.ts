import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { asOperator, codeOf, firstPage } from '#testing/test-base.ts';
import {
  openNotificationsHarness,
  type NotificationsHarness,
} from './testing/notifications-harness.ts';

describe.each(testDatabases())('§2 Message center: the inbox on $name', (database) => {
  let harness: NotificationsHarness;
  let maria: Awaited<ReturnType<NotificationsHarness['newcomer']>>;
  beforeAll(async () => {
    harness = await openNotificationsHarness(database);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    harness.policy.messages.toUpline = true;
    maria = await harness.newcomer();
    harness.signalled.length = 0;
    harness.pushed.length = 0;
  });

  /** Late signals of an earlier test are for another member. */
  const signalledToMaria = () =>
    harness.signalled.filter((memberId) => memberId === maria.memberId);

  const send = (account: string, title: string, content = '<p>Hello</p>') =>
    harness.operatorHandlers.sendInboxMessages(
      { to: { account }, title: { EN: title }, content: { EN: content }, requestKey: randomUUID() },
      asOperator,
    );
  const answer = (threadId: string, content: string, requestKey: string = randomUUID()) =>
    harness.operatorHandlers.answerInboxMessage({ threadId, content, requestKey }, asOperator);
  const waiting = async (account: string) =>
    (
      await harness.operatorHandlers.listInboxMessages(
        { state: 'waiting', account, ...firstPage },
        asOperator,
      )
    ).list.map(({ title }) => title);

  test('a message of the site is unread until read, and open pages get a signal', async () => {
    await send(maria.username, 'Welcome');
    expect(await maria.unread()).toBe(1);
    const [message] = (await maria.list()).list;
    expect(message).toMatchObject({
      peer: 'support', sent: false, title: 'Welcome', format: 'html', read: false,
    }); // oxfmt-ignore
    await maria.read(message?.messageId ?? '');
    expect(await maria.unread()).toBe(0);
    expect((await maria.list()).list[0]?.read).toBe(true);
    await expect.poll(signalledToMaria).toEqual([maria.memberId, maria.memberId]);
    expect(harness.pushed).toEqual([maria.memberId]);
  });

  test('reading a read message sends no further signal', async () => {
    await send(maria.username, 'Welcome');
    const [message] = (await maria.list()).list;
    for (const _ of [1, 2, 3]) await maria.read(message?.messageId ?? '');
    await send(maria.username, 'Last');
    await expect.poll(signalledToMaria).toHaveLength(3);
  });

  test('HTML of the site is sanitised, and the answer lists what was removed', async () => {
    const sent = await send(maria.username, 'Hi', '<p onclick="x()">a</p><script>b</script>');
    expect(sent.sent).toBe(1);
    expect(sent.removed).toHaveLength(2);
    expect((await maria.list()).list[0]?.content).toBe('<p>a</p>');
  });

  test('support answers, and the whole conversation is in one list', async () => {
    const first = await maria.write('My card');
    expect(first).toMatchObject({ sent: true, format: 'text', read: true });
    expect(await waiting(maria.username)).toEqual(['My card']);
    await answer(first.threadId, '<p>Done</p>');
    expect(await waiting(maria.username)).toEqual([]);
    expect(await maria.unread()).toBe(1);
    await maria.reply(first.threadId, 'Thank you');
    expect(await waiting(maria.username)).toEqual(['My card']);
    const thread = await maria.list(first.threadId);
    expect(thread.list.map(({ content, sent }) => [content, sent])).toEqual([
      ['Thank you', true],
      ['<p>Done</p>', false],
      ['My card: text', true],
    ]);
    expect((await maria.list()).total).toBe(1);
    const whole = await harness.operatorHandlers.readConversation(
      { threadId: first.threadId, ...firstPage },
      asOperator,
    );
    expect(whole.list.map(({ operator }) => operator)).toEqual([null, 'ana', null]);
  });

  test('markup that a member writes stays text', async () => {
    const { threadId } = await maria.write('<img src=x onerror=hit()>');
    const [message] = (await maria.list(threadId)).list;
    expect(message).toMatchObject({ format: 'text', title: '<img src=x onerror=hit()>' });
  });

  test('a repeated send writes once; the key with another text is refused', async () => {
    const key = randomUUID();
    const all = await Promise.all([1, 2, 3, 4].map(() => maria.write('Once', 'support', key)));
    expect(new Set(all.map(({ messageId }) => messageId)).size).toBe(1);
    expect((await maria.list()).total).toBe(1);
    expect(await codeOf(maria.write('Twice', 'support', key))).toBe('message.repeat.differs');
  });

  test('a repeated answer writes once; the key with another text is refused', async () => {
    const { threadId } = await maria.write('Ask');
    const key = randomUUID();
    await answer(threadId, '<p>a</p>', key);
    await answer(threadId, '<p>a</p>', key);
    expect((await maria.list(threadId)).total).toBe(2);
    expect(await codeOf(answer(threadId, '<p>b</p>', key))).toBe('message.repeat.differs');
  });

  test('a message beyond the limit of the hour is refused', async () => {
    for (const title of ['1', '2', '3', '4', '5']) await maria.write(title);
    expect(await codeOf(maria.write('6'))).toBe('request.limited');
  });

  test('a member and the upline write to each other, each in their own inbox', async () => {
    const agent = await harness.newcomer({ memberType: 1 });
    const player = await harness.newcomer({ parentId: agent.memberId });
    expect((await player.list()).recipients).toEqual(['support', 'upline']);
    expect((await agent.list()).recipients).toEqual(['support']);
    const { threadId } = await player.write('Question', 'upline');
    expect((await agent.list()).list[0]).toMatchObject({
      peer: 'downline', peerName: player.username, sent: false, read: false,
    }); // oxfmt-ignore
    await agent.reply(threadId, 'Answer');
    const [answered] = (await player.list()).list;
    expect(answered).toMatchObject({ peer: 'upline', peerName: '', content: 'Answer' });
    expect([await player.unread(), await agent.unread()]).toEqual([1, 1]);
    await agent.remove({ threadId });
    expect([(await agent.list()).total, (await player.list()).total]).toEqual([0, 1]);
    expect(await waiting(player.username)).toEqual([]);
  });

  test('without an upline, or where the policy forbids it, only support is there', async () => {
    expect(await codeOf(maria.write('x', 'upline'))).toBe('message.recipient');
    const trial = await harness.newcomer({ memberType: 4 });
    const invited = await harness.newcomer({ parentId: trial.memberId });
    expect(await codeOf(invited.write('x', 'upline'))).toBe('message.recipient');
    const agent = await harness.newcomer({ memberType: 1 });
    const player = await harness.newcomer({ parentId: agent.memberId });
    const { threadId } = await player.write('x', 'upline');
    harness.policy.messages.toUpline = false;
    expect((await player.list()).recipients).toEqual(['support']);
    expect(await codeOf(player.write('y', 'upline'))).toBe('message.recipient');
    expect(await codeOf(agent.reply(threadId, 'z'))).toBe('message.recipient');
  });

  test('nobody reads, answers or removes messages in the inbox of another', async () => {
    const { threadId, messageId } = await maria.write('Mine');
    await answer(threadId, '<p>Yes</p>');
    const other = await harness.newcomer();
    expect((await other.list(threadId)).total).toBe(0);
    expect(await codeOf(other.reply(threadId, 'Hello'))).toBe('message.not.found');
    expect(await codeOf(other.read(messageId))).toBe('message.not.found');
    await other.remove({ threadId });
    expect((await maria.list(threadId)).total).toBe(2);
  });

  test('removing all keeps messages that came after the list was read', async () => {
    await send(maria.username, 'Old');
    const newest = (await maria.list()).list[0]?.messageId ?? '';
    await send(maria.username, 'New');
    await maria.remove({ upTo: newest });
    expect(await maria.titles()).toEqual(['New']);
    expect(await maria.unread()).toBe(1);
  });

  test('an audience is reached once, without accounts that have no inbox', async () => {
    const [vip, agent, trial] = await Promise.all([
      harness.newcomer({ vipLevel: 4 }),
      harness.newcomer({ memberType: 1 }),
      harness.newcomer({ memberType: 4, vipLevel: 9 }),
    ]);
    const title = { EN: 'For you', TY: 'Para sa iyo' };
    const messages = (to: { audience: 'agent' } | { vipLevelFrom: number }) => ({
      to,
      title,
      content: { EN: '<p>a</p>' },
      requestKey: randomUUID(),
    });
    const toVip = messages({ vipLevelFrom: 4 });
    expect((await harness.operatorHandlers.sendInboxMessages(toVip, asOperator)).sent).toBe(1);
    expect((await harness.operatorHandlers.sendInboxMessages(toVip, asOperator)).sent).toBe(0);
    await harness.operatorHandlers.sendInboxMessages(messages({ audience: 'agent' }), asOperator);
    expect(await vip.titles()).toEqual(['For you']);
    expect(await agent.titles()).toEqual(['For you']);
    expect([await trial.unread(), await maria.unread()]).toEqual([0, 0]);
    const context = { ...vip.context, language: 'TY' as const };
    const { list } = await harness.handlers.listInbox(firstPage, context);
    expect(list[0]).toMatchObject({ title: 'Para sa iyo', content: '<p>a</p>' });
  });

  test('§7: nobody writes to a member in a time-out, but support answers', async () => {
    const [agent, rested] = await Promise.all([
      harness.newcomer({ memberType: 1, vipLevel: 7 }),
      harness.newcomer({ vipLevel: 7 }),
    ]);
    const player = await harness.newcomer({ parentId: agent.memberId });
    const { threadId: begun } = await player.write('Question', 'upline');
    for (const { memberId } of [agent, rested]) {
      await harness.db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    }
    const words = { title: { EN: 'For you' }, content: { EN: '<p>a</p>' } };
    const mass = { to: { vipLevelFrom: 7 }, ...words, requestKey: randomUUID() };
    expect((await harness.operatorHandlers.sendInboxMessages(mass, asOperator)).sent).toBe(0);
    expect(await codeOf(send(rested.username, 'For you'))).toBe('member.excluded');
    expect(await codeOf(player.reply(begun, 'And?'))).toBe('message.recipient');
    expect(await codeOf(player.write('Again', 'upline'))).toBe('message.recipient');
    expect(await codeOf(agent.reply(begun, 'Answer'))).toBe('message.recipient');
    expect((await player.list()).recipients).toEqual(['support']);

    const { threadId } = await rested.write('Where is my money?');
    await answer(threadId, '<p>On its way.</p>');
    expect(await rested.unread()).toBe(1);
    const member = rested.memberId;
    await harness.db.transaction().execute((one) => writeExclusion(one, member, null));
    expect((await harness.operatorHandlers.sendInboxMessages(mass, asOperator)).sent).toBe(1);
  });

  test('§7: who is excluded writes to support alone', async () => {
    const agent = await harness.newcomer({ memberType: 1 });
    const player = await harness.newcomer({ parentId: agent.memberId });
    const { threadId } = await player.write('Question', 'upline');
    const { memberId } = player;
    await harness.db.transaction().execute((one) => writeExclusion(one, memberId, 'selfExclusion'));
    expect((await player.list()).recipients).toEqual(['support']);
    expect(await codeOf(player.write('Again', 'upline'))).toBe('message.recipient');
    expect(await codeOf(player.reply(threadId, 'And?'))).toBe('message.recipient');
    expect(await codeOf(agent.reply(threadId, 'Answer'))).toBe('message.recipient');
    expect(await codeOf(player.write('Help'))).toBeNull();
  });

  test('a part of a letter is encrypted, and only the owner of the inbox reads it', async () => {
    const other = await harness.newcomer();
    const words = { title: { EN: 'Yours' }, content: { EN: 'Here it is:', TY: 'Narito:' } };
    const letter = { ...words, sealedText: 'LANTERN-77\nLANTERN-78', operator: null };
    const requestKey = randomUUID();
    await harness.db
      .transaction()
      .execute((one) =>
        harness.writeInboxMessages(one, [maria.memberId], { ...letter, requestKey }),
      );
    const [shown] = (await maria.list()).list;
    expect(shown?.content).toBe('Here it is:\nLANTERN-77\nLANTERN-78');
    const { threadId = '' } = shown ?? {};
    expect((await maria.list(threadId)).list).toEqual([shown]);
    const inTagalog = { ...maria.context, language: 'TY' as const };
    const { list } = await harness.handlers.listInbox(firstPage, inTagalog);
    expect(list[0]?.content).toBe('Narito:\nLANTERN-77\nLANTERN-78');
    expect((await other.list(threadId)).list).toEqual([]);
    const whole = await harness.operatorHandlers.readConversation(
      { threadId, ...firstPage },
      asOperator,
    );
    expect(whole.list.map(({ content }) => content)).toEqual(['Here it is:']);
    await maria.reply(threadId, 'Thank you');
    const answered = await harness.operatorHandlers.listInboxMessages(
      { state: 'waiting', account: maria.username, ...firstPage },
      asOperator,
    );
    const { rows } = await harness.engine.query<{ row: string }>(
      'select row::text from inbox_message as row union all select row::text from outbox as row',
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify([whole, answered, rows])).not.toContain('LANTERN');
  });

  test('an unknown account, a trial account and an unknown conversation are refused', async () => {
    const trial = await harness.newcomer({ memberType: 4 });
    expect(await codeOf(send('nobody', 'x'))).toBe('member.not.found');
    expect(await codeOf(send(trial.username, 'x'))).toBe('member.not.found');
    expect(await codeOf(answer(randomUUID(), 'x'))).toBe('message.not.found');
  });

  test('pages hold conversations, newest first', async () => {
    for (const title of ['a', 'b', 'c']) await send(maria.username, title);
    const page = (pageNo: number) =>
      harness.handlers.listInbox({ pageNo, pageSize: 2 }, maria.context);
    expect((await page(1)).list.map(({ title }) => title)).toEqual(['c', 'b']);
    expect(await page(2)).toMatchObject({ total: 3, totalPages: 2, list: [{ title: 'a' }] });
  });
});
