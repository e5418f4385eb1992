import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { Balls } from '../balls/Balls.tsx';
import { Countdown } from '../clock/Countdown.tsx';
import type { Opened } from '../clock/opened.ts';
import type { Lottery } from '../lottery.queries.ts';
import styles from './Lobby.module.css';

function OpenDraw({ opened, name }: { opened: Opened; name: string }) {
  const text = useText();
  const { numero, closesAtMs } = opened;
  if (numero === null || closesAtMs === null) {
    return <p className={styles.open}>{text('lottery.open.none')}</p>;
  }
  return (
    <div className={styles.open}>
      <p className={styles.numero}>{text('lottery.numero', { numero })}</p>
      <Countdown closesAtMs={closesAtMs} name={name} />
    </div>
  );
}

function LastResult({ family, opened }: { family: string; opened: Opened }) {
  const text = useText();
  const { lastNumero, lastWinNo } = opened;
  if (lastNumero === null || lastWinNo === null) {
    return <p className={styles.last}>{text('lottery.last.none')}</p>;
  }
  return (
    <div className={styles.last}>
      <p className={styles.numero}>
        {text('lottery.last')} {lastNumero}
      </p>
      <Balls family={family} winNo={lastWinNo} />
    </div>
  );
}

type TileProps = {
  lottery: Lottery;
  /** Where the tile leads. */
  href: string;
  /** Undefined while it is not known. */
  opened: Opened | undefined;
  isPending: boolean;
  /** What more is known of it, below its name. */
  children?: ReactNode;
};

/** A lottery with its open draw and last result; a smaller link leads to its draws. */
export function LotteryTile({ lottery, href, opened, isPending, children }: TileProps) {
  const text = useText();
  const { code, family, remark, paused } = lottery;
  return (
    <li className={paused ? `${styles.tile} ${styles.paused}` : styles.tile}>
      <div className={styles.head}>
        <Link className={styles.name} href={href}>
          {remark}
        </Link>
        <Link
          className={styles.link}
          href={paths.lottery({ gameCode: code, view: 'draws' })}
          aria-label={`${text('lottery.draws')}: ${remark}`}
        >
          {text('lottery.draws')}
        </Link>
      </div>
      {children}
      {paused && (
        <p>
          <Tag tone="waiting">{text('lottery.paused')}</Tag>
        </p>
      )}
      {opened && (
        <>
          <OpenDraw opened={opened} name={remark} />
          <LastResult family={family} opened={opened} />
        </>
      )}
      {!opened && (
        <div className={styles.later} aria-hidden="true">
          {isPending && <Skeleton width="62%" height={14} />}
          {isPending && <Skeleton width="44%" height={28} />}
        </div>
      )}
    </li>
  );
}
