import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

describe.each(testDatabases())('§7: the check of transfers, on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  beforeEach(() => harness.calm());
  afterAll(() => harness.close());

  const plant = (sql: string, values: unknown[] = []) => harness.engine.query(sql, values);
  const found = async () => (await harness.transfers.checks()).map(({ check }) => check);

  test('finds nothing where money and states agree', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    await person.takeBack('15.00');
    harness.provider.feel('refuses');
    await person.bring('5.00');
    harness.provider.feel('failsBefore');
    await person.bring('5.00');
    expect(await harness.findings()).toEqual([]);
  });

  test('finds a transfer whose state does not fit its postings', async () => {
    const person = await harness.member(100_00n);
    const { transferId } = await person.bring('40.00');
    await plant(`update vendor_transfer set state = 'refused', reason = 'refused' where id = $1`, [
      transferId,
    ]);
    expect(await found()).toEqual([
      'a transfer has the postings of its direction and state, each of its amount',
      'the account of a provider holds what transfers brought and did not take back',
    ]);
    await plant(`update vendor_transfer set state = 'done', reason = null where id = $1`, [
      transferId,
    ]);
  });

  test('finds an amount that is not the one posted', async () => {
    const person = await harness.member(100_00n);
    const { transferId } = await person.bring('40.00');
    await plant(`update vendor_transfer set amount = 3900 where id = $1`, [transferId]);
    expect(await found()).toHaveLength(2);
    await plant(`update vendor_transfer set amount = 4000 where id = $1`, [transferId]);
  });

  test('finds a transfer in doubt without an outbox message', async () => {
    const person = await harness.member(100_00n);
    harness.provider.feel('failsBefore');
    const { transferId } = await person.bring('40.00');
    await plant(`update outbox set done_at = now() where key = $1`, [transferId]);
    expect(await found()).toEqual(['a transfer in doubt is looked at again']);
    await plant(`update outbox set done_at = null where key = $1`, [transferId]);
  });

  test('finds a posting without its transfer', async () => {
    const person = await harness.member(100_00n);
    const contraId = await harness.wallet.houseAccount('vendor:REEF', 'PHP');
    await harness.wallet.apply([
      {
        accountId: person.accountId,
        contraId,
        kind: 'vendorTransferIn',
        amountMinor: 100n,
        source: 'transfer',
        externalId: 'in:nothing',
      },
    ]);
    expect(await found()).toEqual([
      'a posting of a transfer has its transfer and the account of its provider',
      'the account of a provider holds what transfers brought and did not take back',
    ]);
  });
});
