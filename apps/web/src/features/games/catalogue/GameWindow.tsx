import { memo, startTransition, useEffect, useRef, useState } from 'react';
import type { Game } from '../catalogue.queries.ts';
import type { Favourites } from '../favourites.ts';
import { HeartTile } from './HeartTile.tsx';
import grid from './GameGrid.module.css';
import styles from './GameWindow.module.css';

/** Whole rows for two as for three columns, and few enough to draw within a frame. */
const gamesPerBlock = 6;
/** Blocks farther away than this are not drawn; their place is kept. */
const drawnWithinPx = 1200;
const drawnAtFirst = 3;

/** What a block was last measured at, so that going back finds a page of the right height. */
const heights = new Map<number, number>();
const guessedTilePx = 214;

const watched = new WeakMap<Element, (near: boolean) => void>();
let observer: IntersectionObserver | null = null;

function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) watched.get(target)?.(isIntersecting);
    },
    { rootMargin: `${drawnWithinPx}px 0px` },
  );
  return observer;
}

type BlockProps = {
  games: readonly Game[];
  index: number;
  columns: 2 | 3;
  favourites: Favourites;
};

function reservedPx({ games, columns }: BlockProps): number {
  const known = heights.get(columns);
  const rows = Math.ceil(games.length / columns);
  return known === undefined ? rows * guessedTilePx : (known * rows * columns) / gamesPerBlock;
}

function Block(props: BlockProps) {
  const { games, index, columns, favourites } = props;
  const ref = useRef<HTMLDivElement>(null);
  const [near, setNear] = useState(index < drawnAtFirst);
  useEffect(() => {
    const element = ref.current;
    if (element === null) return;
    // Drawing gives way to the finger: it is spread over as many frames as it needs.
    watched.set(element, (isNear) => startTransition(() => setNear(isNear)));
    sharedObserver().observe(element);
    return () => sharedObserver().unobserve(element);
  }, []);
  useEffect(() => {
    if (!near || games.length < gamesPerBlock || heights.has(columns)) return;
    const height = ref.current?.offsetHeight ?? 0;
    if (height > 0) heights.set(columns, height);
  }, [near, games.length, columns]);
  return (
    <div ref={ref} style={near ? undefined : { height: reservedPx(props) }}>
      {near && (
        <ul className={`${grid.grid} ${columns === 2 ? styles.two : ''}`}>
          {games.map((game) => (
            <li key={game.nodeId} className={grid.cell}>
              <HeartTile game={game} favourites={favourites} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function isSameBlock(one: BlockProps, other: BlockProps): boolean {
  return (
    one.favourites === other.favourites &&
    one.columns === other.columns &&
    one.games.length === other.games.length &&
    one.games.every((game, index) => game === other.games[index])
  );
}

const MemoBlock = memo(Block, isSameBlock);

export type GameWindowProps = {
  games: readonly Game[];
  columns?: 2 | 3;
  favourites: Favourites;
};

/** A grid of any length of which only what is near the window is drawn. */
export function GameWindow({ games, columns = 3, favourites }: GameWindowProps) {
  const blocks = Array.from({ length: Math.ceil(games.length / gamesPerBlock) }, (_, index) =>
    games.slice(index * gamesPerBlock, (index + 1) * gamesPerBlock),
  );
  return (
    <div className={styles.blocks}>
      {blocks.map((block, index) => (
        <MemoBlock
          key={block[0]?.nodeId}
          games={block}
          index={index}
          columns={columns}
          favourites={favourites}
        />
      ))}
    </div>
  );
}
