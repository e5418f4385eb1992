import { Suspense, useState } from 'react';
import { useSessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { gameClassifications, type GameType } from '@pavilion/domain/game/game-type';
import { ChipRow } from '@pavilion/ui/choices/ChipRow.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useVassalTypes, type VassalType } from '../catalogue/game-pages.queries.ts';
import { useGoToLogin } from '../favourites/favourites.ts';
import type { FilterSheetProps } from './FilterSheet.tsx';
import { searchOfFilter, withTab, type GameTab, type ListFilter } from './list-filter.ts';
import styles from './FilterBar.module.css';

const sheet = lazyComponent<'FilterSheet', FilterSheetProps>(
  'FilterSheet',
  () => import('./FilterSheet.tsx'),
);

// Drawn for this project.
const sliders =
  'M4 7h9m5 0h2M4 17h2m5 0h9M13 7a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0M6 17a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0 -5 0';

/** Seed section 6: a classify filter applies only to these types. */
const classified: ReadonlySet<GameType> = new Set(['RNG']);

function rowsOf(rows: readonly VassalType[], gameType: GameType | undefined, vendor?: string) {
  return rows.filter(
    (row) =>
      (gameType === undefined || row.gameType === gameType) &&
      (vendor === undefined || row.vassalage === vendor),
  );
}

/** All, Favourites, Hot, Recent, New if there is any, and classifications if more than one. */
function tabsOf(rows: readonly VassalType[], gameType: GameType | undefined, vendor?: string) {
  const anyNew = rowsOf(rows, gameType).some((row) => row.newCount > 0);
  const used = new Set(rowsOf(rows, gameType, vendor).flatMap((row) => row.gameClassifies));
  const isClassified = gameType !== undefined && classified.has(gameType) && used.size > 1;
  return {
    lists: ['ALL', 'FAV', 'HOT', 'RECENT', ...(anyNew ? (['NEW'] as const) : [])] as const,
    kinds: isClassified ? gameClassifications.filter((one) => used.has(one)) : [],
  };
}

export type FilterBarProps = {
  gameType: GameType | undefined;
  filter: ListFilter;
  onChange: (filter: ListFilter) => void;
  /** False on a page that shows one list only. */
  withTabs?: boolean;
};

/** Renders the tabs of a list and the button that opens its filter panel. */
export function FilterBar({ gameType, filter, onChange, withTabs = true }: FilterBarProps) {
  const text = useText();
  const session = useSessionRecord();
  const goToLogin = useGoToLogin();
  const [open, setOpen] = useState(false);
  const { data } = useVassalTypes();
  const { lists, kinds } = tabsOf(data?.list ?? [], gameType, filter.vendor);

  function choose(tab: GameTab) {
    const next = withTab(filter, tab);
    if (session === null && (tab === 'FAV' || tab === 'RECENT')) goToLogin(searchOfFilter(next));
    else onChange(next);
  }
  const inUse = filter.minBet !== undefined;
  return (
    <div className={styles.bar}>
      <button
        type="button"
        className={styles.filter}
        aria-haspopup="dialog"
        aria-label={text(inUse ? 'games.filter.on' : 'games.filter')}
        data-on={inUse || undefined}
        onClick={() => setOpen(true)}
      >
        <Icon shape={sliders} />
      </button>
      {withTabs && (
        <div className={styles.tabs}>
          <ChipRow<GameTab>
            label={text('games.tabs')}
            value={filter.tab}
            onChange={choose}
            chips={[
              ...lists.map((key) => ({ key, label: text(`games.tab.${key}`) })),
              ...kinds.map((key) => ({ key, label: text(`games.kind.${key}`) })),
            ]}
          />
        </div>
      )}
      {open && (
        <Suspense fallback={null}>
          <sheet.Component
            gameType={gameType}
            kinds={kinds}
            filter={filter}
            onApply={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
