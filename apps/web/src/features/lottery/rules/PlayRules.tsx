import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import type { FamilyCode } from '@pavilion/domain/lottery/play';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { prizeName } from '../draws/prize-name.ts';
import type { RoomGroup, RoomPlay } from '../room/room.ts';
import { chosenIn } from './chosen.ts';
import { paidForText } from './paid-for.ts';
import { paidRows, paidText } from './pays.ts';
import { usePercent } from './percent.ts';
import { paidIn, returnRange, seriesShown, type Pricing } from './pricing.ts';
import { winsWhen, type Sentence } from './sentences.ts';
import styles from './Rules.module.css';

function useSentence(): (sentence: Sentence) => string {
  const text = useText();
  return ({ key, values, prizes }) => {
    const names = prizes?.map((prize) => prizeName(text, prize)).join(', ');
    return text(key, { ...values, ...(names !== undefined && { prizes: names }) });
  };
}

type OfPlay = Readonly<{ pricing: Pricing; family: FamilyCode; offered: RoomPlay }>;

/** What 1.00 pays, a row for each of the odds and a column for each end of the slider. */
function PaysTable({ pricing, offered }: Pick<OfPlay, 'pricing' | 'offered'>) {
  const text = useText();
  const format = useFormat();
  const { play, name, odds } = offered;
  const rows = paidRows(play, odds);
  const hasLabels = rows.some((row) => row.for.kind !== 'all');
  const shown = seriesShown(pricing);
  const heads =
    shown.length > 1
      ? shown.map((series) => text('lottery.rules.pays.at', { series }))
      : [text('lottery.rules.pays')];
  return (
    <table className={styles.pays} aria-label={name}>
      <thead>
        <tr>
          {hasLabels && <th scope="col">{text('lottery.rules.for')}</th>}
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const label = paidForText(text, row.for);
          return (
            <tr key={label}>
              {hasLabels && <th scope="row">{label}</th>}
              {paidIn(pricing, row.odds).map((paid, at) => {
                const decimals = paidText(paid);
                const places = decimals.split('.')[1]?.length;
                return <td key={heads[at]}>{format.decimal(decimals, places)}</td>;
              })}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function PlayRule({ pricing, family, offered }: OfPlay) {
  const text = useText();
  const percent = usePercent();
  const sentence = useSentence();
  const { play, name, isOpen } = offered;
  const [least, most] = returnRange(pricing, family, offered);
  const returned = least === most ? percent(most) : `${percent(least)} – ${percent(most)}`;
  return (
    <li className={styles.play}>
      <h3 className={styles.name}>
        {name} {!isOpen && <Tag tone="waiting">{text('lottery.play.closed')}</Tag>}
      </h3>
      <p>{sentence(chosenIn(play))}</p>
      {winsWhen(family, play).map((wins) => (
        <p key={wins.key}>{sentence(wins)}</p>
      ))}
      {play.units > 1 && <p>{text('lottery.rules.units', { count: play.units })}</p>}
      <PaysTable pricing={pricing} offered={offered} />
      <p className={styles.return}>{text('lottery.rules.return', { percent: returned })}</p>
    </li>
  );
}

type PlaysProps = Readonly<{
  pricing: Pricing;
  family: FamilyCode;
  groups: readonly RoomGroup[];
}>;

/** Every play of a prize mode by group, each group behind its name. */
export function PlayRules({ pricing, family, groups }: PlaysProps) {
  const text = useText();
  return (
    <Section title={text('lottery.rules.plays')}>
      <div className={styles.groups}>
        {groups.map(({ code, name, parts }) => (
          <details key={code} className={styles.group}>
            <summary>{name}</summary>
            <ul className={styles.plays}>
              {parts
                .flatMap(({ plays }) => plays)
                .map((offered) => (
                  <PlayRule
                    key={offered.play.playId}
                    pricing={pricing}
                    family={family}
                    offered={offered}
                  />
                ))}
            </ul>
          </details>
        ))}
      </div>
    </Section>
  );
}
