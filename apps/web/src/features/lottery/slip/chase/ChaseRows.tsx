import { useState } from 'react';
import { useText } from '#kit/text.ts';
import type { ChaseLimits, ChasePlan, ChaseRow } from '@pavilion/domain/lottery/chase/chase-plan';
import { Checkbox } from '@pavilion/ui/fields/Checkbox.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useAmount } from '../use-amount.ts';
import type { ChaseProblem as Problem } from './chase-plans.ts';
import styles from '../Slip.module.css';

type LimitsProps = Readonly<{ limits: ChaseLimits; digits: number }>;

/** The sentence of a limit, with what it is. */
function useLimitText({ limits, digits }: LimitsProps) {
  const text = useText();
  const amountOf = useAmount(digits);
  return (reason: 'amount' | 'multiple' | 'win') => {
    const { mostOrder, mostMultiple, mostWin } = limits;
    const limit = {
      amount: amountOf(mostOrder),
      multiple: mostMultiple,
      win: amountOf(mostWin),
    }[reason];
    return text(`lottery.chase.most.${reason}`, { limit });
  };
}

/** Why a plan goes no further; nothing for one that reaches all its draws. */
export function PlanEnd({ plan, ...limits }: LimitsProps & { plan: ChasePlan | null }) {
  const text = useText();
  const limitText = useLimitText(limits);
  const stop = plan?.stop ?? null;
  if (stop === null) return null;
  const { draw, reason } = stop;
  return (
    <Notice>
      {text('lottery.chase.cut', { draw })}{' '}
      {reason === 'draws' || reason === 'profit'
        ? text(`lottery.chase.cut.${reason}`)
        : limitText(reason)}
    </Notice>
  );
}

type ProblemProps = LimitsProps & Readonly<{ isTyped: boolean; problem: Problem | null }>;

/** Why the rows cannot be bet on. */
export function ChaseProblem({ isTyped, problem, ...limits }: ProblemProps) {
  const text = useText();
  const limitText = useLimitText(limits);
  if (isTyped && problem === null) return null;
  const words = () => {
    if (problem === null) return text('lottery.chase.number');
    return problem === 'none' ? text('lottery.chase.take') : limitText(problem);
  };
  return (
    <p className={styles.gone} role="alert">
      {words()}
    </p>
  );
}

type RowProps = Readonly<{
  row: ChaseRow;
  numero: string;
  mostMultiple: number;
  digits: number;
  /** Called with another multiple: 0 leaves the draw out, null is that of the plan. */
  onChange: (multiple: number | null) => void;
}>;

function Row({ row, numero, mostMultiple, digits, onChange }: RowProps) {
  const text = useText();
  const amountOf = useAmount(digits);
  // While it is typed the field may be empty; the multiple before it stays until a new one.
  const [typed, setTyped] = useState<string | null>(null);
  const { multiple, stake, sum } = row;
  const isTaken = multiple > 0;
  return (
    <li className={styles.row}>
      <Checkbox checked={isTaken} onChange={({ target }) => onChange(target.checked ? null : 0)}>
        {numero}
      </Checkbox>
      <input
        className={styles.times}
        aria-label={text('lottery.chase.of', { numero })}
        inputMode="numeric"
        maxLength={`${mostMultiple}`.length}
        disabled={!isTaken}
        value={isTaken ? (typed ?? `${multiple}`) : ''}
        onChange={({ target }) => {
          const digitsOnly = target.value.replaceAll(/\D/g, '');
          setTyped(digitsOnly);
          if (Number(digitsOnly) > 0) onChange(Number(digitsOnly));
        }}
        onBlur={() => setTyped(null)}
      />
      {isTaken && (
        <p className={styles.quiet}>
          {text('lottery.chase.row', { stake: amountOf(stake), sum: amountOf(sum) })}
        </p>
      )}
    </li>
  );
}

type RowsProps = Readonly<{
  rows: readonly ChaseRow[];
  numeros: readonly string[];
  mostMultiple: number;
  digits: number;
  onChange: (numero: string, multiple: number | null) => void;
}>;

/** The draws with their multiples, which can be changed or left out. */
export function ChaseRows({ rows, numeros, onChange, ...given }: RowsProps) {
  return (
    <ol>
      {rows.map((row, at) => (
        <Row
          key={numeros[at]}
          {...given}
          row={row}
          numero={numeros[at] ?? ''}
          onChange={(multiple) => onChange(numeros[at] ?? '', multiple)}
        />
      ))}
    </ol>
  );
}
