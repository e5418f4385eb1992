import type { SubmitEvent } from 'react';
import { useChosenPictures } from '#features/site/chosen-pictures.ts';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { PicturesInput } from '#features/site/PicturesInput.tsx';
import { forgetIntent, requestKeyFor } from '#features/wallet/request-intent.ts';
import { useKeptText } from '#kit/kept-text.ts';
import { useText } from '#kit/text.ts';
import { afterCall } from '@pavilion/client/calls/after-call.ts';
import { limits } from '@pavilion/domain/limits';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { TextAreaField } from '@pavilion/ui/fields/TextAreaField.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { useRequestPromotion } from '../entries.queries.ts';
import styles from './PromotionDetail.module.css';

const longest = limits.applyCommentMaxLength;
const most = limits.applyImagesMax;

/** Section 5, "Activity apply": a comment and pictures for the operators who decide. */
export function ApplyForm({ promotionId }: { promotionId: string }) {
  const text = useText();
  const [comment, setComment] = useKeptText(`apply ${promotionId}`);
  const chosen = useChosenPictures(most);
  const request = useRequestPromotion();
  const tooLong = comment.length > longest;

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (tooLong || request.isPending || request.isSuccess) return;
    const pictures = [...chosen.pictures];
    const intent = `apply ${promotionId}`;
    const details = [comment, ...pictures.map(({ name, size }) => `${name} ${size}`)];
    const requestKey = requestKeyFor(sessionStorage, intent, details);
    const sent = request.mutateAsync({ promotionId, comment, pictures, requestKey });
    afterCall(sent, () => {
      forgetIntent(sessionStorage, intent);
      setComment('');
    });
  }

  return (
    <Section title={text('promotion.apply.title')}>
      <Card>
        <form className={styles.form} noValidate onSubmit={send}>
          <TextAreaField
            label={text('promotion.apply.comment')}
            value={comment}
            rows={4}
            count={`${comment.length} / ${longest}`}
            error={tooLong ? text('promotion.apply.long', { longest }) : undefined}
            onChange={({ target }) => setComment(target.value)}
          />
          <PicturesInput label={text('promotion.apply.pictures')} most={most} chosen={chosen} />
          <ErrorNotice error={request.error} />
          <Button type="submit" busy={request.isPending || request.isSuccess}>
            {text('promotion.apply')}
          </Button>
        </form>
      </Card>
    </Section>
  );
}
