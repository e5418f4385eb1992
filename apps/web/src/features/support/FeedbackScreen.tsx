import { useState, type SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useChosenPictures } from '#features/site/chosen-pictures.ts';
import { Loaded } from '#features/site/Loaded.tsx';
import { PicturesInput } from '#features/site/PicturesInput.tsx';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useKeptText } from '#kit/kept-text.ts';
import { useText } from '#kit/text.ts';
import { useErrorText } from '@pavilion/client/language/error-text.ts';
import { limits } from '@pavilion/domain/limits';
import { countWords, hasWordsWithin } from '@pavilion/domain/message/inbox';
import { paths } from '@pavilion/screens/paths';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { useFeedbackRule, useSendFeedback, type FeedbackRule } from './feedback.queries.ts';
import styles from './Feedback.module.css';

const most = limits.feedbackImagesMax;
const intent = 'feedback';
function FeedbackForm({ rule, onSent }: { rule: FeedbackRule; onSent: () => void }) {
  const text = useText();
  const errorText = useErrorText();
  const [content, setContent] = useKeptText('feedback');
  const [submitted, setSubmitted] = useState(false);
  const chosen = useChosenPictures(most);
  const sending = useSendFeedback();
  const bounds = text('feedback.words', { fewest: rule.fewestWords, most: rule.mostWords });
  const fits = hasWordsWithin(content, rule);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setSubmitted(true);
    if (!fits || sending.isPending || sending.isSuccess) return;
    const pictures = [...chosen.pictures];
    const details = [content, ...pictures.map(({ name, size }) => `${name} ${size}`)];
    const requestKey = requestKeyFor(sessionStorage, intent, details);
    sending.mutate(
      { content, pictures, requestKey },
      {
        onSuccess: () => {
          forgetIntent(sessionStorage, intent);
          setContent('');
          onSent();
        },
      },
    );
  }

  return (
    <form className={styles.form} noValidate onSubmit={send}>
      <p className={styles.intro}>{text('feedback.intro')}</p>
      <TextAreaField
        label={text('feedback.content')}
        required
        rows={7}
        maxLength={limits.feedbackMaxLength}
        hint={bounds}
        error={submitted && !fits ? bounds : undefined}
        count={text('feedback.count', { count: countWords(content) })}
        value={content}
        onChange={({ target }) => setContent(target.value)}
      />
      <PicturesInput label={text('feedback.pictures')} most={most} chosen={chosen} />
      {sending.isError && <Notice tone="error">{errorText(sending.error)}</Notice>}
      <Button type="submit" busy={sending.isPending || sending.isSuccess}>
        {text('feedback.send')}
      </Button>
    </form>
  );
}

function Thanks({ onAgain }: { onAgain: () => void }) {
  const text = useText();
  return (
    <div className={styles.form} role="status">
      <Notice tone="success">{text('feedback.thanks')}</Notice>
      <Link className={buttonClass('primary')} href={paths.inbox()}>
        {text('inbox.all')}
      </Link>
      <Button kind="secondary" onClick={onAgain}>
        {text('feedback.again')}
      </Button>
    </div>
  );
}

/** Sends a member's feedback to support; the answer comes into the inbox. */
export function FeedbackScreen() {
  const [sent, setSent] = useState(false);
  const rule = useFeedbackRule();
  if (sent) return <Thanks onAgain={() => setSent(false)} />;
  return (
    <Loaded query={rule}>
      {(bounds) => <FeedbackForm rule={bounds} onSent={() => setSent(true)} />}
    </Loaded>
  );
}
