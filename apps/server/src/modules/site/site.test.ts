import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createKysely } from '../../db/kysely-dialect.ts';
import type { SqlEngine } from '../../db/sql-engine.ts';
import { testDatabases } from '../../db/testing/test-database.ts';
import { createSignals } from '../../kit/signals.ts';
import { createSite, loadSite } from './site.ts';

const folder = fileURLToPath(new URL('../../../../../site/', import.meta.url));
const now = new Date('2026-11-21T10:00:00Z');

function factsIn(language: 'EN' | 'TY') {
  return { requestId: '', language, address: '', userAgent: '' };
}

describe.each(testDatabases())('what the site tells, on $name', ({ open }) => {
  let engine: SqlEngine;
  let handlers: ReturnType<typeof createSite>['handlers'];
  const loaded = loadSite(folder, now);
  const home = ['games', 'hot'] as const;
  const site = { ...loaded, mobileTemplate: { ...loaded.mobileTemplate, home } };

  beforeAll(async () => {
    engine = await open({ durable: false, migrated: true });
    const db = createKysely(engine);
    const signals = createSignals(engine, db);
    handlers = createSite({ site, db, signals, clock: () => now }).handlers;
  });
  afterAll(() => engine.close());

  test.each(['EN', 'TY'] as const)('is the licence as the folder words it in %s', async (code) => {
    const { licence } = site.brand;
    expect(licence.paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(await handlers.getLicence({}, factsIn(code))).toEqual({
      title: licence.title[code],
      paragraphs: licence.paragraphs.map((paragraph) => paragraph[code]),
      responsibleGaming: licence.responsibleGaming[code],
    });
  });

  test('is what the home shows, in the order of the folder', async () => {
    const settings = await handlers.getSettings({}, factsIn('EN'));
    expect(settings.mobileTemplate.home).toEqual(['games', 'hot']);
  });
});
