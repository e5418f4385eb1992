import { fraction } from '@pavilion/domain/lottery/fraction';
import type { PricedLine } from '@pavilion/domain/lottery/order/order-amounts';
import { defaultSlipSize, orderProblem } from '@pavilion/domain/lottery/order/order-limits';
import { stakeOf } from '@pavilion/domain/lottery/price/line-money';
import { mostBets } from '@pavilion/domain/lottery/selection';
import { formatAmount, parseAmount } from '@pavilion/domain/wallet/money';
import { limitsOf } from '../room/limits.ts';
import { playsOf, type RoomPlay, type Setting } from '../room/room.ts';
import {
  amountsOf,
  lineOf,
  pricedLine,
  type NewLine,
  type PricingRoom,
  type SlipAmounts,
} from '../slip/line.ts';
import { tileKey, type Picks, type Puts } from './puts.ts';

/** Why what was chosen cannot be bet on; amounts as the wire writes them. */
export type TilesProblem =
  | Readonly<{ kind: 'closed'; play: string }>
  | Readonly<{ kind: 'bets'; play: string; most: number }>
  | Readonly<{ kind: 'lines'; most: number }>
  | Readonly<{ kind: 'least' | 'most' | 'win'; amount: string }>;

type ChosenBets = Readonly<{
  lines: readonly NewLine[];
  /** What the lines are made of: sets of numbers that are no bet yet are not in it. */
  held: Puts;
  amounts: SlipAmounts;
  problem: TilesProblem | null;
}>;

const minorOf = (amount: string, { digits }: PricingRoom) => parseAmount(amount, digits) ?? 0n;

export const totalOf = (chips: readonly bigint[] = []): bigint =>
  chips.reduce((all, chip) => all + chip, 0n);

/** The balls of a play of one row. */
const ballsOf = ({ play }: RoomPlay): readonly number[] =>
  play.approach === 'picked' ? (play.rows[0]?.balls.values ?? []) : [];

/** The balls with the same amount are one line. */
function linesOfTiles(one: RoomPlay, chips: Puts['chips'], digits: number): NewLine[] {
  const byAmount = new Map<bigint, number[]>();
  for (const ball of ballsOf(one)) {
    const total = totalOf(chips.get(tileKey(one.play.playId, ball)));
    if (total > 0n) byAmount.set(total, [...(byAmount.get(total) ?? []), ball]);
  }
  return [...byAmount].map(([total, balls]) =>
    lineOf(one.play, { rows: [balls] }, { amount: formatAmount(total, digits) }),
  );
}

const mostBetsOf = ({ lineBetsMax }: Setting): number => Math.min(lineBetsMax, mostBets);

/** How many bets the picked numbers are. */
export const betsOfPicks = ({ play }: RoomPlay, { balls }: Picks): number =>
  play.count({ rows: [balls] });

type OfPlay = Readonly<{ lines: NewLine[]; problem: TilesProblem | null }>;

function linesOfPicks(room: PricingRoom, one: RoomPlay, picks: Picks): OfPlay {
  const bets = betsOfPicks(one, picks);
  if (bets === 0) return { lines: [], problem: null };
  const most = mostBetsOf(room.setting);
  if (bets > most) return { lines: [], problem: { kind: 'bets', play: one.name, most } };
  const { amount } = picks;
  if (amount === null || minorOf(amount, room) === 0n) {
    return { lines: [], problem: { kind: 'least', amount: room.setting.lineMin } };
  }
  return { lines: [lineOf(one.play, { rows: [picks.balls] }, { amount })], problem: null };
}

function linesOfPlay(room: PricingRoom, one: RoomPlay, puts: Puts): OfPlay {
  const picks = puts.picks.get(one.play.playId);
  const ofPicks = picks ? linesOfPicks(room, one, picks) : { lines: [], problem: null };
  const lines = [...linesOfTiles(one, puts.chips, room.digits), ...ofPicks.lines];
  const isClosed = lines.length > 0 && !one.isOpen;
  return { lines, problem: isClosed ? { kind: 'closed', play: one.name } : ofPicks.problem };
}

function problemOfOrder(
  room: PricingRoom,
  priced: readonly PricedLine<unknown>[],
  { stake, possibleWin }: SlipAmounts,
): TilesProblem | null {
  if (priced.length === 0) return null;
  const lines = priced.map(({ play, selection, unitMinor: amount }) => {
    const bets = play.count(selection);
    return { bets, typed: 0, stake: stakeOf(play, bets, amount), amount };
  });
  const draws = [{ multiple: 1, stake, possibleWin: fraction(possibleWin) }];
  const facts = { money: 'electronic', ownSeries: 0, bytes: 0, lines, draws } as const;
  const found = orderProblem(facts, limitsOf(room));
  switch (found?.code) {
    case undefined:
      return null;
    case 'lottery.win.limit':
      return { kind: 'win', amount: room.setting.winAmountMax };
    case 'lottery.amount.range':
      return 'line' in found
        ? { kind: 'least', amount: room.setting.lineMin }
        : { kind: 'most', amount: room.setting.betAmountMax };
    default:
      return { kind: 'lines', most: defaultSlipSize.mostLines };
  }
}

/** What was put on in all groups of a room as lines, what they cost and can win. */
export function chosenBets(room: PricingRoom, puts: Puts, yearAnimal: number): ChosenBets {
  const plays = playsOf(room).map((one) => linesOfPlay(room, one, puts));
  const lines = plays.flatMap((one) => one.lines);
  const priced = lines.flatMap((line) => pricedLine(room, line) ?? []);
  const amounts = amountsOf(priced, yearAnimal);
  const ofPlay = plays.find(({ problem }) => problem !== null)?.problem;
  const inLines = new Set(lines.map(({ playId }) => playId));
  const picks = new Map([...puts.picks].filter(([playId]) => inLines.has(playId)));
  return {
    lines,
    held: { chips: puts.chips, picks },
    amounts,
    problem: ofPlay ?? problemOfOrder(room, priced, amounts),
  };
}

/** The least amount of a bet, in minor units. */
export const leastOf = (room: PricingRoom): bigint => limitsOf(room).leastLine;
