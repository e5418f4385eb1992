import { useId } from 'react';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { fraction, largestOf, productOf, wholeOf } from '@pavilion/domain/lottery/fraction';
import type { Play } from '@pavilion/domain/lottery/play';
import { oddsAt, seriesRange } from '@pavilion/domain/lottery/price/series';
import { formatAmount } from '@pavilion/domain/wallet/money';
import { IconButton } from '@pavilion/ui/actions/IconButton.tsx';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { minus } from '@pavilion/ui/icons/form-icons.ts';
import { plus } from '@pavilion/ui/icons/shell-icons.ts';
import type { Room } from '../room/room.ts';
import { choosePrice, usePadPrice, type PadPrice } from './price-choice.ts';
import styles from './Pad.module.css';

const usualTimes = [1, 5, 10, 20];

function Times({ multiple, times, most }: Pick<PadPrice, 'multiple' | 'times'> & { most: number }) {
  const text = useText();
  const format = useFormat();
  const set = (value: number) => choosePrice({ times: String(Math.min(most, Math.max(1, value))) });
  const range = { most: format.decimal(String(most), 0) };
  return (
    <>
      <TextField
        label={text('lottery.pad.multiple')}
        inputMode="numeric"
        autoComplete="off"
        className={styles.times}
        value={times}
        error={multiple === null ? text('lottery.pad.multiple.range', range) : undefined}
        onChange={({ target }) => choosePrice({ times: target.value })}
        lead={
          <IconButton
            shape={minus}
            label={text('lottery.pad.multiple.less')}
            onClick={() => set((multiple ?? 2) - 1)}
          />
        }
        trail={
          <IconButton
            shape={plus}
            label={text('lottery.pad.multiple.more')}
            onClick={() => set((multiple ?? 0) + 1)}
          />
        }
      />
      <ChipRow
        label={text('lottery.pad.multiple.chips')}
        chips={usualTimes
          .filter((value) => value <= most)
          .map((value) => ({ key: String(value), label: `× ${value}` }))}
        value={String(multiple)}
        onChange={(value) => set(Number(value))}
      />
    </>
  );
}

/** Hundredths of a percent as a text; a series is so many of 2000. */
const percentOf = (series: number) => formatAmount(BigInt(series) * 5n, 2);

type PriceProps = { room: Room; play: Play<unknown> };

function Slider({ room, play }: PriceProps) {
  const text = useText();
  const money = useMoneyFormat();
  const format = useFormat();
  const id = useId();
  const { unit, multiple, series, own } = usePadPrice(room);
  const fair = play.tiers.map(({ odds }) => odds);
  const stake = fraction(unit.betMinor * BigInt(multiple ?? 1));
  const prize = wholeOf(productOf(stake, largestOf(oddsAt(series, fair))));
  const value = text('lottery.pad.slider.value', {
    prize: money(formatAmount(prize, room.digits)),
    percent: format.decimal(percentOf(own - series), 2),
  });
  return (
    <div className={styles.row}>
      <div className={styles.head}>
        <label htmlFor={id} className={styles.name}>
          {text('lottery.pad.slider')}
        </label>
        <span aria-hidden="true">{value}</span>
      </div>
      <input
        id={id}
        type="range"
        className={styles.slider}
        min={room.series?.least ?? seriesRange.least}
        max={own}
        step={seriesRange.step}
        value={series}
        aria-valuetext={value}
        aria-describedby={`${id}-text`}
        onChange={({ target }) => choosePrice({ series: target.valueAsNumber })}
      />
      <p id={`${id}-text`} className={styles.quiet}>
        {text('lottery.pad.slider.text', { percent: format.decimal(percentOf(own), 2) })}
      </p>
    </div>
  );
}

/** Unit, multiple and slider. */
export function PriceBar({ room, play }: PriceProps) {
  const text = useText();
  const money = useMoneyFormat();
  const { units, unit, times, multiple } = usePadPrice(room);
  return (
    <div className={styles.price}>
      <div className={styles.row}>
        <span className={styles.name} aria-hidden="true">
          {text('lottery.pad.unit')}
        </span>
        <ChipRow
          label={text('lottery.pad.unit')}
          chips={units.map(({ modeId, betMinor }) => ({
            key: String(modeId),
            label: money(formatAmount(betMinor, room.digits)),
          }))}
          value={String(unit.modeId)}
          onChange={(modeId) => choosePrice({ modeId: Number(modeId) })}
        />
      </div>
      <Times multiple={multiple} times={times} most={room.setting.betMultipleMax} />
      <Slider room={room} play={play} />
    </div>
  );
}
