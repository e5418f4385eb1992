import { useText } from '#kit/text.ts';
import type { FamilyCode, RowShape } from '@pavilion/domain/lottery/play';
import { nameOfBall } from '../balls/ball-names.ts';
import { Die } from '../balls/Die.tsx';
import { colourOfBall, optionText } from './options.ts';
import ballStyles from '../balls/Balls.module.css';
import styles from './Tiles.module.css';

type OptionProps = { family: FamilyCode; row: RowShape; ball: number };

/** What an option is called aloud: with the colour of its number in words. */
export function useOptionName(): (option: OptionProps) => string {
  const text = useText();
  return ({ family, row, ball }) => {
    const name = optionText(row, ball, text);
    const colour = row.balls.names ? null : colourOfBall(family, row, ball);
    return colour === null ? name : `${name} ${text(`lottery.colour.${colour}`)}`;
  };
}

/** An option as it is seen: a die, a number in its colour, or a word. */
export function OptionFace({ family, row, ball }: OptionProps) {
  const text = useText();
  const shown = optionText(row, ball, text);
  const colour = colourOfBall(family, row, ball);
  if (family === 'K3' && row.name === 'NUMBERS') return <Die value={ball} />;
  if (nameOfBall(row.balls, ball) !== null) {
    return (
      <span className={styles.word}>
        {colour !== null && <i className={`${styles.dot} ${ballStyles[colour]}`} />}
        <span className={styles.name}>{shown}</span>
      </span>
    );
  }
  return colour === null ? (
    <b className={styles.digit}>{shown}</b>
  ) : (
    <span className={`${styles.number} ${ballStyles.ball} ${ballStyles[colour]}`}>{shown}</span>
  );
}
