import { useState } from 'react';
import { Loaded } from '#features/site/Loaded.tsx';
import { useText } from '#kit/text.ts';
import { Sheet } from '@pavilion/ui/overlays/Sheet.tsx';
import { SkeletonBlocks } from '@pavilion/ui/states/SkeletonBlocks.tsx';
import { useOwnContract, type AgentContract, type Terms } from '../contracts/contracts.queries.ts';
import { SettledPeriod } from '../contracts/terms/WorkedView.tsx';
import { useAbout, useOtherSide } from './settlement-words.ts';
import { StateTag } from './SettlementRows.tsx';
import { useContractsWith, type Settlement, type Side } from './settlements.queries.ts';
import styles from './Settlements.module.css';

const skeletonHeights = [220];

type OneProps = { settlement: Settlement };

/** The terms by which it was worked out; null where the contract is listed no more. */
function termsOf(
  { contractId }: Settlement,
  contracts: readonly (AgentContract | null)[],
): Terms | null {
  return contracts.find((one) => one?.contractId === contractId)?.terms ?? null;
}

function Lines({
  settlement,
  contracts,
}: OneProps & { contracts: readonly (AgentContract | null)[] }) {
  const { kind, inputs } = settlement;
  return <SettledPeriod kind={kind} terms={termsOf(settlement, contracts)} worked={inputs} />;
}

function ReceivedLines({ settlement }: OneProps) {
  const own = useOwnContract(settlement.kind);
  return (
    <Loaded query={own} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {({ active, waiting, history }) => (
        <Lines settlement={settlement} contracts={[active, waiting, ...history]} />
      )}
    </Loaded>
  );
}

function PaidLines({ settlement }: OneProps) {
  const given = useContractsWith(settlement.kind, settlement.account);
  return (
    <Loaded query={given} skeleton={<SkeletonBlocks heights={skeletonHeights} />}>
      {({ list }) => <Lines settlement={settlement} contracts={list} />}
    </Loaded>
  );
}

function Content({ settlement, side }: OneProps & { side: Side }) {
  const otherSide = useOtherSide(side);
  const about = useAbout(side);
  return (
    <div className={styles.sheet}>
      <div className={styles.standing}>
        <p className={styles.head}>
          <span className={styles.who}>{otherSide(settlement)}</span>
          <StateTag state={settlement.state} />
        </p>
        <p className={styles.note}>{about(settlement)}</p>
      </div>
      {side === 'received' ? (
        <ReceivedLines settlement={settlement} />
      ) : (
        <PaidLines settlement={settlement} />
      )}
    </div>
  );
}

type SettlementSheetProps = {
  /** The one that is open; null for none. */
  settlement: Settlement | null;
  side: Side;
  onClose: () => void;
};

/** Every figure of a settlement, line by line down to the amount. */
export function SettlementSheet({ settlement, side, onClose }: SettlementSheetProps) {
  const text = useText();
  // It keeps its content while it slides away.
  const [last, setLast] = useState(settlement);
  if (settlement !== null && settlement !== last) setLast(settlement);
  const shown = settlement ?? last;
  return (
    <Sheet
      open={settlement !== null}
      onClose={onClose}
      title={shown ? text(`settlements.kind.${shown.kind}`) : ''}
      closeLabel={text('shell.close')}
    >
      {shown && <Content key={shown.settlementId} settlement={shown} side={side} />}
    </Sheet>
  );
}
