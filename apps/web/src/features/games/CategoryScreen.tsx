import { Link, useLocation } from 'wouter';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { findScreen } from '@pavilion/screens/find-screen';
import { paths } from '@pavilion/screens/paths';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useHotGames } from './catalogue.queries.ts';
import { FilterBar } from './filter/FilterBar.tsx';
import { useListFilter } from './filter/list-address.ts';
import { useGameSearch } from './game-search.ts';
import { CategoryBrowser, GameList } from './GameBrowser.tsx';
import { GameRow } from './GameGrid.tsx';
import { HotMatches } from './HotMatches.tsx';
import type { OwnLotteries } from './own-lotteries.ts';
import { rowLines } from './row-lines.ts';
import styles from './catalogue/GameBrowser.module.css';
import linkStyles from './catalogue/MoreLink.module.css';

/** Section 2: the LIVE page shows hot live games above its list. */
function HotLive() {
  const text = useText();
  const { data } = useHotGames('LIVE');
  if (!data || data.list.length === 0) return null;
  return (
    <Section title={text('home.hot')}>
      <GameRow games={data.list} lines={rowLines('LIVE', data.list.length)} first />
    </Section>
  );
}

/** Hot games center (section 2): the games that the operator puts first, with a filter panel. */
function HotCenter() {
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

/** Leads from the categories of lotteries to their draws. */
function DrawsLink() {
  const text = useText();
  return (
    <Link className={linkStyles.more} href={paths.lottery()}>
      {text('lottery.link')}
      <Icon turns shape={chevronRight} size={14} />
    </Link>
  );
}

/** The page of the category that the path names; `lotteries` shows those of the site. */
export function CategoryScreen({ lotteries }: { lotteries?: OwnLotteries }) {
  const text = useText();
  const [path] = useLocation();
  const searching = (useGameSearch() ?? '') !== '';
  const category = findScreen(path)?.category ?? 'RNG';
  const isOfLotteries = category === 'LOTT' || category === 'ELOTT';
  return (
    <div className={styles.page}>
      <h1 className="visually-hidden">{text(`category.${category}`)}</h1>
      {category === 'LIVE' && !searching && <HotLive />}
      {category === 'SPORTS' && !searching && <HotMatches />}
      {isOfLotteries && !searching && <DrawsLink />}
      {category === 'HOT' ? (
        <HotCenter />
      ) : (
        <CategoryBrowser key={category} gameType={category} lotteries={lotteries} />
      )}
    </div>
  );
}
