import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { createEvents } from '#kit/events.ts';
import { createSignals } from '#kit/signals.ts';
import { hourMs } from '#kit/time/milliseconds.ts';
import { reachDegree } from '#modules/accounts/harm-degree.fixture.ts';
import { writeExclusion } from '#modules/accounts/member-lock.store.ts';
import { createContent } from '#modules/content/content.ts';
import type { ModuleEvents } from '#modules/events.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import { asOperator as context } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import { openPushHarness, startedAt, type PushHarness } from './testing/push-harness.ts';

const site = siteOfFolder(startedAt);

type Calls = ReturnType<typeof createContent>['operatorHandlers'];
type NoticeInput = Parameters<Calls['publishNotice']>[0];

const edit = (version = 0) => ({ id: `n-${randomUUID()}`, requestKey: randomUUID(), version });

const noticeInput = (changes: Partial<NoticeInput> = {}): NoticeInput => ({
  ...edit(),
  type: 'PL',
  platforms: ['M', 'W'],
  vipLevelFrom: null,
  endsAt: null,
  groupName: null,
  title: { EN: 'A word', TY: 'Isang salita' },
  content: { EN: '<p>Text</p>', TY: '<p>Teksto</p>' },
  ...changes,
});

describe.each(testDatabases())('§2 Message center: news of announcements, on $name', (database) => {
  let harness: PushHarness;
  let push: Notifications;
  let calls: Calls;

  /** Creates content and push notifications, joined by events as on the site. */
  function createModules(isOn = true) {
    const { db, engine, clock } = harness;
    const events = createEvents<ModuleEvents>();
    const content = createContent({
      db,
      site,
      signals: createSignals(engine, db),
      clock,
      logger: { error: () => undefined },
      pictures: () => null,
      publish: events.publish,
      closedPromoCodes: async () => [],
    });
    const pushes = harness.createPush({ isOn, readersOf: content.readersOf });
    events.subscribe(pushes.on);
    return { calls: content.operatorHandlers, push: pushes };
  }

  beforeAll(async () => {
    harness = await openPushHarness(database);
    ({ calls, push } = createModules());
  });
  afterEach(async () => {
    harness.company.answer(201);
    harness.company.received.length = 0;
    await harness.db.deleteFrom('push_subscription').execute();
  });
  afterAll(() => harness.close());

  async function publish(changes: Partial<NoticeInput> = {}): Promise<NoticeInput> {
    const notice = noticeInput(changes);
    await calls.publishNotice(notice, context);
    return notice;
  }
  const rewrite = ({ id }: NoticeInput, version: number, changes: Partial<NoticeInput> = {}) =>
    publish({ ...edit(version), id, ...changes });
  const withdraw = ({ id }: NoticeInput, version: number) => {
    const { requestKey } = edit(version);
    return calls.withdrawContent({ kind: 'notice', id, requestKey, version }, context);
  };

  test('every subscribed device gets one push, without the text of the announcement', async () => {
    const { company, subscriber, timesReceived } = harness;
    const devices = [await subscriber(), await subscriber({ memberType: 3 })];
    const notice = await publish();
    await calls.publishNotice(notice, context);
    await push.jobs.runNow();
    await push.jobs.runNow();
    expect(timesReceived(devices)).toEqual([1, 1]);
    for (const { path, body } of company.received) {
      const device = devices.find(({ target }) => target.endpoint.endsWith(path));
      expect(device?.read(body)).toBe('{"kind":"announcement"}');
    }
  });

  test('no push after an edit, nor to a browser that became another member’s', async () => {
    const { newcomer, subscribe, subscriber, timesReceived } = harness;
    const first = await subscriber();
    const notice = await publish();
    await push.jobs.runNow();
    const next = { ...(await newcomer()), target: first.target };
    await subscribe(next);
    const late = await subscriber();
    await rewrite(notice, 1);
    await withdraw(notice, 2);
    await rewrite(notice, 3);
    await push.jobs.runNow();
    expect(timesReceived([first, late])).toEqual([1, 0]);
  });

  test('a stopped process leaves the rest to the next, and nobody gets two pushes', async () => {
    const { company, subscriber, timesReceived } = harness;
    const devices = [];
    for (let one = 0; one < 120; one++) devices.push(await subscriber());
    await publish();
    const stopped = createModules().push;
    company.answer(() => {
      void stopped.jobs.stop();
      return 201;
    });
    await stopped.jobs.runNow();
    const before = company.received.length;
    expect(before).toBeGreaterThan(0);
    expect(before).toBeLessThan(devices.length);
    company.answer(201);
    await push.jobs.runNow();
    expect(timesReceived(devices)).toEqual(devices.map(() => 1));
  });

  test('repeated steps, as after a crash, send no browser a second push', async () => {
    const { db, newcomer, subscribe, subscriber, timesReceived } = harness;
    const [moved, kept] = [await subscriber(), await subscriber()];
    const { id } = await publish();
    await push.jobs.runNow();
    await subscribe({ ...(await newcomer()), target: moved.target });
    await db
      .updateTable('outbox')
      .set({ done_at: null })
      .where('topic', '=', 'push announcement')
      .where('key', 'like', `${id} %`)
      .execute();
    harness.pass(hourMs);
    await push.jobs.runNow();
    expect(timesReceived([moved, kept])).toEqual([1, 1]);
  });

  test('only members who would be shown it get a push', async () => {
    const { subscriber, timesReceived } = harness;
    const [member, high] = [await subscriber(), await subscriber({ vipLevel: 3 })];
    await publish({ audience: 'vip', vipLevelFrom: 3 });
    await publish({ audience: 'guest' });
    await publish({ platforms: ['W'] });
    await push.jobs.runNow();
    expect(timesReceived([member, high])).toEqual([0, 1]);
  });

  test('§7: a member in a time-out gets no push', async () => {
    const { db, subscriber, timesReceived } = harness;
    const [rested, other] = [await subscriber(), await subscriber()];
    const { memberId } = rested;
    await db.transaction().execute((one) => writeExclusion(one, memberId, 'timeOut'));
    await publish({});
    await push.jobs.runNow();
    expect(timesReceived([rested, other])).toEqual([0, 1]);
  });

  test('§7: a push may be an offer, so none is for who shows signs of harm', async () => {
    const { db, subscriber, timesReceived } = harness;
    const [advised, unoffered] = [await subscriber(), await subscriber()];
    await reachDegree(db, advised.memberId, 1);
    await reachDegree(db, unoffered.memberId, 2);
    await publish();
    await push.jobs.runNow();
    expect(timesReceived([advised, unoffered])).toEqual([1, 0]);
  });

  test('§7: whom nothing is offered no push waits for, and one that waits is not sent', async () => {
    const { company, db, pass, subscriber, timesReceived } = harness;
    const [one, other] = [await subscriber(), await subscriber()];
    await reachDegree(db, other.memberId, 2);
    company.answer(503);
    await publish();
    await push.jobs.runNow();
    const stored = await db
      .selectFrom('outbox')
      .select('payload')
      .where('topic', '=', 'push announcement to browser')
      .execute();
    const sessions = stored.map(({ payload }) => (payload as { sessionId: string }).sessionId);
    expect(sessions).toContain(one.sessionId);
    expect(sessions).not.toContain(other.sessionId);
    await reachDegree(db, one.memberId, 2);
    company.answer(201);
    pass(60_000);
    await push.jobs.runNow();
    expect(timesReceived([one, other])).toEqual([1, 0]);
  });

  test('a scheduled one is pushed when it begins, whatever edits came before', async () => {
    const { time, pass, subscriber, timesReceived } = harness;
    const device = await subscriber();
    const at = (hours: number) => new Date(time.now.getTime() + hours * hourMs).toISOString();
    const [second, third] = [at(2), at(3)];
    const moved = await publish({ startsAt: at(1) });
    const dropped = await publish({ startsAt: at(1) });
    await rewrite(moved, 1, { startsAt: second, endsAt: third });
    await withdraw(dropped, 1);
    pass(1.5 * hourMs);
    await push.jobs.runNow();
    expect(timesReceived([device])).toEqual([0]);
    pass(hourMs);
    await push.jobs.runNow();
    await push.jobs.runNow();
    expect(timesReceived([device])).toEqual([1]);
  });

  test('a device that is gone is removed; a company that is down is tried again', async () => {
    const { company, db, pass, subscriber, timesReceived } = harness;
    const [gone, kept] = [await subscriber(), await subscriber()];
    company.answer(({ path }) => (gone.target.endpoint.endsWith(path) ? 410 : 503));
    await publish();
    await push.jobs.runNow();
    company.answer(201);
    pass(60_000);
    await push.jobs.runNow();
    expect(timesReceived([gone, kept])).toEqual([1, 2]);
    const left = await db.selectFrom('push_subscription').select('endpoint').execute();
    expect(left.map(({ endpoint }) => endpoint)).toEqual([kept.target.endpoint]);
  });

  test('withdrawn before a company answered again, it is not pushed any more', async () => {
    const { company, pass, subscriber, timesReceived } = harness;
    const device = await subscriber();
    company.answer(503);
    const notice = await publish();
    await push.jobs.runNow();
    company.answer(201);
    await withdraw(notice, 1);
    pass(60_000);
    await push.jobs.runNow();
    expect(timesReceived([device])).toEqual([1]);
  });

  test('a site without the flag stores nothing and sends no push', async () => {
    const { company, db, subscriber } = harness;
    await subscriber();
    const waiting = () =>
      db
        .selectFrom('outbox')
        .select('key')
        .where('topic', 'like', 'push%')
        .where('done_at', 'is', null)
        .execute();
    const off = createModules(false);
    const old = noticeInput();
    await off.calls.publishNotice(old, context);
    expect(await waiting()).toEqual([]);
    await rewrite(old, 1);
    expect(await waiting()).toEqual([]);
    await publish();
    expect(await waiting()).toHaveLength(1);
    await off.push.jobs.runNow();
    expect(company.received).toEqual([]);
    expect(await waiting()).toEqual([]);
  });
});
