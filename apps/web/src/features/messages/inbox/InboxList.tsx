import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { plainText } from '#features/site/read-operator-html.ts';
import { afterCall } from '#kit/after-call.ts';
import { useErrorText } from '#kit/error-text.ts';
import { useFormat } from '#kit/format.ts';
import { useText } from '#kit/text.ts';
import { askConfirm } from '#ui/ask-confirm.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Button } from '#ui/Button.tsx';
import { Card } from '#ui/Card.tsx';
import { EmptyState } from '#ui/EmptyState.tsx';
import { Icon } from '#ui/Icon.tsx';
import { pencilLine } from '#ui/icons/form-icons.ts';
import { Page } from '#ui/Page.tsx';
import { SkeletonRows } from '#ui/Skeleton.tsx';
import { showToast } from '#ui/toast.ts';
import { paths } from '@pavilion/screens/paths';
import { useDeleteMessages, useInbox, type InboxMessage } from '../inbox.queries.ts';
import { newestId } from './newest-id.ts';
import { usePeerName } from './peer-name.ts';
import styles from './Inbox.module.css';

const skeletonRows = 6;

function ThreadRow({ message }: { message: InboxMessage }) {
  const text = useText();
  const format = useFormat();
  const peerName = usePeerName();
  const { threadId, title, content, sent, read, sentAt } = message;
  const words = message.format === 'html' ? plainText(content) : content;
  return (
    <li>
      <Link className={styles.row} href={paths.inbox({ thread: threadId })}>
        <span className={styles.head}>
          <span>{peerName(message)}</span>
          <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
        </span>
        <span className={read ? styles.title : styles.unread}>
          {!read && (
            <span className={styles.dot}>
              <span className="visually-hidden">{text('notices.unread')}: </span>
            </span>
          )}
          {title}
        </span>
        <span className={styles.preview}>
          {sent && `${text('inbox.you')}: `}
          {words}
        </span>
      </Link>
    </li>
  );
}

function DeleteAll({ messages }: { messages: readonly InboxMessage[] }) {
  const text = useText();
  const errorText = useErrorText();
  const removal = useDeleteMessages();
  async function removeAll(): Promise<void> {
    const upTo = newestId(messages);
    const sure = await askConfirm({
      title: text('inbox.deleteAll.title'),
      text: text('inbox.delete.text'),
      confirmLabel: text('inbox.deleteAll'),
      cancelLabel: text('inbox.keep'),
      confirmKind: 'danger',
    });
    if (!sure || upTo === null) return;
    // One that is refused says so even when the list was drawn again meanwhile.
    afterCall(
      removal.mutateAsync({ upTo }),
      () => undefined,
      (error) => showToast(errorText(error), { kind: 'error' }),
    );
  }
  return (
    <Button kind="quiet" size="compact" busy={removal.isPending} onClick={() => void removeAll()}>
      {text('inbox.deleteAll')}
    </Button>
  );
}

function WriteLink() {
  const text = useText();
  return (
    <Link className={buttonClass('primary')} href={paths.inbox({ write: 1 })}>
      <Icon shape={pencilLine} size={18} />
      {text('inbox.write')}
    </Link>
  );
}

/** Conversations, newest first. */
export function InboxList() {
  const text = useText();
  const inbox = useInbox();
  return (
    <Page title={text('title.inbox')} action={<WriteLink />}>
      <Loaded
        query={inbox}
        skeleton={
          <Card look="flush">
            <SkeletonRows rows={skeletonRows} />
          </Card>
        }
        isEmpty={({ messages }) => messages.length === 0}
        empty={<EmptyState text={text('inbox.none')} />}
      >
        {({ messages }) => (
          <>
            <div className={styles.tools}>
              <DeleteAll messages={messages} />
            </div>
            <Card look="flush">
              <ul>
                {messages.map((message) => (
                  <ThreadRow key={message.threadId} message={message} />
                ))}
              </ul>
            </Card>
            {inbox.hasNextPage && (
              <Button
                kind="secondary"
                busy={inbox.isFetchingNextPage}
                onClick={() => void inbox.fetchNextPage()}
              >
                {text('records.more')}
              </Button>
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
