import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { useText } from '#kit/text.ts';
import { mostTiers } from '@pavilion/domain/agent/contract-terms';
import { formatRate } from '@pavilion/domain/agent/rate-chain';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { AccountField } from './AccountField.tsx';
import { useFieldStates, useProblem, type Said } from './field-states.ts';
import { MoreTerms } from './MoreTerms.tsx';
import {
  marginOf,
  ownTierAt,
  termsOf,
  wireTermsOf,
  withTier,
  type OfferDraft,
  type OfferRules,
  type TierDraft,
} from './offer-draft.ts';
import type { Place } from './offer-problem.ts';
import type { FieldState } from './OfferFields.tsx';
import { TierCard, type OwnPay } from './TierCard.tsx';
import styles from './Offer.module.css';

/** Who is offered what. */
export type OfferInput = { account: string; draft: OfferDraft };

/** What the own contract pays at the thresholds of each tier. */
function ownPays(draft: OfferDraft, rules: OfferRules): OwnPay[] {
  const { tiers } = termsOf(wireTermsOf(draft, rules.usual), rules.digits);
  return tiers.map((tier) => {
    const paid = ownTierAt(tier, rules.own);
    return { margin: marginOf(tier, rules.own), own: paid && formatRate(paid.rate) };
  });
}

type TiersProps = {
  draft: OfferDraft;
  rules: OfferRules;
  stateOf: (place: Place) => FieldState;
  onChange: (tiers: readonly TierDraft[]) => void;
};

/** The tiers; the focus goes into one that was added, and to the button after one was removed. */
function Tiers({ draft, rules, stateOf, onChange }: TiersProps) {
  const text = useText();
  const list = useRef<HTMLDivElement>(null);
  const add = useRef<HTMLButtonElement>(null);
  const [added, setAdded] = useState<number | null>(null);
  const { tiers } = draft;
  const pays = ownPays(draft, rules);
  useEffect(() => {
    if (added === null) return;
    list.current?.querySelector<HTMLElement>(`[data-tier="${added}"] input`)?.focus();
  }, [added]);
  return (
    <div ref={list} role="group" aria-label={text('contract.offer.tiers')} className={styles.tiers}>
      <p className={styles.note}>{text('contract.offer.tiers.note')}</p>
      {tiers.map((tier, index) => (
        <TierCard
          key={tier.key}
          kind={rules.kind}
          number={index + 1}
          tier={tier}
          pay={pays[index] ?? { margin: null, own: null }}
          stateOf={(field) => stateOf({ at: 'tier', tier: index + 1, field })}
          onChange={(change) =>
            onChange(tiers.map((one) => (one === tier ? { ...one, ...change } : one)))
          }
          onRemove={
            tiers.length === 1
              ? undefined
              : () => {
                  onChange(tiers.filter((one) => one !== tier));
                  add.current?.focus();
                }
          }
        />
      ))}
      <Button
        ref={add}
        kind="secondary"
        size="compact"
        disabled={tiers.length === mostTiers}
        onClick={() => {
          const more = withTier(tiers);
          onChange(more);
          setAdded(more.at(-1)?.key ?? null);
        }}
      >
        {text('contract.offer.tier.add')}
      </Button>
    </div>
  );
}

type OfferFormProps = {
  offer: OfferInput;
  rules: OfferRules;
  isFixed: boolean;
  isChange: boolean;
  /** What the server has refused; null for nothing. */
  refused: Said | null;
  onChange: (offer: OfferInput) => void;
  onContinue: () => void;
};

/** Opens the folded terms where something is said about one of them. */
function useFold(said: Said | null) {
  const [isOpen, setOpen] = useState(false);
  const isSaid = said?.place.at === 'more';
  return { isOpen: isOpen || isSaid, toggle: () => setOpen(!isOpen) };
}

/** Who is offered a contract, and its terms. */
export function OfferForm(props: OfferFormProps) {
  const { offer, rules, isFixed, isChange, refused, onChange, onContinue } = props;
  const { account, draft } = offer;
  const text = useText();
  const form = useRef<HTMLFormElement>(null);
  const [tries, setTries] = useState(refused === null ? 0 : 1);
  const inTerms = useProblem(draft, rules);
  const isUnnamed = account.trim() === '';
  const ofAccount: Said | null = isUnnamed
    ? { place: { at: 'account' }, message: text('contract.offer.account.missing') }
    : null;
  const hasTried = tries > 0;
  const problem = hasTried ? (ofAccount ?? inTerms) : inTerms;
  const { said, stateOf } = useFieldStates(draft, problem, refused, hasTried);
  const fold = useFold(said);
  const change = (changes: Partial<OfferDraft>) =>
    onChange({ account, draft: { ...draft, ...changes } });

  useEffect(() => {
    if (tries > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [tries]);

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (ofAccount === null && inTerms === null && refused === null) onContinue();
    else setTries(tries + 1);
  }
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      {said?.place.at === 'top' && <Notice tone="error">{said.message}</Notice>}
      <AccountField
        value={account}
        isFixed={isFixed}
        state={stateOf({ at: 'account' })}
        onChange={(typed) => onChange({ account: typed, draft })}
      />
      <p className={styles.about}>
        {text(isChange ? 'contract.offer.change' : 'contract.offer.most')}
      </p>
      <Tiers
        draft={draft}
        rules={rules}
        stateOf={stateOf}
        onChange={(tiers) => change({ tiers })}
      />
      <MoreTerms
        kind={rules.kind}
        draft={draft}
        stateOf={(field) => stateOf({ at: 'more', field })}
        isOpen={fold.isOpen}
        onToggle={fold.toggle}
        onChange={change}
      />
      <div className={styles.foot}>
        <Button type="submit">{text('contract.offer.continue')}</Button>
      </div>
    </form>
  );
}
