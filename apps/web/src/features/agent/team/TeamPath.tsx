import type { MouseEvent } from 'react';
import { Link } from 'wouter';
import { isEntryBefore } from '#kit/page-before.ts';
import { useText } from '#kit/text.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import styles from './TeamPath.module.css';

type Step = { account: string; nickname: string };
type TeamPathProps = {
  /** From the agent down to the person that is shown. */
  path: readonly Step[];
  /** The address that shows a person; `null` is the agent. */
  hrefOf: (account: string | null) => string;
};

/** Steps back in the history where that leads to the same page. */
function follow(event: MouseEvent<HTMLAnchorElement>, href: string): void {
  if (!isEntryBefore(href)) return;
  event.preventDefault();
  history.back();
}

/** Breadcrumbs from the agent down to the person whose team is shown. */
export function TeamPath({ path, hrefOf }: TeamPathProps) {
  const text = useText();
  const last = path.length - 1;
  return (
    <nav aria-label={text('team.path')}>
      <ol className={styles.path}>
        {path.map(({ account }, index) => {
          const href = hrefOf(index === 0 ? null : account);
          const name = index === 0 ? text('team.path.you') : account;
          return (
            <li key={account} className={styles.step}>
              {index > 0 && <Icon turns shape={chevronRight} size={14} />}
              {index === last ? (
                <span aria-current="page">{name}</span>
              ) : (
                <Link
                  className={styles.link}
                  href={href}
                  onClick={(event: MouseEvent<HTMLAnchorElement>) => follow(event, href)}
                >
                  {name}
                </Link>
              )}
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
