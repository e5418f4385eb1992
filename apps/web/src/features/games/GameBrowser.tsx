import { Suspense, useEffect } from 'react';
import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import { opensLottery } from '@pavilion/domain/game/plan-launch';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useGamePages } from './catalogue/game-pages.queries.ts';
import { GameWindow } from './catalogue/GameWindow.tsx';
import { useLoadMore } from './catalogue/load-more.ts';
import { NameBox } from './catalogue/NameBox.tsx';
import { VendorMenu } from './catalogue/VendorMenu.tsx';
import { VendorStrip } from './catalogue/VendorStrip.tsx';
import { useFavourites } from './favourites/favourites.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import {
  useListFilter,
  useNameInAddress,
  usePassingFilter,
  useSearchedName,
} from './filter/list-address.ts';
import { withVendor, type ListFilter } from './filter/list-filter.ts';
import { setGameSearch } from './game-search.ts';
import { GameSkeletons } from './GameGrid.tsx';
import { useLotteryPath, useLotteryVendors, type OwnLotteries } from './own-lotteries.ts';
import styles from './catalogue/GameBrowser.module.css';

export type GameBrowserProps = {
  gameType: GameType;
  /** Where the vendors are shown: above the list, or beside it. */
  vendors?: 'strip' | 'menu';
  /** Shows the lotteries of vendors that have no games. */
  lotteries?: OwnLotteries | undefined;
};

const skeletonTiles = 12;

function emptyText({ tab, name, minBet }: ListFilter) {
  if (name !== undefined) return 'games.search.none';
  if (tab === 'FAV') return 'games.fav.none';
  if (tab === 'RECENT') return 'games.recent.none';
  return tab === 'ALL' && minBet === undefined ? 'games.none' : 'games.filter.none';
}

function NoGames({ filter }: { filter: ListFilter }) {
  const text = useText();
  return (
    <EmptyState
      text={text(emptyText(filter), { name: filter.name ?? '' })}
      action={
        <Link className={buttonClass('secondary', 'compact')} href={paths.home()}>
          {text('games.none.action')}
        </Link>
      }
    />
  );
}

/** Lists the games of a filter and loads the next page as the end of the list comes near. */
export function GameList({ filter, columns = 3 }: { filter: ListFilter; columns?: 2 | 3 }) {
  const text = useText();
  const favourites = useFavourites();
  const pages = useGamePages(filter);
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = pages;
  const loaded = pages.data?.pages ?? [];
  const count = loaded[0]?.total;
  const end = useLoadMore<HTMLDivElement>(loaded.length, hasNextPage, () => void fetchNextPage());
  return (
    <div className={styles.list}>
      <p className={styles.count} role="status">
        {count !== undefined && text('games.count', { count })}
      </p>
      <Loaded
        query={pages}
        skeleton={<GameSkeletons count={skeletonTiles} as="grid" />}
        empty={<NoGames filter={filter} />}
        isEmpty={(data) => data.pages[0]?.total === 0}
      >
        {(data) => (
          <GameWindow
            pages={data.pages}
            total={count ?? 0}
            columns={columns}
            favourites={favourites}
          />
        )}
      </Loaded>
      <div ref={end} className={styles.end}>
        {hasNextPage && (
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('games.more')}
          </Button>
        )}
      </div>
    </div>
  );
}

const tileHeight = 182;

type ListsProps = {
  gameType: GameType;
  filter: ListFilter;
  columns: 2 | 3;
  lotteries: OwnLotteries | undefined;
};

/** The lotteries that the filter shows, and then the games. */
function Lists({ gameType, filter, columns, lotteries: Lotteries }: ListsProps) {
  const vendors = useLotteryVendors(gameType, filter);
  const pathOf = useLotteryPath();
  const { vendor } = filter;
  const heights = vendors.flatMap(({ gameCount }) =>
    Array.from({ length: gameCount }, () => tileHeight),
  );
  return (
    <div className={styles.list}>
      {Lotteries && vendors.length > 0 && (
        <Suspense fallback={<SkeletonBlocks heights={heights} />}>
          <Lotteries
            gameType={gameType}
            vendors={vendors}
            isAll={vendor === undefined}
            pathOf={pathOf}
          />
        </Suspense>
      )}
      {(vendor === undefined || !opensLottery(vendor)) && (
        <GameList filter={filter} columns={columns} />
      )}
    </div>
  );
}

type BodyProps = GameBrowserProps & {
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
};

/** Filters the games of a category by vendor, list, kind and name. */
function BrowserBody({ gameType, vendors = 'strip', lotteries, filter, onChange }: BodyProps) {
  const choice = {
    gameType,
    chosen: filter.vendor,
    onChoose: (vendor: string | undefined) => onChange(withVendor(filter, vendor)),
  };
  const list = { ...filter, gameType };
  // A search by name covers all games, so the narrowing controls are hidden.
  if (filter.name !== undefined) {
    return (
      <div className={styles.browser}>
        <GameList filter={list} />
      </div>
    );
  }
  // Lotteries have none of the lists and limits that the bar offers.
  const bar = !opensLottery(filter.vendor ?? '') && (
    <FilterBar gameType={gameType} filter={filter} onChange={onChange} />
  );
  const lists = { gameType, filter: list, lotteries };
  if (vendors === 'menu') {
    return (
      <div className={styles.browser}>
        {bar}
        <div className={styles.beside}>
          <VendorMenu {...choice} />
          <Lists {...lists} columns={2} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.browser}>
      {filter.tab !== 'NEW' && <VendorStrip {...choice} />}
      {bar}
      <Lists {...lists} columns={3} />
    </div>
  );
}

/** Used on a page of its own: the address keeps the filter. */
export function CategoryBrowser(props: GameBrowserProps) {
  useCatalogue();
  const [filter, setFilter] = useListFilter();
  useNameInAddress();
  return <BrowserBody {...props} filter={filter} onChange={setFilter} />;
}

/** Used within another page, such as the home, with a search box of its own. */
export function GameBrowser(props: GameBrowserProps) {
  useCatalogue();
  const [filter, setFilter] = usePassingFilter(props.gameType);
  const name = useSearchedName();
  useEffect(() => () => setGameSearch(null), []);
  return (
    <div className={styles.browser}>
      <NameBox />
      <BrowserBody
        {...props}
        filter={{ ...filter, ...(name !== '' && { name }) }}
        onChange={setFilter}
      />
    </div>
  );
}
