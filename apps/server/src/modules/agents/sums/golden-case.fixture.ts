import type { TestDatabase } from '#db/testing/test-database.ts';
import type { Move } from '#modules/reports/reports.fixture.ts';
import type { Member } from '#testing/test-base.ts';
import { openTeams, pay, play } from './teams.fixture.ts';

/** Kinds that the product does not post yet (decisions/0076). */
const kinds = { salary: 22, out: 24, in: 25 };
/** The day of the golden case. */
export const goldenDay = '2026-11-18';

const columns = [
  'deposit',
  'withdraw',
  'betAmount',
  'validBetAmount',
  'winAmount',
  'promotion',
  'rebate',
  'agentCommission',
  'dailyIncome',
  'transferIn',
  'transferOut',
] as const;

/** A line of the specification's table: the columns, then the result and the change. */
export function lineOf(text: string) {
  const minor = text
    .trim()
    .split(/\s+/u)
    .map((amount) =>
      BigInt(amount === '–' ? 0 : amount.replaceAll(/[,.]/gu, '').replace('−', '-')),
    );
  const named = Object.fromEntries(columns.map((column, index) => [column, minor[index]]));
  const [result, change] = minor.slice(columns.length);
  return { named, result, change };
}

/** The same line as amounts on the wire, without the change. */
export function amountsOf(text: string) {
  const written = text
    .trim()
    .split(/\s+/u)
    .map((amount) => (amount === '–' ? '0.00' : amount.replaceAll(',', '').replace('−', '-')));
  const named = Object.fromEntries(columns.map((column, index) => [column, written[index]]));
  const profitAndLoss = written[columns.length];
  return { ...named, profitSharing: '0.00', adjustment: '0.00', profitAndLoss };
}

type Name = 'b' | 'c' | 'p1' | 'p2';

/** The people of the golden case after its day has closed: p1 below C below B, and p2 below B. */
export async function openGoldenCase(database: TestDatabase) {
  const teams = await openTeams(database);
  const people: Record<string, Member> = {};
  const add = async (name: string, parent?: string) => {
    const parentId = parent === undefined ? null : (people[parent]?.memberId ?? null);
    people[name] = await teams.member({ username: `golden${name}`, memberType: 1, parentId });
  };
  for (const [name, parent] of [['b'], ['c', 'b'], ['p1', 'c'], ['p2', 'b']] as const) {
    await add(name, parent);
  }
  const postings: Record<string, Move[]> = {
    p1: [
      pay('deposit', 5_000_00n),
      pay(kinds.in, 300_00n),
      pay('adjustment', 118_156_78n),
      ...play(123_456_78n, 119_000_00n),
      pay('adjustment', -118_156_78n),
      pay('reward', 150_00n),
      pay('memberRebate', 370_37n),
      pay('withdrawalHold', -1_300_00n),
      pay('withdrawalReturn', 100_00n),
    ],
    c: [
      pay('deposit', 2_000_00n),
      ...play(1_000_00n, 1_480_50n),
      pay('memberRebate', 6_00n),
      pay('agentRebate', 370_37n),
      pay(kinds.salary, 200_00n),
      pay(kinds.out, -300_00n),
    ],
    p2: [
      pay('deposit', 20_000_00n),
      pay('adjustment', 40_000_00n),
      ...play(200_00n, 200_00n),
      ...play(50_000_00n, 47_911_10n),
      pay('adjustment', -40_000_00n),
      pay('bonusGrant', 100_00n),
      pay('bonusForfeit', -12_00n),
      pay('memberRebate', 250_00n),
      pay('withdrawalHold', -12_000_00n),
    ],
    b: [pay('agentRebate', 747_82n), pay(kinds.salary, 872_28n), pay(kinds.salary, -200_00n)],
  };
  for (const [name, moves] of Object.entries(postings)) {
    await teams.past(people[name]?.accountId ?? 0n, moves);
  }
  await teams.close(goldenDay, '2026-11-19T00:10:00');
  return { teams, people: people as Record<Name, Member> };
}

export type GoldenCase = Awaited<ReturnType<typeof openGoldenCase>>;
