import { useState, type SubmitEvent } from 'react';
import { useLocation } from 'wouter';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useKeptText } from '#kit/kept-text.ts';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { paths } from '@pavilion/screens/paths';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { SegmentedControl } from '@pavilion/ui/choices/SegmentedControl.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { TextField } from '@pavilion/ui/fields/TextField.tsx';
import { Page } from '@pavilion/ui/layout/Page.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { useInbox, useSendMessage, type Recipient } from './inbox.queries.ts';
import styles from './Inbox.module.css';

const longestTitle = limits.inboxTitleMaxLength;
const longest = limits.inboxTextMaxLength;
const intent = 'inbox message';

/** Asks for the recipient, only of members who may write to others than support. */
function RecipientField({
  value,
  onChange,
}: {
  value: Recipient;
  onChange: (to: Recipient) => void;
}) {
  const text = useText();
  const { recipients = [] } = useInbox().data ?? {};
  if (recipients.length < 2) return null;
  return (
    <SegmentedControl
      label={text('inbox.to')}
      segments={recipients.map((key) => ({ key, label: text(`inbox.peer.${key}`) }))}
      value={value}
      onChange={onChange}
    />
  );
}

function useSend(draft: { to: Recipient; title: string; content: string }, onSent: () => void) {
  const text = useText();
  const [, navigate] = useLocation();
  const sending = useSendMessage();
  const { to } = draft;
  const title = draft.title.trim();
  const content = draft.content.trim();
  function send(): void {
    const requestKey = requestKeyFor(sessionStorage, intent, [to, title, content]);
    sending.mutate(
      { to, title, content, requestKey },
      {
        onSuccess: ({ threadId }) => {
          forgetIntent(sessionStorage, intent);
          onSent();
          showToast(text('inbox.sent'), { kind: 'success' });
          navigate(paths.inbox({ thread: threadId }), { replace: true });
        },
      },
    );
  }
  return { sending, send, complete: title !== '' && content !== '' && content.length <= longest };
}

export function WriteMessage() {
  const text = useText();
  const [to, setTo] = useState<Recipient>('support');
  const [title, setTitle] = useKeptText('message title');
  const [content, setContent] = useKeptText('message');
  const [submitted, setSubmitted] = useState(false);
  const { sending, send, complete } = useSend({ to, title, content }, () => {
    setTitle('');
    setContent('');
  });
  const missing = (value: string) =>
    submitted && value.trim() === '' ? text('inbox.missing') : undefined;
  const tooLong = content.trim().length > longest ? text('inbox.long', { longest }) : undefined;

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (complete && !sending.isPending && !sending.isSuccess) send();
  }

  return (
    <Page title={text('inbox.write')} titleShown>
      <form className={styles.form} noValidate onSubmit={submit}>
        <RecipientField value={to} onChange={setTo} />
        <TextField
          label={text('inbox.title')}
          required
          maxLength={longestTitle}
          autoComplete="off"
          value={title}
          error={missing(title)}
          onChange={({ target }) => setTitle(target.value)}
        />
        <TextAreaField
          label={text('inbox.content')}
          required
          rows={8}
          count={`${content.length} / ${longest}`}
          value={content}
          error={tooLong ?? missing(content)}
          onChange={({ target }) => setContent(target.value)}
        />
        <ErrorNotice error={sending.error} />
        <Button type="submit" busy={sending.isPending || sending.isSuccess}>
          {text('inbox.send')}
        </Button>
      </form>
    </Page>
  );
}
