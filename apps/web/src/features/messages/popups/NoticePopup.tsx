import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import type { Notice } from '../announcements.queries.ts';
import { useMarkRead } from '../mark-read.ts';
import { PopupFrame, type PopupProps } from './PopupFrame.tsx';

/** Shows an announcement of type PU; a dismissed one stays unread among the notices. */
export function NoticePopup({ notice, onDone }: PopupProps & { notice: Notice }) {
  const markRead = useMarkRead();
  const { id, read, title, content } = notice;
  return (
    <PopupFrame title={title} onDone={onDone} onRead={() => !read && markRead(id)}>
      <OperatorHtml html={content} />
    </PopupFrame>
  );
}
