import { Link, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { useKeepsReadMarks } from './announcements.queries.ts';
import { NoticeList } from './notices/NoticeList.tsx';
import { useNoticeLists, type NoticeLists } from './notices/notices.queries.ts';
import { NoticeSkeleton } from './notices/NoticeSkeleton.tsx';

function wantedNotices(lists: NoticeLists, types: string | null) {
  return types === 'A' ? lists.agent : [...lists.player, ...lists.popup];
}

/** `types=A` shows the announcements for agents, which the server gives to agents only. */
export function MemberNoticeScreen() {
  const text = useText();
  const types = new URLSearchParams(useSearch()).get('types');
  const keepsMarks = useKeepsReadMarks();
  return (
    <Loaded
      query={useNoticeLists()}
      skeleton={<NoticeSkeleton />}
      isEmpty={(lists) => wantedNotices(lists, types).length === 0}
      empty={
        <EmptyState
          text={text('notices.none')}
          action={
            <Link className={buttonClass('secondary', 'compact')} href={paths.notices()}>
              {text('notices.all')}
            </Link>
          }
        />
      }
    >
      {(lists) => (
        <NoticeList
          notices={wantedNotices(lists, types)}
          openIndex={null}
          keepsMarks={keepsMarks}
        />
      )}
    </Loaded>
  );
}
