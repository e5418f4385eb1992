import type { MouseEvent } from 'react';
import { Link, useLocation, useSearch } from 'wouter';
import { isEntryBefore, pageBefore } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { useHydrated } from '@pavilion/client/state/hydrated.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { arrowLeft } from '@pavilion/ui/icons/shell-icons.ts';
import { breadcrumbTrail } from './trail/breadcrumb-trail.ts';
import styles from './trail/Breadcrumbs.module.css';

/** Shown above the pages that section 2 names; steps back in the history where possible. */
export function Breadcrumbs() {
  const text = useText();
  const [path] = useLocation();
  // The previous page can change with the query alone.
  useSearch();
  const isHydrated = useHydrated();
  const { back, here } = breadcrumbTrail(path, isHydrated ? pageBefore() : undefined);
  function stepBack(event: MouseEvent): void {
    if (!isEntryBefore(back.href)) return;
    event.preventDefault();
    history.back();
  }
  return (
    <nav className={styles.bar} aria-label={text('shell.breadcrumbs')}>
      <ol className={styles.trail}>
        <li>
          <Link className={styles.back} href={back.href} onClick={stepBack}>
            <Icon turns shape={arrowLeft} size={16} />
            <span>
              {back.title !== 'shell.back' && (
                <span className="visually-hidden">{text('shell.back')}: </span>
              )}
              {text(back.title)}
            </span>
          </Link>
        </li>
        <li className={styles.here}>
          <Icon turns shape={chevronRight} size={14} />
          <span aria-current="page">{text(here)}</span>
        </li>
      </ol>
    </nav>
  );
}
