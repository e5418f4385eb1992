/** A callback of a vendor, independent of its protocol. */
export type Callback = {
  /** Index of the player in the run. */
  player: number;
  round: number;
  id: string;
  finishes: boolean;
} & (
  | { kind: 'bet' | 'win'; amountMinor: bigint; bet: string }
  | { kind: 'rollback'; original: string }
);

/** Draws whole numbers from 0 to below a limit, the same for a seed on every machine. */
export type Draw = (below: number) => number;

export function drawFrom(seed: number): Draw {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** Draws a round: one or two bets, wins (also of zero), and sometimes rollbacks. */
function drawRound(draw: Draw, round: number, players: number): Callback[] {
  const player = draw(players);
  const common = { player, round, finishes: false };
  const moves: (Callback & { kind: 'bet' | 'win' })[] = [];
  const bet = `bet-${round}-0`;
  const add = (kind: 'bet' | 'win', amountMinor: bigint) => {
    const id = `${kind}-${round}-${moves.length}`;
    moves.push({ ...common, kind, id, amountMinor, bet });
  };
  for (let count = 1 + draw(2); count > 0; count -= 1) add('bet', BigInt(1 + draw(5000)));
  for (let count = draw(3); count > 0; count -= 1) add('win', BigInt(1 + draw(20_000)));
  const isTakenBack = draw(4) === 0;
  const taken = isTakenBack ? moves.filter(() => draw(2) === 0) : [];
  const reversals: Callback[] = taken.map(({ id }) => ({
    ...common,
    kind: 'rollback',
    id: `back-${id}`,
    original: id,
  }));
  const all = [...moves, ...reversals];
  return all.map((one, index) => ({ ...one, finishes: index === all.length - 1 }));
}

/** Draws rounds until there are so many callbacks, in the order in which they happened. */
export function drawCallbacks(draw: Draw, count: number, players: number): Callback[] {
  const callbacks: Callback[] = [];
  for (let round = 0; callbacks.length < count; round += 1) {
    callbacks.push(...drawRound(draw, round, players));
  }
  return callbacks;
}

/** Each callback at least once, some two or three times, in random order. */
export function shuffled(draw: Draw, callbacks: readonly Callback[], count: number): Callback[] {
  const deliveries = [...callbacks];
  while (deliveries.length < count) {
    const again = callbacks[draw(callbacks.length)];
    if (again) deliveries.push(again);
  }
  for (let last = deliveries.length - 1; last > 0; last -= 1) {
    const other = draw(last + 1);
    const [one, two] = [deliveries[last], deliveries[other]];
    if (one && two) [deliveries[last], deliveries[other]] = [two, one];
  }
  return deliveries;
}
