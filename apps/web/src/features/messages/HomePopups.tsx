import { useEffect, useState } from 'react';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useSessionRecord } from '#kit/session-record.ts';
import { localKeys } from '#kit/storage-keys.ts';
import { useCatalogue } from '#kit/use-catalogue.ts';
import { localDay } from '@pavilion/client/language/local-day.ts';
import { readStored, writeStored } from '@pavilion/client/state/device-storage.ts';
import type { Notice } from './announcements.queries.ts';
import { useMarkRead } from './notices/mark-read.ts';
import { useNoticeLists, type NoticeLists } from './notices/notices.queries.ts';
import { LoginPopup } from './popups/LoginPopup.tsx';
import {
  markOf,
  memoryOf,
  nextPopup,
  withShown,
  type Popup,
  type PopupMemory,
} from './popups/popup-memory.ts';
import { PopupFrame, type PopupProps } from './popups/PopupFrame.tsx';

/** Shows an announcement of type PU; a dismissed one stays unread among the notices. */
function NoticePopup({ notice, onDone }: PopupProps & { notice: Notice }) {
  const markRead = useMarkRead();
  const { id, read, title, content } = notice;
  return (
    <PopupFrame title={title} onDone={onDone} onRead={() => !read && markRead(id)}>
      <OperatorHtml html={content} />
    </PopupFrame>
  );
}

type HomePopup = Popup & { notice: NoticeLists['popup'][number] | null };

const invitation: HomePopup = { id: 'login', mark: '', notice: null };

/** Returns the announcements of type PU and, for a guest, the invitation to log in. */
function popupsOf(lists: NoticeLists, guest: boolean): readonly HomePopup[] {
  const notices = lists.popup.map((notice) => ({
    id: `notice:${notice.id}`,
    mark: markOf(notice.title + notice.content),
    notice,
  }));
  return guest ? [...notices, invitation] : notices;
}

const readMemory = () => memoryOf(readStored(localKeys.popups), localDay(new Date()));
const writeMemory = (memory: PopupMemory) => writeStored(localKeys.popups, JSON.stringify(memory));

/** Shows one pop-up at a time over the home, each once a day or when it has changed. */
export function HomePopups() {
  useCatalogue();
  const guest = useSessionRecord() === null;
  const { data } = useNoticeLists();
  const [memory, setMemory] = useState(readMemory);
  const popup = data && nextPopup(popupsOf(data, guest), memory);

  const { id, mark } = popup ?? {};

  // Stored when the pop-up is shown, so that leaving the page counts as having seen it.
  useEffect(() => {
    if (id !== undefined && mark !== undefined) writeMemory(withShown(readMemory(), { id, mark }));
  }, [id, mark]);

  if (!popup) return null;
  function done(off: boolean): void {
    if (!popup) return;
    const next = { ...withShown(memory, { id: popup.id, mark: popup.mark }), off };
    if (off) writeMemory(next);
    setMemory(next);
  }
  const { notice } = popup;
  if (notice === null) return <LoginPopup key={popup.id} onDone={done} />;
  return <NoticePopup key={popup.id} notice={notice} onDone={done} />;
}
