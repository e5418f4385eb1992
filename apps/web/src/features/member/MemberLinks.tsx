import { Suspense } from 'react';
import { Link } from 'wouter';
import { UnreadMessagesBadge } from '#features/messages/UnreadBadges.tsx';
import { ClaimableBadge } from '#features/rewards/ClaimableBadge.tsx';
import type { ScreenLink } from '#features/site/screen-links.ts';
import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import { pageTemplate } from '@pavilion/domain/site/page-template';
import { paths } from '@pavilion/screens/paths';
import { ListRow } from '@pavilion/ui/actions/ListRow.tsx';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { IdentityTagProps } from './IdentityTag.tsx';
import { memberLinks } from './member-links.ts';
import styles from '#features/site/Tiles.module.css';

const identityTag = lazyComponent<'IdentityTag', IdentityTagProps>(
  'IdentityTag',
  () => import('./IdentityTag.tsx'),
);

/** How far the identity check is, beside the link to it. */
function IdentityState({ href, look }: IdentityTagProps & { href: string }) {
  if (href !== paths.identity()) return null;
  return (
    <Suspense>
      <identityTag.Component look={look} />
    </Suspense>
  );
}

type Shown = { links: readonly ScreenLink[] };

function Unread({ href }: { href: string }) {
  return href === paths.messages() ? <UnreadMessagesBadge /> : <ClaimableBadge href={href} />;
}

function Tiles({ links }: Shown) {
  const text = useText();
  return (
    <ul className={styles.grid}>
      {links.map(({ label, href, icon }) => (
        <li key={href}>
          <Link className={styles.tile} href={href}>
            <Icon shape={icon} size={24} />
            {text(label)}
            <IdentityState href={href} look="words" />
            <span className={styles.unread}>
              <Unread href={href} />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Rows({ links }: Shown) {
  const text = useText();
  return (
    <Card look="flush">
      {links.map(({ label, href, icon }) => (
        <ListRow
          key={href}
          icon={icon}
          title={text(label)}
          href={href}
          trail={
            <>
              <IdentityState href={href} look="tag" />
              <Unread href={href} />
            </>
          }
        />
      ))}
    </Card>
  );
}

/** Renders tiles in the new template (`mem_cen`), else a list (section 4, "Template"). */
export function MemberLinks() {
  const text = useText();
  const settings = useSettings();
  const links = memberLinks(settings?.whitelabel ?? {});
  const isNew = pageTemplate(settings?.mobileTemplate.mem_cen) === 'new';
  return (
    <Section title={text('member.links')}>
      {isNew ? <Tiles links={links} /> : <Rows links={links} />}
    </Section>
  );
}
