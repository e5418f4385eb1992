import type { DatabaseTransaction } from '#db/database.ts';
import { dayAfter, instantOn } from '#kit/time/day-range.ts';
import type { Agents } from '#modules/agents/agents.ts';
import type { PastContract, PastLink } from '#modules/agents/past-teams.ts';
import type { RatesByCategory, RebateRules } from '#modules/hierarchy/rates.ts';
import { ratesWithin } from './past-rates.ts';

/** Somebody of the team of the accounts to try. */
export type TeamPerson = {
  memberId: bigint;
  username: string;
  parent?: string;
  registeredDaysAgo: number;
  rates: RatesByCategory;
};

type Link = {
  code: string;
  agent: string;
  label: string;
  isDefault?: boolean;
  /** From its first day on; for ever where it is left out. */
  lifeDays?: number;
  maxUses?: number;
  joined: readonly string[];
};

/** One that is nearly over, one that is used up, and the default ones of agents. */
const links: readonly Link[] = [
  {
    code: 'AGENT01',
    agent: 'agent01',
    label: 'Friends',
    isDefault: true,
    joined: ['agent02', 'player11'],
  },
  { code: 'P4TR9CVN', agent: 'agent01', label: 'Fiesta', maxUses: 1, joined: ['player12'] },
  { code: 'H7KQ3MWX', agent: 'agent01', label: 'Facebook', lifeDays: 30, joined: ['player13'] },
  {
    code: 'AGENT02',
    agent: 'agent02',
    label: 'Friends',
    isDefault: true,
    joined: ['player21', 'player22', 'agent21'],
  },
  {
    code: 'AGENT21',
    agent: 'agent21',
    label: 'Friends',
    isDefault: true,
    joined: ['player31', 'player32'],
  },
];

/** Contracts that have run for a while; those without a payer are of the house. */
const signed = [
  { kind: 'dailySalary', payee: 'agent01', daysAgo: 20 },
  { kind: 'dividend', payee: 'agent01', daysAgo: 20 },
  { kind: 'dailySalary', payee: 'agent02', payer: 'agent01', daysAgo: 15 },
] as const;

const application = {
  name: 'Luningning Abad',
  contactType: 'telegram',
  contact: '@luningning_abad',
  text: 'I lead a dance group of forty people in Iloilo and would like to invite them.',
} as const;

export type TeamDeps = {
  agents: Pick<Agents, 'past'>;
  rules: { rebate: RebateRules };
  timeZone: string;
  /** The last of the days of the past. */
  today: string;
  /** The first one. */
  firstDay: string;
};

function personOf<Person extends { username: string }>(
  team: readonly Person[],
  username: string,
): Person {
  const found = team.find((one) => one.username === username);
  if (!found) throw new Error(`${username} is not of the team`);
  return found;
}

/** The contracts that agents of a team have signed. */
export function signedBy(
  { timeZone, today }: Pick<TeamDeps, 'timeZone' | 'today'>,
  team: readonly Pick<TeamPerson, 'username' | 'memberId'>[],
): PastContract[] {
  return signed.map(({ kind, payee, daysAgo, ...one }) => ({
    kind,
    payeeId: personOf(team, payee).memberId,
    payerId: 'payer' in one ? personOf(team, one.payer).memberId : null,
    at: instantOn(dayAfter(today, -daysAgo), '15:00', timeZone),
  }));
}

function linkOf(
  { rules, timeZone, today }: TeamDeps,
  team: readonly TeamPerson[],
  { code, agent, label, isDefault = false, lifeDays, maxUses, joined }: Link,
): PastLink {
  const person = (username: string) => personOf(team, username);
  const at = (daysAgo: number, time: string) =>
    instantOn(dayAfter(today, -daysAgo), time, timeZone);
  const owner = person(agent);
  const came = joined.map(person);
  const days = isDefault
    ? owner.registeredDaysAgo
    : Math.max(...came.map(({ registeredDaysAgo }) => registeredDaysAgo)) + 1;
  return {
    code,
    agentId: owner.memberId,
    label,
    isDefault,
    rates: ratesWithin(rules.rebate, 'lastMember', owner.rates),
    createdAt: at(days, '10:00'),
    expiresAt: lifeDays === undefined ? null : at(days - lifeDays, '10:00'),
    maxUses: maxUses ?? null,
    joined: came.map(({ memberId, registeredDaysAgo }) => ({
      memberId,
      at: at(registeredDaysAgo, '09:00'),
    })),
  };
}

/** Writes the rates of a team from the day before its past on, its links, and an application. */
export async function writeTeam(
  transaction: DatabaseTransaction,
  deps: TeamDeps,
  team: readonly TeamPerson[],
): Promise<void> {
  const { agents, timeZone, firstDay } = deps;
  const fromDay = dayAfter(firstDay, -1);
  const setAt = instantOn(dayAfter(fromDay, -1), '12:00', timeZone);
  const set = team.map(({ memberId, rates, parent }) => {
    return { memberId, rates, setBy: parent ?? 'operator:try-accounts' };
  });
  await agents.past.setRates(transaction, set, { fromDay, setAt });
  const written = links.map((link) => linkOf(deps, team, link));
  await agents.past.writeLinks(transaction, written);
  await agents.past.writeContracts(transaction, signedBy(deps, team));
  await agents.past.apply(transaction, application);
}
