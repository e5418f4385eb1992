import { useState } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import type { BetRecord } from './records.queries.ts';
import { RoundMoves } from './RoundMoves.tsx';
import { SignedMoney } from './SignedMoney.tsx';
import styles from './Records.module.css';

function Info({ bet }: { bet: BetRecord }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const rows = [
    ['records.bets.net', bet.state === 'open' ? '–' : <SignedMoney amount={bet.netAmount} />],
    ['records.bets.bet', money(bet.betAmount)],
    ['records.bets.win', money(bet.winAmount)],
    ['records.bets.state', text(`records.bets.state.${bet.state}`)],
    ['records.bets.provider', bet.vendorName],
    ['records.category', text(`category.${bet.gameType}`)],
    ['records.bets.started', format.dateTime(bet.startedAt)],
    ['records.bets.settled', bet.settledAt === null ? '–' : format.dateTime(bet.settledAt)],
    ['records.bets.round', bet.roundId],
  ] as const;
  return (
    <dl className={styles.facts}>
      {rows.map(([label, value]) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Shows everything known about one round; keeps its content while it slides away. */
export function BetSheet({ bet, onClose }: { bet: BetRecord | null; onClose: () => void }) {
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
          <RoundMoves recordId={last.recordId} open={bet !== null} />
        </>
      )}
    </Sheet>
  );
}
