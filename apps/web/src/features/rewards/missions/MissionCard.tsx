import { Link } from 'wouter';
import { ClaimCard } from '#features/promotions/ClaimCard.tsx';
import { useShortMoneyFormat } from '#features/wallet/money-format.ts';
import { useText } from '#kit/text.ts';
import { useFormat } from '@pavilion/client/language/format.ts';
import { isMoneyMeasure, isStateMeasure } from '@pavilion/domain/reward/mission';
import { buttonClass } from '@pavilion/ui/actions/button-class.ts';
import { Tag, type TagTone } from '@pavilion/ui/values/Tag.tsx';
import { ClaimReward } from '../claim/ClaimReward.tsx';
import { useGiftAmount } from '../claim/reward-amount.ts';
import { ProgressLine } from '../ProgressLine.tsx';
import { endsSoon } from '../refetch-time.ts';
import { missionWay } from './mission-way.ts';
import type { Mission } from './missions.queries.ts';
import styles from './Missions.module.css';

const measureTexts = {
  validBets: 'reward.condition.validBets',
  deposits: 'reward.condition.deposits',
  depositCount: 'missions.measure.depositCount',
  rounds: 'missions.measure.rounds',
  daysPlayed: 'missions.measure.daysPlayed',
  profile: 'missions.measure.profile',
  contact: 'reward.condition.provedContact',
  appLogin: 'missions.measure.appLogin',
} as const satisfies Record<Mission['measure'], string>;

type TagOf = {
  tone: TagTone;
  text: 'missions.coming' | `reward.state.${'issued' | 'checking' | 'claimed' | 'expired'}`;
};

/** An open mission needs none: its progress says where it stands. */
const tags: Record<Exclude<Mission['state'], 'open'>, TagOf> = {
  coming: { tone: 'waiting', text: 'missions.coming' },
  done: { tone: 'accent', text: 'reward.state.issued' },
  checking: { tone: 'waiting', text: 'reward.state.checking' },
  claimed: { tone: 'good', text: 'reward.state.claimed' },
  expired: { tone: 'neutral', text: 'reward.state.expired' },
};

type MissionProps = {
  of: Mission;
  /** When it was fetched, as milliseconds since 1970. */
  now: number;
};

function StateTag({ of: { state, endsAt }, now }: MissionProps) {
  const text = useText();
  if (state === 'open') return null;
  if (state === 'done' && endsAt !== null && endsSoon(endsAt, now)) {
    return <Tag tone="bad">{text('rewards.endsSoon')}</Tag>;
  }
  return <Tag tone={tags[state].tone}>{text(tags[state].text)}</Tag>;
}

/** How far a mission is. */
function Standing({ of: { measure, actual, target } }: { of: Mission }) {
  const text = useText();
  const format = useFormat();
  const money = useShortMoneyFormat();
  const label = text(measureTexts[measure]);
  if (isStateMeasure(measure)) {
    const isMet = actual === target;
    const state = text(isMet ? 'rewards.condition.done' : 'rewards.condition.open');
    return <ProgressLine label={label} figures={state} bar={null} />;
  }
  const say = isMoneyMeasure(measure) ? money : (count: string) => format.decimal(count, 0);
  const figures = text('rewards.condition.amounts', { actual: say(actual), target: say(target) });
  return <ProgressLine label={label} figures={figures} bar={{ value: actual, max: target }} />;
}

/** What counts for a mission that can be done now or later. */
function useCountedNotes({ category, vendor, hours }: Mission): string[] {
  const text = useText();
  const games = [category && text(`category.${category}`), vendor?.name].filter(Boolean);
  return [
    ...(games.length > 0 ? [text('missions.only', { games: games.join(' · ') })] : []),
    ...(hours === null ? [] : [text('missions.hours', hours)]),
  ];
}

/** From or until when a mission counts, or its reward can be claimed. */
function useTimeNotes({ state, startsAt, endsAt }: Mission): string[] {
  const text = useText();
  const format = useFormat();
  if (state === 'coming') {
    return startsAt === null ? [] : [text('missions.starts', { at: format.dateTime(startsAt) })];
  }
  if (endsAt === null) return [];
  const at = format.dateTime(endsAt);
  if (state === 'open') return [text('missions.ends', { at })];
  return state === 'done' ? [text('rewards.until', { at })] : [];
}

/** The lines below the amount: how it is wagered, what counts, and from or until when. */
function useNotes(mission: Mission): string[] {
  const text = useText();
  const counted = useCountedNotes(mission);
  const times = useTimeNotes(mission);
  const { state, reward } = mission;
  const isAhead = state === 'coming' || state === 'open';
  const isWagered = reward.kind === 'cash' && reward.wageringMultiple > 0;
  return [
    ...(isWagered && (isAhead || state === 'done')
      ? [text('rewards.wager', { times: reward.wageringMultiple })]
      : []),
    ...(isAhead ? counted : []),
    ...times,
    ...(state === 'checking' ? [text('rewards.checking.mission')] : []),
  ];
}

/** A mission: what it gives, how far it is, and the claim or the way to where it is done. */
export function MissionCard({ of, now }: MissionProps) {
  const text = useText();
  const amountOf = useGiftAmount();
  const { title, state, reward, transactionId } = of;
  const { href, go } = missionWay(of);
  return (
    <ClaimCard
      title={title}
      heading="h4"
      tag={<StateTag of={of} now={now} />}
      amount={amountOf(reward)}
      isLit={state === 'done'}
      isOver={state === 'expired'}
      notes={useNotes(of)}
    >
      {state !== 'claimed' && <Standing of={of} />}
      {state === 'done' && transactionId !== null && (
        <ClaimReward transactionId={transactionId} gift={reward} />
      )}
      {state === 'open' && (
        <Link className={`${buttonClass('quiet', 'compact')} ${styles.way}`} href={href}>
          {text(`missions.go.${go}`)}
        </Link>
      )}
    </ClaimCard>
  );
}
