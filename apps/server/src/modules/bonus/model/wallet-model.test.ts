import { env } from 'node:process';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { drawnCases } from '#kit/testing/drawn-cases.ts';
import { openBonusHarness, type BonusHarness } from '../testing/bonus-harness.ts';
import { walletSequences } from './wallet-commands.ts';
import { WalletModel } from './wallet-model.ts';

/** `npm run property` runs ten times as many. */
const runs = Number(env['PROPERTY_RUNS'] ?? 200);
const commandsPerRun = 25;
const patienceMs = 60_000 + runs * 2000;

function sequences(harness: BonusHarness) {
  return fc.asyncProperty(walletSequences(commandsPerRun), async (commands) => {
    const player = await harness.player();
    const setup = () => ({
      model: new WalletModel(),
      real: {
        player,
        settle: harness.settle,
      },
    });
    await fc.asyncModelRun(setup, commands);
  });
}

describe.each([anyDatabase()])('§7: the wallet against its model, on $name', (database) => {
  let harness: BonusHarness;

  beforeAll(async () => {
    harness = await openBonusHarness(database);
  });
  afterAll(() => harness.close());

  test(
    `agrees after every command of ${runs} sequences, and the ledger is sound`,
    async () => {
      await fc.assert(sequences(harness), drawnCases(runs));
      expect(await harness.findings()).toEqual([]);
    },
    patienceMs,
  );

  test(
    'finds a rollback that restores the wrong split, and shrinks it to a few commands',
    async () => {
      const { rows } = await harness.engine.query(
        `select pg_get_functiondef('bonus_reversal'::regproc) as body`,
      );
      const sound = String(rows[0]?.['body']);
      const faulty = sound.replace('part := v_part;', 'part := 0;');
      expect(faulty).not.toBe(sound);
      await harness.engine.runScript(faulty);
      try {
        const found = await fc.check(sequences(harness), { numRuns: 500, seed: 7 });
        expect(found.failed).toBe(true);
        const shrunk = fc.stringify(found.counterexample);
        expect(shrunk.split('),').length).toBeLessThanOrEqual(5);
      } finally {
        await harness.engine.runScript(sound);
      }
    },
    patienceMs,
  );
});
