import { useText } from '#kit/text.ts';
import { isOutsideAddress } from '@pavilion/domain/site/link-rule';
import { externalLink, phone } from '@pavilion/ui/icons/content-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import type { OwnLimits } from '../limits.queries.ts';
import { useCameFor } from './came-for.ts';
import styles from './Limits.module.css';

type Organisation = OwnLimits['help'][number];

/** The digits that a telephone dials; spaces and signs between them are only written. */
function dialled(telephone: string): string {
  return telephone.replaceAll(/[^\d+]/g, '');
}

function OrganisationCard({ name, about, link, telephone }: Organisation) {
  const text = useText();
  return (
    <li className={styles.organisation}>
      <h3 className={styles.title}>{name}</h3>
      <p className={styles.detail}>{about}</p>
      <p className={styles.contacts}>
        {telephone !== '' && (
          <a
            href={`tel:${dialled(telephone)}`}
            aria-label={text('limits.help.call', { telephone })}
          >
            <Icon shape={phone} size={16} />
            <bdi dir="ltr">{telephone}</bdi>
          </a>
        )}
        {isOutsideAddress(link) && (
          <a href={link} target="_blank" rel="noopener noreferrer">
            <Icon shape={externalLink} size={16} />
            {text('limits.help.site')}
            <span className="visually-hidden"> ({text('content.outside')})</span>
          </a>
        )}
      </p>
    </li>
  );
}

/** Organisations that help people whose play worries them; in view for who came for them. */
export function HelpSection({ help }: { help: OwnLimits['help'] }) {
  const text = useText();
  const section = useCameFor('help');
  if (help.length === 0) return null;
  return (
    <div ref={section} className={styles.cameFor}>
      <Section title={text('limits.help')}>
        <p className={styles.detail}>{text('limits.help.text')}</p>
        <Card look="flush">
          <ul className={styles.list}>
            {help.map((one) => (
              <OrganisationCard key={one.name} {...one} />
            ))}
          </ul>
        </Card>
      </Section>
    </div>
  );
}
