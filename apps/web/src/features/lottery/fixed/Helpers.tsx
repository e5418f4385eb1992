import { useText, type MessageKey } from '#kit/text.ts';
import { range } from '@pavilion/domain/lottery/counting';
import type { Filling } from './filling.ts';
import type { Row } from './numbers.ts';
import styles from './Helpers.module.css';

const partTexts = {
  odd: 'lottery.odd',
  even: 'lottery.even',
  big: 'lottery.big',
  small: 'lottery.small',
} as const satisfies Record<Filling['parts'][number]['name'], MessageKey>;

const runTexts = {
  first: 'lottery.fixed.run.first',
  last: 'lottery.fixed.run.last',
  doors: 'lottery.fixed.run.doors',
} as const satisfies Record<Filling['runs'][number]['name'], MessageKey>;

const animals = [
  'lottery.fixed.animal.rat',
  'lottery.fixed.animal.ox',
  'lottery.fixed.animal.tiger',
  'lottery.fixed.animal.rabbit',
  'lottery.fixed.animal.dragon',
  'lottery.fixed.animal.snake',
  'lottery.fixed.animal.horse',
  'lottery.fixed.animal.goat',
  'lottery.fixed.animal.monkey',
  'lottery.fixed.animal.rooster',
  'lottery.fixed.animal.dog',
  'lottery.fixed.animal.pig',
] as const satisfies readonly MessageKey[];

type HelpersProps = {
  filling: Filling;
  /** Whether numbers of the same digits are bets of their own. */
  hasOrders: boolean;
  chosen: Row;
  onFill: (numbers: Row) => void;
};

type GroupProps = {
  label: string;
  fills: readonly { key: string; label: string; numbers: () => Row }[];
  /** Words need more room than digits. */
  areWords?: boolean;
  onFill: (numbers: Row) => void;
};

function FillGroup({ label, fills, areWords = false, onFill }: GroupProps) {
  return (
    <div role="group" aria-label={label} className={areWords ? styles.words : styles.group}>
      <span className={styles.label} aria-hidden="true">
        {label}
      </span>
      {fills.map((fill) => (
        <button
          key={fill.key}
          type="button"
          className={styles.fill}
          onClick={() => onFill(fill.numbers())}
        >
          {fill.label}
        </button>
      ))}
    </div>
  );
}

/** What chooses many numbers at a press; folded at first. */
export function Helpers({ filling, hasOrders, chosen, onFill }: HelpersProps) {
  const text = useText();
  const { inOtherOrders, parts, runs, ofAnimal } = filling;
  const mixed = [
    ...(hasOrders
      ? [
          {
            key: 'orders',
            label: text('lottery.fixed.reverse'),
            numbers: () => inOtherOrders(chosen),
          },
        ]
      : []),
    ...parts.map(({ name, numbers }) => ({
      key: name,
      label: text(partTexts[name]),
      numbers: () => numbers,
    })),
  ];
  return (
    <details className={styles.helpers}>
      <summary className={styles.summary}>{text('lottery.fixed.fill')}</summary>
      <div className={styles.groups}>
        {mixed.length > 0 && (
          <FillGroup
            areWords
            label={text('lottery.fixed.fill.with')}
            fills={mixed}
            onFill={onFill}
          />
        )}
        {runs.map(({ name, of }) => (
          <FillGroup
            key={name}
            label={text(runTexts[name])}
            fills={range(0, 9).map((digit) => ({
              key: `${digit}`,
              label: `${digit}`,
              numbers: () => of(digit),
            }))}
            onFill={onFill}
          />
        ))}
        {ofAnimal && (
          <FillGroup
            areWords
            label={text('lottery.fixed.animals')}
            fills={animals.map((name, animal) => ({
              key: name,
              label: text(name),
              numbers: () => ofAnimal(animal),
            }))}
            onFill={onFill}
          />
        )}
      </div>
    </details>
  );
}
