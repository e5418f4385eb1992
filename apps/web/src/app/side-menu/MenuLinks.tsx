import { ClaimableBadge } from '#features/rewards/ClaimableBadge.tsx';
import {
  exclusionLink,
  finishLink,
  limitsLink,
  linksWhileExcluded,
  ownLinks,
  screenLink,
  shownLinks,
  type ScreenLink,
} from '#features/site/screen-links.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { isNarrow, type SessionRecord } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { gift } from '@pavilion/ui/icons/first-icons.ts';
import { flame, megaphone } from '@pavilion/ui/icons/home-icons.ts';
import { circleHelp, layoutGrid } from '@pavilion/ui/icons/shell-icons.ts';
import styles from './SideMenu.module.css';

/** Section 2, "Side menu": a member's own pages, and their limits. */
export const memberMenu: readonly ScreenLink[] = [...ownLinks, limitsLink];

/** The pages of a member in a time-out or self-exclusion. */
export const excludedMenu = linksWhileExcluded([exclusionLink, ...memberMenu]);

/** The pages of a member who has to finish the account. */
const unfinishedMenu = [finishLink, ...linksWhileExcluded(memberMenu)];

function menuOf(session: SessionRecord | null): readonly ScreenLink[] {
  if (session?.excluded) return excludedMenu;
  return session?.unfinished ? unfinishedMenu : memberMenu;
}

/** Section 2, "Side menu": what everyone may open. */
export const siteLinks: readonly ScreenLink[] = [
  screenLink('promotions', gift),
  screenLink('hotGames', flame),
  screenLink('gameCenter', layoutGrid, 'menu.gameCenter'),
  screenLink('notices', megaphone),
  screenLink('help', circleHelp),
];

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
            <ListRow
              title={text(label)}
              icon={icon}
              href={href}
              trail={<ClaimableBadge href={href} />}
            />
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function MenuLinks({ session }: { session: SessionRecord | null }) {
  const text = useText();
  const flags = useSettings()?.whitelabel ?? {};
  const own = menuOf(session);
  const others = isNarrow(session) ? linksWhileExcluded(siteLinks) : siteLinks;
  return (
    <>
      {session !== null && <Links title={text('menu.mine')} entries={shownLinks(own, flags)} />}
      <Links title={text('menu.explore')} entries={shownLinks(others, flags)} />
    </>
  );
}
