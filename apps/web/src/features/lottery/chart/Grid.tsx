import { useText } from '#kit/text.ts';
import { colourOf, colours } from '@pavilion/domain/lottery/lhc/ball-groups';
import { gridOf, shortNumero, type Cell, type LastDraws } from './counted.ts';
import { SideScroll } from './SideScroll.tsx';
import { trackName } from './track-name.ts';
import { sizes, type Track } from './tracks.ts';
import balls from '../balls/Balls.module.css';
import styles from './Chart.module.css';

/** What a column is called: the ball itself, or big, small, odd and even in words. */
function useColumnName(): (column: string) => string {
  const text = useText();
  return (column) => {
    const size = sizes.find((one) => one === column);
    return size === undefined ? column : text(`lottery.${size}`);
  };
}

const colourNames = ['red', 'blue', 'green'] as const;

/** The colour that a ball of LHC has. */
const colourName = (column: string) =>
  colourNames.find((name) => name === colours[colourOf(Number(column))]);

/** A ball that was drawn, with how often where it was more than once. */
function Drawn({ family, cell: { column, times } }: { family: string; cell: Cell }) {
  const text = useText();
  const nameOf = useColumnName();
  const isSize = sizes.some((size) => size === column);
  const colour = family === 'LHC' && !isSize ? colourName(column) : undefined;
  const look = colour === undefined ? balls.ball : `${balls.ball} ${balls[colour]}`;
  return (
    <>
      <span className={isSize ? styles.size : look}>{nameOf(column)}</span>
      {times > 1 && <span className={styles.times}> ×{times}</span>}
      <span className="visually-hidden">
        {' '}
        {colour !== undefined && text(`lottery.colour.${colour}`)} {text('lottery.chart.drawn')}
      </span>
    </>
  );
}

type GridProps = Readonly<{ family: string; track: Track; draws: LastDraws }>;

/** A row for each draw, the newest on top, and a column for each ball. */
export function Grid({ family, track, draws }: GridProps) {
  const text = useText();
  const nameOf = useColumnName();
  const name = trackName(text, track.name);
  return (
    <SideScroll name={name}>
      <table className={styles.grid} aria-label={name}>
        <thead>
          <tr>
            <th scope="col">{text('lottery.chart.draw')}</th>
            {track.columns.map((column) => (
              <th key={column} scope="col">
                {nameOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {gridOf(draws, track).map(({ numero, cells }) => (
            <tr key={numero}>
              <th scope="row">{shortNumero(numero)}</th>
              {cells.map((cell) => (
                <td key={cell.column}>
                  {cell.times > 0 ? <Drawn family={family} cell={cell} /> : cell.gap}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </SideScroll>
  );
}
