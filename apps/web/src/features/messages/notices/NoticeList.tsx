import { useEffect, useId, useRef, useState } from 'react';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { plainText } from '#features/site/read-operator-html.ts';
import { prefersReducedMotion } from '#kit/device.ts';
import { limits } from '@pavilion/domain/limits';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { chevronDown } from '@pavilion/ui/icons/shell-icons.ts';
import type { Notice } from '../announcements.queries.ts';
import { UnreadDot } from '../UnreadDot.tsx';
import { useMarkRead } from './mark-read.ts';
import styles from './NoticeList.module.css';

/** The whole query is the index ("/m/notice?3"); anything else opens none. */
export function openIndexOf(search: string): number | null {
  return /^\d{1,3}$/.test(search) ? Number(search) : null;
}

type NoticeItemProps = {
  notice: Notice;
  open: boolean;
  onToggle: () => void;
  /** Shows the unread dot, for visitors with read marks. */
  unread: boolean;
};

function NoticeItem({ notice, open, onToggle, unread }: NoticeItemProps) {
  const panelId = useId();
  return (
    <>
      <h2>
        <button
          type="button"
          className={styles.head}
          aria-expanded={open}
          aria-controls={panelId}
          onClick={onToggle}
        >
          <span className={styles.words}>
            <span className={styles.title}>
              {unread && <UnreadDot />}
              {notice.title}
            </span>
            <time className={styles.date} dateTime={notice.startDate}>
              {notice.startDate}
            </time>
          </span>
          <Icon shape={chevronDown} size={18} className={styles.arrow ?? ''} />
        </button>
      </h2>
      <div id={panelId} className={styles.panel}>
        {open ? (
          <OperatorHtml html={notice.content} />
        ) : (
          <p className={styles.preview}>{plainText(notice.content)}</p>
        )}
      </div>
    </>
  );
}

export type NoticeListProps = {
  notices: readonly Notice[];
  /** Position of the announcement that is open from the start; null for none. */
  openIndex: number | null;
  keepsMarks: boolean;
};

/** Renders collapsible announcements and marks an opened one as read (section 4, "Notice"). */
export function NoticeList({ notices, openIndex, keepsMarks }: NoticeListProps) {
  const firstId = openIndex === null ? undefined : notices[openIndex]?.id;
  const [openIds, setOpenIds] = useState<ReadonlySet<string>>(
    () => new Set(firstId === undefined ? [] : [firstId]),
  );
  const markRead = useMarkRead();
  const first = useRef<HTMLLIElement>(null);

  useEffect(() => {
    if (firstId === undefined) return undefined;
    const timer = setTimeout(() => {
      const behavior = prefersReducedMotion() ? 'auto' : 'smooth';
      first.current?.scrollIntoView({ block: 'nearest', behavior });
    }, limits.scrollIntoViewDelayMs);
    return () => clearTimeout(timer);
  }, [firstId]);

  useEffect(() => {
    for (const { id, read } of notices) if (!read && openIds.has(id)) markRead(id);
  }, [notices, openIds, markRead]);

  function toggle(id: string): void {
    setOpenIds((before) => {
      const next = new Set(before);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  return (
    <ul className={styles.list}>
      {notices.map((notice) => (
        <li
          key={notice.id}
          ref={notice.id === firstId ? first : undefined}
          className={styles.item}
          data-open={openIds.has(notice.id) || undefined}
        >
          <NoticeItem
            notice={notice}
            open={openIds.has(notice.id)}
            onToggle={() => toggle(notice.id)}
            unread={keepsMarks && !notice.read}
          />
        </li>
      ))}
    </ul>
  );
}
