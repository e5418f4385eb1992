import { Suspense, useState, type ReactNode } from 'react';
import { ErrorNotice } from '#features/site/ErrorNotice.tsx';
import { Loaded } from '#features/site/Loaded.tsx';
import { ShowMore } from '#features/site/ShowMore.tsx';
import { useText } from '#kit/text.ts';
import { lazyComponent } from '@pavilion/client/queries/lazy-component.tsx';
import type { ContractKind } from '@pavilion/domain/agent/contract-kind';
import { isWaiting } from '@pavilion/domain/agent/contract-state';
import { Button } from '@pavilion/ui/actions/Button.tsx';
import { EmptyState } from '@pavilion/ui/states/EmptyState.tsx';
import { Notice } from '@pavilion/ui/states/Notice.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import type { OfferSheetProps } from '../contract-offer/OfferSheet.tsx';
import type { ContractActions } from './contract-actions.ts';
import {
  useGivenContracts,
  useReadContracts,
  useRunningOf,
  type AgentContract,
  type OwnContract,
} from './contracts.queries.ts';
import { GivenContract } from './GivenContract.tsx';
import styles from './Contracts.module.css';

const sheet = lazyComponent<'OfferSheet', OfferSheetProps>(
  'OfferSheet',
  () => import('../contract-offer/OfferSheet.tsx'),
);

const skeletonHeights = [48, 160, 160, 160];

/** Whom something is offered, and the contract that it is to change; closed, the last ones. */
type Offer = { isOpen: boolean; account: string; current: AgentContract | null };

type OffersProps = {
  kind: ContractKind;
  own: OwnContract;
  /** Who is offered something as the address says; empty for nobody. */
  account: string;
  onClose: () => void;
};

/** The sheet with an offer; a person whom the address names may have a contract already. */
function useOffer({ kind, own, account, onClose }: OffersProps) {
  const readAnew = useReadContracts();
  const [offer, setOffer] = useState<Offer | null>(null);
  const running = useRunningOf(kind, account);
  if (account !== '' && !running.isLoading && !(offer?.isOpen && offer.account === account)) {
    setOffer({ isOpen: true, account, current: running.data ?? null });
  }
  function close(): void {
    onClose();
    setOffer(offer && { ...offer, isOpen: false });
  }
  function open(current: AgentContract | null): void {
    // Without its code nothing opens; the notice at the top says that the device is offline.
    sheet.load().then(
      () => setOffer({ isOpen: true, account: current?.account ?? '', current }),
      () => undefined,
    );
  }
  return {
    open,
    sheet: offer !== null && (
      <Suspense>
        <sheet.Component
          open={offer.isOpen}
          kind={kind}
          own={own}
          account={offer.account}
          current={offer.current}
          onClose={close}
          onOffered={readAnew}
        />
      </Suspense>
    ),
  };
}

type GivenTabProps = OffersProps & {
  actions: ContractActions;
  /** What they paid, below them. */
  settlements: ReactNode;
};

/** The contracts of a kind that the agent has offered to people one step below. */
export function GivenTab({ actions, settlements, ...offers }: GivenTabProps) {
  const text = useText();
  const { kind, own } = offers;
  const given = useGivenContracts(kind);
  const offer = useOffer(offers);
  const canOffer = own.active !== null;
  const { problem } = actions;
  const mayChange = ({ account }: AgentContract, list: readonly AgentContract[]) =>
    canOffer && !list.some((other) => other.account === account && isWaiting(other.state));
  const isShown = given.data?.some(({ contractId }) => contractId === problem?.contractId);
  return (
    <>
      {canOffer ? (
        <Button aria-haspopup="dialog" onClick={() => offer.open(null)}>
          {text('contracts.offer')}
        </Button>
      ) : (
        <Notice>{text('contracts.given.cannot')}</Notice>
      )}
      {problem && !isShown && <ErrorNotice error={problem.error} />}
      <Loaded
        query={given}
        skeleton={<SkeletonBlocks heights={skeletonHeights} />}
        isEmpty={(list) => list.length === 0}
        empty={<EmptyState text={text('contracts.given.none')} />}
      >
        {(list) => (
          <ul className={styles.cards} aria-label={text('contracts.given.list')}>
            {list.map((contract) => (
              <GivenContract
                key={contract.contractId}
                contract={contract}
                actions={actions}
                onChange={mayChange(contract, list) ? () => offer.open(contract) : undefined}
              />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore query={given} />
      {settlements}
      {canOffer && offer.sheet}
    </>
  );
}
