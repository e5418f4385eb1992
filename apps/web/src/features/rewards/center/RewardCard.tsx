import { Suspense } from 'react';
import { ClaimCard } from '#features/promotions/ClaimCard.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import { ClaimReward } from '../claim/ClaimReward.tsx';
import { useGiftAmount } from '../claim/reward-amount.ts';
import { useCounting } from '../counting.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { endsSoon } from '../refetch-time.ts';
import type { Reward } from '../rewards.queries.ts';
import { rewardHelp } from './reward-help.ts';

const tones: Record<Reward['state'], TagTone> = {
  locked: 'waiting',
  issued: 'accent',
  claimed: 'good',
  expired: 'neutral',
  void: 'neutral',
};

/** How much of a bonus is wagered. */
function Wagered({ required, wagered }: { required: string; wagered: string }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const label = text('bonus.progress', { wagered: money(wagered), required: money(required) });
  return <ProgressLine label={label} bar={{ value: wagered, max: required }} />;
}

/** The lines below the amount of a reward: its terms, and until or since when. */
function useNotes(reward: Reward): string[] {
  const { state, wageringMultiple: times, wagering, expiresAt, claimedAt, checking } = reward;
  const text = useText();
  const counting = useCounting();
  const format = useFormat();
  const isOpen = state === 'issued' || state === 'locked';
  return [
    ...(isOpen && wagering !== null
      ? [
          text('rewards.wager', { times }),
          text('rewards.terms', {
            days: wagering.days,
            games: counting(wagering.contribution),
          }),
        ]
      : []),
    ...(state === 'issued' ? [text('rewards.until', { at: format.dateTime(expiresAt) })] : []),
    ...(state === 'locked' && checking === null
      ? [text('rewards.unlock.until', { at: format.dateTime(expiresAt) })]
      : []),
    ...(claimedAt === null ? [] : [text('rewards.since', { at: format.dateTime(claimedAt) })]),
    ...(state === 'void' ? [text('rewards.void')] : []),
  ];
}

/** The key of the text that says where a reward stands. */
function labelOf({ state, bonusState, checking }: Reward) {
  if (checking !== null) return 'reward.state.checking';
  if (bonusState === null || state !== 'claimed') return `reward.state.${state}` as const;
  return `bonus.state.${bonusState}` as const;
}

type RewardCardProps = {
  reward: Reward;
  /** When it was fetched, as milliseconds since 1970. */
  now: number;
};

/** A reward with its terms, the progress of what it waits for, and the button that claims it. */
export function RewardCard({ reward, now }: RewardCardProps) {
  const text = useText();
  const amountOf = useGiftAmount();
  const { state, title, conditionStatus, expiresAt, wagering, checking } = reward;
  return (
    <ClaimCard
      title={title}
      tag={
        state === 'issued' && endsSoon(expiresAt, now) ? (
          <Tag tone="bad">{text('rewards.endsSoon')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{text(labelOf(reward))}</Tag>
        )
      }
      amount={amountOf(reward)}
      isLit={state === 'issued'}
      isOver={state === 'expired' || state === 'void'}
      notes={useNotes(reward)}
    >
      {wagering !== null && wagering.wagered !== null && (
        <Wagered required={wagering.required} wagered={wagering.wagered} />
      )}
      {(conditionStatus.length > 0 || state === 'void' || checking !== null) && (
        <Suspense>
          <rewardHelp.Component of={reward} now={now} />
        </Suspense>
      )}
      {state === 'issued' && <ClaimReward transactionId={reward.transactionId} gift={reward} />}
    </ClaimCard>
  );
}
