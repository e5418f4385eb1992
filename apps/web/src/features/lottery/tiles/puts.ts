import { ownValue } from '#kit/own-value.ts';
import { useSharedValue } from '@pavilion/client/state/shared-value.ts';
import { parseAmount } from '@pavilion/domain/wallet/money';

/** Numbers of a play whose bets are sets of them, and what each bet costs, such as "5.00". */
export type Picks = Readonly<{ balls: readonly number[]; amount: string | null }>;

/** What was put on the tiles of a lottery. */
export type Puts = Readonly<{
  /** The chips of each tile in minor units, the last one last; see `tileKey`. */
  chips: ReadonlyMap<string, readonly bigint[]>;
  /** By play. */
  picks: ReadonlyMap<number, Picks>;
}>;

/** The chips that can be put on, in main units of the currency. */
export const chipAmounts = ['1', '5', '10', '50', '100', '500'] as const;
export const ownChip = 'own';
export type Chip = (typeof chipAmounts)[number] | typeof ownChip;

export type PutsOfRoom = Puts &
  Readonly<{
    /** The chip that was chosen; null where none was, or it is more than the last stake. */
    chip: Chip | null;
    /** The amount that was typed for a chip. */
    own: string | null;
    /** What the last order held that was placed here. */
    last: Puts | null;
  }>;

const nothing: Puts = { chips: new Map(), picks: new Map() };
const untouched: PutsOfRoom = { ...nothing, chip: null, own: null, last: null };

/** By lottery and prize mode; kept while the page is open, whichever group of plays is shown. */
const rooms = ownValue<ReadonlyMap<string, PutsOfRoom>>(new Map());

export const tileKey = (playId: number, ball: number) => `${playId} ${ball}`;

/** What was put on in the room with this name. */
export const usePuts = (of: string): PutsOfRoom => useSharedValue(rooms).get(of) ?? untouched;

export const readPuts = (of: string): PutsOfRoom => rooms.get().get(of) ?? untouched;

function write(of: string, next: Partial<PutsOfRoom>): void {
  rooms.set(new Map(rooms.get()).set(of, { ...readPuts(of), ...next }));
}

/** The map without the key where the value is null, else with both. */
function changed<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, value: Value | null) {
  const next = new Map(map);
  if (value === null) next.delete(key);
  else next.set(key, value);
  return next;
}

/** Puts a chip on a tile. */
export function putChip(of: string, tile: string, amount: bigint): void {
  const { chips } = readPuts(of);
  write(of, { chips: changed(chips, tile, [...(chips.get(tile) ?? []), amount]) });
}

/** Takes the last chip off a tile. */
export function takeChip(of: string, tile: string): void {
  const { chips } = readPuts(of);
  const left = (chips.get(tile) ?? []).slice(0, -1);
  write(of, { chips: changed(chips, tile, left.length === 0 ? null : left) });
}

/** Picks a number, or drops it; the first of a play sets the amount of its bets. */
export function togglePick(of: string, playId: number, ball: number, amount: string | null): void {
  const { picks } = readPuts(of);
  const before = picks.get(playId) ?? { balls: [], amount };
  const balls = before.balls.includes(ball)
    ? before.balls.filter((one) => one !== ball)
    : [...before.balls, ball].toSorted((one, other) => one - other);
  write(of, { picks: changed(picks, playId, balls.length === 0 ? null : { ...before, balls }) });
}

export function setPickAmount(of: string, playId: number, amount: string | null): void {
  const { picks } = readPuts(of);
  const before = picks.get(playId);
  if (before) write(of, { picks: changed(picks, playId, { ...before, amount }) });
}

export const chooseChip = (of: string, chip: Chip): void => write(of, { chip });

export const setOwnChip = (of: string, own: string | null): void => write(of, { own });

export const clearPuts = (of: string): void => write(of, nothing);

/** Puts on what the last order held. */
export function repeatLast(of: string): void {
  const { chips, picks, last } = readPuts(of);
  if (last === null) return;
  write(of, {
    chips: new Map([...chips, ...last.chips]),
    picks: new Map([...picks, ...last.picks]),
  });
}

/** What is in a map and is not the same in the other. */
const without = <Key, Value>(map: ReadonlyMap<Key, Value>, other: ReadonlyMap<Key, Value>) =>
  new Map([...map].filter(([key, value]) => other.get(key) !== value));

/** What a chip puts on, in minor units; null where none was typed. */
export function amountOfChip(chip: Chip, own: string | null, digits: number): bigint | null {
  return parseAmount(chip === ownChip ? (own ?? '') : chip, digits);
}

/** The smallest chip that is a bet. */
export function smallestChip(least: bigint, digits: number): Chip {
  const isBet = (chip: Chip) => (amountOfChip(chip, null, digits) ?? 0n) >= least;
  return chipAmounts.find(isBet) ?? chipAmounts[0];
}

type PlacedOrder = Readonly<{ held: Puts; stake: bigint; digits: number }>;

/**
 * Takes off what an order held that was placed, and keeps it for `repeatLast`. A chip of more than
 * its stake is no longer chosen.
 */
export function notePlaced(of: string, { held, stake, digits }: PlacedOrder): void {
  const { chips, picks, chip, own } = readPuts(of);
  const amount = chip && amountOfChip(chip, own, digits);
  write(of, {
    chips: without(chips, held.chips),
    picks: without(picks, held.picks),
    chip: amount !== null && amount <= stake ? chip : null,
    last: held,
  });
}
