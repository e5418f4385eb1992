import { useText } from '#kit/text.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import type { Game } from '../catalogue.queries.ts';
import type { Favourites } from '../favourites.ts';
import { GameTile } from '../GameTile.tsx';
import { heart } from './heart-shape.ts';
import styles from './HeartTile.module.css';

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
