import { Link } from 'wouter';
import { isOutsideAddress } from '@pavilion/domain/site/link-rule';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { useCatalogue } from '../../kit/use-catalogue.ts';
import { Icon } from '../../ui/Icon.tsx';
import { chevronRight } from '../../ui/icons/home-icons.ts';
import { facebook, instagram, send, twitter, youtube } from '../../ui/icons/social-icons.ts';
import { useSettings } from '../site/site.queries.ts';
import { PageLinks } from '../support/PageLinks.tsx';
import styles from './SiteFoot.module.css';

const social = [
  { type: 'FACEBOOK', name: 'Facebook', shape: facebook },
  { type: 'INSTAGRAM', name: 'Instagram', shape: instagram },
  { type: 'TWITTER', name: 'Twitter', shape: twitter },
  { type: 'YOUTUBE', name: 'YouTube', shape: youtube },
  { type: 'TELEGRAM', name: 'Telegram', shape: send },
] as const;

type SocialLink = { resourceType: string; url: string };

function SocialLinks({ links }: { links: readonly SocialLink[] }) {
  const text = useText();
  const shown = social.flatMap((entry) => {
    const url = links.find(({ resourceType }) => resourceType === entry.type)?.url;
    return url !== undefined && isOutsideAddress(url) ? [{ ...entry, url }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={text('home.follow')}>
      <ul className={styles.socialList}>
        {shown.map(({ type, name, shape, url }) => (
          <li key={type}>
            <a href={url} target="_blank" rel="noopener noreferrer" aria-label={name}>
              <Icon shape={shape} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Who may play, under which licence, and where help is. */
export function SiteFoot() {
  useCatalogue();
  const text = useText();
  const settings = useSettings();
  const age = settings?.brand.minimumAge;
  return (
    <footer className={styles.foot}>
      <SocialLinks links={settings?.resources ?? []} />
      <section className={styles.care}>
        {age !== undefined && (
          <p className={styles.age} aria-hidden="true">
            {text('home.age', { age })}
          </p>
        )}
        <div>
          <h2 className={styles.title}>{text('home.responsible')}</h2>
          {age !== undefined && <p className={styles.strong}>{text('home.age.text', { age })}</p>}
          <p>{settings?.brand.licence}</p>
          <Link className={styles.help} href={paths.help()}>
            {text('home.responsible.help')}
            <Icon turns shape={chevronRight} size={14} />
          </Link>
        </div>
      </section>
      <PageLinks />
    </footer>
  );
}
