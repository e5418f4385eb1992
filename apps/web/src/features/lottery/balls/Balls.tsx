import type { CSSProperties } from 'react';
import { useText } from '#kit/text.ts';
import { ballsOf, type Ball } from './ball-kinds.ts';
import { Die } from './Die.tsx';
import styles from './Balls.module.css';

function OneBall({ ball: { text: shown, kind, value } }: { ball: Ball }) {
  const text = useText();
  switch (kind) {
    case 'die':
      return <Die value={value} />;
    case 'car':
      return <span className={`${styles.car} ${styles[`car${value}`]}`}>{shown}</span>;
    case 'red':
    case 'blue':
    case 'green':
      return (
        <>
          <span className={`${styles.ball} ${styles[kind]}`}>{shown}</span>
          <span className="visually-hidden"> {text(`lottery.colour.${kind}`)}</span>
        </>
      );
    case 'ball':
    case 'chip':
      return <span className={styles[kind]}>{shown}</span>;
  }
}

type BallStyle = CSSProperties & Record<'--at', number>;

/** In which order they roll in. */
const at = (place: number): BallStyle => ({ '--at': place });

type BallsProps = {
  family: string;
  winNo: string;
  /** Whether they roll in one by one, which they do where the person wants motion. */
  rolls?: boolean;
};

/** A result as balls, dice or cars; for readers each has its number, and its colour in words. */
export function Balls({ family, winNo, rolls = false }: BallsProps) {
  const text = useText();
  const { balls, special, sum } = ballsOf(family, winNo);
  return (
    <ul
      className={rolls ? `${styles.balls} ${styles.rolls}` : styles.balls}
      aria-label={text('lottery.result')}
    >
      {balls.map((ball) => (
        <li key={ball.place} style={rolls ? at(ball.place) : undefined}>
          <OneBall ball={ball} />
        </li>
      ))}
      {special && (
        <li className={styles.special} style={rolls ? at(special.place) : undefined}>
          <span aria-hidden="true">+</span>
          <span className="visually-hidden">{text('lottery.ball.special')} </span>
          <OneBall ball={special} />
        </li>
      )}
      {sum !== null && (
        <li className={styles.sum} style={rolls ? at(balls.length) : undefined}>
          {text('lottery.ball.sum', { sum: String(sum) })}
        </li>
      )}
    </ul>
  );
}
