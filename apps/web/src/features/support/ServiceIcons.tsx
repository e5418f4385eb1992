import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { socialLinks } from './social-links.ts';
import styles from './ServiceIcons.module.css';

/** Section 2, "Home screen": an icon for each of these that has a link. */
export const services = ['FACEBOOK', 'TELEGRAM', 'WHATSAPP'] as const;

/** Icons that float over the home; each leads to the site's page at that service. */
export function ServiceIcons() {
  const text = useText();
  const links = socialLinks(services, useSettings()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <nav className={styles.services} aria-label={text('home.services')}>
      {links.map(({ type, name, shape, url }) => (
        <a
          key={type}
          className={styles.service}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={name}
        >
          <Icon shape={shape} />
        </a>
      ))}
    </nav>
  );
}
