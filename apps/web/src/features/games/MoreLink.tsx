import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { chevronRight } from '@pavilion/ui/icons/home-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { morePaths } from './more-paths.ts';
import styles from './catalogue/MoreLink.module.css';

/** Links a section's title to all games of its category. */
export function MoreLink({ type }: { type: keyof typeof morePaths }) {
  const text = useText();
  const category = text(`category.${type}`);
  return (
    <Link
      className={styles.more}
      href={morePaths[type]}
      aria-label={text('home.more.of', { category })}
    >
      {text('home.more')}
      <Icon turns shape={chevronRight} size={14} />
    </Link>
  );
}
