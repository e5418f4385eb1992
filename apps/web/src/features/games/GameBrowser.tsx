import { useState } from 'react';
import { Link } from 'wouter';
import { gameClassifications, type GameType } from '@pavilion/domain/game/game-type';
import { useErrorText } from '../../kit/error-text.ts';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { useCatalogue } from '../../kit/use-catalogue.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { Button } from '../../ui/Button.tsx';
import { ChipRow } from '../../ui/ChipRow.tsx';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { ErrorState } from '../../ui/ErrorState.tsx';
import { StateSwitch } from '../../ui/StateSwitch.tsx';
import { VendorStrip } from './catalogue/VendorStrip.tsx';
import { useGamePages, type GameFilter } from './game-pages.queries.ts';
import { useSearchedName } from './game-search.ts';
import { GameGrid, GameSkeletons } from './GameGrid.tsx';
import { useLoadMore } from './load-more.ts';
import styles from './catalogue/GameBrowser.module.css';

export type GameBrowserProps = {
  gameType: GameType;
  /** Chosen at first; undefined shows all games of the type. */
  vendor?: string;
};

const skeletonTiles = 12;

const kinds = ['ALL', ...gameClassifications] as const;
type Kind = (typeof kinds)[number];

/** Only RNG has game classification (section 3). */
const classified: ReadonlySet<GameType> = new Set(['RNG']);

function NoGames({ name }: { name: string }) {
  const text = useText();
  return (
    <EmptyState
      text={name === '' ? text('games.none') : text('games.search.none', { name })}
      action={
        <Link className={buttonClass('secondary', 'compact')} href={paths.home()}>
          {text('games.none.action')}
        </Link>
      }
    />
  );
}

function GameList({ filter }: { filter: GameFilter }) {
  const text = useText();
  const errorText = useErrorText();
  const pages = useGamePages(filter);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = pages;
  const count = pages.data?.pages[0]?.total;
  const end = useLoadMore<HTMLDivElement>(hasNextPage, () => void fetchNextPage());
  return (
    <>
      <p className={styles.count} role="status">
        {count !== undefined && text('games.count', { count })}
      </p>
      <StateSwitch
        of={pages}
        loading={<GameSkeletons count={skeletonTiles} as="grid" />}
        loadingLabel={text('state.loading')}
        error={
          <ErrorState
            text={errorText(pages.error)}
            retryLabel={text('state.retry')}
            onRetry={() => void refetch()}
          />
        }
        empty={<NoGames name={filter.gameName ?? ''} />}
        isEmpty={(data) => data.pages[0]?.total === 0}
      >
        {(data) => <GameGrid games={data.pages.flatMap((page) => page.list)} />}
      </StateSwitch>
      <div ref={end}>
        {hasNextPage && (
          <Button kind="secondary" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {text('games.more')}
          </Button>
        )}
      </div>
    </>
  );
}

/** All games of a category by vendor, kind and name, page after page. */
export function GameBrowser({ gameType, vendor }: GameBrowserProps) {
  useCatalogue();
  const text = useText();
  const name = useSearchedName();
  const [chosenVendor, setVendor] = useState(vendor);
  const [kind, setKind] = useState<Kind>('ALL');
  function chooseVendor(code: string | undefined) {
    setVendor(code);
    setKind('ALL');
  }
  const filter: GameFilter = {
    gameType,
    ...(chosenVendor !== undefined && { vassalage: chosenVendor }),
    ...(kind !== 'ALL' && { gameClassify: kind }),
    ...(name !== '' && { gameName: name }),
  };
  return (
    <div className={styles.browser}>
      <VendorStrip gameType={gameType} chosen={chosenVendor} onChoose={chooseVendor} />
      {classified.has(gameType) && (
        <ChipRow
          label={text('games.kinds')}
          chips={kinds.map((key) => ({ key, label: text(`games.kind.${key}`) }))}
          value={kind}
          onChange={setKind}
        />
      )}
      <GameList filter={filter} />
    </div>
  );
}
