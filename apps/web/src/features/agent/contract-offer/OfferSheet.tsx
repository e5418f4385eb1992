import { useRef, useState } from 'react';
import { useMoneyDigits } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { limits } from '@pavilion/domain/limits';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import type { AgentContract, OwnContract } from '../contracts/contracts.queries.ts';
import { useIntentKey } from '../intent-key.ts';
import type { Said } from './field-states.ts';
import { draftOf, proposalOf, rulesOf, wireTermsOf, type WireTerms } from './offer-draft.ts';
import { placeOfRefusal } from './offer-problem.ts';
import { useRefusalText } from './offer-words.ts';
import { useOffer } from './offer.queries.ts';
import { OfferCheck } from './OfferCheck.tsx';
import { OfferForm, type OfferInput } from './OfferForm.tsx';

type OfferingProps = {
  kind: ContractKind;
  own: OwnContract;
  /** Empty where it is not settled who gets the offer. */
  account: string;
  isChange: boolean;
  /** What the form begins with. */
  start: WireTerms;
  onClose: () => void;
  onOffered: (contract: AgentContract) => void;
};

/** Sends an offer once, under one key as long as it stays the same. */
function useSending({ kind, onClose, onOffered }: OfferingProps) {
  const text = useText();
  const intent = useIntentKey();
  const isSending = useRef(false);
  const call = useOffer(kind, (contract) => {
    intent.forget();
    showToast(text('contract.offer.sent', { account: contract.account }), {
      kind: 'success',
      durationMs: limits.noticeToastMs,
    });
    onOffered(contract);
  });
  const send = (account: string, terms: WireTerms) => {
    if (isSending.current) return;
    isSending.current = true;
    const input = { account, terms: proposalOf(terms) };
    call.mutate(
      { ...input, requestKey: intent.keyFor({ kind, ...input }) },
      {
        // Dropped once the sheet was opened anew.
        onSuccess: onClose,
        onError: () => {
          isSending.current = false;
        },
      },
    );
  };
  return { send, busy: call.isPending || call.isSuccess, error: call.error, reset: call.reset };
}

/** The two steps: the form, and a look at what it says. */
function Offering(props: OfferingProps) {
  const { kind, own, account, isChange, start } = props;
  const rules = rulesOf(kind, own, useMoneyDigits());
  const refusalText = useRefusalText();
  const [offer, setOffer] = useState<OfferInput>({ account, draft: draftOf(start) });
  const [isChecking, setChecking] = useState(false);
  const { send, busy, error, reset } = useSending(props);
  const place = error && placeOfRefusal(error, kind, offer.draft);
  const refused: Said | null = place && { place, message: refusalText(error) };

  if (isChecking && refused === null) {
    const terms = wireTermsOf(offer.draft, rules.usual);
    const to = offer.account.trim().toLowerCase();
    return (
      <OfferCheck
        kind={kind}
        account={to}
        terms={terms}
        isChange={isChange}
        busy={busy}
        error={error}
        onBack={() => {
          reset();
          setChecking(false);
        }}
        onSend={() => send(to, terms)}
      />
    );
  }
  return (
    <OfferForm
      offer={offer}
      rules={rules}
      isFixed={account !== ''}
      isChange={isChange}
      refused={refused}
      onChange={(changed) => {
        reset();
        setChecking(false);
        setOffer(changed);
      }}
      onContinue={() => setChecking(true)}
    />
  );
}

export type OfferSheetProps = {
  open: boolean;
  kind: ContractKind;
  own: OwnContract;
  /** Who gets the offer; empty where the person is to type it. */
  account: string;
  /** The contract that the offer is to change; null for a first one. */
  current: AgentContract | null;
  onClose: () => void;
  onOffered: (contract: AgentContract) => void;
};

/** Offers somebody one step below a contract or a change; what was not sent is gone once closed. */
export function OfferSheet(props: OfferSheetProps) {
  const { open, kind, own, account, current, onClose, onOffered } = props;
  const text = useText();
  const [shown, setShown] = useState({ open: false, opening: 0, account, current });
  if (open !== shown.open) {
    // It keeps its content while it slides away.
    setShown(
      open ? { open, opening: shown.opening + 1, account, current } : { ...shown, open: false },
    );
  }
  const start = shown.current?.terms ?? own.active?.terms;
  const isChange = shown.current !== null;
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={text(`contract.offer.title.${isChange ? 'change' : kind}`)}
      closeLabel={text('shell.close')}
    >
      {shown.opening > 0 &&
        (own.active === null || start === undefined ? (
          <EmptyState text={text('contract.offer.none')} />
        ) : (
          <Offering
            key={shown.opening}
            kind={kind}
            own={own}
            account={shown.current?.account ?? shown.account}
            isChange={isChange}
            start={start}
            onClose={onClose}
            onOffered={onOffered}
          />
        ))}
    </Sheet>
  );
}
