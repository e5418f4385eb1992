import { useState } from 'react';
import { useText } from '#kit/text.ts';
import type { ContractState } from '@pavilion/domain/agent/contract-state';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import type { AgentContract } from './contracts.queries.ts';

const tones: Record<ContractState, TagTone> = {
  proposed: 'waiting',
  accepted: 'accent',
  active: 'good',
  endAsked: 'waiting',
  rejected: 'bad',
  withdrawn: 'neutral',
  expired: 'neutral',
  replaced: 'neutral',
  ended: 'neutral',
};

type Standing = Pick<AgentContract, 'state' | 'isChange' | 'endsOn'>;

/** Where a contract stands, and whether it is to take the place of another one. */
export function StateTags({ contract }: { contract: Standing }) {
  const text = useText();
  const { state, isChange, endsOn } = contract;
  const [now] = useState(Date.now);
  const isEnding = state === 'ended' && endsOn !== null && Date.parse(endsOn) > now;
  return (
    <>
      {isChange && <Tag>{text('contracts.isChange')}</Tag>}
      {isEnding ? (
        <Tag tone="waiting">{text('contracts.state.ending')}</Tag>
      ) : (
        <Tag tone={tones[state]}>{text(`contracts.state.${state}`)}</Tag>
      )}
    </>
  );
}
