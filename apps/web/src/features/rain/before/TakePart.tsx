import { Link } from 'wouter';
import { useRefusal } from '#features/site/visitor.ts';
import { useText } from '#kit/text.ts';
import type { RainNeed } from '@pavilion/domain/reward/rain';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import type { RainTerms } from '../rain.queries.ts';
import { useNeedWords } from './need-words.ts';
import styles from './Before.module.css';

/** The page on which a member gets what is missing. */
const pageOf: Record<RainNeed, () => string> = {
  level: paths.benefits,
  deposit: paths.deposit,
  contact: paths.securityCenter,
};

function Missing({ terms }: { terms: RainTerms }) {
  const text = useText();
  const wordsOf = useNeedWords();
  return (
    <Notice>
      <p>{text('rain.missing')}</p>
      <ul className={styles.missing}>
        {terms.missing.map((need) => (
          <li key={need}>
            <Link className={styles.need} href={pageOf[need]()}>
              {wordsOf(need, terms)}
              <Icon shape={chevronRight} size={16} turns />
            </Link>
          </li>
        ))}
      </ul>
    </Notice>
  );
}

/** What a visitor has to do first to take part; nothing for who may. */
export function TakePart({ terms }: { terms: RainTerms | null }) {
  const text = useText();
  const reason = useRefusal('promotion');
  if (reason === 'login.not.session') {
    return (
      <Link className={buttonClass('primary')} href={paths.login({ next: paths.redRain() })}>
        {text('rain.login')}
      </Link>
    );
  }
  if (reason !== null) {
    return (
      <Notice>
        <p>{text(`error.${reason}`)}</p>
        <Link className={styles.need} href={paths.register()}>
          {text('refused.register')}
          <Icon shape={chevronRight} size={16} turns />
        </Link>
      </Notice>
    );
  }
  return terms === null || terms.missing.length === 0 ? null : <Missing terms={terms} />;
}
