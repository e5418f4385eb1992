import { boundsOfDay, dayAfter, dayAt } from '#kit/time/day-range.ts';
import { hourMs, minuteMs } from '#kit/time/milliseconds.ts';
import { drawFrom, type Draw } from './draw.ts';
import {
  createBook,
  payRebates,
  paySalaries,
  tellerOf,
  type Book,
  type Past,
  type PastGame,
  type PastPerson,
  type PastRules,
  type PastTransfer,
  type Teller,
} from './past-book.ts';
import { createRebates, type EarnedRebate } from './past-rebates.ts';
import { createSalaries, type EarnedSalary, type PastSalary } from './past-salaries.ts';

export type PastSettings = {
  people: readonly PastPerson[];
  /** Neither of today nor on the day of the reward. */
  transfers: readonly PastTransfer[];
  salaries: readonly PastSalary[];
  games: readonly PastGame[];
  rules: PastRules;
  now: Date;
  timeZone: string;
};

const daysBack = 30;
const roundsADay = 8;
const fewestPlayers = 3;
const gamesOfType = 3;
const typesOfPerson = 4;
/** When the rebates and salaries of a day are all paid. */
const paidUntilMs = 31 * minuteMs;
/** On the clock of the site. */
const opensAtHour = 10;
const openHours = 13;
/** What a round pays, in percent of its stake; 89 on average. */
const payouts = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 40, 40, 120, 120, 180, 180, 250, 400, 450];
const deposits = [5_000_00n, 10_000_00n, 20_000_00n];
const wholeMinor = 100_00n;
/** Once each, so many days ago, in the first round of the day. */
const pushDaysAgo = 5;
const rewardDaysAgo = 10;
const rewardMinor = 500_00n;

/** A few games of each type, of four types for each person. */
function likedBy(index: number, games: readonly PastGame[]): PastGame[] {
  const types = [...new Set(games.map(({ gameType }) => gameType))];
  const liked = Array.from(
    { length: typesOfPerson },
    (_, step) => types[(index + step) % types.length],
  );
  return liked.flatMap((type) =>
    games.filter(({ gameType }) => gameType === type).slice(0, gamesOfType),
  );
}

/** Whether the rebates and salaries of the day before are paid already. */
function arePaid(day: string, { now, timeZone }: PastSettings): boolean {
  return boundsOfDay(day, timeZone).from.getTime() + paidUntilMs <= now.getTime();
}

/** The instants at which the rounds of a day begin, and the pause after each. */
function slotsOf(day: string, settings: PastSettings): Slot[] {
  const { now, timeZone } = settings;
  const { from, until } = boundsOfDay(day, timeZone);
  const isToday = until > now;
  const firstMs = arePaid(day, settings) ? paidUntilMs : 0;
  const begins = from.getTime() + (isToday ? firstMs : opensAtHour * hourMs);
  const lastsMs = isToday ? now.getTime() - begins : openHours * hourMs;
  const widthMs = Math.floor(lastsMs / (roundsADay + 1));
  return Array.from({ length: roundsADay }, (_, index) => ({
    at: begins + index * widthMs,
    widthMs,
  }));
}

/** What a finished round counts for rebates. */
function validOf(
  { rules: { validBet } }: PastSettings,
  { gameType, validWeight }: PastGame,
  stake: bigint,
  win: bigint,
): bigint {
  if (win === stake && validBet.pushCountsNothing) return 0n;
  return (stake * BigInt(validWeight ?? validBet.weights[gameType])) / 100n;
}

type Slot = { at: number; widthMs: number };
type OnRound = (username: string, game: PastGame, stake: bigint, win: bigint) => void;

/** A round of a person, after a deposit where the money is not enough; a high balance is paid out. */
function playRound(
  book: Book,
  draw: Draw,
  teller: Teller,
  { at, widthMs, percent, onRound }: Slot & { percent: number; onRound: OnRound },
): void {
  const { person, games } = teller;
  const stake = draw.of(person.stakes);
  const game = draw.of(games);
  const partMs = Math.floor(widthMs / 4);
  if (teller.balance < stake) {
    book.move(teller, at + partMs, [{ kind: 'deposit', amountMinor: draw.of(deposits) }]);
  }
  const win = (stake * BigInt(percent)) / 100n;
  onRound(person.username, game, stake, win);
  const round = {
    roundId: `${person.username}-${teller.count + 1}`,
    gameNode: game.nodeId,
    category: game.gameType,
  };
  const bet = { kind: 'bet' as const, amountMinor: -stake };
  book.move(
    teller,
    at + partMs * 2,
    win === 0n
      ? [{ ...bet, round: { ...round, finishes: true } }]
      : [
          { ...bet, round: { ...round, finishes: false } },
          { kind: 'win', amountMinor: win, round: { ...round, finishes: true } },
        ],
  );
  const kept = (person.stakes.at(-1) ?? 0n) * 2n;
  if (teller.balance > kept * 4n) {
    const amount = ((teller.balance - kept) / wholeMinor) * wholeMinor;
    book.move(teller, at + partMs * 3, [{ kind: 'withdrawalHold', amountMinor: -amount }]);
  }
}

/** Brings what a person has to the balance of the end, with what is still to come. */
function settle(book: Book, teller: Teller, at: number, toCome: bigint): void {
  const amountMinor = teller.person.balanceMinor - teller.balance - toCome;
  if (amountMinor === 0n && teller.count > 0) return;
  book.move(teller, at, [{ kind: amountMinor < 0n ? 'withdrawalHold' : 'deposit', amountMinor }]);
}

/** Who plays on a day: about half of those who have registered before, or all if that is few. */
function playersOf(draw: Draw, tellers: readonly Teller[], daysAgo: number): Teller[] {
  const known = tellers.filter(
    ({ person }, index) =>
      person.stakes.length > 0 && person.registeredDaysAgo > daysAgo && daysAgo >= index % 2,
  );
  const playing = known.filter(() => draw.below(2) === 0);
  return playing.length < fewestPlayers ? known : playing;
}

/** Sends cash to somebody below, after a deposit where the money is not enough. */
function transfer(book: Book, tellers: readonly Teller[], sent: PastTransfer, at: number): void {
  const { id, amountMinor } = sent;
  const from = tellerOf(tellers, sent.from);
  if (from.balance < amountMinor) book.move(from, at - 1, [{ kind: 'deposit', amountMinor }]);
  const out = { kind: 'downlineOut' as const, amountMinor: -amountMinor };
  book.move(from, at, [{ ...out, transfer: { id, half: 'out' } }]);
  const arrived = { kind: 'downlineIn' as const, amountMinor };
  book.move(tellerOf(tellers, sent.to), at + 1, [{ ...arrived, transfer: { id, half: 'in' } }]);
  book.transfers.push({ ...sent, at: new Date(at) });
}

function playDay(
  book: Book,
  draw: Draw,
  tellers: readonly Teller[],
  day: {
    slots: readonly Slot[];
    daysAgo: number;
    transfers: readonly PastTransfer[];
    onRound: OnRound;
  },
): void {
  const players = playersOf(draw, tellers, day.daysAgo);
  const seen = new Set<Teller>();
  for (const [index, slot] of day.slots.entries()) {
    const teller = draw.of(players);
    if (!seen.has(teller) && teller.person.logsIn) {
      book.logins.push({ username: teller.person.username, at: new Date(slot.at) });
    }
    seen.add(teller);
    const isPush = day.daysAgo === pushDaysAgo && index === 0;
    const percent = isPush ? 100 : draw.of(payouts);
    playRound(book, draw, teller, { ...slot, percent, onRound: day.onRound });
    if (index > 0) continue;
    const at = slot.at + slot.widthMs - 10;
    if (day.daysAgo === rewardDaysAgo) {
      book.move(teller, at, [{ kind: 'reward', amountMinor: rewardMinor }]);
    }
    const sent = day.transfers.find(({ daysAgo }) => daysAgo === day.daysAgo);
    if (sent) transfer(book, tellers, sent, at);
  }
}

/** What a person still gets for a day, less what the person pays of it. */
function toComeOf(
  { person: { username } }: Teller,
  rebates: readonly EarnedRebate[],
  salaries: readonly EarnedSalary[],
): bigint {
  const got = [
    ...rebates.filter((one) => one.username === username),
    ...salaries.filter(({ payee }) => payee === username),
  ].reduce((sum, { amountMinor }) => sum + amountMinor, 0n);
  const given = salaries.filter(({ payer }) => payer === username);
  return given.reduce((sum, { amountMinor }) => sum - amountMinor, got);
}

/** The last 31 days, oldest first. */
function daysUntil({ now, timeZone }: PastSettings): string[] {
  const today = dayAt(now, timeZone);
  return Array.from({ length: daysBack + 1 }, (_, index) => dayAfter(today, index - daysBack));
}

/**
 * Thirty days and today of a team: log-ins, deposits, rounds, rebates, withdrawals, transfers, one
 * push and one reward. Each start of a day draws the same; of today it fits into what has passed of
 * the day. In the end everybody has the balance that is asked for.
 */
export function drawPast(settings: PastSettings): Past {
  const { people, transfers, games, rules, timeZone } = settings;
  const days = daysUntil(settings);
  const draw = drawFrom(1);
  const book = createBook();
  const rebates = createRebates(people, rules.rebate.minimum);
  const salaries = createSalaries(people, settings.salaries);
  const onRound: OnRound = (username, game, stake, win) => {
    const valid = validOf(settings, game, stake, win);
    rebates.count(username, game.gameType, valid);
    salaries.count(username, valid);
  };
  const tellers = people.map((person, index) => ({
    person,
    balance: 0n,
    count: 0,
    games: likedBy(index, games),
  }));
  for (const [index, day] of days.entries()) {
    const daysAgo = daysBack - index;
    const slots = slotsOf(day, settings);
    playDay(book, draw, tellers, { slots, daysAgo, transfers, onRound });
    const night = boundsOfDay(day, timeZone).until;
    const isPaid = daysAgo > 0 && arePaid(dayAfter(day, 1), settings);
    const earned = isPaid ? rebates.endDay() : [];
    const pay = isPaid ? salaries.endDay(day) : [];
    const last = slots.at(-1);
    const ready = tellers.filter((_, of) => of % 2 === daysAgo);
    for (const [of, teller] of ready.entries()) {
      const toCome = toComeOf(teller, earned, pay);
      if (last) settle(book, teller, last.at + last.widthMs + of, toCome);
    }
    payRebates(book, tellers, earned, { day, from: night });
    paySalaries(book, tellers, pay, { day, from: night });
  }
  const { logins, transfers: sent, salaries: paid, moments } = book;
  return { days, logins, transfers: sent, salaries: paid, moments };
}
