import { randomUUID } from 'node:crypto';
import { minuteMs } from '#kit/time/milliseconds.ts';
import type { PostingKind } from '#modules/wallet/operation.ts';
import type { GameType } from '@pavilion/domain/game/game-type';
import type { EarnedRebate, RatedPerson, RebateKind } from './past-rebates.ts';
import type { EarnedSalary } from './past-salaries.ts';

export type PastPerson = RatedPerson & {
  /** Registered so many days ago, and plays from the next day on. */
  registeredDaysAgo: number;
  /** Stakes to choose from, in minor units; without any the person never plays. */
  stakes: readonly bigint[];
  /** What the person has in the end, in minor units. */
  balanceMinor: bigint;
  /** False for who has never logged in. */
  logsIn: boolean;
};

export type PastGame = { nodeId: number; gameType: GameType; validWeight?: number | undefined };

/** How the site counts valid bets, and the least rebate that it pays. */
export type PastRules = {
  rebate: { minimum: bigint };
  validBet: { weights: Readonly<Record<GameType, number>>; pushCountsNothing: boolean };
};

export type PastRound = {
  roundId: string;
  gameNode: number;
  category: GameType;
  finishes: boolean;
};

export type PastMove = {
  username: string;
  kind: PostingKind;
  amountMinor: bigint;
  /** The first one of a person is the user name. */
  key: string;
  round?: PastRound;
  /** Of a rebate: the day of the play. */
  rebate?: { day: string; kind: RebateKind };
  /** Of a transfer to somebody below: which half it is. */
  transfer?: { id: string; half: 'out' | 'in' };
  /** Of a salary: its settlement, and who is on the other side. */
  settlement?: { id: string; half: 'payee' | 'payer'; isOfHouse: boolean };
};

/** Cash that an agent has sent to somebody below, so many days ago. */
export type PastTransfer = {
  id: string;
  from: string;
  to: string;
  daysAgo: number;
  amountMinor: bigint;
  remark: string;
};

/** A salary of a day that was paid in the night after it. */
export type PaidSalary = {
  id: string;
  payee: string;
  day: string;
  amountMinor: bigint;
  paidAt: Date;
};

export type Past = {
  /** The days, `YYYY-MM-DD`, oldest first; the last one is today. */
  days: readonly string[];
  logins: readonly { username: string; at: Date }[];
  transfers: readonly (PastTransfer & { at: Date })[];
  salaries: readonly PaidSalary[];
  /** In the order of time; what happens at one instant belongs to one person. */
  moments: readonly { at: Date; moves: readonly PastMove[] }[];
};

const secondMs = 1000;
/** When the rebates of a day are paid, one after the other, and then its salaries. */
const rebatesFromMs = 20 * minuteMs;
const salariesFromMs = 30 * minuteMs;
export type Teller = {
  person: PastPerson;
  balance: bigint;
  count: number;
  /** The games that the person likes. */
  games: readonly PastGame[];
};

/** Writes down what people do, one after the other. */
export function createBook() {
  const moments: { at: Date; moves: PastMove[] }[] = [];
  const logins: { username: string; at: Date }[] = [];
  const transfers: (PastTransfer & { at: Date })[] = [];
  const salaries: PaidSalary[] = [];

  function move(
    teller: Teller,
    at: number,
    moves: readonly Omit<PastMove, 'username' | 'key'>[],
  ): void {
    const { username } = teller.person;
    moments.push({
      at: new Date(at),
      moves: moves.map((one) => {
        teller.balance += one.amountMinor;
        if (one.rebate) return { ...one, username, key: `${one.rebate.day}:${one.rebate.kind}` };
        if (one.transfer) {
          return { ...one, username, key: `${one.transfer.id}:${one.transfer.half}` };
        }
        if (one.settlement) {
          return { ...one, username, key: `${one.settlement.id}:${one.settlement.half}` };
        }
        teller.count += 1;
        const key = teller.count === 1 ? username : `${username}:${teller.count}`;
        return { ...one, username, key };
      }),
    });
  }

  return { moments, logins, transfers, salaries, move };
}

export type Book = ReturnType<typeof createBook>;

export function tellerOf(tellers: readonly Teller[], username: string): Teller {
  const teller = tellers.find(({ person }) => person.username === username);
  if (!teller) throw new Error(`${username} is not of the team`);
  return teller;
}

/** Pays what a day has brought, in the night after it. */
export function payRebates(
  book: Book,
  tellers: readonly Teller[],
  earned: readonly EarnedRebate[],
  { day, from }: { day: string; from: Date },
): void {
  for (const [index, { username, kind, amountMinor }] of earned.entries()) {
    const teller = tellerOf(tellers, username);
    const at = from.getTime() + rebatesFromMs + index * secondMs;
    const paid = kind === 'own' ? ('memberRebate' as const) : ('agentRebate' as const);
    book.move(teller, at, [{ kind: paid, amountMinor, rebate: { day, kind } }]);
  }
}

/** Pays the salaries of a day, each after that of the agent above. */
export function paySalaries(
  book: Book,
  tellers: readonly Teller[],
  earned: readonly EarnedSalary[],
  { day, from }: { day: string; from: Date },
): void {
  for (const [index, { payee, payer, amountMinor }] of earned.entries()) {
    const id = randomUUID();
    const at = from.getTime() + salariesFromMs + index * secondMs;
    const paid = { kind: 'salary' as const, amountMinor };
    const isOfHouse = payer === undefined;
    if (payer !== undefined) {
      const settlement = { id, half: 'payer' as const, isOfHouse };
      const given = { ...paid, amountMinor: -amountMinor, settlement };
      book.move(tellerOf(tellers, payer), at - 1, [given]);
    }
    const settlement = { id, half: 'payee' as const, isOfHouse };
    book.move(tellerOf(tellers, payee), at, [{ ...paid, settlement }]);
    book.salaries.push({ id, payee, day, amountMinor, paidAt: new Date(at) });
  }
}
