import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import type { PrizeMode } from '@pavilion/domain/lottery/order/prize-mode';
import { paths } from '@pavilion/screens/paths';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { Countdown } from '../clock/Countdown.tsx';
import type { Opened } from '../clock/opened.ts';
import { useLotteries, useOpened, type Lottery } from '../lottery.queries.ts';
import { isFamilyCode } from '../room/family.ts';
import { modeFor } from '../room/mode.ts';
import { bettingPath, useLeave } from './drop-cart.ts';
import styles from './LotteryList.module.css';

export type ListProps = {
  open: boolean;
  onClose: () => void;
  /** The code of the lottery that is shown. */
  shown: string;
  mode: PrizeMode | null;
};

type RowProps = Omit<ListProps, 'open'> & { lottery: Lottery; opened: Opened | undefined };

/** What a lottery takes bets on, in a line. */
function OpenDraw({ opened, name }: { opened: Opened; name: string }) {
  const text = useText();
  const { numero, closesAtMs } = opened;
  if (numero === null || closesAtMs === null) return <p>{text('lottery.open.none')}</p>;
  return (
    <>
      <p>{text('lottery.numero', { numero })}</p>
      <Countdown closesAtMs={closesAtMs} name={name} />
    </>
  );
}

function Row({ lottery, opened, shown, mode: wanted, onClose }: RowProps) {
  const text = useText();
  const leave = useLeave();
  const { code: gameCode, family, remark, paused } = lottery;
  const mode = isFamilyCode(family) ? modeFor(family, wanted) : null;
  async function choose(event: MouseEvent): Promise<void> {
    if (mode === null) return;
    event.preventDefault();
    if (gameCode === shown || (await leave({ gameCode, mode }))) onClose();
  }
  return (
    <li className={styles.lottery}>
      <Link
        className={styles.name}
        href={mode === null ? paths.lottery({ gameCode }) : bettingPath({ gameCode, mode })}
        aria-current={gameCode === shown ? 'page' : undefined}
        onClick={(event) => void choose(event)}
      >
        {remark}
      </Link>
      {paused && <Tag tone="waiting">{text('lottery.paused')}</Tag>}
      <div className={styles.open}>{opened && <OpenDraw opened={opened} name={remark} />}</div>
    </li>
  );
}

function Lotteries(row: Omit<ListProps, 'open'>) {
  const lotteries = useLotteries();
  const own = useOpened('own');
  const outside = useOpened('outside');
  const all = [...(own.data?.list ?? []), ...(outside.data?.list ?? [])];
  return (
    <Loaded query={lotteries} skeleton={<SkeletonRows />}>
      {(groups) =>
        groups.map(({ gameGroupId, code, remark, games }) => (
          <section key={gameGroupId} aria-label={remark}>
            <h3 className={styles.group}>{remark}</h3>
            <ul className={styles.lotteries}>
              {games.map((game) => (
                <Row
                  key={game.gameId}
                  {...row}
                  lottery={{ ...game, family: code }}
                  opened={all.find(({ gameId }) => gameId === game.gameId)}
                />
              ))}
            </ul>
          </section>
        ))
      }
    </Loaded>
  );
}

/** A sheet with all lotteries by group, each with its open draw; a press leads to its bets. */
export function LotteryList({ open, ...row }: ListProps) {
  const text = useText();
  return (
    <Sheet
      open={open}
      onClose={row.onClose}
      title={text('lottery.choose')}
      closeLabel={text('shell.close')}
    >
      <Lotteries {...row} />
    </Sheet>
  );
}
