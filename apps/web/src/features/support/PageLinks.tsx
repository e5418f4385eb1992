import { Link } from 'wouter';
import { useOwnKind } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { sitePages, type SitePage } from './page.queries.ts';
import styles from './PageLinks.module.css';

/** Links to the pages that every visitor may want to read first, and to that for new agents. */
export function PageLinks({ without }: { without?: SitePage }) {
  const text = useText();
  const isAgent = useOwnKind()?.agent === true;
  return (
    <nav aria-label={text('pages.links')}>
      <ul className={styles.links}>
        {sitePages
          .filter((id) => id !== without)
          .map((id) => (
            <li key={id}>
              <Link className={styles.link} href={paths[id]()}>
                {text(`title.page.${id}`)}
              </Link>
            </li>
          ))}
        {!isAgent && (
          <li>
            <Link className={styles.link} href={paths.agentCooperation()}>
              {text('title.agentCooperation')}
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
