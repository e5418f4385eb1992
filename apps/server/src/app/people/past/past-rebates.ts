import type { RatesByCategory } from '#modules/hierarchy/rates.ts';
import { commissionOf, ownRebate } from '@pavilion/domain/agent/rate-chain';
import type { GameType } from '@pavilion/domain/game/game-type';

export type RebateKind = 'own' | 'team';

export type RatedPerson = {
  username: string;
  /** The user name of the upline, who stands before. */
  parent?: string;
  rates: RatesByCategory;
};

export type EarnedRebate = { username: string; kind: RebateKind; amountMinor: bigint };

type Play = Map<GameType, bigint>;

function addTo(play: Play, category: GameType, valid: bigint): void {
  play.set(category, (play.get(category) ?? 0n) + valid);
}

/**
 * Counts valid bets of a team, and tells at the end of each day what they bring, as the site pays
 * it: what is below the minimum is taken along to the next day.
 */
export function createRebates(people: readonly RatedPerson[], minimum: bigint) {
  const least = minimum > 0n ? minimum : 1n;
  const own = new Map<string, Play>();
  const carried = new Map<string, bigint>();

  function count(username: string, category: GameType, valid: bigint): void {
    const play = own.get(username) ?? new Map<GameType, bigint>();
    addTo(play, category, valid);
    own.set(username, play);
  }

  /** The valid bets of each person and of everybody below. */
  function teamPlay(): Map<string, Play> {
    const teams = new Map(people.map(({ username }) => [username, new Map(own.get(username))]));
    for (const { username, parent } of people.toReversed()) {
      const above = parent === undefined ? undefined : teams.get(parent);
      const team = teams.get(username);
      if (!above || !team) continue;
      for (const [category, valid] of team) addTo(above, category, valid);
    }
    return teams;
  }

  function earnedBy(
    { username, rates }: RatedPerson,
    kind: RebateKind,
    teams: Map<string, Play>,
  ): bigint {
    if (kind === 'own') {
      const play = [...(own.get(username) ?? [])];
      return play.reduce((sum, [category, v]) => sum + ownRebate(v, rates[category]), 0n);
    }
    const lines = people.filter(({ parent }) => parent === username);
    return lines
      .flatMap((child) =>
        [...(teams.get(child.username) ?? [])].map(([category, valid]) =>
          commissionOf(valid, rates[category], child.rates[category]),
        ),
      )
      .reduce((sum, amount) => sum + amount, 0n);
  }

  /** What is to be paid for the day that ends; the next one begins. */
  function endDay(): EarnedRebate[] {
    const teams = teamPlay();
    const paid = people.flatMap((person) =>
      (['own', 'team'] as const).flatMap((kind) => {
        const key = `${person.username} ${kind}`;
        const amountMinor = earnedBy(person, kind, teams) + (carried.get(key) ?? 0n);
        const isPaid = amountMinor >= least;
        carried.set(key, isPaid ? 0n : amountMinor);
        return isPaid ? [{ username: person.username, kind, amountMinor }] : [];
      }),
    );
    own.clear();
    return paid;
  }

  return { count, endDay };
}
