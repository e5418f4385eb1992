import type { AnimationEvent, CSSProperties, PointerEvent } from 'react';
import { Envelope } from './Envelope.tsx';
import styles from './Falling.module.css';

/** Steps that spread places and times evenly, however many envelopes there are. */
const [lineStep, timeStep] = [0.754_878, 0.569_84];
const count = 18;

const part = (index: number, step: number) => (index * step) % 1;
const between = (least: number, most: number, share: number) => least + (most - least) * share;

type Shares = [number, number, number];

const envelopes = Array.from({ length: count }, (_, index) => {
  const [a, b, c] = [1, 3, 5].map((turn) => part(index * turn + turn, lineStep)) as Shares;
  const seconds = between(4.2, 8, b);
  const style = {
    // Where it falls, in hundredths of what the field leaves beside it.
    '--line': (part(index, lineStep) * 100).toFixed(1),
    '--size': `${between(46, 66, c).toFixed(0)}px`,
    '--drift': `${between(-9, 9, a).toFixed(1)}cqw`,
    '--fall': `${seconds.toFixed(2)}s`,
    '--sway': `${between(1.6, 2.9, c).toFixed(2)}s`,
    // The sky is full at once, as if they had fallen for a while.
    '--begun': `${(-seconds * part(index + 1, timeStep)).toFixed(2)}s`,
  } as CSSProperties;
  return { key: `envelope-${index}`, style };
});

/** Gives an envelope that begins to fall anew another line, and closes it. */
function fallAnew({ animationName, currentTarget }: AnimationEvent<HTMLElement>): void {
  if (!animationName.includes('fall')) return;
  delete currentTarget.dataset['caught'];
  const line = Number(currentTarget.style.getPropertyValue('--line'));
  currentTarget.style.setProperty('--line', ((line + lineStep * 100) % 100).toFixed(1));
}

/**
 * Envelopes that fall without end, moved by the compositor alone. They are for the hand; the plain
 * button below does the same for everybody.
 */
export function FallingEnvelopes({ onTap }: { onTap: () => void }) {
  function tap({ currentTarget }: PointerEvent<HTMLElement>): void {
    currentTarget.dataset['caught'] = '';
    onTap();
  }
  return (
    <div className={styles.sky}>
      {envelopes.map(({ key, style }) => (
        <button
          key={key}
          type="button"
          tabIndex={-1}
          aria-hidden="true"
          className={styles.faller}
          style={style}
          onPointerDown={tap}
          onAnimationIteration={fallAnew}
        >
          <span className={styles.body}>
            <Envelope />
          </span>
        </button>
      ))}
    </div>
  );
}
