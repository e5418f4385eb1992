import { useSettings } from '#features/site/site.queries.ts';
import { useText } from '#kit/text.ts';
import { facebook } from '@pavilion/ui/icons/facebook-icon.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { send } from '@pavilion/ui/icons/social-icons.ts';
import { serviceLinks, type ServiceLink } from './services/service-links.ts';
import { whatsapp } from './services/service-shapes.ts';
import styles from './services/ServiceIcons.module.css';

const looks: Record<ServiceLink['type'], { name: string; shape: string }> = {
  FACEBOOK: { name: 'Facebook', shape: facebook },
  TELEGRAM: { name: 'Telegram', shape: send },
  WHATSAPP: { name: 'WhatsApp', shape: whatsapp },
};

/** Icons that float over the home; each leads to the site's page at that service. */
export function ServiceIcons() {
  const text = useText();
  const links = serviceLinks(useSettings()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <nav className={styles.services} aria-label={text('home.services')}>
      {links.map(({ type, url }) => (
        <a
          key={type}
          className={styles.service}
          href={url}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={looks[type].name}
        >
          <Icon shape={looks[type].shape} />
        </a>
      ))}
    </nav>
  );
}
