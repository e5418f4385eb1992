import { useEffect, type SubmitEvent } from 'react';
import { Link, useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { OperatorHtml } from '#features/site/OperatorHtml.tsx';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useKeptText } from '#kit/kept-text.ts';
import { useIsNarrow } from '#kit/session-record.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { askConfirm } from '@pavilion/ui/overlays/ask-confirm.ts';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import {
  useDeleteMessages,
  useInbox,
  useReadMessage,
  useSendMessage,
  type InboxMessage,
} from './inbox.queries.ts';
import { usePeerName } from './peer-name.ts';
import styles from './Inbox.module.css';

const skeletonHeights = [32, 120, 96];
const longest = limits.inboxTextMaxLength;

/** Shows HTML from operators only; what people write is shown as they typed it. */
function Message({ message }: { message: InboxMessage }) {
  const text = useText();
  const format = useFormat();
  const peerName = usePeerName();
  const { sent, content, sentAt } = message;
  return (
    <li className={styles.message} data-sent={sent || undefined}>
      <p className={styles.head}>
        <span>{sent ? text('inbox.you') : peerName(message)}</span>
        <time dateTime={sentAt}>{format.dateTime(sentAt)}</time>
      </p>
      {message.format === 'html' ? (
        <OperatorHtml html={content} />
      ) : (
        <p className={styles.words}>{content}</p>
      )}
    </li>
  );
}

function Reply({ threadId }: { threadId: string }) {
  const text = useText();
  const [content, setContent] = useKeptText(`answer ${threadId}`);
  const sending = useSendMessage();
  const tooLong = content.trim().length > longest;
  const intent = `answer ${threadId}`;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    const words = content.trim();
    if (words === '' || tooLong || sending.isPending) return;
    const requestKey = requestKeyFor(sessionStorage, intent, [words]);
    afterCall(sending.mutateAsync({ threadId, content: words, requestKey }), () => {
      forgetIntent(sessionStorage, intent);
      setContent('');
    });
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <TextAreaField
        label={text('inbox.answer')}
        value={content}
        rows={3}
        count={`${content.length} / ${longest}`}
        error={tooLong ? text('inbox.long', { longest }) : undefined}
        onChange={({ target }) => setContent(target.value)}
      />
      <ErrorNotice error={sending.error} />
      <Button type="submit" busy={sending.isPending} disabled={content.trim() === ''}>
        {text('inbox.send')}
      </Button>
    </form>
  );
}

function DeleteThread({ threadId }: { threadId: string }) {
  const text = useText();
  const errorText = useErrorText();
  const [, navigate] = useLocation();
  const removal = useDeleteMessages();
  async function remove(): Promise<void> {
    const sure = await askConfirm({
      title: text('inbox.delete.title'),
      text: text('inbox.delete.text'),
      confirmLabel: text('inbox.delete'),
      cancelLabel: text('inbox.keep'),
      confirmKind: 'danger',
    });
    if (!sure) return;
    afterCall(
      removal.mutateAsync({ threadId }),
      () => navigate(paths.inbox(), { replace: true }),
      (error) => showToast(errorText(error), { kind: 'error' }),
    );
  }
  return (
    <Button kind="quiet" size="compact" busy={removal.isPending} onClick={() => void remove()}>
      {text('inbox.delete')}
    </Button>
  );
}

/** Marks the shown messages as read, also those that arrive meanwhile. */
function useMarkShown(messages: readonly InboxMessage[]): void {
  const { mutate } = useReadMessage();
  const newest = messages.find(({ read }) => !read)?.messageId;
  useEffect(() => {
    if (newest !== undefined) mutate(newest);
  }, [newest, mutate]);
}

type MessagesProps = { messages: readonly InboxMessage[]; threadId: string; earlier: Earlier };
type Earlier = { there: boolean; busy: boolean; fetch: () => void };

function Messages({ messages, threadId, earlier }: MessagesProps) {
  const text = useText();
  const isNarrow = useIsNarrow();
  useMarkShown(messages);
  return (
    <>
      <div className={styles.top}>
        <h2 className={styles.subject}>{messages[0]?.title}</h2>
        {!isNarrow && <DeleteThread threadId={threadId} />}
      </div>
      {earlier.there && (
        <Button kind="secondary" size="compact" busy={earlier.busy} onClick={earlier.fetch}>
          {text('inbox.earlier')}
        </Button>
      )}
      <ol className={styles.messages}>
        {messages.toReversed().map((message) => (
          <Message key={message.messageId} message={message} />
        ))}
      </ol>
      <Reply threadId={threadId} />
    </>
  );
}

export function Conversation({ threadId }: { threadId: string }) {
  const text = useText();
  const inbox = useInbox(threadId);
  const earlier = {
    there: inbox.hasNextPage,
    busy: inbox.isFetchingNextPage,
    fetch: () => void inbox.fetchNextPage(),
  };
  return (
    <Page title={text('title.inbox')}>
      <Loaded
        query={inbox}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={({ messages }) => messages.length === 0}
        empty={
          <EmptyState
            text={text('error.message.not.found')}
            action={
              <Link className={buttonClass('secondary', 'compact')} href={paths.inbox()}>
                {text('inbox.all')}
              </Link>
            }
          />
        }
      >
        {({ messages }) => <Messages messages={messages} threadId={threadId} earlier={earlier} />}
      </Loaded>
    </Page>
  );
}
