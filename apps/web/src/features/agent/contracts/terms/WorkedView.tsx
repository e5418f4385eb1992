import type { ReactNode } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { Money } from '@pavilion/ui/values/Money.tsx';
import type { Terms, WorkedOut } from '../contracts.queries.ts';
import { useConditionsText, useContractRate, usePeriodText } from './contract-words.ts';
import { hasTeamWon, missingToNext, workedLines, type WorkedLine } from './worked-lines.ts';
import styles from './Terms.module.css';

type WorkedProps = { kind: ContractKind; terms: Terms; worked: WorkedOut };

function useLineValue(kind: ContractKind): (line: WorkedLine) => ReactNode {
  const text = useText();
  const money = useMoneyFormat();
  const format = useFormat();
  const rateText = useContractRate(kind);
  return (line) => {
    switch (line.of) {
      case 'activeMembers':
        return format.decimal(String(line.count), 0);
      case 'tier':
        return line.tier ?? text('contracts.line.tier.none');
      case 'rate':
      case 'lostRate':
        return rateText(line.rate);
      default:
        return <Money amount={line.amount} format={money} />;
    }
  };
}

/** Without terms every figure is shown. */
type SettledProps = Omit<WorkedProps, 'terms'> & { terms: Terms | null };
type LinesProps = SettledProps & { totalLabel: string; after?: ReactNode };

/** Line by line from what the team did to the amount. */
function WorkedLines({ kind, terms, worked, totalLabel, after }: LinesProps) {
  const text = useText();
  const money = useMoneyFormat();
  const valueOf = useLineValue(kind);
  return (
    <dl className={styles.lines}>
      {workedLines(kind, terms, worked).map((line) => (
        <div key={line.of} data-sum={line.of === 'result' || line.of === 'base' || undefined}>
          <dt>{text(`contracts.line.${line.of}`)}</dt>
          <dd>{valueOf(line)}</dd>
        </div>
      ))}
      <div data-total>
        <dt>{totalLabel}</dt>
        <dd>
          <Money amount={worked.amount} format={money} />
        </dd>
      </div>
      {after}
    </dl>
  );
}

/** What is left of a loss for the next dividend; nothing where all is paid. */
function CarriedOut({ amount }: { amount: string }) {
  const text = useText();
  const money = useMoneyFormat();
  if (!/[1-9]/.test(amount)) return null;
  return (
    <div data-sum>
      <dt>{text('settlements.carriedOut')}</dt>
      <dd>
        <Money amount={amount} format={money} />
      </dd>
    </div>
  );
}

/** What the team still has to do for the next tier, as long as there is one. */
function ToNext({ kind, terms, worked }: WorkedProps) {
  const text = useText();
  const conditionsText = useConditionsText();
  const rateText = useContractRate(kind);
  if (hasTeamWon(terms, worked)) return <p className={styles.note}>{text('contracts.teamWon')}</p>;
  const missing = missingToNext(kind, terms, worked);
  if (!missing) return <p className={styles.note}>{text('contracts.top')}</p>;
  const conditions = conditionsText(missing);
  if (conditions.length === 0) return null;
  const { tier, rate } = missing;
  return (
    <div className={styles.missing}>
      <p>{text('contracts.missing', { tier, rate: rateText(rate) })}</p>
      <ul className={styles.conditions}>
        {conditions.map((one) => (
          <li key={one}>{one}</li>
        ))}
      </ul>
    </div>
  );
}

/** The period that runs: what the team did, what it pays so far, and what is missing for more. */
export function RunningPeriod(props: WorkedProps) {
  const text = useText();
  const periodText = usePeriodText();
  return (
    <div className={styles.worked}>
      <h3 className={styles.subhead}>
        {text('contracts.period')} <small>{periodText(props.kind, props.worked)}</small>
      </h3>
      <WorkedLines {...props} totalLabel={text('contracts.line.soFar')} />
      <ToNext {...props} />
    </div>
  );
}

/** The last whole period, worked out with terms that do not count yet. */
export function ExamplePeriod(props: WorkedProps) {
  const text = useText();
  const periodText = usePeriodText();
  return (
    <div className={styles.worked}>
      <h3 className={styles.subhead}>
        {text('contracts.example')} <small>{periodText(props.kind, props.worked)}</small>
      </h3>
      <WorkedLines {...props} totalLabel={text('contracts.line.amount')} />
      <p className={styles.note}>{text('contracts.example.note')}</p>
    </div>
  );
}

/** A period that is over, and what it was worked out to. */
export function SettledPeriod(props: SettledProps) {
  const { kind, terms, worked } = props;
  const text = useText();
  const periodText = usePeriodText();
  return (
    <div className={styles.worked}>
      <h3 className={styles.subhead}>{periodText(kind, worked)}</h3>
      <WorkedLines
        {...props}
        totalLabel={text('contracts.line.amount')}
        after={<CarriedOut amount={worked.carriedOut} />}
      />
      {terms && hasTeamWon(terms, worked) && (
        <p className={styles.note}>{text('settlements.teamWon')}</p>
      )}
    </div>
  );
}
