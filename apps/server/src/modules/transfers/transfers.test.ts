import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { blockWagering } from '#modules/wallet/account.store.ts';
import type { VendorMood } from '#ports/suites/transfer-wallets.suite.ts';
import { codeOf, openTransfersHarness, type TransfersHarness } from './transfers.fixture.ts';

const operator = {
  requestId: '',
  address: '',
  userAgent: '',
  language: 'EN',
  operator: 'ana',
} as const;
const laterMs = 60_000;

describe.each(testDatabases())('§7: transfers to and from providers, on $name', (database) => {
  let harness: TransfersHarness;
  beforeAll(async () => {
    harness = await openTransfersHarness(database);
  });
  beforeEach(() => harness.calm());
  afterAll(async () => {
    expect(await harness.findings()).toEqual([]);
    await harness.close();
  });

  test('a transfer to the provider leaves the balance and arrives there', async () => {
    const person = await harness.member(1000_00n);
    const transfer = await person.bring('250.00');
    expect(transfer).toMatchObject({ state: 'done', amount: '250.00', reason: null });
    expect(await person.funds()).toMatchObject({
      mainBalance: '750.00',
      vendorBalance: '250.00',
      underWay: '0.00',
      total: '1000.00',
      complete: true,
    });
    expect(harness.published.map(({ kind }) => kind)).toEqual(['transfer', 'transfer']);
  });

  test('what is won there can be transferred back', async () => {
    const person = await harness.member(100_00n);
    await person.bring('100.00');
    harness.provider.play(person.purse, 55_50n);
    expect(await person.takeBack('155.50')).toMatchObject({ state: 'done' });
    expect(await person.funds()).toMatchObject({ mainBalance: '155.50', vendorBalance: '0.00' });
  });

  test('more than the cash is refused before the provider is asked', async () => {
    const person = await harness.member(100_00n);
    const calls = harness.provider.calls();
    expect(await codeOf(person.bring('100.01'))).toBe('wallet.no.funds');
    expect(harness.provider.calls()).toBe(calls);
    expect((await person.list()).list).toEqual([]);
  });

  test.each(['0', '0.00', '1.001'])('an amount of %s is refused', async (amount) => {
    const person = await harness.member(100_00n);
    expect(await codeOf(person.bring(amount))).toBe('wallet.amount.invalid');
  });

  test('a provider that is not one of the site’s is refused', async () => {
    const person = await harness.member(100_00n);
    expect(await codeOf(person.bring('1.00', randomUUID(), 'NOWHERE'))).toBe(
      'wallet.vendor.unknown',
    );
    expect(await codeOf(person.funds('NOWHERE'))).toBe('wallet.vendor.unknown');
  });

  test('a repeat answers with the first and orders nothing', async () => {
    const person = await harness.member(100_00n);
    const key = randomUUID();
    const first = await person.bring('40.00', key);
    const calls = harness.provider.calls();
    expect(await person.bring('40.00', key)).toEqual(first);
    expect(harness.provider.calls()).toBe(calls);
    expect(await codeOf(person.bring('41.00', key))).toBe('wallet.repeat.differs');
    expect(await codeOf(person.takeBack('40.00', key))).toBe('wallet.repeat.differs');
  });

  test('a double tap moves once', async () => {
    const person = await harness.member(100_00n);
    const key = randomUUID();
    const calls = harness.provider.calls();
    await Promise.all([person.bring('40.00', key), person.bring('40.00', key)]);
    expect(harness.provider.calls()).toBe(calls + 1);
    expect(await person.funds('all')).toMatchObject({
      mainBalance: '60.00',
      vendorBalance: '40.00',
    });
  });

  test('a refusal of the provider gives the hold back at once', async () => {
    const person = await harness.member(100_00n);
    harness.provider.feel('refuses');
    const transfer = await person.bring('40.00');
    expect(transfer).toMatchObject({ state: 'refused', reason: 'refused' });
    expect(await person.funds()).toMatchObject({ mainBalance: '100.00', underWay: '0.00' });
  });

  test('what is not at the provider cannot be taken back', async () => {
    const person = await harness.member(100_00n);
    const transfer = await person.takeBack('40.00');
    expect(transfer).toMatchObject({ state: 'refused', reason: 'noFunds' });
    expect(await person.funds()).toMatchObject({ mainBalance: '100.00' });
  });

  const silent: readonly VendorMood[] = ['failsBefore', 'failsAfter', 'hangs'];

  test.each(silent)(
    'a provider that %s leaves the amount held and shown, until it reports what became of it',
    async (mood) => {
      const person = await harness.member(100_00n);
      harness.provider.feel(mood);
      expect(await person.bring('40.00')).toMatchObject({ state: 'pending', settledAt: null });
      expect(await person.funds()).toMatchObject({
        mainBalance: '60.00',
        underWay: '40.00',
        total: '100.00',
        wallets: [{ vassalage: 'REEF', toVendor: 'underWay', fromVendor: 'underWay' }, {}],
      });
      harness.pass(laterMs);
      await harness.ask();
      expect(await person.list()).toMatchObject({ list: [{ state: 'pending' }] });
      harness.provider.feel('fine');
      harness.pass(laterMs);
      await harness.ask();
      expect(await person.list()).toMatchObject({ list: [{ state: 'done' }] });
      expect(await person.funds()).toMatchObject({
        mainBalance: '60.00',
        vendorBalance: '40.00',
        underWay: '0.00',
      });
    },
  );

  test('money on its way back is counted once, and comes when it is confirmed', async () => {
    const person = await harness.member(100_00n);
    await person.bring('100.00');
    harness.provider.feel('failsAfter');
    expect(await person.takeBack('30.00')).toMatchObject({ state: 'pending' });
    expect(await person.funds()).toMatchObject({ mainBalance: '0.00', total: '100.00' });
    harness.provider.feel('fine');
    harness.pass(laterMs);
    await harness.ask();
    expect(await person.funds('all')).toMatchObject({
      mainBalance: '30.00',
      vendorBalance: '70.00',
      total: '100.00',
    });
  });

  test('a transfer in doubt that the provider refuses in the end gives the hold back', async () => {
    const person = await harness.member(100_00n);
    harness.provider.feel('failsBefore');
    await person.bring('40.00');
    harness.provider.feel('refuses');
    harness.pass(laterMs);
    await harness.ask();
    expect(await person.list()).toMatchObject({ list: [{ state: 'refused' }] });
    expect(await person.funds()).toMatchObject({ mainBalance: '100.00' });
  });

  test('the next process completes the order of one that died', async () => {
    await harness.settle();
    const person = await harness.member(100_00n);
    harness.provider.feel('hangs');
    await person.bring('40.00');
    harness.provider.feel('fine');
    const calls = harness.provider.calls();
    await harness.ask();
    expect(harness.provider.calls()).toBe(calls);
    harness.pass(laterMs);
    await Promise.all([harness.ask(), harness.ask()]);
    expect(await person.list()).toMatchObject({ list: [{ state: 'done' }] });
    expect(await person.funds('REEF')).toMatchObject({ vendorBalance: '40.00' });
  });

  test('one transfer at a time for each provider; another provider is free', async () => {
    const person = await harness.member(100_00n);
    harness.provider.feel('failsBefore');
    await person.bring('40.00');
    expect(await codeOf(person.bring('10.00'))).toBe('wallet.transfer.under.way');
    expect(await codeOf(person.takeBack('10.00'))).toBe('wallet.transfer.under.way');
    expect(await person.bring('10.00', randomUUID(), 'LEAF')).toMatchObject({ state: 'done' });
  });

  test('a closed provider takes no money and gives it back', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    harness.closed.add('REEF');
    expect(await codeOf(person.bring('10.00'))).toBe('wallet.vendor.locked');
    const { list } = await harness.transfers.handlers.getTransferLocks({}, person.context);
    expect(list).toEqual([
      { vassalage: 'REEF', toVendor: 'closed', fromVendor: null },
      { vassalage: 'LEAF', toVendor: null, fromVendor: null },
    ]);
    expect(await person.takeBack('40.00')).toMatchObject({ state: 'done' });
  });

  test('a member who may not wager transfers nothing more, and gets everything back', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    await harness.db
      .transaction()
      .execute((transaction) => blockWagering(transaction, person.accountId, 'operator'));
    expect(await codeOf(person.bring('10.00'))).toBe('play.locked');
    const { fromProviders } = await harness.transfers.bringHome(person.memberId, randomUUID());
    expect(fromProviders).toMatchObject([{ vassalage: 'REEF', amount: '40.00', state: 'done' }]);
    expect(await person.funds()).toMatchObject({ mainBalance: '100.00', vendorBalance: '0.00' });
  });

  test('everything comes back from every provider, once for each key', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    await person.bring('25.50', randomUUID(), 'LEAF');
    const key = randomUUID();
    const first = await person.takeAllBack(key);
    expect(first.leftOut).toEqual([]);
    expect(first.list.map(({ amount, state }) => [amount, state])).toEqual([
      ['40.00', 'done'],
      ['25.50', 'done'],
    ]);
    expect(await person.takeAllBack(key)).toEqual(first);
    expect((await person.takeAllBack()).list).toEqual([]);
    expect(await person.funds()).toMatchObject({ mainBalance: '100.00', vendorBalance: '0.00' });
  });

  test('taking all back leaves out providers that do not report the balance', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    await person.bring('25.00', randomUUID(), 'LEAF');
    harness.provider.feel('failsBefore');
    expect(await person.takeAllBack()).toMatchObject({
      list: [{ vassalage: 'LEAF', amount: '25.00' }],
      leftOut: ['REEF'],
    });
  });

  test('a provider that does not answer is shown with its last balance', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    harness.provider.feel('babbles');
    const funds = await person.funds('all');
    expect(funds).toMatchObject({ complete: false, vendorBalance: '40.00', total: '100.00' });
    expect(funds.wallets).toMatchObject([
      { vassalage: 'REEF', unanswered: true, balance: '40.00' },
      { vassalage: 'LEAF', unanswered: false, balance: '0.00' },
    ]);
  });

  test('one provider alone is asked again, the others stay as they were', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    harness.provider.play(person.purse, 10_00n);
    expect(await person.funds('LEAF')).toMatchObject({ vendorBalance: '40.00' });
    expect(await person.funds('REEF')).toMatchObject({ vendorBalance: '50.00' });
  });

  test('nobody sees or repeats the transfers of somebody else', async () => {
    const person = await harness.member(100_00n);
    const stranger = await harness.member(100_00n);
    const key = randomUUID();
    await person.bring('40.00', key);
    expect((await stranger.list()).list).toEqual([]);
    expect(await stranger.funds('all')).toMatchObject({ vendorBalance: '0.00' });
    expect(await stranger.bring('10.00', key)).toMatchObject({ amount: '10.00' });
  });

  test('a provider that has another transfer under the reference settles nothing', async () => {
    const person = await harness.member(100_00n);
    harness.provider.feel('failsBefore');
    const { transferId } = await person.bring('40.00');
    harness.provider.feel('fine');
    const other = { ...person.purse, reference: transferId, amount: '4.00' };
    await harness.provider.wallets.credit(other);
    harness.pass(laterMs);
    await harness.ask();
    expect(await person.list()).toMatchObject({ list: [{ state: 'pending' }] });
  });

  test('operators see the money at providers, and their answers on open transfers', async () => {
    const person = await harness.member(100_00n);
    await person.bring('40.00');
    await person.takeBack('15.00');
    harness.provider.feel('failsAfter');
    const { transferId } = await person.bring('5.00');
    harness.provider.feel('fine');
    const report = await harness.transfers.operatorHandlers.reconcileTransfers({}, operator);
    for (const { byTransfers, inLedger } of report.vendors) expect(inLedger).toBe(byTransfers);
    expect(report.vendors.map(({ vassalage }) => vassalage)).toEqual(['LEAF', 'REEF']);
    expect(report.pending.find((one) => one.transferId === transferId)).toMatchObject({
      direction: 'toVendor',
      amount: '5.00',
      tries: 0,
      atVendor: 'done',
    });
  });
});
