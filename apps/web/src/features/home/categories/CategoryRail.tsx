import { useEffect, useRef, type MouseEvent, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useCategories, useLiveModels, type Category } from '#features/games/catalogue.queries.ts';
import { categoryIcons } from '#features/games/category-icon.ts';
import { useLaunchPath } from '#features/games/launch-link.ts';
import { morePaths } from '#features/games/more-paths.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { useFirstLookOver } from '#kit/first-look.ts';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import type { ActiveGameType } from '@pavilion/domain/game/game-type';
import { paths } from '@pavilion/screens/paths';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { categoryEntries, planCategory, type CategoryEntry } from './category-plan.ts';
import styles from './CategoryRail.module.css';

export type CategoryRailProps = {
  active: ActiveGameType;
  onSwitch: (type: ActiveGameType) => void;
};

/** Without script an entry is still a link to the page of its category. */
function plainPath(type: ActiveGameType): string {
  return type in morePaths ? morePaths[type as keyof typeof morePaths] : paths.home();
}

function useEntryPath(categories: readonly Category[]): (entry: CategoryEntry) => string {
  const launchPath = useLaunchPath();
  return (entry) => {
    const plan = planCategory(entry);
    if (plan.kind === 'go') return plan.path;
    if (plan.kind === 'open') return plan.address;
    if (plan.kind === 'switch') return plainPath(entry.type);
    const only = categories.find(({ gameCategory }) => gameCategory === plan.gameType)?.vendors[0];
    if (!only) return plainPath(entry.type);
    return launchPath({ ...only, gameType: plan.gameType, supportPlay: true });
  };
}

type EntryLinkProps = {
  entry: CategoryEntry;
  href: string;
  current: boolean;
  onClick: (event: MouseEvent) => void;
  children: ReactNode;
};

function EntryLink({ entry, href, current, onClick, children }: EntryLinkProps) {
  if (entry.type === 'FACEBOOK') {
    return (
      <a className={styles.entry} href={href} target="_blank" rel="noopener noreferrer">
        {children}
      </a>
    );
  }
  return (
    <Link
      className={styles.entry}
      href={href}
      aria-current={current ? 'true' : undefined}
      onClick={onClick}
    >
      {children}
    </Link>
  );
}

/** As many as the widest phone shows; the first HTML leaves out the icons of the rest. */
const drawnAtFirst = 7;

/** The game-entry menu; stays under the header while the page scrolls. */
export function CategoryRail({ active, onSwitch }: CategoryRailProps) {
  const text = useText();
  const { data } = useCategories();
  const categories = data?.list ?? [];
  const resources = useSettings()?.resources ?? [];
  const models = useLiveModels(useFirstLookOver()).data?.list ?? [];
  const entryPath = useEntryPath(categories);
  const row = useRef<HTMLUListElement>(null);
  const centred = useRef(active);
  const hydrated = useHydrated();

  useEffect(() => {
    if (centred.current === active) return;
    centred.current = active;
    const entry = row.current?.querySelector<HTMLElement>('[aria-current]');
    if (!row.current || !entry) return;
    const left = entry.offsetLeft - (row.current.clientWidth - entry.offsetWidth) / 2;
    row.current.scrollTo({ left, behavior: 'smooth' });
  }, [active]);

  function press(event: MouseEvent, entry: CategoryEntry) {
    if (planCategory(entry).kind !== 'switch') return;
    event.preventDefault();
    onSwitch(entry.type);
  }
  return (
    <nav className={styles.rail} aria-label={text('home.categories')}>
      <ul ref={row} className={styles.row}>
        {categoryEntries(categories, resources, models.length > 0).map((entry, index) => (
          <li key={entry.type}>
            <EntryLink
              entry={entry}
              href={entryPath(entry)}
              current={entry.type === active}
              onClick={(event) => press(event, entry)}
            >
              <Icon shape={hydrated || index < drawnAtFirst ? categoryIcons[entry.type] : ''} />
              {text(`category.${entry.type}`)}
            </EntryLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
