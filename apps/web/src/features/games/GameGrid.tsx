import { limits } from '@pavilion/domain/limits';
import { Skeleton } from '@pavilion/ui/states/Skeleton.tsx';
import type { Game } from './catalogue.queries.ts';
import { GameTile } from './catalogue/GameTile.tsx';
import { useLaunchPath } from './launch-link.ts';
import styles from './catalogue/GameGrid.module.css';

export function GameGrid({ games }: { games: readonly Game[] }) {
  const launchPath = useLaunchPath();
  return (
    <ul className={styles.grid}>
      {games.map((game) => (
        <li key={game.nodeId} className={styles.cell}>
          <GameTile game={game} href={launchPath(game)} />
        </li>
      ))}
    </ul>
  );
}

type GameRowProps = {
  games: readonly Game[];
  lines: 1 | 2;
  /** True for the row at the top of its page. */
  first?: boolean;
};

/** Shows three slides in view, swiped sideways; a slide is one tile, or two above each other. */
export function GameRow({ games, lines, first = false }: GameRowProps) {
  const launchPath = useLaunchPath();
  return (
    <ul className={lines === 2 ? styles.rows : styles.row}>
      {games.map((game, index) => (
        <li key={game.nodeId} className={styles.cell}>
          <GameTile
            game={game}
            href={launchPath(game)}
            inRow
            first={first && index < limits.gameCarouselSlides * lines}
          />
        </li>
      ))}
    </ul>
  );
}

type SkeletonProps = { count: number; as: 'grid' | 'row' | 'rows' };

export function GameSkeletons({ count, as }: SkeletonProps) {
  return (
    <ul className={styles[as]} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles.cell}>
          <span className={styles.shape}>
            <Skeleton height="100%" radius="var(--radius-m)" />
          </span>
          <span className={styles.line}>
            <Skeleton width="80%" height={12} />
          </span>
          <span className={styles.line}>
            <Skeleton width="50%" height={10} />
          </span>
        </li>
      ))}
    </ul>
  );
}
