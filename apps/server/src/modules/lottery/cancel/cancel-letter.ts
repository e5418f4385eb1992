import type { DatabaseTransaction } from '#db/database.ts';
import { mayBeAddressed } from '#modules/accounts/addressable.store.ts';
import type { Language } from '@pavilion/domain/site/language';
import { inEach } from '@pavilion/domain/site/local-text';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { textIn } from '@pavilion/messages/text-in';
import type { LotteryDeps } from '../lottery-deps.ts';
import { lotteryNameIn } from '../result/folder-lottery.ts';
import type { OrderRow, SubOrderRow } from '../stored-order.ts';

/**
 * Tells a member that an operator cancelled draws of an order; nobody on a break. The reason is for
 * operators, and is not told.
 */
export async function writeCancelLetter(
  { writeInboxMessages, site, currency }: LotteryDeps,
  transaction: DatabaseTransaction,
  order: OrderRow,
  { subOrders, operator }: { subOrders: readonly SubOrderRow[]; operator: string },
): Promise<void> {
  const { member_id: memberId, game_id: gameId, number } = order;
  if (!(await mayBeAddressed(transaction, memberId))) return;
  const stakes = subOrders.reduce((all, { stake }) => all + stake, 0n);
  const valuesIn = (language: Language) => ({
    count: `${subOrders.length}`,
    order: number,
    lottery: lotteryNameIn({ site }, gameId, language),
    amount: formatAmount(stakes, currency.digits),
  });
  const textOf = (key: 'lottery.letter.cancelled' | 'lottery.letter.cancelled.title') =>
    inEach((language) => textIn(language, key, valuesIn(language)));
  await writeInboxMessages(transaction, [memberId], {
    title: textOf('lottery.letter.cancelled.title'),
    content: textOf('lottery.letter.cancelled'),
    // Nothing is cancelled twice, so the first of them names the call.
    requestKey: `lottery-cancel:${subOrders[0]?.number}`,
    operator,
  });
}
