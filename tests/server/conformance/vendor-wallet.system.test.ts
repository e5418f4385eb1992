import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSecrets } from '#tools/start/secrets.mjs';
import { startSiteProcess } from '../../support/site-process.mjs';
import { oneDatabase } from '../vendor/database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { shapeRules, type Players } from './both-shapes.suite.ts';
import { batchRules, repeatRules } from './repeats-and-batches.suite.ts';
import { expectShortfallRecorded, shortfallRules, tombstoneRules } from './rollbacks.suite.ts';
import { answerRules, sessionRules } from './sessions-and-answers.suite.ts';
import { amountRules, signatureRules } from './signature-and-amounts.suite.ts';
import { vendorShapes, type VendorShape } from './vendor-shape.ts';
import { createWalletHarness, type WalletHarness } from './wallet-harness.ts';

const members = ['member01', 'agent01', 'agent02', 'player12', 'player21', 'player22'];

const playersOf: Readonly<Record<string, Record<keyof Players, string>>> = {
  SoftSwiss: { one: 'member01', other: 'agent01', leaving: 'player12' },
  Hub88: { one: 'agent02', other: 'player22', leaving: 'player21' },
};

async function openPlayers(site: SiteUnderTest, { name, nodeId }: VendorShape): Promise<Players> {
  const named = playersOf[name];
  if (!named) throw new Error(`no player has a game of ${name} open`);
  const open = async (username: string) =>
    site.openGame(username, await site.logIn(username), nodeId);
  return {
    one: await open(named.one),
    other: await open(named.other),
    leaving: await open(named.leaving),
  };
}

function ready<Harness>(harness: Harness | undefined): Harness {
  if (!harness) throw new Error('the site is not ready');
  return harness;
}

describe.each(oneDatabase)('V6, V7: on %s', (database) => {
  let site: SiteUnderTest;

  beforeAll(async () => {
    site = await openSite({ database });
  });
  afterAll(() => site?.close());

  describe('the vendor wallet over HTTP', () => {
    let made: WalletHarness | undefined;
    const harness = () => ready(made);

    beforeAll(async () => {
      made = await createWalletHarness(site, members);
    });

    signatureRules(harness);
    amountRules(harness);
    repeatRules(harness);
    batchRules(harness);
    tombstoneRules(harness);
    shortfallRules(harness);
    sessionRules(harness);
    answerRules(harness);

    test('the ledger is sound after all of it, and the shortfall is recorded', async () => {
      expect(await site.ledgerFindings()).toEqual([]);
      // The embedded database can be read only while the site is stopped.
      if (database === 'embedded') await site.process().stop();
      await expectShortfallRecorded(harness());
      if (database === 'embedded') await site.start();
    });
  });

  describe.each(vendorShapes)('a vendor of the $name shape over HTTP', (shape) => {
    let players: Players | undefined;

    beforeAll(async () => {
      players = await openPlayers(site, shape);
    });

    shapeRules(shape, () => ({ site, players: ready(players) }));

    test('the ledger is sound after all of it', async () => {
      expect(await site.ledgerFindings()).toEqual([]);
    });
  });
});

test('V6, V7: rule 1: an empty secret stops the server from starting', async () => {
  const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-refused-'));
  const env = { ...drawSecrets(), SANDBOX_URL: 'http://127.0.0.1:9' };
  const start = startSiteProcess({ dataDir, env: { ...env, SANDBOX_VENDOR_SECRET: '   ' } });
  await expect(start).rejects.toThrow(/ended.*SANDBOX_VENDOR_SECRET must be set/s);
  rmSync(dataDir, { recursive: true, force: true });
});
