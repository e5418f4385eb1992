import { externalLink } from '../icons/content-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ListRow.module.css';

export type OutsideRowProps = {
  title: string;
  detail: string;
  icon: string;
  /** An https address of another host. */
  href: string;
  /** Says that the link leaves the site, such as "opens in a new window". */
  leavesLabel: string;
};

/** A list row that leads to another site, which gets no referrer. */
export function OutsideRow({ title, detail, icon, href, leavesLabel }: OutsideRowProps) {
  return (
    <a className={styles.row} href={href} target="_blank" rel="noopener noreferrer">
      <span className={styles.icon}>
        <Icon shape={icon} />
      </span>
      <span className={styles.text}>
        <span className={styles.title}>
          {title}
          <span className="visually-hidden"> ({leavesLabel})</span>
        </span>
        <span className={styles.detail}>{detail}</span>
      </span>
      <Icon shape={externalLink} size={16} className={styles.arrow ?? ''} />
    </a>
  );
}
