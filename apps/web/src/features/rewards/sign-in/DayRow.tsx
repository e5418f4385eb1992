import { useLayoutEffect, useRef, type CSSProperties } from 'react';
import { useMoneySymbol, useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { lock } from '@pavilion/ui/icons/document-icons.ts';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { clock } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { check, coins } from '@pavilion/ui/icons/reward-icons.ts';
import { close } from '@pavilion/ui/icons/shell-icons.ts';
import { useGiftAmount } from '../claim/reward-amount.ts';
import type { SignInDay } from './sign-in.queries.ts';
import styles from './DayRow.module.css';

/** Up to so many days stand in lines of four; more scroll in one line. */
const mostInLines = 8;
const inLine = 4;

const stateTexts = {
  claimed: 'reward.state.claimed',
  checking: 'reward.state.checking',
  void: 'reward.state.void',
  open: 'reward.state.issued',
  locked: 'reward.state.locked',
  coming: 'missions.coming',
} as const satisfies Record<SignInDay['state'], string>;

type DayProps = {
  of: SignInDay;
  isToday: boolean;
  isLast: boolean;
  /** Whether it was claimed while the page was open. */
  isFresh: boolean;
};

/**
 * What a day gives, as a coin; a lock while it takes more, a clock while it is checked, a check
 * mark once it was given, a cross where it was taken back.
 */
function Coin({ of: { state, kind }, isLast }: Pick<DayProps, 'of' | 'isLast'>) {
  const symbol = useMoneySymbol();
  if (state === 'claimed') return <Icon shape={check} size={18} />;
  if (state === 'checking') return <Icon shape={clock} size={18} />;
  if (state === 'void') return <Icon shape={close} size={18} />;
  if (state === 'locked') return <Icon shape={lock} size={16} />;
  if (isLast) return <Icon shape={gift} size={20} />;
  return kind === 'points' ? <Icon shape={coins} size={18} /> : symbol;
}

function Day({ of, isToday, isLast, isFresh }: DayProps) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const amountOf = useGiftAmount();
  const day = text('signIn.day', { day: of.day });
  const today = text('signIn.today');
  const said = [day, ...(isToday ? [today] : []), amountOf(of), text(stateTexts[of.state])];
  const classes = [
    styles.day,
    styles[of.state],
    isToday && styles.today,
    isLast && styles.last,
    isFresh && styles.fresh,
  ];
  return (
    <li className={classes.filter(Boolean).join(' ')} aria-current={isToday ? 'date' : undefined}>
      <span className="visually-hidden">{said.join(', ')}</span>
      <span className={styles.cell} aria-hidden="true">
        <span className={styles.name}>{isToday ? today : day}</span>
        <span className={styles.coin}>
          <Coin of={of} isLast={isLast} />
        </span>
        <span className={styles.amount}>
          {of.kind === 'points' ? format.decimal(of.amount, 0) : money(of.amount)}
        </span>
      </span>
    </li>
  );
}

type DayRowProps = {
  days: readonly SignInDay[];
  today: SignInDay | null;
  /** The date that was claimed while the page was open; null for none. */
  fresh: string | null;
};

/** Brings the day of today into the middle of a row that scrolls, without moving the page. */
function useTodayInView(place: number) {
  const list = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const { current: row } = list;
    const cell = row?.children[place];
    if (!row || !(cell instanceof HTMLElement)) return;
    const left = cell.offsetLeft - (row.clientWidth - cell.offsetWidth) / 2;
    row.scrollTo({ left, behavior: 'instant' });
  }, [place]);
  return list;
}

/** The days of the row: what each gives, which were claimed, and which is today. */
export function DayRow({ days, today, fresh }: DayRowProps) {
  const text = useText();
  const list = useTodayInView(days.findIndex(({ day }) => day === today?.day));
  const scrolls = days.length > mostInLines;
  // The last day takes what its line has left.
  const wide = days.length > inLine ? inLine - ((days.length - 1) % inLine) : 1;
  const columns: CSSProperties & Record<'--columns' | '--wide', number> = {
    '--columns': Math.min(days.length, inLine),
    '--wide': wide,
  };
  return (
    <ul
      ref={list}
      className={scrolls ? styles.line : styles.lines}
      data-wide={!scrolls && wide > 1}
      style={columns}
      aria-label={text('signIn.title')}
      // A keyboard scrolls it.
      {...(scrolls && { tabIndex: 0 })}
    >
      {days.map((one, index) => (
        <Day
          key={one.day}
          of={one}
          isToday={one.day === today?.day}
          isLast={index === days.length - 1}
          isFresh={one.date === fresh}
        />
      ))}
    </ul>
  );
}
