import { useState } from 'react';
import { AsOf } from '#features/records/AsOf.tsx';
import { BetSheet } from '#features/records/BetSheet.tsx';
import { RoundMoves } from '#features/records/RoundMoves.tsx';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { betFields } from './bets/bet-fields.ts';
import { BetFilters } from './bets/BetFilters.tsx';
import {
  useTeamBets,
  useTeamRound,
  type TeamBet,
  type TeamBets,
} from './bets/team-bets.queries.ts';
import { useAddressFields } from './team/address-fields.ts';
import { Figures } from './team/Figures.tsx';
import { teamLinks } from './team/team-links.ts';
import { TeamLoaded } from './team/TeamLoaded.tsx';
import { TeamPage } from './team/TeamPage.tsx';
import { TotalBar } from './team/TotalBar.tsx';
import styles from './bets/Bets.module.css';

/** What the site lists at once. */
const mostDays = 7;

type BetRowProps = { bet: TeamBet; today: boolean; onOpen: () => void };

function BetRow({ bet, today, onOpen }: BetRowProps) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const time = today ? format.time(bet.startedAt) : format.dateTime(bet.startedAt);
  return (
    <ListRow
      title={<span className={styles.account}>{bet.account}</span>}
      detail={`${bet.gameName} · ${time}`}
      trail={
        <>
          {bet.state === 'settled' ? (
            <SignedMoney amount={bet.netAmount} />
          ) : (
            <Tag tone={bet.state === 'open' ? 'waiting' : 'neutral'}>
              {text(`records.bets.state.${bet.state}`)}
            </Tag>
          )}
          <small>{text('records.bets.stake', { amount: money(bet.betAmount) })}</small>
          <small>{text('team.bets.valid', { amount: money(bet.validBetAmount) })}</small>
        </>
      }
      onPress={onOpen}
    />
  );
}

/** Sums of everything that the filters let through. */
function Total({ bets }: { bets: TeamBets }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  const { total, more, footer } = bets;
  const count = format.decimal(String(total), 0);
  const figures = [
    ['team.column.betAmount', <Money key="bet" amount={footer.betAmount} format={money} />],
    [
      'team.column.validBetAmount',
      <Money key="valid" amount={footer.validBetAmount} format={money} />,
    ],
    ['team.column.winAmount', <Money key="win" amount={footer.winAmount} format={money} />],
    ['records.bets.net', <SignedMoney key="net" amount={footer.netAmount} />],
  ] as const;
  return (
    <TotalBar
      label={more ? text('team.bets.many', { count }) : text('team.bets.count', { count: total })}
    >
      <Figures list={figures.map(([label, value]) => ({ label: text(label), value }))} />
    </TotalBar>
  );
}

function TeamMoves({ bet, open }: { bet: TeamBet; open: boolean }) {
  return <RoundMoves round={useTeamRound(bet, open)} />;
}

/** Lists the rounds of everybody below the agent. */
export function TeamBettingScreen() {
  const text = useText();
  const { fields, change } = useAddressFields(betFields, teamLinks.bets);
  const [open, setOpen] = useState<TeamBet | null>(null);
  const bets = useTeamBets(fields);
  const { data } = bets;
  const hasTotal = data && data.list.length > 0;
  return (
    <TeamPage shown="" total={hasTotal ? <Total bets={data} /> : undefined}>
      <BetFilters fields={fields} onChange={change} />
      <TeamLoaded
        query={bets}
        mostDays={mostDays}
        back={
          <Button size="compact" onClick={() => change({ account: '' })}>
            {text('team.find.clear')}
          </Button>
        }
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState text={text('team.bets.empty')} />}
      >
        {({ list }) => (
          <>
            <Card look="flush">
              {list.map((bet) => (
                <BetRow
                  key={`${bet.account} ${bet.recordId}`}
                  bet={bet}
                  today={fields.range === 'today'}
                  onOpen={() => setOpen(bet)}
                />
              ))}
            </Card>
            <ShowMore query={bets} />
          </>
        )}
      </TeamLoaded>
      {data && <AsOf at={data.asOf} />}
      <BetSheet bet={open} onClose={() => setOpen(null)}>
        {(bet, isOpen) => <TeamMoves bet={bet} open={isOpen} />}
      </BetSheet>
    </TeamPage>
  );
}
