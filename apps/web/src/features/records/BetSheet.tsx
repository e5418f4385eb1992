import { useState, type ReactNode } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { listBets } from '@pavilion/contract/player/reports';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { FactList, type FactListProps } from './FactList.tsx';
import { SignedMoney } from './SignedMoney.tsx';

type BetRecord = ResponseOf<typeof listBets>['list'][number];
/** A round of the member, or of somebody below the agent. */
type Bet = Omit<BetRecord, 'trial'> & {
  trial?: boolean;
  account?: string;
  validBetAmount?: string;
};

function Info({ bet }: { bet: Bet }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { account, validBetAmount } = bet;
  const rows: FactListProps['rows'] = [
    ...(account === undefined ? [] : [['records.bets.account', account] as const]),
    ['records.bets.net', bet.state === 'open' ? '–' : <SignedMoney amount={bet.netAmount} />],
    ['records.bets.bet', money(bet.betAmount)],
    ...(validBetAmount === undefined
      ? []
      : [['records.bets.valid', money(validBetAmount)] as const]),
    ['records.bets.win', money(bet.winAmount)],
    ['records.bets.state', text(`records.bets.state.${bet.state}`)],
    ['records.bets.provider', bet.vendorName],
    ['records.category', text(`category.${bet.gameType}`)],
    ['records.bets.started', format.dateTime(bet.startedAt)],
    ['records.bets.settled', bet.settledAt === null ? '–' : format.dateTime(bet.settledAt)],
    ['records.bets.round', bet.roundId],
  ];
  return <FactList rows={rows} />;
}

type BetSheetProps<Shown extends Bet> = {
  bet: Shown | null;
  onClose: () => void;
  /** The moves of the round, which are fetched only while the sheet is open. */
  children: (bet: Shown, isOpen: boolean) => ReactNode;
};

/** Shows everything known about one round; keeps its content while it slides away. */
export function BetSheet<Shown extends Bet>({ bet, onClose, children }: BetSheetProps<Shown>) {
  const text = useText();
  const [last, setLast] = useState(bet);
  if (bet !== null && bet !== last) setLast(bet);
  return (
    <Sheet
      open={bet !== null}
      onClose={onClose}
      title={last?.gameName ?? text('records.bets.details')}
      closeLabel={text('shell.close')}
    >
      {last?.trial === true && <Tag tone="accent">{text('records.trial')}</Tag>}
      {last !== null && (
        <>
          <Info bet={last} />
          {children(last, bet !== null)}
        </>
      )}
    </Sheet>
  );
}
