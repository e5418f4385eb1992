import { expect, test } from 'vitest';
import type { WalletOperation } from '../operation.ts';
import { applyOperations } from './apply-operations.ts';

const bare: WalletOperation = {
  accountId: 11n,
  contraId: 91n,
  kind: 'win',
  amountMinor: 500n,
  source: 'reefline',
  externalId: 'win-1',
};
const full: WalletOperation = {
  ...bare,
  accountId: 12n,
  kind: 'rollback',
  amountMinor: -7n,
  externalId: 'back-1',
  reverses: 'bet-1',
  permitId: 'permit',
  roundId: 'round',
  gameNode: 10_001,
  finishesRound: true,
  category: 'slots',
  bonusId: 3n,
  owesMinor: 4n,
};

function row(item: number, outcome = 0) {
  return { item, outcome, posting_id: BigInt(item), balance: 100n, shortfall: 2n };
}

test('operations go in one call, each field in an array, null where it is absent', async () => {
  let request: { sql: string; parameters: readonly unknown[] } | null = null;
  await applyOperations(
    async (sql, parameters) => {
      request = { sql, parameters };
      return { rows: [row(1), row(2), row(3)] };
    },
    [[bare, full], [bare]],
  );
  expect(request).toMatchObject({
    sql: expect.stringMatching(/^select item, .* from wallet_apply\(\s+\$1::int\[\]/) as unknown,
    parameters: [
      [0, 0, 1],
      [11n, 12n, 11n],
      [91n, 91n, 91n],
      [2, 3, 2],
      [500n, -7n, 500n],
      ['reefline', 'reefline', 'reefline'],
      ['win-1', 'back-1', 'win-1'],
      [null, 'bet-1', null],
      [null, 'permit', null],
      [null, 'round', null],
      [null, 10_001, null],
      [false, true, false],
      [null, 'slots', null],
      [null, 3n, null],
      [0n, 4n, 0n],
    ],
  });
});

test('results find their operations by number, in the shape of the groups', async () => {
  const rows = [row(3, 2), row(1), row(2, 9)];
  const results = await applyOperations(async () => ({ rows }), [[bare], [full, bare]]);
  const rest = { balanceMinor: 100n, shortfallMinor: 2n };
  expect(results).toEqual([
    [{ outcome: 'applied', postingId: 1n, ...rest }],
    [
      { outcome: 'groupRefused', postingId: 2n, ...rest },
      { outcome: 'noFunds', postingId: 3n, ...rest },
    ],
  ]);
});

test('an operation without a result from the database is an error, not a success', async () => {
  const answer = applyOperations(async () => ({ rows: [row(1)] }), [[bare, full]]);
  await expect(answer).rejects.toThrow('the database gave no result for item 2');
});
