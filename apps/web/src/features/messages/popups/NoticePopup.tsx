import { useEffect } from 'react';
import { OperatorHtml } from '../../site/OperatorHtml.tsx';
import type { Notice } from '../announcements.queries.ts';
import { useMarkRead } from '../mark-read.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';

/** An announcement of type PU; to have it shown is to have opened it. */
export function NoticePopup({ notice, onDone }: PopupProps & { notice: Notice }) {
  const markRead = useMarkRead();
  const { id, read, title, content } = notice;
  useEffect(() => {
    if (!read) markRead(id);
  }, [id, read, markRead]);
  return (
    <PopupFrame title={title} onDone={onDone}>
      <OperatorHtml html={content} />
    </PopupFrame>
  );
}
