import { useId, useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Money } from '@pavilion/ui/values/Money.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useDayText } from '../team/team-words.ts';
import { hasCarry, reasonOf } from './rebate-groups.ts';
import { stateTones } from './rebate-states.ts';
import { RebateLines } from './RebateLines.tsx';
import { useRebateLines, type RebateSum } from './rebates.queries.ts';
import styles from './Rebates.module.css';

/** What makes a sum, where that is more than the lines of its day. */
function Carry({ sum }: { sum: RebateSum }) {
  const text = useText();
  const money = useMoneyFormat();
  const parts = (['earned', 'carriedIn', 'carriedOut'] as const).filter(
    (part) => part === 'earned' || /[1-9]/.test(sum[part]),
  );
  return (
    <dl className={styles.carry}>
      {parts.map((part) => (
        <div key={part}>
          <dt>{text(`team.rebates.${part}`)}</dt>
          <dd>
            <Money amount={sum[part]} format={money} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** One sum that is paid: for own play, or for the lines below. */
function Sum({ sum }: { sum: RebateSum }) {
  const text = useText();
  const format = useFormat();
  const money = useMoneyFormat();
  return (
    <li className={styles.sum}>
      <p className={styles.head}>
        <span>{text(sum.own ? 'team.rebates.own' : 'team.rebates.lines')}</span>
        <span className={styles.paid}>
          <Tag tone={stateTones[sum.state]}>{text(`team.rebates.state.${sum.state}`)}</Tag>
          <Money amount={sum.paid} format={money} />
        </span>
      </p>
      <p className={styles.note}>
        {text(`team.rebates.about.${reasonOf(sum)}`, {
          time: sum.paidAt === null ? '' : format.dateTime(sum.paidAt),
        })}
      </p>
      {hasCarry(sum) && <Carry sum={sum} />}
    </li>
  );
}

function DayLines({ day }: { day: string }) {
  const text = useText();
  const dayText = useDayText();
  const query = useRebateLines({ startDate: day, endDate: day });
  return (
    <Loaded query={query} skeleton={<SkeletonRows rows={3} />}>
      {({ list }) => (
        <>
          <RebateLines
            label={text('team.rebates.lines.of', { day: dayText(day) })}
            lines={list}
            withState={false}
          />
          <ShowMore query={query} />
        </>
      )}
    </Loaded>
  );
}

type RebateDayProps = { day: string; sums: readonly RebateSum[] };

/** The sums of one day, and at a press the lines that make them. */
export function RebateDay({ day, sums }: RebateDayProps) {
  const text = useText();
  const dayText = useDayText();
  const [isOpen, setOpen] = useState(false);
  const linesId = useId();
  const toggle = isOpen ? 'hide' : 'show';
  return (
    <Card look="flush">
      <h2 className={styles.day}>{dayText(day)}</h2>
      <ul className={styles.sums}>
        {sums.map((sum) => (
          <Sum key={String(sum.own)} sum={sum} />
        ))}
      </ul>
      {isOpen && (
        <div id={linesId} className={styles.opened}>
          <DayLines day={day} />
        </div>
      )}
      <button
        type="button"
        className={styles.more}
        aria-expanded={isOpen}
        aria-controls={isOpen ? linesId : undefined}
        aria-label={text(`team.rebates.${toggle}.of`, { day: dayText(day) })}
        onClick={() => setOpen(!isOpen)}
      >
        {text(`team.rebates.${toggle}`)}
        <Icon shape={chevronDown} size={14} className={styles.turned ?? ''} />
      </button>
    </Card>
  );
}
