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
import styles from '../Rewards.module.css';

const tones: Record<Reward['state'], TagTone> = {
  locked: 'waiting',
  issued: 'accent',
  claimed: 'good',
  expired: 'neutral',
  void: 'neutral',
};

function Condition({ of }: { of: Reward['conditionStatus'][number] }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const { done, actual, target } = of;
  const state = text(done ? 'rewards.condition.done' : 'rewards.condition.open');
  const figures =
    actual === null || target === null
      ? state
      : text('rewards.condition.amounts', { actual: money(actual), target: money(target) });
  const bar = actual === null || target === null ? null : { value: actual, max: target };
  return <ProgressLine label={of.text} figures={figures} bar={bar} />;
}

/** How much of a bonus is wagered. */
function Wagered({ required, wagered }: { required: string; wagered: string }) {
  const text = useText();
  const money = useShortMoneyFormat();
  const label = text('bonus.progress', { wagered: money(wagered), required: money(required) });
  return <ProgressLine label={label} bar={{ value: wagered, max: required }} />;
}

/** The lines below the amount of a reward: its terms, and until or since when. */
function useNotes(reward: Reward): string[] {
  const { state, wageringMultiple: times, wagering, expiresAt, claimedAt } = reward;
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
    ...(state === 'locked'
      ? [text('rewards.unlock.until', { at: format.dateTime(expiresAt) })]
      : []),
    ...(claimedAt === null ? [] : [text('rewards.since', { at: format.dateTime(claimedAt) })]),
    ...(state === 'void' ? [text('rewards.void')] : []),
  ];
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
  const { state, title, conditionStatus, expiresAt, bonusState, wagering } = reward;
  const label =
    bonusState === null || state !== 'claimed'
      ? (`reward.state.${state}` as const)
      : (`bonus.state.${bonusState}` as const);
  return (
    <ClaimCard
      title={title}
      tag={
        state === 'issued' && endsSoon(expiresAt, now) ? (
          <Tag tone="bad">{text('rewards.endsSoon')}</Tag>
        ) : (
          <Tag tone={tones[state]}>{text(label)}</Tag>
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
      {conditionStatus.length > 0 && (
        <ul className={styles.conditions}>
          {conditionStatus.map((one) => (
            <li key={one.condition}>
              <Condition of={one} />
            </li>
          ))}
        </ul>
      )}
      {state === 'issued' && <ClaimReward transactionId={reward.transactionId} gift={reward} />}
    </ClaimCard>
  );
}
