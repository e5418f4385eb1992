import { useText } from '#kit/text.ts';
import { withdrawalFee } from '@pavilion/domain/wallet/fee';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { useMoneyDigits, useMoneyFormat, useShortMoneyFormat } from '../money-format.ts';
import type { WithdrawLimits } from '../wallet.queries.ts';
import styles from '../request/Request.module.css';

type Rules = WithdrawLimits;

/** Shows the site's fee on a typed amount at a bank, and what is paid out. */
export function FeeLine(props: { rules: Rules; bank: string; amount: string | null }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const digits = useMoneyDigits();
  const bank = props.rules.list.find((one) => one.code === props.bank);
  const minor = props.amount === null ? null : parseAmount(props.amount, digits);
  if (!bank || minor === null || minor === 0n) return null;
  const fixed = parseAmount(bank.fee.fixed, digits) ?? 0n;
  const fee = withdrawalFee(minor, { ...bank.fee, fixed }, props.rules.timesToday);
  const net = money(formatAmount(minor - fee, digits));
  return (
    <p className={styles.note}>
      {fee === 0n
        ? text('withdraw.fee.none', { net })
        : text('withdraw.fee', { fee: money(formatAmount(fee, digits)), net })}
    </p>
  );
}

/** Shows the wagering of bonuses that hold no cash back. */
function TurnoverProgress({ turnover }: { turnover: Rules['turnover'] }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const digits = useMoneyDigits();
  const required = parseAmount(turnover.required, digits) ?? 0n;
  const done = parseAmount(turnover.done, digits) ?? 0n;
  if (done >= required) return null;
  const percent = ((done * 100n) / required).toString();
  return (
    <Card>
      <p className={styles.stepText}>
        {text('withdraw.turnover', { remaining: money(turnover.remaining) })}
      </p>
      <progress
        className={styles.progress}
        max="100"
        value={percent}
        aria-label={text('withdraw.turnover.label')}
      />
    </Card>
  );
}

type WholeBalanceProps = { amount: Rules['wholeBalance']; onFill: (amount: string) => void };

/** Says that an excluded member may withdraw everything at once, and fills it in. */
export function WholeBalance({ amount, onFill }: WholeBalanceProps) {
  const text = useText();
  const money = useMoneyFormat();
  if (amount === null) return null;
  return (
    <Card look="lit" className={styles.form ?? ''}>
      <p>{text('withdraw.whole', { amount: money(amount) })}</p>
      <Button kind="secondary" onClick={() => onFill(amount)}>
        {text('withdraw.whole.fill')}
      </Button>
    </Card>
  );
}

/** Shows what is left of the limits of the day, and the wagering before a withdrawal. */
export function DayTerms({ rules }: { rules: Rules }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const times = rules.timesPerDay - rules.timesToday;
  return (
    <>
      <p className={styles.note}>
        {text('withdraw.today', { amount: money(rules.leftToday), times: times < 0 ? 0 : times })}
      </p>
      {rules.effect === 'free' && rules.wholeBalance === null && (
        <TurnoverProgress turnover={rules.turnover} />
      )}
    </>
  );
}
