import type { AgentsDependencies } from '#modules/agents/agents.ts';
import { contractRulesOf, settlementRulesOf } from '#modules/agents/contract-rules-of-site.ts';
import { transferRulesOf } from '#modules/agents/transfer-rules-of-site.ts';
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

/** The games of the site, as their bets count. */
export function countedGames({ games, agents }: Site) {
  return games.map(({ nodeId, gameType, validWeight }) => ({
    gameNode: nodeId,
    category: gameType,
    weight: validWeight ?? agents.validBet.weights[gameType],
  }));
}
