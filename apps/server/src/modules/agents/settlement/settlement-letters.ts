import type { DatabaseTransaction } from '#db/database.ts';
import { dayAt, timeAt } from '#kit/time/day-range.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import { inEach } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import { otherName } from '../contract/contract-letters.ts';
import type { SettlementDeps } from './settlement-deps.ts';
import type { NamedSettlement } from './settlement.store.ts';

type Side = 'payee' | 'payer';
/** What is told: who was paid, who paid, and who owes. */
type News = 'received' | 'paid' | 'owed';

/** The period as people read it: a day, days, or an hour of a day. */
function periodText({ kind, ...row }: NamedSettlement, timeZone: string): string {
  if (kind === 'hourlySalary') {
    const [from, until] = [row.period_start, row.period_end].map((at) => timeAt(at, timeZone));
    return `${dayAt(row.period_start, timeZone)} ${from}–${until}`;
  }
  return row.first_day === row.last_day ? row.first_day : `${row.first_day} – ${row.last_day}`;
}

/** Tells a side by an inbox message, unless it must not be addressed. */
export async function tellSide(
  { writeInboxMessages, currency, timeZone }: SettlementDeps,
  transaction: DatabaseTransaction,
  settlement: NamedSettlement,
  news: News,
): Promise<void> {
  const side: Side = news === 'received' ? 'payee' : 'payer';
  const memberId = side === 'payee' ? settlement.payee_id : settlement.payer_id;
  if (memberId === null || !(await mayBeAddressed(transaction, memberId))) return;
  const { id, amount, kind } = settlement;
  const values = {
    amount: `${currency.code} ${formatAmount(amount, currency.digits)}`,
    period: periodText(settlement, timeZone),
  };
  await writeInboxMessages(transaction, [memberId], {
    title: inEach((language) => textIn(language, `contract.letter.title.${kind}`)),
    content: inEach((language) => {
      const name = otherName(language, settlement, side);
      return textIn(language, `contract.letter.${news}`, { ...values, name });
    }),
    requestKey: `${id} ${news}`,
    operator: null,
  });
}
