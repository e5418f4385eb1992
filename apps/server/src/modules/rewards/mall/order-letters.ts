import type { DatabaseTransaction } from '#db/database.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach, inLanguage } from '@pavilion/domain/site/local-text';
import { textIn } from '@pavilion/messages/text-in';
import type { RewardsDeps } from '../rewards-deps.ts';
import type { StoredOrder } from './order.store.ts';

/** The states that a member is told of. */
type Told = 'sent' | 'refused' | 'returned';

/**
 * Tells a member what an operator did with an order. It is about what the member did, so whom the
 * site may offer nothing reads it too, but nobody on a break.
 */
export async function writeOrderLetter(
  { writeInboxMessages }: Pick<RewardsDeps, 'writeInboxMessages'>,
  transaction: DatabaseTransaction,
  order: StoredOrder,
  { state, operator }: { state: Told; operator: string },
): Promise<void> {
  if (!(await mayBeAddressed(transaction, order.member_id))) return;
  const valuesIn = (language: Language) => ({
    item: inLanguage(order.title, language),
    points: order.points.toString(),
    carrier: order.carrier ?? '',
    number: order.tracking_number ?? '',
    reason: order.reason ?? '',
  });
  const textOf = (key: `mall.letter.${Told}` | `mall.letter.${Told}.title`) =>
    inEach((language) => textIn(language, key, valuesIn(language)));
  await writeInboxMessages(transaction, [order.member_id], {
    title: textOf(`mall.letter.${state}.title`),
    content: textOf(`mall.letter.${state}`),
    requestKey: `mall-${state}:${order.id}`,
    operator,
  });
}
