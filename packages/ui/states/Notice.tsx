import type { ReactNode } from 'react';
import { circleCheck, info } from '../icons/form-icons.ts';
import { circleAlert } from '../icons/home-icons.ts';
import { Icon } from '../icons/Icon.tsx';
import styles from './Notice.module.css';

export type NoticeTone = 'error' | 'info' | 'success';

const shapes = { error: circleAlert, info, success: circleCheck } as const;

/** A sentence about the whole form or page; screen readers announce errors. */
export function Notice({ tone = 'info', children }: { tone?: NoticeTone; children: ReactNode }) {
  return (
    <div
      className={`${styles.notice} ${styles[tone]}`}
      {...(tone === 'error' ? { role: 'alert' } : {})}
    >
      <Icon shape={shapes[tone]} />
      <div>{children}</div>
    </div>
  );
}
