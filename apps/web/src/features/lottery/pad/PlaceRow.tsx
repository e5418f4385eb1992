import { useId } from 'react';
import { useText } from '#kit/text.ts';
import { fivePlaces, rowWords } from './play-words.ts';
import styles from './Pad.module.css';

type PlaceProps = {
  /** From 0 for the first. */
  chosen: readonly number[];
  onChange: (places: readonly number[]) => void;
};

/** The positions on which numbers are bet. */
export function PlaceRow({ chosen, onChange }: PlaceProps) {
  const text = useText();
  const id = useId();
  const toggled = (place: number) =>
    [...fivePlaces.keys()].filter((one) => chosen.includes(one) !== (one === place));
  return (
    <div className={styles.row}>
      <h2 id={id} className={styles.name}>
        {text('lottery.pad.positions')}
      </h2>
      <div role="group" aria-labelledby={id} className={styles.places}>
        {fivePlaces.map((shape, place) => (
          <button
            key={shape.name}
            type="button"
            aria-pressed={chosen.includes(place)}
            className={styles.only}
            onClick={() => onChange(toggled(place))}
          >
            {rowWords(text, shape)}
          </button>
        ))}
      </div>
    </div>
  );
}
