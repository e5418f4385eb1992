import { Link } from 'wouter';
import { Picture } from '#features/site/Picture.tsx';
import { useText } from '#kit/text.ts';
import type { Game } from '../catalogue.queries.ts';
import styles from './GameTile.module.css';

export type GameTileProps = {
  game: Game;
  /** From `useLaunchPath`, which a list calls once for all tiles. */
  href: string;
  inRow?: boolean;
  /** In view when the page opens, so its picture is fetched with the page. */
  first?: boolean;
};

/** Renders the mark of a tile; a row of hot games does not repeat it on every tile. */
function Mark({ game, inRow }: { game: Game; inRow: boolean }) {
  const text = useText();
  if (game.isNew) return <span className={styles.markNew}>{text('game.new')}</span>;
  if (game.gameType === 'LIVE') return <span className={styles.markLive}>{text('game.live')}</span>;
  if (game.hot && !inRow) return <span className={styles.markHot}>{text('game.hot')}</span>;
  return null;
}

/** Renders the card of one game; its text names the game for assistive technology. */
export function GameTile({ game, href, inRow = false, first = false }: GameTileProps) {
  const text = useText();
  const content = (
    <>
      <span className={styles.frame} style={{ backgroundColor: game.iconColor || undefined }}>
        <Picture className={styles.picture} src={game.iconUrl} first={first} />
        <Mark game={game} inRow={inRow} />
        {game.maintenance && <span className={styles.resting}>{text('game.resting')}</span>}
      </span>
      <span className={styles.name}>{game.displayName}</span>
      <span className={styles.vendor}>{game.vendorName}</span>
    </>
  );
  if (game.maintenance) return <div className={`${styles.tile} ${styles.off}`}>{content}</div>;
  return (
    <Link className={styles.tile} href={href}>
      {content}
    </Link>
  );
}
