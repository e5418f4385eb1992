import { defaultLimits, type OrderLimits } from '@pavilion/domain/lottery/order/order-limits';
import { parseAmount } from '@pavilion/domain/wallet/money';
import type { Room } from './room.ts';

/** What the lottery takes, in minor units; the size of an order is that of every site. */
export function limitsOf({ setting, digits }: Pick<Room, 'setting' | 'digits'>): OrderLimits {
  const limits = defaultLimits(digits, null);
  return {
    ...limits,
    leastLine: parseAmount(setting.lineMin, digits) ?? limits.leastLine,
    mostBets: setting.lineBetsMax,
    mostTyped: setting.typedMax,
    mostOrder: parseAmount(setting.betAmountMax, digits) ?? limits.mostOrder,
    mostWin: parseAmount(setting.winAmountMax, digits) ?? limits.mostWin,
    mostMultiple: setting.betMultipleMax,
    mostDraws: setting.maxChaseCount,
  };
}
