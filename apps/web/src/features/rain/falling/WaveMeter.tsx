import { useState, type CSSProperties } from 'react';
import { useServerTime } from '#kit/clock/server-time.ts';
import { useText } from '#kit/text.ts';
import { endOfWave, type RainTimes } from '@pavilion/domain/reward/rain';
import styles from './Falling.module.css';

type WaveProps = { times: RainTimes; wave: number; aheadMs: number };

/** What is left of a wave; drawn anew for each wave. */
function WaveBar({ times, wave, aheadMs }: WaveProps) {
  const endsAt = endOfWave(times, wave);
  const [passedMs] = useState(() => times.waveSeconds * 1000 - (endsAt - (Date.now() + aheadMs)));
  const style = { '--wave': `${times.waveSeconds}s`, '--passed': `${-passedMs}ms` };
  return (
    <div className={styles.bar} aria-hidden="true">
      <div className={styles.left} style={style as CSSProperties} />
    </div>
  );
}

/** Which wave falls, and how long it does. */
export function WaveMeter({ times, wave, aheadMs }: WaveProps) {
  const text = useText();
  const endsAt = endOfWave(times, wave);
  const seconds = useServerTime(aheadMs, (at) => Math.max(Math.ceil((endsAt - at) / 1000), 0));
  return (
    <div className={styles.meter}>
      <div className={styles.figures}>
        <h2 className={styles.wave}>{text('rain.wave', { wave, waves: times.waves })}</h2>
        <span className={styles.seconds} role="timer" aria-live="off">
          {text('rain.wave.ends', { seconds })}
        </span>
      </div>
      <WaveBar key={wave} times={times} wave={wave} aheadMs={aheadMs} />
    </div>
  );
}
