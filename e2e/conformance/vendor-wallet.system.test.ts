import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { drawSecrets, startSiteProcess } from '../../tools/site-process.mjs';
import { databaseNames } from '../vendor/database.ts';
import { openSite, type SiteUnderTest } from '../vendor/site-under-test.ts';
import { batchRules, repeatRules } from './repeats-and-batches.suite.ts';
import { expectShortfallRecorded, shortfallRules, tombstoneRules } from './rollbacks.suite.ts';
import { answerRules, sessionRules } from './sessions-and-answers.suite.ts';
import { amountRules, signatureRules } from './signature-and-amounts.suite.ts';
import { createWalletWorld, type WalletWorld } from './wallet-world.ts';

const ports = { embedded: 3500, postgres: 3520, refused: 3540 };
const members = ['member01', 'agent01', 'agent02', 'player12', 'player21', 'player22'];

describe.each(databaseNames)('the vendor wallet over HTTP, on %s', (database) => {
  let site: SiteUnderTest;
  let made: WalletWorld | undefined;
  const world = (): WalletWorld => {
    if (!made) throw new Error('the site is not ready');
    return made;
  };

  beforeAll(async () => {
    site = await openSite({ database, port: ports[database] });
    made = await createWalletWorld(site, members);
  });
  afterAll(() => site.close());

  signatureRules(world);
  amountRules(world);
  repeatRules(world);
  batchRules(world);
  tombstoneRules(world);
  shortfallRules(world);
  sessionRules(world);
  answerRules(world);

  test('the ledger is sound after all that, and the shortfall is recorded', async () => {
    expect(await site.ledgerFindings()).toEqual([]);
    await site.process().stop();
    await expectShortfallRecorded(world());
  });
});

test.each(['', '   '])(
  'rule 1: an empty secret (%j) stops the server from starting',
  async (secret) => {
    const dataDir = mkdtempSync(path.join(os.tmpdir(), 'pavilion-refused-'));
    const env = { ...drawSecrets(), SANDBOX_URL: 'http://127.0.0.1:9' };
    const start = startSiteProcess({
      port: ports.refused,
      dataDir,
      env: { ...env, SANDBOX_VENDOR_SECRET: secret },
    });
    await expect(start).rejects.toThrow(/ended.*SANDBOX_VENDOR_SECRET must be set/s);
    rmSync(dataDir, { recursive: true, force: true });
  },
);
