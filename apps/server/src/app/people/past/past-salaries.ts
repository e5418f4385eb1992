import { salaryOf } from '@pavilion/domain/agent/contract-pay';
import type { ContractTerms } from '@pavilion/domain/agent/contract-terms';

/** A daily salary that ran in the past; without a payer the house paid it. */
export type PastSalary = {
  payee: string;
  payer?: string;
  terms: ContractTerms;
  /** The first day that it counted. */
  fromDay: string;
};

export type EarnedSalary = { payee: string; payer?: string; amountMinor: bigint };

type Person = { username: string; parent?: string };

/** Counts valid bets, and tells at the end of each day which salaries they bring, from the top down. */
export function createSalaries(people: readonly Person[], salaries: readonly PastSalary[]) {
  const own = new Map<string, bigint>();

  /** An agent and everybody below. */
  function teamOf(agent: string): string[] {
    const team = [agent];
    for (const { username, parent } of people) {
      if (parent !== undefined && team.includes(parent)) team.push(username);
    }
    return team;
  }

  function amountOf({ payee, terms }: PastSalary): bigint {
    const played = teamOf(payee).map((username) => own.get(username) ?? 0n);
    return salaryOf(terms, {
      validMinor: played.reduce((sum, valid) => sum + valid, 0n),
      lostMinor: 0n,
      activeMembers: played.filter((valid) => valid >= terms.activeMinimumMinor).length,
      betMinor: 0n,
      winMinor: 0n,
    }).amountMinor;
  }

  return {
    count: (username: string, valid: bigint): void => {
      own.set(username, (own.get(username) ?? 0n) + valid);
    },
    /** What is to be paid for the day that ends; the next one begins. */
    endDay: (day: string): EarnedSalary[] => {
      const earned = salaries
        .filter(({ fromDay }) => fromDay <= day)
        .map(({ terms, fromDay, ...sides }) => ({
          ...sides,
          amountMinor: amountOf({ ...sides, terms, fromDay }),
        }));
      own.clear();
      return earned.filter(({ amountMinor }) => amountMinor > 0n);
    },
  };
}
