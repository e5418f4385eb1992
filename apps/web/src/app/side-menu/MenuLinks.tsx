import { shownLinks, type ScreenLink } from '#features/site/screen-links.ts';
import { useSettings } from '#features/site/site.queries.ts';
import type { SessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { memberEntries, siteEntries } from './menu-entries.ts';
import styles from './SideMenu.module.css';

function Links({ title, entries }: { title: string; entries: readonly ScreenLink[] }) {
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
        <Links title={text('menu.mine')} entries={shownLinks(memberEntries, flags)} />
      )}
      <Links title={text('menu.explore')} entries={shownLinks(siteEntries, flags)} />
    </>
  );
}
