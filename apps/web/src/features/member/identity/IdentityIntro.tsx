import type { OwnIdentity } from '#features/wallet/identity.queries.ts';
import { useText } from '#kit/text.ts';
import { useLanguage } from '@pavilion/client/language/language.ts';
import { languageTags } from '@pavilion/domain/site/language';
import { idCard, lock } from '@pavilion/ui/icons/document-icons.ts';
import { clock } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import styles from './Identity.module.css';

/** What the identity check is for, who sees the files, and how long it takes. */
export function IdentityIntro({ neededFor }: Pick<OwnIdentity, 'neededFor'>) {
  const text = useText();
  const listing = new Intl.ListFormat(languageTags[useLanguage()]);
  const what = listing.format(neededFor.map((action) => text(`identity.needed.${action}`)));
  const facts = [
    ...(neededFor.length > 0 ? [[idCard, text('identity.needed', { what })] as const] : []),
    [lock, text('identity.private')] as const,
    [clock, text('identity.takes')] as const,
  ];
  return (
    <Card look="lit" className={styles.card ?? ''}>
      <h2 className={styles.title}>{text('identity.intro')}</h2>
      <ul className={styles.facts}>
        {facts.map(([shape, sentence]) => (
          <li key={sentence}>
            <Icon shape={shape} />
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  );
}
