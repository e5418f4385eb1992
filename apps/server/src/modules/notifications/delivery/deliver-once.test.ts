import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import {
  openNotificationsHarness,
  type NotificationsHarness,
} from '../testing/notifications-harness.ts';
import { deliverOnce, type DeliveryAnswer } from './deliver-once.ts';

describe.each(testDatabases())('delivery at most once on $name', (database) => {
  let harness: NotificationsHarness;
  beforeAll(async () => {
    harness = await openNotificationsHarness(database);
  });
  afterAll(() => harness.close());

  function courier(...answers: DeliveryAnswer[]) {
    const key = randomUUID();
    let handedOver = 0;
    const deliver = () =>
      deliverOnce({ db: harness.db, clock: harness.clock }, key, async () => {
        handedOver += 1;
        return answers[handedOver - 1] ?? { outcome: 'sent' };
      });
    return { deliver, count: () => handedOver, key };
  }

  test.each(['sent', 'refused', 'inDoubt'] as const)(
    'what was %s is not sent again',
    async (outcome) => {
      const { deliver, count } = courier({ outcome, reason: 'by the test' });
      expect(await deliver()).toEqual({ outcome: 'done' });
      expect(await deliver()).toEqual({ outcome: 'done' });
      expect(count()).toBe(1);
    },
  );

  test('a message that was surely not sent is tried again, until it is sent', async () => {
    const busy: DeliveryAnswer = { outcome: 'notSent', reason: 'busy' };
    const { deliver, count } = courier(busy, busy);
    expect(await deliver()).toEqual({ outcome: 'again', reason: 'busy' });
    expect(await deliver()).toEqual({ outcome: 'again', reason: 'busy' });
    expect(await deliver()).toEqual({ outcome: 'done' });
    expect(await deliver()).toEqual({ outcome: 'done' });
    expect(count()).toBe(3);
  });

  test('a message that a process was sending when it died is not sent by another', async () => {
    const { deliver, count, key } = courier();
    const dying = deliverOnce({ db: harness.db, clock: harness.clock }, key, () =>
      Promise.reject(new Error('killed')),
    );
    await expect(dying).rejects.toThrow('killed');
    expect(await deliver()).toEqual({ outcome: 'done' });
    expect(count()).toBe(0);
  });
});
