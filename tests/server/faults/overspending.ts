/** One round of requests sent together against one balance; amounts in minor units. */
export type SpendingRound = {
  before: bigint;
  /** Each amount that was accepted. */
  accepted: readonly bigint[];
  after: bigint;
};

/** The faults of a round; empty when no more was spent than the balance. */
export function overspending({ before, accepted, after }: SpendingRound): string[] {
  const spent = accepted.reduce((sum, amount) => sum + amount, 0n);
  const found: string[] = [];
  if (spent > before) found.push(`${spent} were accepted against a balance of ${before}`);
  if (after !== before - spent) {
    found.push(`the balance is ${after}, but ${before} less ${spent} is ${before - spent}`);
  }
  if (after < 0n) found.push(`the balance is ${after}`);
  return found;
}
