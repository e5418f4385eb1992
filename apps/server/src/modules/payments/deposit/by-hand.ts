import { randomInt } from 'node:crypto';
import type { DepositKind } from '@pavilion/domain/wallet/deposit-state';
import type { PaymentsSite } from '../payments-deps.ts';

/** The gateway of deposits that operators find on the site's own bank accounts. */
export const houseGateway = 'house';

/** Without digits and letters that are easily confused in handwriting. */
const referenceLetters = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const referenceLength = 8;

function drawReference(): string {
  const letters = Array.from(
    { length: referenceLength },
    () => referenceLetters[randomInt(referenceLetters.length)],
  );
  return `PV${letters.join('')}`;
}

/** Draws the reference of a payment by hand and, for a bank transfer, the receiving account. */
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
