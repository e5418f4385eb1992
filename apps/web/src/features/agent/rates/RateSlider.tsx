import { useId, type Ref } from 'react';
import { useText } from '#kit/text.ts';
import { fixedBy, type PersonRate } from './rate-scale.ts';
import { useRateText } from './rate-words.ts';
import { RateStepper } from './RateStepper.tsx';
import styles from './RateForm.module.css';

type RateSliderProps = {
  of: PersonRate;
  /** The rate that is chosen now. */
  rate: number;
  error: string | undefined;
  onChange: (rate: number) => void;
  slider?: Ref<HTMLInputElement> | undefined;
};

function Fixed({ of, why }: { of: PersonRate; why: 'none' | 'given' }) {
  const text = useText();
  const rateText = useRateText();
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <span>{text(`category.${of.category}`)}</span>
        <strong>{rateText(of.next)}</strong>
      </p>
      <p className={styles.about}>{text(`team.rates.fixed.${why}`)}</p>
    </div>
  );
}

/** Sets the rate of one category between its bounds; shows why where there is nothing to choose. */
export function RateSlider({ of, rate, error, onChange, slider }: RateSliderProps) {
  const text = useText();
  const rateText = useRateText();
  const id = useId();
  const { category, today, next, scale } = of;
  const { lowest, highest } = scale;
  const why = fixedBy(scale);
  if (why !== null && error === undefined) return <Fixed of={of} why={why} />;
  const name = text(`category.${category}`);
  const range = text('team.rates.range', {
    floor: rateText(lowest),
    ceiling: rateText(highest),
  });
  return (
    <div className={styles.row}>
      <p className={styles.head}>
        <label htmlFor={id}>{name}</label>
        <strong data-changed={rate !== next || undefined}>
          {rate === next
            ? rateText(rate)
            : text('team.rates.change', { from: rateText(next), to: rateText(rate) })}
        </strong>
      </p>
      <div className={styles.slide}>
        <RateStepper
          id={id}
          name={name}
          rate={rate}
          scale={scale}
          onChange={onChange}
          about={`${id}-about`}
          slider={slider}
        />
      </div>
      <p id={`${id}-about`} className={styles.about}>
        {error === undefined ? range : <span className={styles.error}>{error}</span>}
        {today !== next && <span>{text('team.rates.today', { rate: rateText(today) })}</span>}
      </p>
    </div>
  );
}
