import { useState } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import { limits } from '@pavilion/domain/limits';
import { paymentPasswordPattern } from '@pavilion/domain/password/password-rule';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Card } from '@pavilion/ui/layout/Card.tsx';
import { Section } from '@pavilion/ui/layout/Section.tsx';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { Tag } from '@pavilion/ui/values/Tag.tsx';
import { useChangeBankCard, type BankCard } from '../wallet.queries.ts';
import { PaymentPasswordField } from './PaymentPasswordField.tsx';
import styles from '../request/Request.module.css';

const labels = {
  chooseBankCard: 'withdraw.cards.choose',
  removeBankCard: 'withdraw.cards.remove',
} as const;

type Change = keyof typeof labels;

/** Asks for the payment password before one of the member's accounts is changed. */
function ChangeSheet(props: { card: BankCard; change: Change; onClose: () => void }) {
  const { card, change, onClose } = props;
  const text = useText();
  const [paymentPassword, setPaymentPassword] = useState('');
  const call = useChangeBankCard(change);
  const isWhole = paymentPasswordPattern.test(paymentPassword);

  function submit(): void {
    const done = () => {
      showToast(text('withdraw.password.done'), {
        kind: 'success',
        durationMs: limits.successToastMs,
      });
      onClose();
    };
    call.mutate({ cardId: card.cardId, paymentPassword }, { onSuccess: done });
  }

  return (
    <Sheet
      open
      title={text(labels[change])}
      closeLabel={text('withdraw.card.cancel')}
      onClose={onClose}
    >
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (isWhole) submit();
        }}
      >
        <p>{`${card.bankName} ${card.accountNumberMasked}`}</p>
        <ErrorNotice error={call.error} />
        <PaymentPasswordField
          value={paymentPassword}
          onChange={(event) => setPaymentPassword(event.target.value)}
        />
        <Button type="submit" busy={call.isPending} disabled={!isWhole}>
          {text(labels[change])}
        </Button>
      </form>
    </Sheet>
  );
}

/** Lists the member's accounts, each with its actions. */
export function OwnCards({ cards }: { cards: readonly BankCard[] }) {
  const text = useText();
  const [change, setChange] = useState<{ card: BankCard; change: Change } | null>(null);
  return (
    <Section title={text('withdraw.cards.own')}>
      {cards.map((card) => (
        <Card key={card.cardId}>
          <p>{`${card.bankName} ${card.accountNumberMasked}`}</p>
          <p className={styles.stepText}>{card.accountName}</p>
          <div className={styles.cardActions}>
            {card.isDefault ? (
              <Tag tone="good">{text('withdraw.cards.default')}</Tag>
            ) : (
              <Button
                kind="quiet"
                size="compact"
                onClick={() => setChange({ card, change: 'chooseBankCard' })}
              >
                {text('withdraw.cards.choose')}
              </Button>
            )}
            <Button
              kind="quiet"
              size="compact"
              onClick={() => setChange({ card, change: 'removeBankCard' })}
            >
              {text('withdraw.cards.remove')}
            </Button>
          </div>
        </Card>
      ))}
      {change !== null && <ChangeSheet {...change} onClose={() => setChange(null)} />}
    </Section>
  );
}
