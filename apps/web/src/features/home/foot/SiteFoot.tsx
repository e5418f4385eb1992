import { useId } from 'react';
import { Link } from 'wouter';
import { useSettings } from '#features/site/site.queries.ts';
import { PageLinks } from '#features/support/PageLinks.tsx';
import { socialLinks } from '#features/support/social-links.ts';
import { useText } from '#kit/text.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { paths } from '@pavilion/screens/paths';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { useLicence, type Licence } from './licence.queries.ts';
import styles from './SiteFoot.module.css';

const social = ['FACEBOOK', 'INSTAGRAM', 'TWITTER', 'YOUTUBE', 'TELEGRAM'] as const;

function SocialLinks() {
  const text = useText();
  const links = socialLinks(social, useSettings()?.resources ?? []);
  if (links.length === 0) return null;
  return (
    <nav className={styles.social} aria-label={text('home.follow')}>
      <ul className={styles.socialList}>
        {links.map(({ type, name, shape, url }) => (
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

/** Shows the operator's text, which includes the regulator's name and number. */
function LicenceBlock({ title, paragraphs }: Pick<Licence, 'title' | 'paragraphs'>) {
  const id = useId();
  return (
    <section className={styles.licence} aria-labelledby={id}>
      <h2 id={id} className={styles.title}>
        {title}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </section>
  );
}

/** Shows who may play, under which licence, and where help is; drawn at once, so nothing moves. */
export function SiteFoot() {
  useCatalogue();
  const text = useText();
  const settings = useSettings();
  const { data: licence, isLoading, failureCount } = useLicence();
  const age = settings?.brand.minimumAge;
  if (isLoading && failureCount === 0) return null;
  return (
    <footer className={styles.foot}>
      <SocialLinks />
      <section className={styles.care}>
        {age !== undefined && (
          <p className={styles.age} aria-hidden="true">
            {text('home.age', { age })}
          </p>
        )}
        <div>
          <h2 className={styles.title}>{text('home.responsible')}</h2>
          {age !== undefined && <p className={styles.strong}>{text('home.age.text', { age })}</p>}
          {licence && <p>{licence.responsibleGaming}</p>}
          <Link className={styles.help} href={paths.help()}>
            {text('home.responsible.help')}
            <Icon turns shape={chevronRight} size={14} />
          </Link>
        </div>
      </section>
      <PageLinks />
      {licence && <LicenceBlock {...licence} />}
    </footer>
  );
}
