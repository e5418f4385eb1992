import { useRef, useState } from 'react';
import {
  useMoneyDigits,
  useMoneyFormat,
  useShortMoneyFormat,
} from '#features/wallet/money-format.ts';
import { requestKeyFor } from '#features/wallet/request-intent.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { circleCheck } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { useWageringLines } from '../wagering-lines.ts';
import { conversionMoney } from './conversion-money.ts';
import {
  conversionIntent,
  useConvertPoints,
  type Conversion,
  type PointConfig,
} from './points.queries.ts';
import { SpendForm } from './SpendForm.tsx';
import { StepPanel } from './StepPanel.tsx';
import { conversionProblem, readPoints } from './typed-points.ts';
import styles from './Points.module.css';

type ConvertProps = { balance: number; config: PointConfig };

/** Why nothing can be converted now. */
function NothingNow({ balance, config: { conversion, convertPerDay } }: ConvertProps) {
  const text = useText();
  const format = useFormat();
  const say = (points: number) => format.decimal(String(points), 0);
  const { least } = conversion;
  return (
    <Notice>
      {balance < least
        ? text('points.convert.few', { least: say(least), missing: say(least - balance) })
        : text('points.convert.today', { most: say(convertPerDay) })}
    </Notice>
  );
}

type HowManyProps = {
  typed: string;
  error: string | undefined;
  range: PointConfig['conversion'];
  onChange: (typed: string) => void;
};

/** The points to convert, typed or chosen by a slider. */
function HowMany({ typed, error, range, onChange }: HowManyProps) {
  const text = useText();
  const format = useFormat();
  const { least, most, step } = range;
  const say = (points: number) => format.decimal(String(points), 0);
  const points = readPoints(typed) ?? least;
  return (
    <div>
      <TextField
        label={text('points.convert.points')}
        digits
        autoComplete="off"
        enterKeyHint="done"
        maxLength={9}
        value={typed}
        error={error}
        hint={text('points.convert.hint', { least: say(least), most: say(most), step: say(step) })}
        onChange={(event) => onChange(event.target.value)}
      />
      {most > least && (
        <input
          type="range"
          className={styles.slider}
          aria-label={text('points.convert.slide')}
          aria-valuetext={text('rewards.points', { points })}
          min={least}
          max={most}
          step={step}
          value={points}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </div>
  );
}

/** What the points become, and how that is wagered. */
function Becomes({ points, config }: { points: number | null; config: PointConfig }) {
  const text = useText();
  const money = useMoneyFormat();
  const digits = useMoneyDigits();
  const linesOf = useWageringLines();
  return (
    <div className={styles.becomes} role="status">
      <p className={styles.quiet}>{text('points.convert.becomes')}</p>
      <p className={styles.money}>
        {points === null ? '—' : money(conversionMoney(points, config, digits))}
      </p>
      {linesOf(config.wageringMultiple, config.wagering).map((line) => (
        <p key={line} className={styles.quiet}>
          {line}
        </p>
      ))}
    </div>
  );
}

function ConvertForm({ config, onDone }: ConvertProps & { onDone: (done: Conversion) => void }) {
  const text = useText();
  const format = useFormat();
  const call = useConvertPoints();
  const isUnderWay = useRef(false);
  const [tried, setTried] = useState(false);
  const { conversion: range } = config;
  const [typed, setTyped] = useState(String(range.least));
  const points = readPoints(typed);
  const problem = conversionProblem(points, range);
  const say = (count: number) => format.decimal(String(count), 0);
  const values = { least: say(range.least), most: say(range.most), step: say(range.step) };

  function send(paymentPassword: string | null): void {
    setTried(true);
    if (problem !== null || points === null || paymentPassword === null) return;
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    const name = conversionIntent;
    const requestKey = requestKeyFor(sessionStorage, name, [String(points)]);
    call.mutate(
      { points, paymentPassword, requestKey },
      {
        onSuccess: onDone,
        onError: () => {
          isUnderWay.current = false;
        },
      },
    );
  }
  return (
    <SpendForm
      call={call}
      submitLabel={
        problem === null && points !== null
          ? text('points.convert.submit', { points })
          : text('points.convert.submit.empty')
      }
      onSubmit={send}
    >
      <HowMany
        typed={typed}
        range={range}
        error={tried && problem !== null ? text(`points.convert.${problem}`, values) : undefined}
        onChange={(next) => {
          setTyped(next);
          if (call.error !== null) call.reset();
        }}
      />
      <Becomes points={problem === null ? points : null} config={config} />
    </SpendForm>
  );
}

function Converted({ done, onClose }: { done: Conversion; onClose: () => void }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { points, amount, balance, wageringMultiple } = done;
  const added = wageringMultiple > 0 ? 'points.convert.bonus' : 'points.convert.paid';
  return (
    <StepPanel title={text('points.convert.done')} isHidden>
      <div className={styles.outcome} role="status">
        <span className={styles.mark}>
          <Icon shape={circleCheck} size={44} />
        </span>
        <Money className={styles.money ?? ''} amount={amount} format={money} />
        <p>{text(added, { points })}</p>
        <p className={styles.quiet}>
          {text('points.convert.left')}: {text('rewards.points', { points: balance })}
        </p>
      </div>
      <Button onClick={onClose}>{text('shell.close')}</Button>
    </StepPanel>
  );
}

function Conversions({ onClose, ...given }: ConvertProps & { onClose: () => void }) {
  const [done, setDone] = useState<Conversion | null>(null);
  if (done !== null) return <Converted done={done} onClose={onClose} />;
  if (given.config.conversion.most === 0) return <NothingNow {...given} />;
  return <ConvertForm {...given} onDone={setDone} />;
}

type ConvertSheetProps = ConvertProps & { open: boolean; onClose: () => void };

/** Turns points into money with the payment password, or says why none can be turned. */
export function ConvertSheet({ open, ...given }: ConvertSheetProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={given.onClose}
      title={text('points.convert')}
      closeLabel={text('shell.close')}
    >
      {open && <Conversions {...given} />}
    </Sheet>
  );
}
