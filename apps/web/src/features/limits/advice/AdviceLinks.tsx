import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { useHasBreaks } from './advice.queries.ts';
import styles from './Advice.module.css';

export type AdvicePage = 'memberHome' | 'deposit' | 'limits';

const links = [
  { key: 'limits.offer.set', href: paths.limits() },
  { key: 'exclusion.take', href: paths.limits({ break: 1 }) },
  { key: 'title.selfTest', href: paths.selfTest() },
  { key: 'limits.help', href: paths.limits({ help: 1 }) },
] as const;

/** What helps; on the page of limits, its parts are further down. */
export function AdviceLinks({ page }: { page: AdvicePage }) {
  const text = useText();
  const hasBreaks = useHasBreaks();
  const isHere = page === 'limits';
  const shown = links.filter(({ key }) => {
    if (key === 'limits.offer.set') return !isHere;
    return key !== 'exclusion.take' || hasBreaks;
  });
  return (
    <div className={styles.links}>
      {shown.map(({ key, href }) => (
        <Link
          key={key}
          className={buttonClass('secondary', 'compact')}
          href={href}
          replace={isHere && key !== 'title.selfTest'}
        >
          {text(key)}
        </Link>
      ))}
    </div>
  );
}
