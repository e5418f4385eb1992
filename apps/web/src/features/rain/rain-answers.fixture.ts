import type { RainDraw, RainResult } from './claim.queries.ts';
import type { PlannedRain, RainTerms, ShownRain } from './rain.queries.ts';

const secondMs = 1000;

/** An instant so many seconds from now. */
export const inSeconds = (seconds: number) =>
  new Date(Date.now() + seconds * secondMs).toISOString();

/** What falls: 20 envelopes of 5.00 to 500.00 for everybody. */
export const rainTerms = (given: Partial<RainTerms> = {}): RainTerms => ({
  budget: '1000.00',
  envelopes: 20,
  least: '5.00',
  most: '500.00',
  winsPerPerson: 2,
  minLevel: 0,
  minLevelName: 'Member',
  needs: [],
  missing: [],
  wageringMultiple: 0,
  seedHash: null,
  ...given,
});

/** A rain of 10 waves of 6 seconds that begins so many seconds from now. */
export function plannedRain(seconds: number, given: Partial<PlannedRain> = {}): PlannedRain {
  const { waves = 10, waveSeconds = 6 } = given;
  return {
    rainId: 'rain-7',
    beginsAt: inSeconds(seconds),
    endsAt: inSeconds(seconds + waves * waveSeconds),
    waves,
    waveSeconds,
    terms: rainTerms(),
    ...given,
  };
}

/** What the server answers by a clock that is that of the device. */
export const shownRain = (given: Partial<ShownRain> = {}): ShownRain => ({
  serverTime: new Date(Date.now()).toISOString(),
  now: null,
  next: null,
  later: [],
  last: null,
  ...given,
});

/** A rain that began so many seconds ago, as the server answers while it falls. */
export function fallingRain(
  seconds: number,
  given: Partial<PlannedRain> = {},
  claimId: string | null = null,
): ShownRain {
  const rain = plannedRain(-seconds, given);
  const wave = Math.floor(seconds / rain.waveSeconds) + 1;
  const closesAt = inSeconds(wave * rain.waveSeconds - seconds);
  return shownRain({ now: { rain, wave, closesAt, claimId } });
}

export const rainResult = (given: Partial<RainResult> = {}): RainResult => ({
  rainId: 'rain-7',
  state: 'none',
  amount: null,
  wins: [],
  claims: [],
  total: '0.00',
  checking: null,
  after: null,
  ...given,
});

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const seedHash = '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd';

/** What the rain of `drawnWave` did. */
export const rainAfter = {
  seed,
  seedHash,
  claims: 4,
  people: 3,
  taken: 2,
  paid: '37.50',
  winners: [],
} satisfies RainResult['after'];

const claimsOf = (...ids: string[]) =>
  ids.map((claimId) => ({ claimId, person: claimId.slice(0, 1) }));

/** Two waves with two claims each; `rain-7|1|ana-1` stands before `rain-7|1|ben-1`, and so on. */
const waves = [claimsOf('ana-1', 'ben-1'), claimsOf('ana-2', 'cora-2')];
const amounts = ['25.00', '12.50'];

/** The draw of a wave of that rain, with one envelope in each. */
export function drawnWave(wave: number, winner: string): RainDraw {
  const claims = waves[wave - 1] ?? [];
  return {
    seed,
    seedHash,
    winsPerPerson: 1,
    due: 1,
    envelopes: [{ place: wave, amount: amounts[wave - 1] ?? '5.00', claimId: winner }],
    claims,
    pageNum: 1,
    totalPages: 1,
    total: claims.length,
  };
}

/** A site that has planned no rain. */
export const noRain = {
  showRain: () => shownRain(),
  showRainResult: rainResult(),
};
