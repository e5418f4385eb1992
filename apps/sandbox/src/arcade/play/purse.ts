/** Why a round was refused; the game pages have a text for each. */
export type Refusal =
  | 'no_funds'
  | 'bet_limit'
  | 'max_bet'
  | 'game_forbidden'
  | 'player_disabled'
  | 'unknown_player'
  | 'currency'
  | 'round_cancelled'
  | 'operator_refused';

export type PurseAnswer =
  | { ok: true; balanceMinor: bigint }
  | { ok: false; refusal: Refusal; balanceMinor: bigint | null };

/** Pays the stakes of one player and receives the wins. */
export type Purse = {
  balance: () => Promise<PurseAnswer>;
  /** Takes the stake and pays the win in one batch; `finished` says that no more follows. */
  play: (round: RoundMoney & { finished: boolean }) => Promise<PurseAnswer>;
  /**
   * Ends a round whose stake was taken before. The win is owed: without an answer it is sent again
   * in the background, and null says that the new balance is not known yet.
   */
  close: (roundId: string, winMinor: bigint) => Promise<bigint | null>;
};

export type RoundMoney = { roundId: string; stakeMinor: bigint; winMinor: bigint };

/** Play money that ends with the demo session; it calls no wallet. */
export function createDemoPurse(openingMinor: bigint): Purse {
  let balanceMinor = openingMinor;
  return {
    balance: async () => ({ ok: true, balanceMinor }),
    play: async ({ stakeMinor, winMinor }) => {
      if (stakeMinor > balanceMinor) return { ok: false, refusal: 'no_funds', balanceMinor };
      balanceMinor += winMinor - stakeMinor;
      return { ok: true, balanceMinor };
    },
    close: async (_roundId, winMinor) => {
      balanceMinor += winMinor;
      return balanceMinor;
    },
  };
}
