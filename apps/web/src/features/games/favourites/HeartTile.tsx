import { useText } from '#kit/text.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import type { Game } from '../catalogue.queries.ts';
import { GameTile } from '../catalogue/GameTile.tsx';
import type { Favourites } from './favourites.ts';
import styles from './HeartTile.module.css';

// A path of Lucide (lucide.dev), ISC licence, 24 × 24, stroke 2.
const heart =
  'M19 14c1.49-1.46 3-3.21 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.76 0-3 .5-4.5 2-1.5-1.5-2.74-2-4.5-2' +
  'A5.5 5.5 0 0 0 2 8.5c0 2.3 1.5 4.05 3 5.5l7 7Z';

export type HeartTileProps = {
  game: Game;
  href: string;
  favourites: Favourites;
  /** See `GameTile`. */
  first: boolean;
};

/** Renders a game with a heart that adds it to the favourites. */
export function HeartTile({ game, href, favourites, first }: HeartTileProps) {
  const text = useText();
  const on = favourites.has(game.nodeId);
  const name = game.displayName;
  const label = text(on ? 'games.favourite.remove' : 'games.favourite.add', { name });
  return (
    <div className={styles.tile}>
      <GameTile game={game} href={href} first={first} />
      <button
        type="button"
        className={styles.heart}
        aria-pressed={on}
        aria-label={label}
        onClick={() => favourites.toggle(game)}
      >
        <span className={styles.disc}>
          <Icon shape={heart} size={16} />
        </span>
      </button>
    </div>
  );
}
