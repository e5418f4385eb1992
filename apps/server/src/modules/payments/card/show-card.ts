import type { Language } from '@pavilion/domain/site/language';
import type { PaymentsSite } from '../payments-deps.ts';
import type { Card } from './card.store.ts';

/** Hides every digit but the last four. */
export function maskAccountNumber(accountNumber: string): string {
  return accountNumber.replaceAll(/\d(?=\d{4})/g, '*');
}

/** Returns the name of a bank; its code where the operator has removed it. */
export function bankName(site: PaymentsSite, bank: string, language: Language): string {
  return site.withdrawBanks.find((one) => one.id === bank)?.name[language] ?? bank;
}

export function showCard(site: PaymentsSite, card: Card, language: Language) {
  return {
    cardId: card.id,
    bank: card.bank,
    bankName: bankName(site, card.bank, language),
    accountNumberMasked: card.account_masked,
    accountName: card.account_name,
    kind: site.withdrawBanks.find((one) => one.id === card.bank)?.kind ?? ('bank' as const),
    isDefault: card.is_default,
  };
}
