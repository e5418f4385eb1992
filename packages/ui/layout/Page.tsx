import type { ReactNode } from 'react';
import styles from './Page.module.css';

export type PageProps = {
  /** The only h1; visually hidden where the header already shows it. */
  title: string;
  titleShown?: boolean;
  children: ReactNode;
  /** Fixed to the bottom edge, within the thumb's reach. */
  action?: ReactNode;
};

export function Page({ title, titleShown = false, children, action }: PageProps) {
  return (
    <div className={styles.page}>
      <h1 className={titleShown ? styles.title : 'visually-hidden'}>{title}</h1>
      {children}
      {action !== undefined && <div className={styles.action}>{action}</div>}
    </div>
  );
}
