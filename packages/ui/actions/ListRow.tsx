import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { chevronRight } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './ListRow.module.css';

type RowContent = {
  title: ReactNode;
  detail?: ReactNode;
  icon?: string;
  /** Right of the text: an amount, a badge, a state. */
  trail?: ReactNode;
};

export type ListRowProps = RowContent &
  ({ href: string } | { onPress: () => void } | { href?: never; onPress?: never });

const dot = ' · ';

/** Breaks first at a dot, so that a date stays whole. */
function Detail({ detail }: { detail: ReactNode }) {
  if (typeof detail !== 'string') return detail;
  const end = detail.indexOf(dot);
  if (end < 0) return <span className={styles.part}>{detail}</span>;
  return (
    <>
      <span className={styles.part}>{detail.slice(0, end + dot.length).trim()}</span>{' '}
      <Detail detail={detail.slice(end + dot.length)} />
    </>
  );
}

function Content({ title, detail, icon, trail, leads }: RowContent & { leads: boolean }) {
  return (
    <>
      {icon !== undefined && (
        <span className={styles.icon}>
          <Icon shape={icon} />
        </span>
      )}
      <span className={styles.body}>
        <span className={styles.text}>
          <span className={styles.title}>{title}</span>
          {detail !== undefined && (
            <span className={styles.detail}>
              <Detail detail={detail} />
            </span>
          )}
        </span>
        {trail !== undefined && <span className={styles.trail}>{trail}</span>}
      </span>
      {leads && <Icon turns shape={chevronRight} size={16} className={styles.arrow ?? ''} />}
    </>
  );
}

/** A row that is a link (`href`), a button (`onPress`) or only text. */
export function ListRow(props: ListRowProps) {
  const { title, detail, icon, trail } = props;
  const content = {
    title,
    ...(detail === undefined ? {} : { detail }),
    ...(icon === undefined ? {} : { icon }),
    ...(trail === undefined ? {} : { trail }),
  };
  if ('href' in props && props.href !== undefined) {
    return (
      <Link className={styles.row} href={props.href}>
        <Content {...content} leads />
      </Link>
    );
  }
  if ('onPress' in props && props.onPress !== undefined) {
    return (
      <button type="button" className={styles.row} onClick={props.onPress}>
        <Content {...content} leads />
      </button>
    );
  }
  return (
    <div className={styles.row}>
      <Content {...content} leads={false} />
    </div>
  );
}
