import { ApiError } from '#http/api-error.ts';
import type { Clock } from '#kit/clock.ts';
import { minutesAhead } from '#kit/time/day-range.ts';
import type { Site } from '#modules/site/site.ts';
import type { ResultSources } from '#ports/lottery-results.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import { families, ownFamilies } from '@pavilion/domain/lottery/families';
import {
  ownFamilyCodes,
  type Family,
  type FamilyCode,
  type OwnFamily,
  type OwnFamilyCode,
} from '@pavilion/domain/lottery/play';
import type { ZoneOffset } from '@pavilion/domain/lottery/schedule/fixed-offset';
import type { OutsideSchedule } from '@pavilion/domain/lottery/schedule/outside-schedule';
import type { OwnSchedule } from '@pavilion/domain/lottery/schedule/own-schedule';
import type { LocalText } from '@pavilion/domain/site/local-text';

type Row = Site['lotteries']['lotteries'][number];

type Named = Readonly<{
  gameId: number;
  code: string;
  name: LocalText;
  familyCode: FamilyCode;
  family: Family<unknown>;
  timeZone: string;
}>;

/** One whose draws the house makes itself. */
export type OwnLottery = Named &
  Readonly<{ kind: 'own'; ownFamily: OwnFamily<unknown>; schedule: OwnSchedule }>;

/** One that somebody else draws. */
export type OutsideLottery = Named &
  Readonly<{
    kind: 'outside';
    schedule: OutsideSchedule;
    offsetAt: ZoneOffset;
    /** Names of the sources of its results; none where it copies. */
    sources: readonly string[];
    /** The code of the lottery whose results it takes. */
    copies: string | null;
    /** Where the one draw of each day of the week is held, Monday first. */
    hosts: readonly string[] | null;
    confirm: 'two' | 'source';
  }>;

export type Lottery = OwnLottery | OutsideLottery;

/** A lottery of the site folder that is off, with the reason in words for operators. */
export type LeftOut = Readonly<{ row: Row; because: string }>;

type Deps = {
  site: { lotteries: Pick<Site['lotteries'], 'lotteries'> };
  production: boolean;
  beacon: RandomnessBeacon | null;
  sources: ResultSources;
  clock: Clock;
};

const isOwnFamily = (code: FamilyCode): code is OwnFamilyCode =>
  (ownFamilyCodes as readonly string[]).includes(code);

/** Why an outside lottery cannot be on; null where it can. */
function outsideFault(deps: Deps, row: Row, outside: NonNullable<Row['outside']>): string | null {
  const { production, sources } = deps;
  if (production && row.licence === 'required' && row.licenceReference === undefined) {
    return 'it needs licenceReference, the licence that allows it';
  }
  if (production && outside.confirm === 'source') {
    return 'confirm: source would trust one source alone, which production refuses';
  }
  const missing = outside.sources.filter((name) => !Object.hasOwn(sources, name));
  return missing.length > 0 ? `no source of results is configured as ${missing.join(', ')}` : null;
}

/** Why a lottery cannot be on by itself; null where it can. */
function ownFaultOf(deps: Deps, row: Row): string | null {
  if (!row.on) return 'the site folder says on: false';
  if (row.outside) return outsideFault(deps, row, row.outside);
  return deps.beacon === null ? 'no public randomness is configured' : null;
}

/** Why a lottery of the site folder cannot be on; null where it can. */
function faultOf(deps: Deps, row: Row): string | null {
  const fault = ownFaultOf(deps, row);
  const code = row.outside?.copies ?? null;
  if (fault !== null || code === null) return fault;
  const copied = deps.site.lotteries.lotteries.find((other) => other.code === code);
  // The site folder has no lottery that copies one which copies another.
  if (!copied || ownFaultOf(deps, copied) === null) return null;
  return `it takes the results of ${code}, which is off`;
}

function lotteryOf({ clock }: Deps, row: Row): Lottery {
  const { gameId, code, name, family: familyCode, timeZone, own, outside } = row;
  const named = { gameId, code, name, familyCode, family: families[familyCode], timeZone };
  if (outside) {
    const offsetAt = (time: Date) => minutesAhead(time, timeZone);
    return { kind: 'outside', ...named, ...outside, offsetAt };
  }
  if (!own || !isOwnFamily(familyCode)) {
    throw new Error(`${code}: the house does not draw the family ${familyCode}`);
  }
  const { every: interval, closesBefore } = own;
  const schedule = { interval, closesBefore, offset: minutesAhead(clock(), timeZone) };
  return { kind: 'own', ...named, ownFamily: ownFamilies[familyCode], schedule };
}

/** Sorts the lotteries of the site folder into those that the site has and those that are off. */
export function createLotteries(deps: Deps) {
  const leftOut: LeftOut[] = [];
  const all: Lottery[] = [];
  for (const row of deps.site.lotteries.lotteries) {
    const because = faultOf(deps, row);
    if (because === null) all.push(lotteryOf(deps, row));
    else leftOut.push({ row, because });
  }
  const byId = new Map(all.map((lottery) => [lottery.gameId, lottery]));
  const byCode = new Map(all.map((lottery) => [lottery.code, lottery]));
  return {
    /** In the order of the site folder. */
    all: all as readonly Lottery[],
    leftOut: leftOut as readonly LeftOut[],
    find: (gameId: number): Lottery | null => byId.get(gameId) ?? null,
    findByCode: (code: string): Lottery | null => byCode.get(code) ?? null,
    /** Throws `lottery.game.not.found` for one that the site does not have. */
    require: (gameId: number): Lottery => {
      const lottery = byId.get(gameId);
      if (!lottery) throw new ApiError('lottery.game.not.found');
      return lottery;
    },
  };
}

export type Lotteries = ReturnType<typeof createLotteries>;
