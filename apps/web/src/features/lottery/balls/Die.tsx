import styles from './Balls.module.css';

/** Where the pips of each face are, on three rows of three places. */
const pips = [[], [4], [0, 8], [0, 4, 8], [0, 2, 6, 8], [0, 2, 4, 6, 8], [0, 2, 3, 5, 6, 8]];
/** One and four are red, as on the dice of the game. */
const redFaces = [1, 4];

const size = 28;
const placeOf = (at: number) => size / 2 + (at - 1) * 8;

/** The face of a die; readers get its number. */
export function Die({ value }: { value: number }) {
  const colour = redFaces.includes(value) ? '#c62828' : '#1a1c28';
  return (
    <>
      <svg className={styles.die} viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <rect width={size} height={size} rx="7" fill="#fbf8f0" />
        {(pips[value] ?? []).map((place) => (
          <circle
            key={place}
            cx={placeOf(place % 3)}
            cy={placeOf(Math.floor(place / 3))}
            r={value === 1 ? 4.2 : 2.8}
            fill={colour}
          />
        ))}
      </svg>
      <span className="visually-hidden">{value}</span>
    </>
  );
}
