import { useState } from 'react';
import { BackToGame } from '#features/limits/BackToGame.tsx';
import { periodOf, type RecordPeriod } from '#features/records/day-range.ts';
import { PeriodPicker } from '#features/records/PeriodPicker.tsx';
import { SignedMoney } from '#features/records/SignedMoney.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText, type MessageKey } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { useProfitAndLoss, type ProfitAndLoss } from './records/records.queries.ts';
import styles from '#features/records/Records.module.css';

type Line = { label: MessageKey; amount: string; signed?: true };

function isSome(amount: string): boolean {
  return /[1-9]/.test(amount);
}

function opposite(amount: string): string {
  if (!isSome(amount)) return amount;
  return amount.startsWith('-') ? amount.slice(1) : `-${amount}`;
}

function Statement({ lines }: { lines: readonly Line[] }) {
  const text = useText();
  const money = useMoneyFormat();
  return (
    <dl className={styles.statement}>
      {lines.map(({ label, amount, signed }) => (
        <div key={label}>
          <dt>{text(label)}</dt>
          <dd>{signed ? <SignedMoney amount={amount} /> : money(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Categories({ report }: { report: ProfitAndLoss }) {
  const text = useText();
  const money = useMoneyFormat();
  if (report.categories.length === 0) {
    return <p className={styles.note}>{text('pnl.category.none')}</p>;
  }
  return (
    <Card look="flush">
      {report.categories.map(({ gameType, settled, open }) => (
        <ListRow
          key={gameType ?? 'gone'}
          title={gameType === null ? text('pnl.category.gone') : text(`category.${gameType}`)}
          detail={[
            text('pnl.stakeOf', { amount: money(settled.stake) }),
            ...(isSome(open.stake) ? [`${text('pnl.open')} ${money(open.stake)}`] : []),
          ].join(' · ')}
          trail={<SignedMoney amount={settled.net} />}
        />
      ))}
    </Card>
  );
}

/** Shows decided bets; undecided ones are shown separately and count as no loss. */
function PlayCard({ report }: { report: ProfitAndLoss }) {
  const text = useText();
  const { settled, open, openRounds } = report;
  return (
    <Card look="lit">
      <p className={styles.result}>
        {text('pnl.result')}
        <strong>
          <SignedMoney amount={settled.net} />
        </strong>
      </p>
      <Statement
        lines={[
          { label: 'pnl.stake', amount: settled.stake },
          { label: 'pnl.returned', amount: settled.returned },
          ...(openRounds > 0 ? [{ label: 'pnl.open' as const, amount: open.stake }] : []),
        ]}
      />
      {openRounds > 0 && <p className={styles.note}>{text('pnl.open.note')}</p>}
    </Card>
  );
}

/** Shows, but does not add, money between the wallet and providers: it stays the member's. */
function linesAtProviders({ atProviders, changeInAll }: ProfitAndLoss): Line[] {
  if (!isSome(atProviders)) return [];
  return [
    { label: 'records.totals.net', amount: changeInAll, signed: true },
    { label: 'transfer.vendors', amount: atProviders, signed: true },
  ];
}

/** What moved between the member and people of the team; nothing for those it never did. */
function linesOfTransfers({ downlineTransfers: amount }: ProfitAndLoss): Line[] {
  return isSome(amount) ? [{ label: 'pnl.downlineTransfers', amount, signed: true }] : [];
}

function Report({ report }: { report: ProfitAndLoss }) {
  const text = useText();
  const { lifetime, settled, open, openRounds } = report;
  const openLine = { label: 'pnl.open', amount: open.net, signed: true } as const;
  return (
    <>
      <PlayCard report={report} />
      <Section title={text('pnl.category')}>
        <Categories report={report} />
      </Section>
      <Section title={text('pnl.balance')}>
        <Card>
          <Statement
            lines={[
              { label: 'pnl.play', amount: settled.net, signed: true },
              ...(openRounds > 0 ? [openLine] : []),
              { label: 'pnl.bonus', amount: report.bonus, signed: true },
              { label: 'pnl.deposits', amount: report.deposits, signed: true },
              { label: 'pnl.withdrawals', amount: opposite(report.withdrawals), signed: true },
              ...linesOfTransfers(report),
              { label: 'pnl.adjustments', amount: report.adjustments, signed: true },
              ...linesAtProviders(report),
              { label: 'pnl.change', amount: report.change, signed: true },
            ]}
          />
        </Card>
      </Section>
      <Section title={text('pnl.lifetime')}>
        <Card>
          <Statement
            lines={[
              { label: 'pnl.deposits', amount: lifetime.deposits },
              { label: 'pnl.withdrawals', amount: lifetime.withdrawals },
              { label: 'pnl.lifetime.net', amount: lifetime.net },
            ]}
          />
          <p className={styles.note}>{text('pnl.lifetime.note')}</p>
        </Card>
      </Section>
    </>
  );
}

export function ProfitAndLossScreen() {
  const [period, setPeriod] = useState<RecordPeriod>(() => periodOf('week', new Date()));
  const report = useProfitAndLoss(period);
  return (
    <>
      <BackToGame />
      <PeriodPicker value={period} onChange={setPeriod} />
      <Loaded
        query={report}
        skeleton={
          <Card>
            <SkeletonRows rows={6} />
          </Card>
        }
      >
        {(data) => <Report report={data} />}
      </Loaded>
    </>
  );
}
