import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listTransactionCodes } from '@pavilion/contract/wallet/list-transaction-codes';
import type { Language } from '@pavilion/domain/site/language';
import { groupOfKind, type TransactionGroup } from '@pavilion/domain/wallet/transaction-group';
import { recordWord } from '@pavilion/labels/record-words';
import type { TransactionKind } from './transaction-kind.ts';

const groups: Record<TransactionKind, TransactionGroup> = groupOfKind;

/** The kinds of transactions by the names that the record itself uses. */
export function transactionCodes(language: Language): ResponseOf<typeof listTransactionCodes> {
  return (Object.keys(groups) as TransactionKind[]).map((code) => ({
    code,
    label: recordWord(`records.kind.${code}`, language),
    group: groups[code],
  }));
}
