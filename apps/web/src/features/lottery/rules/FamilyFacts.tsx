import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { ballNumbers, colourOf } from '@pavilion/domain/lottery/lhc/ball-groups';
import { northPrizes, southPrizes } from '@pavilion/domain/lottery/vietnam/regions';
import { paths } from '@pavilion/screens/paths';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { prizeName } from '../draws/prize-name.ts';
import type { Lottery } from '../lottery.queries.ts';
import styles from './Rules.module.css';

const regions: Readonly<Record<string, typeof northPrizes>> = {
  VN_NORTH: northPrizes,
  VN_SOUTH: southPrizes,
};

/** The prizes of a region of Vietnam: how many numbers each has, and of how many digits. */
function VietnamPrizes({ prizes }: { prizes: typeof northPrizes }) {
  const text = useText();
  return (
    <Section title={text('lottery.prizes')}>
      <Card>
        <table className={styles.pays} aria-label={text('lottery.prizes')}>
          <thead>
            <tr>
              <th scope="col">{text('lottery.prizes')}</th>
              <th scope="col">{text('lottery.chart.numbers')}</th>
              <th scope="col">{text('lottery.rules.prize.digits')}</th>
            </tr>
          </thead>
          <tbody>
            {prizes.map(({ name, numbers, digits }) => (
              <tr key={name}>
                <th scope="row">{prizeName(text, name)}</th>
                <td>{numbers}</td>
                <td>{digits}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Card>
    </Section>
  );
}

const colours = ['red', 'blue', 'green'] as const;

/** Which numbers of 49 have which colour and animal. */
function NumberGroups() {
  const text = useText();
  return (
    <Section title={text('lottery.rules.colours')}>
      <Card>
        <div className={styles.lines}>
          {colours.map((colour, at) => (
            <p key={colour}>
              <b>{text(`lottery.colour.${colour}`)}</b>{' '}
              {ballNumbers
                .filter((ball) => colourOf(ball) === at)
                .map((ball) => String(ball).padStart(2, '0'))
                .join(' ')}
            </p>
          ))}
          <p>{text('lottery.rules.animals')}</p>
        </div>
      </Card>
    </Section>
  );
}

/** What the bets of a family look at, where it is more than the drawn numbers. */
export function FamilyFacts({ family }: { family: string }) {
  if (family === 'LHC') return <NumberGroups />;
  const prizes = regions[family];
  return prizes ? <VietnamPrizes prizes={prizes} /> : null;
}

/** How own draws are decided, and where each can be checked. */
export function OwnDraws({ lottery: { code } }: { lottery: Lottery }) {
  const text = useText();
  return (
    <Section title={text('lottery.rules.fair')}>
      <Card>
        <p>{text('lottery.rules.fair.text')}</p>
        <Link className={styles.link} href={paths.lottery({ gameCode: code, view: 'draws' })}>
          {text('lottery.link')}
        </Link>
      </Card>
    </Section>
  );
}
