import { useEffect, useRef } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import type { WireTerms } from './offer-draft.ts';
import { useOfferSentences } from './offer-sentences.ts';
import { useShareText } from './offer-words.ts';
import styles from './Offer.module.css';

type TermsProps = { kind: ContractKind; terms: WireTerms };

const isSome = (amount: string) => /[1-9]/.test(amount);

/** The conditions of a tier, each a line. */
function useConditions(): (tier: WireTerms['tiers'][number]) => string[] {
  const text = useText();
  const money = useShortMoneyFormat();
  return ({ result, validBetAmount, activeMembers }) => {
    const lines: string[] = [];
    if (isSome(result)) lines.push(text('contract.offer.check.result', { amount: money(result) }));
    if (isSome(validBetAmount)) {
      const amount = money(validBetAmount);
      lines.push(text('contract.offer.check.validBetAmount', { amount }));
    }
    if (activeMembers > 0) {
      lines.push(text('contract.offer.check.activeMembers', { count: activeMembers }));
    }
    return lines.length === 0 ? [text('contract.offer.check.always')] : lines;
  };
}

function TierTable({ kind, terms }: TermsProps) {
  const text = useText();
  const share = useShareText(kind);
  const conditions = useConditions();
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{text('contract.offer.check.conditions')}</th>
          <th scope="col">{text('contract.offer.check.pays')}</th>
        </tr>
      </thead>
      <tbody>
        {terms.tiers.map((tier) => (
          <tr key={tier.rate}>
            <td>
              <ul>
                {conditions(tier).map((line) => (
                  <li key={line}>{line}</li>
                ))}
              </ul>
            </td>
            <td>
              <strong>{share(tier.rate)}</strong>
              {tier.lostRate !== null && (
                <span>{text('contract.offer.check.lost', { rate: share(tier.lostRate) })}</span>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type OfferCheckProps = TermsProps & {
  account: string;
  isChange: boolean;
  busy: boolean;
  error: unknown;
  onBack: () => void;
  onSend: () => void;
};

/** Shows the offer as sentences and as a table, before it is sent. */
export function OfferCheck(props: OfferCheckProps) {
  const { kind, account, terms, isChange, busy, error, onBack, onSend } = props;
  const text = useText();
  const heading = useRef<HTMLHeadingElement>(null);
  const sentences = useOfferSentences(kind, account, terms);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.form}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {text('contract.offer.check')}
      </h3>
      <TierTable kind={kind} terms={terms} />
      <ul className={styles.sentences}>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
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
