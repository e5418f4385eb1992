import { Link, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { useKeepsReadMarks } from './announcements.queries.ts';
import { NoticeList, openIndexOf } from './notices/NoticeList.tsx';
import { useNoticeLists } from './notices/notices.queries.ts';
import { NoticeSkeleton } from './notices/NoticeSkeleton.tsx';

/** Lists all announcements for players; the query names the one to open. */
export function NoticeScreen() {
  const text = useText();
  const openIndex = openIndexOf(useSearch());
  const keepsMarks = useKeepsReadMarks();
  const query = useNoticeLists();
  return (
    <Loaded
      query={query}
      skeleton={<NoticeSkeleton />}
      isEmpty={({ player, popup }) => player.length + popup.length === 0}
      empty={
        <EmptyState
          text={text('notices.none')}
          action={
            <Link className={buttonClass('secondary', 'compact')} href={paths.home()}>
              {text('messages.back')}
            </Link>
          }
        />
      }
    >
      {({ player, popup }) => (
        <NoticeList
          key={openIndex}
          notices={[...player, ...popup]}
          openIndex={openIndex}
          keepsMarks={keepsMarks}
        />
      )}
    </Loaded>
  );
}
