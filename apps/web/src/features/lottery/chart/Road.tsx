import { useText } from '#kit/text.ts';
import { AsTable } from './AsTable.tsx';
import { facedOf, runsOf, type CountedDraw, type Side } from './counted.ts';
import { SideScroll } from './SideScroll.tsx';
import styles from './Chart.module.css';

/** The first letter of the side's name in the language, or a sign for a tie. */
function letterOf(side: Side, name: string): string {
  const [first = ''] = name;
  return side === 'tie' ? '=' : first.toUpperCase();
}

type RoadProps = Readonly<{
  /** The places that are compared, from 0. */
  places: readonly [dragon: number, tiger: number];
  draws: readonly CountedDraw[];
}>;

/** Dragon and tiger in columns, one for each run of the same side, the newest draw first. */
export function Road({ places, draws }: RoadProps) {
  const text = useText();
  const faced = facedOf(draws, places);
  const name = text('lottery.chart.road');
  const nameOf = (side: Side) => text(`lottery.rules.option.${side}`);
  const [left, right] = places.map((place) => String(place + 1));
  return (
    <>
      <p className={styles.quiet}>
        {text('lottery.rule.dragon', { left: left ?? '', right: right ?? '' })}{' '}
        {text('lottery.chart.newest')}
      </p>
      <SideScroll name={name}>
        <ol className={styles.road} aria-label={name}>
          {runsOf(faced).map(({ side, numeros }) => (
            <li key={numeros[0]}>
              <span className="visually-hidden">{`${nameOf(side)} × ${numeros.length}`}</span>
              <span className={styles.run} aria-hidden="true">
                {numeros.map((numero) => (
                  <span key={numero} className={`${styles.side} ${styles[side]}`}>
                    {letterOf(side, nameOf(side))}
                  </span>
                ))}
              </span>
            </li>
          ))}
        </ol>
      </SideScroll>
      <AsTable
        name={name}
        columns={[
          ...places.map((place) => text('lottery.hot.place', { number: String(place + 1) })),
          text('lottery.chart.higher'),
        ]}
        rows={faced.map((one) => ({
          numero: one.numero,
          cells: [one.left, one.right, nameOf(one.side)],
        }))}
      />
    </>
  );
}
