import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#db/database.ts';
import { createKysely } from '#db/kysely-dialect.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { testDatabases } from '#db/testing/test-database.ts';
import { createSignals, type Signal, type Signals } from '#kit/signals.ts';
import { createSystemStatus } from './system-status.ts';

const folder = {
  status: {
    maintenance: { on: false, info: { EN: 'Folder work', TY: 'Trabaho' } },
    regionRestriction: {
      on: true,
      allowedCountries: [],
      blockedCountries: [],
      unknownCountry: 'let-in' as const,
      info: { EN: 'Folder region', TY: 'Rehiyon' },
    },
  },
};
const endsAt = '2026-11-21T12:00:00.000Z';
const off = { on: false, info: null };

describe.each(testDatabases())('§8, D1: the status that an operator sets, on $name', ({ open }) => {
  let engine: SqlEngine;
  let db: Database;
  let signals: Signals;
  const heard: (Signal | null)[] = [];
  const now = new Date('2026-11-21T10:00:00Z');

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    db = createKysely(engine);
    signals = createSignals(engine, db);
    signals.listen((signal) => heard.push(signal));
    await signals.start();
  });
  afterAll(async () => {
    await signals.stop();
    await engine.close();
  });

  const startProcess = () => createSystemStatus({ site: folder, db, signals, clock: () => now });

  test('the site folder decides until an operator has set a status', async () => {
    expect(await startProcess().read('TY', null)).toEqual({
      info: 'Rehiyon',
      status: 1,
      maintenance: false,
      maintenanceEndsAt: null,
      regionRestriction: true,
    });
  });

  test('maintenance with its end is seen in every process at once, and is shown', async () => {
    const [one, other] = [startProcess(), startProcess()];
    await other.read('EN', null);
    const work = { on: true, endsAt, info: { EN: 'New games', TY: 'Bagong laro' } };
    const record = { status: 2, maintenance: true, maintenanceEndsAt: endsAt };
    expect(await one.write({ maintenance: work, regionRestriction: off })).toMatchObject(record);
    await expect.poll(() => heard).toEqual([{ kind: 'status', memberId: null }]);
    expect(await other.read('TY', null)).toMatchObject({ ...record, info: 'Bagong laro' });
    expect(await startProcess().read('EN', null)).toMatchObject({ ...record, info: 'New games' });
  });

  test('ending the maintenance leaves the restriction and its text', async () => {
    const status = startProcess();
    const restricted = { on: true, info: null };
    await status.write({ maintenance: { ...off, endsAt: null }, regionRestriction: restricted });
    expect(await status.read('EN', null)).toMatchObject({ status: 1, info: 'Folder region' });
    await status.write({ maintenance: { ...off, endsAt: null }, regionRestriction: off });
    expect(await status.read('EN', null)).toMatchObject({ status: 0, info: '' });
  });

  test('calls are judged from memory, and by the new status after a change', async () => {
    let reads = 0;
    const counted = new Proxy(db, {
      get(target, name) {
        if (name === 'selectFrom') reads += 1;
        const value: unknown = Reflect.get(target, name);
        return typeof value === 'function' ? (value.bind(target) as unknown) : value;
      },
    });
    let nowMs = now.getTime();
    const clock = () => new Date(nowMs);
    const status = createSystemStatus({ site: folder, db: counted, signals, clock });
    const set = (on: boolean, restricted: boolean) =>
      status.write({
        maintenance: { ...off, on, endsAt: null },
        regionRestriction: { ...off, on: restricted },
      });
    await set(true, true);
    const codes = await Promise.all(Array.from({ length: 50 }, () => status.closedTo(null)));
    expect(new Set(codes)).toEqual(new Set(['system.maintenance']));
    expect(reads).toBe(1);
    await set(false, true);
    expect(await status.closedTo(null)).toBe('system.restricted');
    nowMs += 60_000;
    await set(false, false);
    expect(await status.closedTo(null)).toBeNull();
  });

  test.each(['nothing was said', 'a change may have been missed'])(
    'calls are not refused because the database does not answer, when %s',
    async (said) => {
      let isAway = false;
      const broken = new Proxy(db, {
        get(target, name) {
          if (isAway && name === 'selectFrom') throw new Error('the database is away');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value.bind(target) as unknown) : value;
        },
      });
      let nowMs = now.getTime();
      const clock = () => new Date(nowMs);
      const listeners: ((signal: Signal | null) => void)[] = [];
      const listen = (listener: (signal: Signal | null) => void) => {
        listeners.push(listener);
        return () => undefined;
      };
      const status = createSystemStatus({
        site: folder,
        db: broken,
        signals: { publishIn: signals.publishIn, listen },
        clock,
      });
      const first = status.closedTo(null);
      if (said !== 'nothing was said') for (const listener of listeners) listener(null);
      expect(await first).toBeNull();
      isAway = true;
      nowMs += 60_000;
      expect(await status.closedTo(null)).toBeNull();
      await expect(status.read('EN', null)).rejects.toThrow('away');
    },
  );
});
