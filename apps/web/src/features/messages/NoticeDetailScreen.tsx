import { useEffect } from 'react';
import { Link, useSearch } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { useText } from '#kit/text.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { Notice } from './announcements.queries.ts';
import { useMarkRead } from './notices/mark-read.ts';
import { useNoticeLists, type NoticeLists } from './notices/notices.queries.ts';
import { NoticeSkeleton } from './notices/NoticeSkeleton.tsx';
import styles from './notices/NoticeDetail.module.css';

function findNotice(lists: NoticeLists, id: string | null): Notice | undefined {
  const all = [...lists.player, ...lists.popup, ...lists.hot, ...lists.agent];
  return all.find((notice) => notice.id === id);
}

function NoticeArticle({ notice }: { notice: Notice }) {
  const markRead = useMarkRead();
  const { id, read } = notice;
  useEffect(() => {
    if (!read) markRead(id);
  }, [id, read, markRead]);
  return (
    <Page title={notice.title} titleShown>
      <time className={styles.date} dateTime={notice.startDate}>
        {notice.startDate}
      </time>
      <Card look="lit">
        <OperatorHtml html={notice.content} />
      </Card>
    </Page>
  );
}

export function NoticeDetailScreen() {
  const text = useText();
  const id = new URLSearchParams(useSearch()).get('id');
  return (
    <Loaded
      query={useNoticeLists()}
      skeleton={
        <Page title={text('title.notices')}>
          <NoticeSkeleton />
        </Page>
      }
      isEmpty={(lists) => findNotice(lists, id) === undefined}
      empty={
        <Page title={text('title.notices')}>
          <EmptyState
            text={text('notices.gone')}
            action={
              <Link className={buttonClass('secondary', 'compact')} href={paths.notices()}>
                {text('notices.all')}
              </Link>
            }
          />
        </Page>
      }
    >
      {(lists) => {
        const notice = findNotice(lists, id);
        return notice && <NoticeArticle notice={notice} />;
      }}
    </Loaded>
  );
}
