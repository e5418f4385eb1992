import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { senderOf, type BroughtPush } from '#ports/fakes/push-sender.stub.ts';
import { codeOf } from '#testing/test-base.ts';
import { openPushHarness, type PushHarness } from './testing/push-harness.ts';

describe.each(testDatabases())('§2 Message center: news of the inbox, on $name', (database) => {
  let harness: PushHarness;
  beforeAll(async () => {
    harness = await openPushHarness(database);
  });
  afterEach(() => {
    harness.company.answer(201);
    harness.company.received.length = 0;
  });
  afterAll(() => harness.close());

  async function message({ memberId }: { memberId: bigint }, from: string = randomUUID()) {
    const { db, push } = harness;
    const words = { title: { EN: 'A word' }, content: { EN: 'Text' }, operator: 'house' };
    const written = { ...words, requestKey: from };
    await db.transaction().execute((one) => push.writeInboxMessage(one, memberId, written));
    await push.jobs.runNow();
  }

  test('an inbox message causes one push, signed by the site and without its text', async () => {
    const { company, push, newcomer, subscribe } = harness;
    const someone = await newcomer();
    const kept = async () => (await push.handlers.getPushKey({}, someone.context)).kept;
    expect(await kept()).toBe(false);
    await subscribe(someone);
    await subscribe(someone);
    expect(await kept()).toBe(true);
    await message(someone, 'house 1');
    await message(someone, 'house 1');
    expect(company.received).toHaveLength(1);
    const [brought] = company.received as [BroughtPush];
    expect(company.origin + brought.path).toBe(someone.target.endpoint);
    expect(someone.read(brought.body)).toBe('{"kind":"message"}');
    const { publicKey } = await push.handlers.getPushKey({}, someone.context);
    expect(await senderOf(brought, company.origin)).toEqual({
      key: publicKey,
      subject: 'https://site.example',
    });
  });

  test('the key of the site survives a restart, and is stored encrypted', async () => {
    const { db, push, newcomer, createPush } = harness;
    const { context } = await newcomer();
    const before = await push.handlers.getPushKey({}, context);
    expect(await createPush().handlers.getPushKey({}, context)).toEqual(before);
    const rows = await db.selectFrom('push_key').select('sealed').execute();
    expect(rows).toHaveLength(1);
    expect(Buffer.from(rows[0]?.sealed ?? []).includes(Buffer.from('30770201', 'hex'))).toBe(false);
  });

  test('no push after the session has ended, or after the browser was unsubscribed', async () => {
    const { company, db, push, newcomer, subscribe, time } = harness;
    const left = await newcomer();
    await subscribe(left);
    const { sessionId, context } = left;
    const { memberId } = context.caller;
    await push.on.sessionEnded?.({ sessionId, memberId, reason: 'logged out' });
    await message(left);
    const off = await newcomer();
    await subscribe(off);
    await push.handlers.removePushSubscription({}, off.context);
    await message(off);
    const ended = await newcomer();
    await subscribe(ended);
    await db
      .updateTable('session')
      .set({ ended_at: time.now })
      .where('id', '=', ended.sessionId)
      .execute();
    await message(ended);
    expect(company.received).toEqual([]);
  });

  test('§7: no push to a member in a time-out, and no subscription', async () => {
    const { company, db, push, newcomer, subscribe } = harness;
    const [rested, before] = [await newcomer(), await newcomer()];
    await subscribe(rested);
    const { memberId } = rested.context.caller;
    await db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    await message(rested);
    expect(company.received).toEqual([]);
    expect(await codeOf(subscribe(rested))).toBe('member.excluded');

    await subscribe(before);
    const gone = before.context.caller.memberId;
    await db
      .transaction()
      .execute(async (transaction) => push.on.allSessionsEnded?.({ transaction, memberId: gone }));
    expect((await push.handlers.getPushKey({}, before.context)).kept).toBe(false);
  });

  test('a browser that changed to another member gets only that member’s pushes', async () => {
    const { company, newcomer, subscribe } = harness;
    const first = await newcomer();
    await subscribe(first);
    const second = { ...(await newcomer()), target: first.target };
    await subscribe(second);
    await message(first);
    expect(company.received).toEqual([]);
    await message(second);
    expect(company.received).toHaveLength(1);
  });

  test('a browser that is gone is removed; a company that is down is tried again', async () => {
    const { company, push, newcomer, subscribe, pass } = harness;
    const someone = await newcomer();
    await subscribe(someone);
    company.answer(503);
    await message(someone);
    company.answer(201);
    pass(60_000);
    await push.jobs.runNow();
    expect(company.received).toHaveLength(2);
    company.answer(410);
    await message(someone);
    await message(someone);
    expect(company.received).toHaveLength(3);
  });

  test('a browser that cannot be reached does not cause a second push to the other', async () => {
    const { company, push, pass } = harness;
    const someone = await harness.subscriber();
    const other = await harness.secondBrowser(someone);
    await harness.subscribe(other);
    company.answer(({ path }) => (other.target.endpoint.endsWith(path) ? 503 : 201));
    await message(someone);
    company.answer(201);
    pass(60_000);
    await push.jobs.runNow();
    expect(harness.timesReceived([someone, other])).toEqual([1, 2]);
  });

  test('another member’s endpoint is refused, without the flag every one is', async () => {
    const { push, newcomer, createPush } = harness;
    const { target, context } = await newcomer();
    const elsewhere = { ...target, endpoint: 'https://evil.test/a' };
    await expect(push.handlers.keepPushSubscription(elsewhere, context)).rejects.toMatchObject({
      code: 'push.endpoint.refused',
    });
    const closed = createPush({ isOn: false });
    await expect(closed.handlers.getPushKey({}, context)).rejects.toMatchObject({
      code: 'push.closed',
    });
    await expect(closed.handlers.keepPushSubscription(target, context)).rejects.toMatchObject({
      code: 'push.closed',
    });
  });
});
