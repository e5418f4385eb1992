import { useBalanceHidden } from '#features/wallet/balance-visibility.ts';
import { isNothing, useMoneyFormat } from '#features/wallet/money-format.ts';
import { useFunds } from '#features/wallet/transfers.queries.ts';
import { useWallet } from '#features/wallet/wallet.queries.ts';
import { useText } from '#kit/text.ts';
import { useBreakWords } from '../break/break-words.ts';

const mask = '••••••';

/** What closing means for this member, as sentences; amounts are masked while they are hidden. */
export function useClosingFacts(dataKeptFor: string): string[] {
  const text = useText();
  const words = useBreakWords();
  const money = useMoneyFormat();
  const isHidden = useBalanceHidden();
  const cash = useWallet().data?.cashBalance;
  const bonus = useWallet().data?.bonusBalance ?? '0';
  const atProviders = useFunds().data?.vendorBalance ?? '0';
  const shown = (amount: string) => (isHidden ? mask : money(amount));
  const isEmpty = cash !== undefined && isNothing(cash);
  const balance =
    cash === undefined
      ? text('exclusion.balance')
      : text('closing.balance', { amount: shown(cash) });
  return [
    text('exclusion.stops'),
    text('exclusion.devices'),
    text('exclusion.bets'),
    isNothing(bonus) ? text('exclusion.bonuses') : text('closing.bonus', { amount: shown(bonus) }),
    ...(isNothing(atProviders) ? [] : [text('closing.providers', { amount: shown(atProviders) })]),
    ...(isEmpty ? [] : [balance, text('closing.whole')]),
    text('closing.end'),
    text('closing.final'),
    words.dataKept(dataKeptFor),
  ];
}
