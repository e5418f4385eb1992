import { randomInt } from 'node:crypto';
import type { DepositKind } from '@pavilion/domain/wallet/deposit-state';
import type { PaymentsSite } from '../payments-deps.ts';

/** Stands where a payment company stands otherwise: the house looks at its own accounts. */
export const houseGateway = 'house';

/** Without letters and digits that are taken for one another when written by hand. */
const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 8;

function drawReference(): string {
  const letters = Array.from(
    { length: referenceLength },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `PV${letters.join('')}`;
}

/** What a payment by hand is recognised by, and for a transfer the account that it goes to. */
export function byHand(site: PaymentsSite, kind: DepositKind) {
  const accounts = site.depositBanks.filter((bank) => bank.on);
  const isTransfer = kind === 'bankTransfer' && accounts.length > 0;
  const account = isTransfer ? accounts[randomInt(accounts.length)] : null;
  return {
    gateway: houseGateway,
    pay_reference: drawReference(),
    bank_account: account?.id ?? null,
  };
}
