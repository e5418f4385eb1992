import { hourMs } from '#kit/time/milliseconds.ts';
import { outcomeOf } from '#modules/wallet/operation.ts';
import type { PlayUse } from '#modules/wallet/play-limit.store.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { getLimits } from '@pavilion/contract/player/protection/protection';
import {
  limitAt,
  limitKinds,
  limitOfferPlaces,
  limitPeriods,
  type LimitKind,
  type LimitName,
  type LimitOfferPlace,
  type Wish,
} from '@pavilion/domain/protection/own-limit';
import type { Language } from '@pavilion/domain/site/language';
import type { Currency } from '@pavilion/domain/wallet/money';
import { showBreaks, showHelp } from '../exclusion/show-exclusion.ts';
import { findDeclined } from '../offer/limit-offer.store.ts';
import type { LimitDeps } from '../protection-deps.ts';
import { checkEveryMinutes } from '../reality-check/check-interval.ts';
import { isOffered } from './change-limit.ts';
import { showAmount } from './limit-amount.ts';
import { amountInForce, findLimits, limitOf, type StoredLimit } from './own-limit.store.ts';
import { minuteMs, playUseOf, useOfDeposits, useOfPlay, type Use } from './use-of-limit.ts';

type Shown = ResponseOf<typeof getLimits>;

export function showWish(kind: LimitKind, wish: Wish | null, currency: Currency) {
  if (wish === null) return null;
  const { amount, from, until } = wish;
  return {
    amount: showAmount(kind, amount, currency),
    from: from.toISOString(),
    until: until.toISOString(),
  };
}

/** The limits of the site, and others that the member has. */
function shownNames(deps: Pick<LimitDeps, 'policy'>, limits: readonly StoredLimit[]) {
  const all = limitKinds.flatMap((kind) => limitPeriods.map((period) => ({ kind, period })));
  return all.filter(
    (name) => isOffered(deps, name) || amountInForce(limitOf(limits, name)) !== null,
  );
}

function showLimit(
  { clock, currency }: Pick<LimitDeps, 'clock' | 'currency'>,
  stored: StoredLimit,
  { used, frees }: Use,
) {
  const { kind, period, own, byOperator } = stored;
  const { amount, wish } = limitAt(own, clock());
  const inForce = amountInForce(stored);
  const isOne = kind === 'bet';
  return {
    kind,
    period,
    amount: showAmount(kind, amount, currency),
    byOperator: showAmount(kind, byOperator, currency),
    used: isOne ? null : showAmount(kind, used, currency),
    left: isOne || inForce === null ? null : showAmount(kind, inForce - used, currency),
    frees: frees && {
      at: frees.at.toISOString(),
      amount: showAmount(kind, frees.amount, currency),
    },
    wish: showWish(kind, wish, currency),
  };
}

/** Whether a limit leaves too little for the stake that was refused. */
function isAgainst(stored: StoredLimit, use: Use, { outcome, stakeMinor }: Refused): boolean {
  const inForce = amountInForce(stored);
  if (inForce === null) return false;
  const refusedBy = outcomeOf(outcome);
  switch (stored.kind) {
    case 'bet':
      return refusedBy === 'stakeLimit' && stakeMinor > inForce;
    case 'time':
      return refusedBy === 'timeLimit' && use.used >= inForce;
    case 'loss':
    case 'wager':
      return refusedBy === 'spendingLimit' && use.used + stakeMinor > inForce;
    case 'deposit':
      return false;
  }
}

type Refused = NonNullable<PlayUse['refused']>;
type Counted = { stored: StoredLimit; use: Use };

/** The last bet that was refused; null where no limit would refuse it now. */
function showRefused(play: PlayUse | null, counted: readonly Counted[]): Shown['refused'] {
  const refused = play?.refused ?? null;
  if (refused === null) return null;
  const against = counted.filter(({ stored, use }) => isAgainst(stored, use, refused));
  if (against.length === 0) return null;
  const by = against.map(({ stored: { kind, period } }): LimitName => ({ kind, period }));
  return { at: refused.at.toISOString(), by };
}

/** Lists where limits are offered: not once one was set, nor where the member said "not now". */
export async function placesOfOffer(
  { db, policy }: Pick<LimitDeps, 'db' | 'policy'>,
  memberId: bigint,
): Promise<LimitOfferPlace[]> {
  if ((await findLimits(db, memberId)).length > 0) return [];
  const declined = await findDeclined(db, memberId);
  return limitOfferPlaces.filter(
    (place) => policy.offerLimitsAt.includes(place) && !declined.includes(place),
  );
}

async function showCheck(
  deps: LimitDeps,
  memberId: bigint,
  play: PlayUse | null,
): Promise<Shown['realityCheck']> {
  const { realityCheck } = deps.policy;
  if (realityCheck === undefined) return null;
  const everyMinutes = await checkEveryMinutes(deps, deps.db, memberId);
  const playedMinutes = play === null ? 0 : Number(play.checkedMs / minuteMs);
  const { choices, mayBeOff } = realityCheck;
  return { everyMinutes, choices: [...choices], mayBeOff, playedMinutes };
}

function showPause(
  { policy: { sessionPause } }: Pick<LimitDeps, 'policy'>,
  play: PlayUse | null,
): Shown['pause'] {
  if (sessionPause === undefined) return null;
  const { after, pause } = sessionPause;
  const until = play?.pausedUntil?.toISOString() ?? null;
  return { afterMinutes: after, minutes: pause, until };
}

export async function showLimits(
  deps: LimitDeps,
  memberId: bigint,
  language: Language,
): Promise<Shown> {
  const { db, policy } = deps;
  const limits = await findLimits(db, memberId);
  const play = await playUseOf(deps, db, memberId);
  const counted: Counted[] = [];
  for (const name of shownNames(deps, limits)) {
    const use =
      name.kind === 'deposit'
        ? await useOfDeposits(deps, db, memberId, name)
        : useOfPlay(deps, play, name);
    counted.push({ stored: limitOf(limits, name), use });
  }
  return {
    list: counted.map(({ stored, use }) => showLimit(deps, stored, use)),
    offeredAt: await placesOfOffer(deps, memberId),
    raiseAfterHours: policy.raiseAfter / hourMs,
    confirmWithinHours: policy.confirmWithin / hourMs,
    refused: showRefused(play, counted),
    realityCheck: await showCheck(deps, memberId, play),
    pause: showPause(deps, play),
    breaks: showBreaks(deps),
    dataKeptFor: deps.policy.closing.keepFor,
    help: showHelp(deps, language),
  };
}
