import { Link } from 'wouter';
import { Loaded } from '#features/site/Loaded.tsx';
import { plainText } from '#features/site/read-operator-html.ts';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { pencilLine } from '@pavilion/ui/icons/form-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonRows } from '@pavilion/ui/states/Skeleton.tsx';
import { UnreadDot } from '../UnreadDot.tsx';
import { useDeleteMessages, useInbox, type InboxMessage } from './inbox.queries.ts';
import { usePeerName } from './peer-name.ts';
import styles from './Inbox.module.css';

/** Returns the highest message id, whatever their order; null for none. */
export function newestId(messages: readonly { messageId: string }[]): string | null {
  const ids = messages.map(({ messageId }) => BigInt(messageId));
  const [first] = ids;
  if (first === undefined) return null;
  return ids.reduce((newest, id) => (id > newest ? id : newest), first).toString();
}

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
          {!read && <UnreadDot />}
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
    // A refused deletion says so even when the list was drawn again meanwhile.
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

/** Lists conversations, newest first. */
export function InboxList() {
  const text = useText();
  const inbox = useInbox();
  const isNarrow = useIsNarrow();
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
            {!isNarrow && (
              <div className={styles.tools}>
                <DeleteAll messages={messages} />
              </div>
            )}
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
