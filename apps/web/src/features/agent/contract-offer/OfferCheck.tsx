import { useEffect, useRef } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { TermsView } from '../contracts/terms/TermsView.tsx';
import type { WireTerms } from './offer-draft.ts';
import styles from './Offer.module.css';

type OfferCheckProps = {
  kind: ContractKind;
  terms: WireTerms;
  account: string;
  isChange: boolean;
  busy: boolean;
  error: unknown;
  onBack: () => void;
  onSend: () => void;
};

/** Shows the terms as the other side will read them, and what the offer means, before it is sent. */
export function OfferCheck(props: OfferCheckProps) {
  const { kind, account, terms, isChange, busy, error, onBack, onSend } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {text('contract.offer.check')}
      </h3>
      <TermsView kind={kind} terms={terms} />
      <Notice>
        {text(
          kind === 'dividend'
            ? 'contract.offer.check.payer.dividend'
            : 'contract.offer.check.payer',
        )}
      </Notice>
      <p className={styles.days}>{text('contract.offer.check.days', { account })}</p>
      {isChange && <p className={styles.about}>{text('contract.offer.check.change')}</p>}
      <div className={styles.foot}>
        <ErrorNotice error={error} />
        <div className={styles.actions}>
          <Button kind="secondary" disabled={busy} onClick={onBack}>
            {text('contract.offer.back')}
          </Button>
          <Button busy={busy} onClick={onSend}>
            {text('contract.offer.send')}
          </Button>
        </div>
      </div>
    </div>
  );
}
