import { Link, useSearch } from 'wouter';
import { paths } from '../../kit/paths.ts';
import { useText } from '../../kit/text.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/EmptyState.tsx';
import { Page } from '../../ui/Page.tsx';
import { RequireSession } from '../session/RequireSession.tsx';
import { Loaded } from '../site/Loaded.tsx';
import { useKeepsReadMarks, useNoticeLists, type NoticeLists } from './notices.queries.ts';
import { NoticeList } from './notices/NoticeList.tsx';
import { NoticeSkeleton } from './notices/NoticeSkeleton.tsx';

function wantedNotices(lists: NoticeLists, types: string | null) {
  return types === 'A' ? lists.agent : [...lists.player, ...lists.popup];
}

function MemberNotices({ types }: { types: string | null }) {
  const text = useText();
  const keepsMarks = useKeepsReadMarks();
  return (
    <Page title={text('title.notices')}>
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
    </Page>
  );
}

/** `types=A` shows what the house tells its agents; the server gives it to agents only. */
export function MemberNoticeScreen() {
  const types = new URLSearchParams(useSearch()).get('types');
  return <RequireSession>{() => <MemberNotices types={types} />}</RequireSession>;
}
