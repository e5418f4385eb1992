import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import type {
  ReportedRound,
  TransferOrder,
  TransferPurse,
  TransferWallets,
} from '../transfer-wallets.ts';

export type VendorMood =
  | 'fine'
  /** It refuses finally. */
  | 'refuses'
  /** It has not moved anything and does not answer. */
  | 'failsBefore'
  /** It has moved the money and does not answer. */
  | 'failsAfter'
  /** It sends an unreadable answer. */
  | 'babbles'
  /** It redirects the caller. */
  | 'redirects'
  | 'hangs';

/** An adapter under test, with the vendor's side of its protocol. */
export type TransferWalletsUnderTest = {
  wallets: TransferWallets;
  feel: (mood: VendorMood) => void;
  /** Makes the vendor report a round, or an unreadable entry. */
  report: (provider: string, round: ReportedRound | string) => void;
};

const inDoubt: readonly VendorMood[] = [
  'failsBefore',
  'failsAfter',
  'babbles',
  'redirects',
  'hangs',
];

function newPurse(): TransferPurse {
  return { provider: 'HARBOUR', accountId: randomUUID(), currency: 'PHP' };
}

function order(purse: TransferPurse, amount: string): TransferOrder {
  return { ...purse, reference: randomUUID(), amount };
}

/** Reads everything that a provider reports from the cursor on. */
async function readReports(wallets: TransferWallets, provider: string, from: string | null) {
  const rounds: ReportedRound[] = [];
  const unreadable: string[] = [];
  let cursor = from;
  for (let more = true; more;) {
    const page = await wallets.report(provider, cursor);
    if (!page.done) throw new Error(page.detail);
    rounds.push(...page.value.rounds);
    unreadable.push(...page.value.unreadable);
    ({ cursor, more } = page.value);
  }
  return { rounds, unreadable, cursor };
}

function newRound(roundId: string): ReportedRound {
  const endedAt = new Date('2026-11-21T10:00:00.250Z');
  const sums = { bet: '10.00', win: '4.50', valid: null };
  return { roundId, accountId: '41', currency: 'PHP', game: 'deep-net', ...sums, endedAt };
}

function reportSuite(name: string, under: () => TransferWalletsUnderTest): void {
  const fine = () => {
    const { wallets, feel, report } = under();
    feel('fine');
    return { wallets, report };
  };

  describe(`${name} reports rounds`, () => {
    test('in their order, over pages, and each once after the cursor', async () => {
      const { wallets, report } = fine();
      const provider = randomUUID();
      const before = await readReports(wallets, provider, null);
      expect(before.rounds).toEqual([]);
      const all = Array.from({ length: 8 }, () => newRound(randomUUID()));
      for (const round of all) report(provider, round);
      const read = await readReports(wallets, provider, before.cursor);
      expect(read.rounds).toEqual(all);
      const nothing = await readReports(wallets, provider, read.cursor);
      expect(nothing).toEqual({ rounds: [], unreadable: [], cursor: read.cursor });
      expect((await readReports(wallets, provider, null)).rounds).toEqual(all);
    });

    test('a corrected one again, with its new sums and valid bet', async () => {
      const { wallets, report } = fine();
      const provider = randomUUID();
      const round = newRound(randomUUID());
      report(provider, round);
      const { cursor } = await readReports(wallets, provider, null);
      const corrected = { ...round, win: '0.00', valid: '8.00' };
      report(provider, corrected);
      expect((await readReports(wallets, provider, cursor)).rounds).toEqual([corrected]);
    });

    test('those of one provider only, and unreadable entries separately', async () => {
      const { wallets, report } = fine();
      const [provider, other] = [randomUUID(), randomUUID()];
      const round = newRound(randomUUID());
      report(other, newRound(randomUUID()));
      report(provider, 'no round at all');
      report(provider, round);
      const read = await readReports(wallets, provider, null);
      expect(read.rounds).toEqual([round]);
      expect(read.unreadable).toHaveLength(1);
    });

    test.each(inDoubt)('and not from a vendor that %s', async (mood) => {
      const { wallets, feel } = under();
      feel(mood);
      expect(await wallets.report(randomUUID(), null)).toMatchObject({ done: false });
    });
  });
}

/** What every adapter of the port must do, whatever its vendor's protocol. */
export function transferWalletsSuite(name: string, under: () => TransferWalletsUnderTest): void {
  const fine = () => {
    const { wallets, feel } = under();
    feel('fine');
    return wallets;
  };
  const balanceOf = async (purse: TransferPurse) => fine().balance(purse);
  reportSuite(name, under);

  describe(`${name} moves money to a provider and back`, () => {
    test('a credit raises the balance there, and a debit lowers it', async () => {
      const purse = newPurse();
      expect(await fine().credit(order(purse, '100.50'))).toEqual({ outcome: 'done' });
      expect(await fine().debit(order(purse, '40.25'))).toEqual({ outcome: 'done' });
      expect(await balanceOf(purse)).toEqual({ done: true, value: '60.25' });
    });

    test('a repeated order moves nothing and is answered like the first', async () => {
      const once = order(newPurse(), '10.00');
      await fine().credit(once);
      expect(await fine().credit(once)).toEqual({ outcome: 'done' });
      expect(await balanceOf(once)).toEqual({ done: true, value: '10.00' });
    });

    test('the same reference with another amount is never carried out', async () => {
      const once = order(newPurse(), '10.00');
      await fine().credit(once);
      const other = await fine().credit({ ...once, amount: '11.00' });
      expect(other.outcome).not.toBe('done');
      expect(await balanceOf(once)).toEqual({ done: true, value: '10.00' });
    });

    test('a debit above the balance is refused finally', async () => {
      const tooMuch = order(newPurse(), '10.00');
      expect(await fine().debit(tooMuch)).toMatchObject({ outcome: 'noFunds' });
      await fine().credit(order(tooMuch, '50.00'));
      expect(await fine().debit(tooMuch)).toMatchObject({ outcome: 'noFunds' });
      expect(await fine().find(tooMuch.reference)).toEqual({
        done: true,
        value: { ...tooMuch, direction: 'debit', status: 'noFunds' },
      });
    });

    test('a reference is found with the order that it belongs to', async () => {
      const one = order(newPurse(), '7.00');
      expect(await fine().find(one.reference)).toEqual({ done: true, value: null });
      await fine().credit(one);
      expect(await fine().find(one.reference)).toEqual({
        done: true,
        value: { ...one, direction: 'credit', status: 'done' },
      });
    });

    test('a refusal is final and moves nothing', async () => {
      const one = order(newPurse(), '7.00');
      const { wallets, feel } = under();
      feel('refuses');
      expect(await wallets.credit(one)).toMatchObject({ outcome: 'refused' });
      expect(await fine().credit(one)).toMatchObject({ outcome: 'refused' });
      expect(await balanceOf(one)).toEqual({ done: true, value: '0.00' });
    });

    test.each(inDoubt)('a vendor that %s leaves in doubt whether money moved', async (mood) => {
      const one = order(newPurse(), '7.00');
      const { wallets, feel } = under();
      feel(mood);
      expect(await wallets.credit(one)).toMatchObject({ outcome: 'inDoubt' });
      expect(await wallets.debit(order(one, '1.00'))).toMatchObject({ outcome: 'inDoubt' });
      const found = await fine().find(one.reference);
      expect(found).toMatchObject({ done: true });
      const isThere = found.done && found.value?.status === 'done';
      expect(isThere).toBe(mood === 'failsAfter');
    });

    test.each(inDoubt)('a query to a vendor that %s fails without a result', async (mood) => {
      const { wallets, feel } = under();
      feel(mood);
      expect(await wallets.balance(newPurse())).toMatchObject({ done: false });
      expect(await wallets.find(randomUUID())).toMatchObject({ done: false });
    });
  });
}
