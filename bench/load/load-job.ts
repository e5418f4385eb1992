/** A player's account and open play session, as a vendor knows them, and the player's session. */
export type Bettor = {
  accountId: string;
  sessionId: string;
  token: string;
  /** Whether every kind of limit is set for the player. */
  isLimited: boolean;
  /** Whether the player has a deposit to play through. */
  owes: boolean;
};

/** What one run of the load generator sends: the same read again and again, bets, or claims. */
export type LoadJob = {
  port: number;
  connections: number;
  warmUpSeconds: number;
  seconds: number;
  /**
   * Requests are due evenly, so many a second, and each takes as long as from then to its answer;
   * without it each connection sends its next one at once.
   */
  duePerSecond?: number;
  /** When it begins, in milliseconds since 1970; once it is ready when left out. */
  beginsAt?: number;
  request:
    | { kind: 'read'; path: string; headers: Record<string, string> }
    | { kind: 'bet'; bettors: readonly Bettor[]; secret: string; game: string; run: string }
    /** One claim of each session in a wave of a red envelope rain. */
    | { kind: 'claim'; tokens: readonly string[]; rainId: string; wave: number };
};

export type LoadResult = {
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
  /** All answers of status 200, the warm-up's included. */
  done: number;
  /** Answers of another status, by status; empty on a sound run. */
  refused: Record<string, number>;
};
