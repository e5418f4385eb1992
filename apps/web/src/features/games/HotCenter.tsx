import { useCatalogue } from '#kit/use-catalogue.ts';
import { FilterBar } from './catalogue/FilterBar.tsx';
import { GameList } from './GameBrowser.tsx';
import { useListFilter } from './list-address.ts';
import styles from './catalogue/GameBrowser.module.css';

/** Hot games center (section 2): the games that the operator puts first, with a filter panel. */
export function HotCenter() {
  useCatalogue();
  const [filter, setFilter] = useListFilter();
  const { name: _, ...hot } = filter;
  return (
    <div className={styles.browser}>
      <FilterBar gameType={undefined} filter={hot} onChange={setFilter} withTabs={false} />
      <GameList filter={{ ...hot, tab: 'HOT' }} />
    </div>
  );
}
