import { useEffect, useEffectEvent, useRef } from 'react';
import { useText } from '#kit/text.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { ballsOf } from '../balls/ball-kinds.ts';
import { raceParts, raceProgress } from './race-progress.ts';
import balls from '../balls/Balls.module.css';
import styles from './Race.module.css';

const raceMs = 3000;

export type RaceProps = {
  winNo: string;
  onEnd: () => void;
  onSkip: () => void;
};

/** Where a car stands, of the track without the length of the car. */
const placeAt = (progress: number) => `calc((100cqw - 28px) * ${progress})`;

function run(car: HTMLElement): Animation {
  const { car: value, place } = car.dataset;
  const translate = raceProgress(Number(value), Number(place)).map(placeAt);
  const frames = { translate, offset: [...raceParts] };
  return car.animate(frames, { duration: raceMs, fill: 'both' });
}

/** Ten cars that move along their lanes to the order of the result; ends at once out of sight. */
export function Race({ winNo, onEnd, onSkip }: RaceProps) {
  const text = useText();
  const track = useRef<HTMLDivElement>(null);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (document.hidden) {
      end();
      return undefined;
    }
    const cars = track.current?.querySelectorAll<HTMLElement>('[data-place]') ?? [];
    const runs = [...cars].map(run);
    let isShown = true;
    void Promise.allSettled(runs.map(({ finished }) => finished)).then(() => {
      if (isShown) end();
    });
    return () => {
      isShown = false;
      for (const one of runs) one.cancel();
    };
  }, []);
  const cars = ballsOf('PK10', winNo).balls.toSorted((one, other) => one.value - other.value);
  return (
    <div className={styles.race}>
      <div ref={track} className={styles.track} aria-hidden="true">
        {cars.map(({ value, place, text: shown }) => (
          <div key={value} className={styles.lane}>
            <span
              className={`${styles.car} ${balls[`car${value}`]}`}
              data-car={value}
              data-place={place}
            >
              {shown}
            </span>
          </div>
        ))}
      </div>
      <Button kind="secondary" size="compact" onClick={onSkip}>
        {text('lottery.race.skip')}
      </Button>
    </div>
  );
}
