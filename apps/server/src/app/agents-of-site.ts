import type { AgentsDependencies } from '#modules/agents/agents.ts';
import { contractRulesOf, settlementRulesOf } from '#modules/agents/contract-rules-of-site.ts';
import { transferRulesOf } from '#modules/agents/transfer-rules-of-site.ts';
import { playedLotteries } from '#modules/lottery/played-lotteries.ts';
import type { Site } from '#modules/site/site.ts';

type OfSite = Pick<
  AgentsDependencies,
  | 'siteName'
  | 'password'
  | 'timeZone'
  | 'memberTypes'
  | 'currency'
  | 'rules'
  | 'transfer'
  | 'contracts'
  | 'settlements'
>;

/** What agents take from the files of the site. */
export function agentsOfSite(site: Site): OfSite {
  const { brand, policy, memberTypes, agents: rules } = site;
  return {
    siteName: brand.name,
    password: policy.password,
    timeZone: brand.timeZone,
    memberTypes,
    currency: brand.currency,
    rules,
    transfer: transferRulesOf(site),
    contracts: contractRulesOf(site),
    settlements: settlementRulesOf(site),
  };
}

/** The games and lotteries of the site, as their bets count. */
export function countedGames(site: Site) {
  const { weights } = site.agents.validBet;
  return [
    ...site.games.map(({ nodeId, gameType, validWeight }) => ({
      gameNode: nodeId,
      category: gameType,
      weight: validWeight ?? weights[gameType],
    })),
    ...playedLotteries(site).map(({ gameNode, category }) => ({
      gameNode,
      category,
      weight: weights[category],
    })),
  ];
}
