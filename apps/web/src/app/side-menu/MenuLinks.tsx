import { useSettings } from '../../features/site/site.queries.ts';
import type { SessionRecord } from '../../kit/session-record.ts';
import { useText } from '../../kit/text.ts';
import { ListRow } from '../../ui/ListRow.tsx';
import { memberEntries, shownEntries, siteEntries, type MenuEntry } from './menu-entries.ts';
import styles from './SideMenu.module.css';

function Links({ title, entries }: { title: string; entries: readonly MenuEntry[] }) {
  const text = useText();
  if (entries.length === 0) return null;
  return (
    <nav aria-label={title}>
      <p className={styles.heading} aria-hidden="true">
        {title}
      </p>
      <ul className={styles.list}>
        {entries.map(({ label, href, icon }) => (
          <li key={href}>
            <ListRow title={text(label)} icon={icon} href={href} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MenuLinks({ session }: { session: SessionRecord | null }) {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  return (
    <>
      {session !== null && (
        <Links title={text('menu.mine')} entries={shownEntries(memberEntries, flags)} />
      )}
      <Links title={text('menu.explore')} entries={shownEntries(siteEntries, flags)} />
    </>
  );
}
