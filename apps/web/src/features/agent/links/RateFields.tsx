import { useId } from 'react';
import { useText } from '#kit/text.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { circleAlert } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useRateText } from '../rates/rate-words.ts';
import { RateStepper } from '../rates/RateStepper.tsx';
import type { CategoryScale, GivenRates } from './given-rates.ts';
import styles from './RateFields.module.css';

/** A refused rate, and of which category it is; null where that is not known. */
export type RateProblem = { category: GameType | null; message: string };

type RateRowProps = {
  scale: CategoryScale;
  value: number;
  problem: string | undefined;
  onChange: (rate: number) => void;
};

function Problem({ id, message }: { id: string; message: string }) {
  return (
    <p id={id} role="alert" className={styles.problem}>
      <Icon shape={circleAlert} size={16} />
      {message}
    </p>
  );
}

/** One rate: a slider, with buttons for single steps. */
function RateRow({ scale, value, problem, onChange }: RateRowProps) {
  const text = useText();
  const rateText = useRateText();
  const id = useId();
  const { category } = scale;
  const name = text(`category.${category}`);
  const noteId = `${id}-note`;
  return (
    <div className={styles.row}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <RateStepper
        id={id}
        name={name}
        rate={value}
        scale={scale}
        onChange={onChange}
        about={problem === undefined ? undefined : noteId}
        isRefused={problem !== undefined}
      />
      <output className={styles.value} htmlFor={id} data-some={value > 0 || undefined}>
        {rateText(value)}
      </output>
      {problem !== undefined && <Problem id={noteId} message={problem} />}
    </div>
  );
}

type RateFieldsProps = {
  scales: readonly CategoryScale[];
  value: GivenRates;
  problem: RateProblem | null;
  onChange: (rates: GivenRates) => void;
};

/** Chooses a rate for each game category, from 0 to what the agent can give on. */
export function RateFields({ scales, value, problem, onChange }: RateFieldsProps) {
  const text = useText();
  const id = useId();
  const ofAll = (rateOf: (scale: CategoryScale) => number) =>
    onChange(Object.fromEntries(scales.map((scale) => [scale.category, rateOf(scale)])));
  if (scales.every(({ highest }) => highest === 0)) {
    return <p className={styles.hint}>{text('rates.nothing')}</p>;
  }
  return (
    <fieldset className={styles.rates}>
      <legend className={styles.legend}>{text('rates.title')}</legend>
      <p className={styles.hint}>{text('rates.hint')}</p>
      <div className={styles.all}>
        <Button kind="secondary" size="compact" onClick={() => ofAll(() => 0)}>
          {text('rates.none')}
        </Button>
        <Button kind="secondary" size="compact" onClick={() => ofAll(({ highest }) => highest)}>
          {text('rates.highest')}
        </Button>
      </div>
      {problem?.category === null && <Problem id={`${id}-all`} message={problem.message} />}
      {scales.map((scale) => {
        const { category } = scale;
        return (
          <RateRow
            key={category}
            scale={scale}
            value={Math.min(value[category] ?? 0, scale.highest)}
            problem={problem?.category === category ? problem.message : undefined}
            onChange={(rate) => onChange({ ...value, [category]: rate })}
          />
        );
      })}
    </fieldset>
  );
}
