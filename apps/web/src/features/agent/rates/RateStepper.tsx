import type { Ref } from 'react';
import { useText } from '#kit/text.ts';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { minus } from '@pavilion/ui/icons/form-icons.ts';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import { stepFrom, type RateScale } from './rate-scale.ts';
import { useRateText } from './rate-words.ts';

type RateStepperProps = {
  id: string;
  /** The game category, as people read it. */
  name: string;
  /** Hundredths of a percent. */
  rate: number;
  scale: RateScale;
  onChange: (rate: number) => void;
  /** The id of what is said about the rate. */
  about?: string | undefined;
  isRefused?: boolean;
  slider?: Ref<HTMLInputElement> | undefined;
};

/** A slider over the rates of a scale, with buttons for single steps. */
export function RateStepper(props: RateStepperProps) {
  const { id, name, rate, scale, onChange, about, isRefused = false, slider } = props;
  const text = useText();
  const rateText = useRateText();
  const { lowest, highest, step } = scale;
  return (
    <>
      <IconButton
        shape={minus}
        label={text('team.rates.lower', { category: name })}
        disabled={rate <= lowest}
        onClick={() => onChange(stepFrom(rate, -1, scale))}
      />
      <input
        ref={slider}
        id={id}
        type="range"
        min={lowest}
        max={highest}
        step={step}
        value={rate}
        disabled={highest === 0}
        aria-valuetext={rateText(rate)}
        aria-invalid={isRefused || undefined}
        aria-describedby={about}
        onChange={({ target }) => onChange(target.valueAsNumber)}
      />
      <IconButton
        shape={plus}
        label={text('team.rates.raise', { category: name })}
        disabled={rate >= highest}
        onClick={() => onChange(stepFrom(rate, 1, scale))}
      />
    </>
  );
}
