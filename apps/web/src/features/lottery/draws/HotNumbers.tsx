import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useHotGap, type HotGap, type Lottery } from '../lottery.queries.ts';
import { hotRows, positionsOf, type HotRow } from './hot-rows.ts';
import styles from './Draws.module.css';

const skeletonHeights = [44, 320];

function HotTable({ rows }: { rows: readonly HotRow[] }) {
  const text = useText();
  return (
    <table className={styles.hot}>
      <thead>
        <tr>
          <th scope="col">{text('lottery.hot.number')}</th>
          <th scope="col">{text('lottery.hot.hits')}</th>
          <th scope="col">{text('lottery.hot.gap')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, size, hits, gap, isHot, isCold }) => (
          <tr key={label}>
            <th scope="row">
              {size === null ? label : text(`lottery.${size}`)}{' '}
              {isHot && <Tag tone="accent">{text('lottery.hot.hot')}</Tag>}{' '}
              {isCold && <Tag tone="waiting">{text('lottery.hot.cold')}</Tag>}
            </th>
            <td>{hits}</td>
            <td>{gap ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Positions({ family, answer }: { family: string; answer: HotGap }) {
  const text = useText();
  const positions = positionsOf(answer.hot);
  const [chosen, setChosen] = useState<string>();
  const position = positions.find(({ name }) => name === chosen) ?? positions[0];
  if (position === undefined) return null;
  const { name } = position;
  const figures = { hot: answer.hot[name] ?? [], gap: answer.gap[name] ?? [] };
  if (figures.hot.every((hits) => hits === 0)) return null;
  return (
    <Section title={text('lottery.hot')}>
      <p className={styles.quiet}>{text('lottery.hot.text')}</p>
      {positions.length > 1 && (
        <ChipRow
          label={text('lottery.hot.position')}
          chips={positions.map((one) => ({
            key: one.name,
            label: text('lottery.hot.place', { number: String(one.number) }),
          }))}
          value={name}
          onChange={setChosen}
        />
      )}
      <Card>
        <HotTable rows={hotRows(family, figures)} />
      </Card>
    </Section>
  );
}

/** How often numbers came and how long ago, by position; nothing before the first draw. */
export function HotNumbers({ lottery }: { lottery: Lottery }) {
  const query = useHotGap(lottery.gameId);
  return (
    <Loaded query={query} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {(answer) => <Positions family={lottery.family} answer={answer} />}
    </Loaded>
  );
}
