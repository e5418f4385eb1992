import type { Caller, VisitorContext } from '#http/handlers.ts';
import { createGroupRead } from '#kit/group-read.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { rainCalls } from '@pavilion/contract/player/rewards/rain';
import { memberKind } from '@pavilion/domain/member/member-type';
import { endOfWave, waveAt, type RainNeed } from '@pavilion/domain/reward/rain';
import type { Language } from '@pavilion/domain/site/language';
import { formatAmount } from '@pavilion/domain/wallet/money';
import type { RewardsDeps } from '../rewards-deps.ts';
import { levelLabel } from '../vip/vip-letters.ts';
import { daysOfDeposits, type KnownRains } from './known-rains.ts';
import { seedHashOf, timesOf } from './rain-times.ts';
import type { RainRow } from './rain.store.ts';
import { standingsOf, type AskedStanding, type Standing } from './shown-rain.store.ts';

type Shown = ResponseOf<(typeof rainCalls)['showRain']>;
type Planned = NonNullable<Shown['next']>;

/** How many are listed after the next one. */
const listedLater = 5;

/** The rain that falls at an instant, the ones that come, and the last one that fell. */
function sorted(rains: readonly RainRow[], now: Date) {
  const made = rains.filter(({ state }) => state !== 'planned');
  const falls = made.find(({ begins_at: from, ends_at: until }) => from <= now && now < until);
  const coming = rains.filter(({ begins_at: from }) => from > now);
  const last = made.findLast(({ ends_at: until }) => until <= now);
  const wave = falls === undefined ? null : waveAt(timesOf(falls), now.getTime());
  return { falls, wave: wave ?? 0, next: coming[0], later: coming.slice(1), last };
}

type Sorted = ReturnType<typeof sorted>;

/** Reads how members stand to rains, those of many calls together: a change tells all pages. */
export function createStandings(deps: RewardsDeps) {
  return createGroupRead({
    readsInFlight: 3,
    maximumBatch: 256,
    read: (asked: readonly AskedStanding[]) => standingsOf(deps.db, asked, daysOfDeposits(deps)),
  });
}

export type Standings = ReturnType<typeof createStandings>;

/** Null for a member who is shown no rain at all. */
async function standingsFor(
  standingsOfMember: Standings,
  { memberId, isExcluded, isUnfinished }: Caller,
  { falls, wave, next, last }: Sorted,
): Promise<Map<string | null, Standing> | null> {
  if (isExcluded || isUnfinished) return null;
  const rainIds = [falls, next].flatMap((rain) => rain?.id ?? []);
  if (rainIds.length === 0 && last === undefined) return null;
  const rows = await standingsOfMember({ memberId, rainIds, wave });
  if (rows[0]?.isOffered !== true) return null;
  return new Map(rows.map((row) => [row.rainId, row]));
}

/** What a rain takes. */
function needsOf(rain: RainRow): RainNeed[] {
  const needs: RainNeed[] = [];
  if (rain.min_level > 0) needs.push('level');
  if (rain.needs_deposit) needs.push('deposit');
  if (rain.needs_contact) needs.push('contact');
  return needs;
}

function termsOf(
  { site, currency }: RewardsDeps,
  rain: RainRow,
  missing: RainNeed[],
  language: Language,
): NonNullable<Planned['terms']> {
  const money = (minor: bigint) => formatAmount(minor, currency.digits);
  const { min_level: minLevel } = rain;
  return {
    budget: money(rain.budget),
    envelopes: rain.envelopes,
    least: money(rain.least),
    most: money(rain.most),
    winsPerPerson: rain.wins_per_person,
    minLevel,
    minLevelName: minLevel > 0 ? levelLabel(site.vip, minLevel, language) : '',
    needs: needsOf(rain),
    missing,
    wageringMultiple: rain.wagering_multiple,
    seedHash: seedHashOf(rain.seed),
  };
}

const instants = (rain: RainRow) => ({
  rainId: rain.id,
  beginsAt: rain.begins_at.toISOString(),
  endsAt: rain.ends_at.toISOString(),
});

/** The rain that falls, and the next ones, as the caller may see them. */
export async function showRain(
  deps: RewardsDeps,
  { rains, standingsOfMember }: { rains: KnownRains; standingsOfMember: Standings },
  { caller, language }: VisitorContext,
): Promise<Shown> {
  const now = deps.clock();
  const known = sorted(await rains.list(), now);
  const isMember = caller !== null && !memberKind(caller.memberType, deps.site.memberTypes).trial;
  const standings = isMember
    ? await standingsFor(standingsOfMember, caller, known)
    : new Map<never, never>();
  const serverTime = now.toISOString();
  if (standings === null) return { serverTime, now: null, next: null, later: [], last: null };

  const planned = (rain: RainRow): Planned => {
    const standing = standings.get(rain.id);
    return {
      ...instants(rain),
      waves: rain.waves,
      waveSeconds: rain.wave_seconds,
      terms: standing ? termsOf(deps, rain, standing.missing, language) : null,
    };
  };
  const { falls, wave, next, later, last } = known;
  return {
    serverTime,
    now: falls
      ? {
          rain: planned(falls),
          wave,
          closesAt: new Date(endOfWave(timesOf(falls), wave)).toISOString(),
          claimId: standings.get(falls.id)?.claimId ?? null,
        }
      : null,
    next: next ? planned(next) : null,
    later: later.slice(0, listedLater).map(instants),
    last: isMember && last ? { rainId: last.id, endedAt: last.ends_at.toISOString() } : null,
  };
}
