import { memo, useMemo } from 'react';
import type { Game } from '../catalogue.queries.ts';
import type { Favourites } from '../favourites/favourites.ts';
import { HeartTile } from '../favourites/HeartTile.tsx';
import { useLaunchPath } from '../launch-link.ts';
import { useRowWindow } from './row-window.ts';
import browser from './GameBrowser.module.css';
import styles from './GameGrid.module.css';

const Tile = memo(HeartTile);

export type GameWindowProps = {
  pages: readonly { list: readonly Game[] }[];
  /** Number of games on all pages, including those not yet loaded. */
  total: number;
  columns?: 2 | 3;
  favourites: Favourites;
};

/** Renders a grid of any length but draws only the rows near the window. */
export function GameWindow({ pages, total, columns = 3, favourites }: GameWindowProps) {
  const games = useMemo(() => pages.flatMap((page) => page.list), [pages]);
  const launchPath = useLaunchPath();
  const rows = Math.ceil(games.length / columns);
  const { list, drawn, rowPx } = useRowWindow(rows, columns);
  const first = drawn.from * columns;
  return (
    <ul
      ref={list}
      className={columns === 2 ? browser.gridOfTwo : styles.grid}
      style={{ paddingTop: drawn.from * rowPx, paddingBottom: (rows - drawn.to) * rowPx }}
    >
      {games.slice(first, drawn.to * columns).map((game, index) => (
        <li
          key={game.nodeId}
          className={styles.cell}
          aria-posinset={first + index + 1}
          aria-setsize={total}
        >
          <Tile
            game={game}
            href={launchPath(game)}
            favourites={favourites}
            first={first + index < columns}
          />
        </li>
      ))}
    </ul>
  );
}
