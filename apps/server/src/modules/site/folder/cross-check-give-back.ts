import { formatRate, parseRate } from '@pavilion/domain/agent/rate-chain';
import { gameTypes, type GameType } from '@pavilion/domain/game/game-type';
import { larger } from '@pavilion/domain/wallet/money';
import { mistakeAt } from './mistake-list.ts';
import type { SiteFiles } from './site-files.ts';
import type { SiteMistake } from './site-folder-error.ts';
import type { Mall, Mission, Missions } from './site.ts';

/** Of what a game keeps, this share in percent may be given back. */
const mostOfEdge = 60n;

const wholeRate = 10_000;

/** A share of valid bets: `times / parts` hundredths of a percent, exactly. */
type Share = { times: bigint; parts: bigint };

/** Minor units for a number of points: `times / parts` for each point, exactly. */
type PointWorth = { times: bigint; parts: bigint };

/** The most money that a point buys: by conversion, or with a bonus of the mall. */
function bestWorth({ items, points }: Mall, digits: number): PointWorth {
  const converted = { times: 10n ** BigInt(digits), parts: BigInt(points.pointsPerCurrencyUnit) };
  return items
    .map(({ bonusAmount = 0n, pointsPrice }) => ({
      times: bonusAmount,
      parts: BigInt(pointsPrice),
    }))
    .reduce(
      (best, item) => (item.times * best.parts > best.times * item.parts ? item : best),
      converted,
    );
}

const sumOf = (one: Share, other: Share): Share => ({
  times: one.times * other.parts + other.times * one.parts,
  parts: one.parts * other.parts,
});

/** The valid bets for which a mission that can be done again and again gives something. */
function betsOf({ goal, period }: Mission, { stake }: Missions['pace']): bigint {
  const { measure, target } = goal;
  if (period === 'once') return 0n;
  if (measure === 'validBets' && typeof target === 'bigint') return target;
  return measure === 'rounds' && typeof target === 'number' ? BigInt(target) * stake : 0n;
}

/** What missions of play give back in a category, if members do no more than they ask for. */
function shareOfMissions(
  { missions, pace }: Missions,
  worth: PointWorth,
  category: GameType,
): Share {
  return missions
    .filter(({ goal }) => (goal.category ?? category) === category)
    .flatMap((mission): Share[] => {
      const bets = betsOf(mission, pace);
      if (bets === 0n) return [];
      const { kind, amount } = mission.reward;
      const { times, parts } = kind === 'points' ? worth : { times: 1n, parts: 1n };
      return [{ times: BigInt(wholeRate) * amount * times, parts: bets * parts }];
    })
    .reduce(sumOf, { times: 0n, parts: 1n });
}

/**
 * What the site gives back of valid bets in each category: the higher of the VIP levels' cash-back
 * and the agents' rebate, since cash-back pays only what the line does not, the promotions of
 * cash-back, what the points for them are worth, and missions of play.
 */
function sharesOf(files: SiteFiles): Map<GameType, Share> {
  const { agents, brand, mall, missions, rewards, vip } = files;
  if (!agents.value || !brand.value || !mall.value) return new Map();
  if (!missions.value || !rewards.value || !vip.value) return new Map();
  const missionRules = missions.value;
  const { turnoverPerPoint, weights } = mall.value.points;
  const worth = bestWorth(mall.value, brand.value.currency.digits);
  // Weights are whole percent, which are a hundred of the parts of a rate.
  const parts = turnoverPerPoint * worth.parts;
  const partOfWeight = BigInt(wholeRate / 100) * worth.times;
  const { maximum } = agents.value.rebate;
  const { levels } = vip.value;
  const { promotions } = rewards.value.cashback;
  return new Map(
    gameTypes.map((category) => {
      const ofLevels = levels.map(({ benefits }) => benefits.rebatePercent[category]);
      const ofPromotions = promotions
        .filter(({ categories }) => categories.includes(category))
        .reduce((sum, { percent }) => sum + percent, 0);
      const rate = Math.max(maximum[category], ...ofLevels) + ofPromotions;
      const ofPoints = partOfWeight * BigInt(weights[category]);
      const ofMissions = shareOfMissions(missionRules, worth, category);
      return [category, sumOf({ times: BigInt(rate) * parts + ofPoints, parts }, ofMissions)];
    }),
  );
}

/** Hundredths of a percent, rounded up. */
const rounded = ({ times, parts }: Share) => Number((times + parts - 1n) / parts);

/** The site gives back no more in a category than it allows itself. */
function policyMistakes({ policy }: SiteFiles, shares: Map<GameType, Share>) {
  if (!policy.value) return [];
  const { giveBack } = policy.value;
  return [...shares].flatMap(([category, share]) => {
    if (share.times <= BigInt(giveBack[category]) * share.parts) return [];
    const given = formatRate(rounded(share));
    const givers = 'levels, agents, promotions, points and missions';
    const words = `at least ${given}, which ${givers} give back`;
    return [mistakeAt(policy, ['giveBack', category], words)];
  });
}

/**
 * No game gives back, weighed as its bets count, more than a share of what it keeps. Sports and
 * lotteries count with the return that the catalogue names.
 */
function gameMistakes(files: SiteFiles, shares: Map<GameType, Share>): readonly SiteMistake[] {
  const { agents, games, policy, vendors } = files;
  if (!agents.value || !games.value || !policy.value || !vendors.value) return [];
  const { giveBack } = policy.value;
  const { weights } = agents.value.validBet;
  const open = new Set(vendors.value.vendors.filter(({ on }) => on).map(({ code }) => code));
  return games.value.games.flatMap(({ gameId, gameType, vendor, rtpPercent, ...game }, index) => {
    const share = shares.get(gameType);
    if (!share || !open.has(vendor)) return [];
    const times = larger(share.times, BigInt(giveBack[gameType]) * share.parts);
    const kept = wholeRate - (parseRate(`${rtpPercent}`) ?? wholeRate);
    const most = mostOfEdge * BigInt(kept) * share.parts;
    const weight = BigInt(game.validWeight ?? weights[gameType]);
    if (times * weight <= most) return [];
    const given = formatRate(rounded({ ...share, times }));
    const because = `since ${gameType} gives back ${given} % and ${gameId} returns ${rtpPercent} %`;
    const words = `a percentage up to ${most / times}, ${because}`;
    return [mistakeAt(games, ['games', index, 'validWeight'], words)];
  });
}

/** Finds categories and games in which playing alone would earn too much. */
export function giveBackMistakes(files: SiteFiles): readonly SiteMistake[] {
  const shares = sharesOf(files);
  return [...policyMistakes(files, shares), ...gameMistakes(files, shares)];
}
