import { useRef, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useLaunchPath } from '#features/games/launch-link.ts';
import { pause, play } from '#features/messages/carousel-shapes.ts';
import { Picture } from '#features/site/Picture.tsx';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useBoardScroll } from './board-scroll.ts';
import { useWinners, type Winner } from './home-live.queries.ts';
import styles from './WinnerBoard.module.css';

function Row({ winner, href }: { winner: Winner; href: string }) {
  const format = useFormat();
  const symbol = useSettings()?.brand.currency.symbol ?? '';
  const content = (
    <>
      <span className={styles.frame} style={{ backgroundColor: winner.iconColor || undefined }}>
        <Picture className={styles.picture} src={winner.iconUrl} />
      </span>
      <span className={styles.who}>
        <span className={styles.game}>{winner.gameName}</span>
        <span className={styles.name}>{winner.customerName}</span>
      </span>
      <span className={styles.amount}>{format.money(winner.winAmount, symbol)}</span>
    </>
  );
  if (winner.maintenance) return <div className={styles.row}>{content}</div>;
  return (
    <Link className={styles.row} href={href}>
      {content}
    </Link>
  );
}

export type WinnerBoardProps = {
  /** Shown when nobody has won; nothing is shown until that is known. */
  none: ReactNode;
};

/** Section 2: real wins of the last days with masked names; a row opens its game. */
export function WinnerBoard({ none }: WinnerBoardProps) {
  const text = useText();
  const { data, isPending } = useWinners();
  const winners = data?.list ?? [];
  const launchPath = useLaunchPath();
  const list = useRef<HTMLOListElement>(null);
  const { moves, playing, togglePlaying } = useBoardScroll(list, winners.length);
  if (winners.length === 0) return isPending ? null : none;
  const stop = moves && (
    <button
      type="button"
      className={styles.stop}
      aria-label={text(playing ? 'lobby.winners.pause' : 'lobby.winners.play')}
      onClick={togglePlaying}
    >
      <Icon shape={playing ? pause : play} size={16} />
    </button>
  );
  return (
    <Section title={text('lobby.winners')} aside={stop}>
      <ol ref={list} className={styles.board}>
        {winners.map((winner) => (
          <li key={winner.id}>
            <Row winner={winner} href={launchPath(winner)} />
          </li>
        ))}
      </ol>
    </Section>
  );
}
