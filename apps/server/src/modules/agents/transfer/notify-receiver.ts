import type { DatabaseTransaction } from '#db/database.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { Party } from '../party.store.ts';
import type { TransferDeps } from './transfer-deps.ts';

type Arrived = { id: string; sender: Party; receiver: Party; amountMinor: bigint; remark: string };

/** Tells the receiver by an inbox message who sent how much, and what the sender wrote. */
export async function notifyReceiver(
  { writeInboxMessages, currency, transfer }: TransferDeps,
  transaction: DatabaseTransaction,
  { id, sender, receiver, amountMinor, remark }: Arrived,
): Promise<void> {
  const values = {
    account: sender.username,
    amount: `${currency.code} ${formatAmount(amountMinor, currency.digits)}`,
  };
  const played = transfer.playThrough > 0 ? 'text' : 'free';
  const contentIn = (language: Language) => {
    const sent = textIn(language, `transfer.received.${played}`, values);
    if (remark === '') return sent;
    return `${sent}\n\n${textIn(language, 'transfer.received.remark', { remark })}`;
  };
  await writeInboxMessages(transaction, [receiver.id], {
    title: inEach((language) => textIn(language, 'transfer.received.title')),
    content: inEach(contentIn),
    requestKey: id,
    operator: null,
  });
}
