import { randomUUID } from 'node:crypto';
import type { Database } from '#db/database.ts';
import type { Clock } from '#kit/clock.ts';
import { dayAfter, dayAt, instantOn } from '#kit/time/day-range.ts';
import type { Agents } from '#modules/agents/agents.ts';
import {
  contractCostHouse,
  contractHouse,
  rebateHouse,
  transferHouse,
} from '#modules/agents/past-teams.ts';
import type { RatesByCategory, RebateRules } from '#modules/hierarchy/rates.ts';
import type { Protection } from '#modules/protection/protection.ts';
import { findApplied, openMemberAccount } from '#modules/wallet/account.store.ts';
import { giveFirstBalance } from '#modules/wallet/first-balance.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import { parseAmount } from '@pavilion/domain/wallet/money';
import { drawPast } from './past/draw-past.ts';
import type { PastGame, PastRules } from './past/past-book.ts';
import { ratesWithin, type PastRates } from './past/past-rates.ts';
import type { PastSalary } from './past/past-salaries.ts';
import { signedBy, writeTeam, type TeamPerson } from './past/past-team.ts';
import { writePast, type PastAccount } from './past/write-past.ts';
import type { People } from './people.ts';

const password = 'Pavilion2026';

type TryAccount = {
  username: string;
  nickname: string;
  /** Who the verified member is, made up; left out for the trial account. */
  person?: { name: string; birthday: string };
  memberType: number;
  parent?: string;
  affiliateCode?: string;
  vipLevel: number;
  balance: string;
  /** A contract of each kind is offered to the agent, not yet accepted. */
  isOffered?: true;
  says: string;
  /** Thirty days of play, for a database in which no day was closed. */
  past?: { registeredDaysAgo: number; stakes: readonly bigint[]; rates: PastRates };
};

/** Of who has registered and paid in, but not played yet. */
const none: readonly bigint[] = [];
const low = [200_00n, 500_00n, 1_000_00n];
const middle = [1_000_00n, 2_000_00n, 3_000_00n];
const high = [2_000_00n, 4_000_00n, 5_000_00n];

/** Accounts for use outside production; the agent has a team three levels deep. */
const accounts: readonly TryAccount[] = [
  {
    username: 'member01',
    nickname: 'Mayumi',
    person: { name: 'Mayumi Dela Cruz', birthday: '1988-03-14' },
    memberType: 0,
    vipLevel: 3,
    balance: '25000.00',
    says: 'a member with money',
  },
  {
    username: 'trial01',
    nickname: 'Free play',
    memberType: 4,
    vipLevel: 0,
    balance: '10000.00',
    says: 'a trial account with play money',
  },
  {
    username: 'agent01',
    nickname: 'Amihan',
    person: { name: 'Amihan Santos', birthday: '1984-11-02' },
    memberType: 1,
    vipLevel: 2,
    balance: '5000.00',
    affiliateCode: 'AGENT01',
    says: 'an agent with a team three levels deep, inviting with AGENT01',
    past: { registeredDaysAgo: 60, stakes: low, rates: 'topAgent' },
  },
  {
    username: 'agent02',
    nickname: 'Bituin',
    person: { name: 'Bituin Reyes', birthday: '1990-06-21' },
    memberType: 1,
    vipLevel: 1,
    balance: '1200.00',
    affiliateCode: 'AGENT02',
    says: 'an agent in the team of agent01',
    parent: 'agent01',
    past: { registeredDaysAgo: 52, stakes: middle, rates: 'agentBelow' },
  },
  {
    username: 'agent03',
    nickname: 'Habagat',
    person: { name: 'Habagat Ramos', birthday: '1986-09-30' },
    memberType: 1,
    vipLevel: 1,
    balance: '800.00',
    isOffered: true,
    says: 'an agent with contracts waiting',
  },
  {
    username: 'player11',
    nickname: 'Dalisay',
    person: { name: 'Dalisay Bautista', birthday: '1993-01-17' },
    memberType: 0,
    vipLevel: 0,
    balance: '300.00',
    says: 'a member in the team of agent01',
    parent: 'agent01',
    past: { registeredDaysAgo: 48, stakes: none, rates: 'member' },
  },
  {
    username: 'player12',
    nickname: 'Ligaya',
    person: { name: 'Ligaya Mercado', birthday: '1991-12-05' },
    memberType: 0,
    vipLevel: 1,
    balance: '450.00',
    says: 'a member in the team of agent01',
    parent: 'agent01',
    past: { registeredDaysAgo: 44, stakes: none, rates: 'member' },
  },
  {
    username: 'player21',
    nickname: 'Hiraya',
    person: { name: 'Hiraya Navarro', birthday: '1995-07-28' },
    memberType: 0,
    vipLevel: 0,
    balance: '150.00',
    says: 'a member in the team of agent02',
    parent: 'agent02',
    past: { registeredDaysAgo: 38, stakes: high, rates: 'member' },
  },
  {
    username: 'player22',
    nickname: 'Tala',
    person: { name: 'Tala Villanueva', birthday: '1997-04-09' },
    memberType: 0,
    vipLevel: 0,
    balance: '90.00',
    says: 'a member in the team of agent02',
    parent: 'agent02',
    past: { registeredDaysAgo: 27, stakes: none, rates: 'member' },
  },
  {
    username: 'player13',
    nickname: 'Marikit',
    person: { name: 'Marikit Aquino', birthday: '1989-05-11' },
    memberType: 0,
    vipLevel: 0,
    balance: '620.00',
    says: 'a member in the team of agent01',
    parent: 'agent01',
    past: { registeredDaysAgo: 24, stakes: middle, rates: 'member' },
  },
  {
    username: 'agent21',
    nickname: 'Silahis',
    person: { name: 'Silahis Castillo', birthday: '1987-02-19' },
    memberType: 1,
    vipLevel: 0,
    balance: '700.00',
    affiliateCode: 'AGENT21',
    says: 'an agent in the team of agent02',
    parent: 'agent02',
    past: { registeredDaysAgo: 41, stakes: low, rates: 'lastAgent' },
  },
  {
    username: 'player31',
    nickname: 'Alon',
    person: { name: 'Alon Evangelista', birthday: '1992-08-23' },
    memberType: 0,
    vipLevel: 0,
    balance: '240.00',
    says: 'a member in the team of agent21',
    parent: 'agent21',
    past: { registeredDaysAgo: 33, stakes: middle, rates: 'lastMember' },
  },
  {
    username: 'player32',
    nickname: 'Tadhana',
    person: { name: 'Tadhana Pascual', birthday: '1996-10-03' },
    memberType: 0,
    vipLevel: 0,
    balance: '180.00',
    says: 'a member in the team of agent21',
    parent: 'agent21',
    past: { registeredDaysAgo: 20, stakes: high, rates: 'lastMember' },
  },
];

/** What agents have sent to their team. */
const sent = [
  {
    from: 'agent01',
    to: 'agent02',
    daysAgo: 12,
    amountMinor: 2_000_00n,
    remark: 'For the team prizes',
  },
  { from: 'agent01', to: 'player11', daysAgo: 8, amountMinor: 500_00n, remark: '' },
  { from: 'agent02', to: 'player21', daysAgo: 3, amountMinor: 300_00n, remark: 'Good luck!' },
] as const;

export type TryAccountDependencies = {
  db: Database;
  clock: Clock;
  timeZone: string;
  agents: Pick<Agents, 'past'>;
  people: Pick<People, 'ensureMember'>;
  protection: Pick<Protection, 'ensureVerified'>;
  wallet: Wallet;
  currency: { code: string; digits: number };
  trialCurrency: { code: string };
  /** Games that are played with the wallets of the site. */
  games: readonly PastGame[];
  /** The site's rules for agents. */
  rules: PastRules & { rebate: RebateRules };
};

const source = 'try-accounts';

/** Creates a member, if missing, as of now or of the day on which the past begins. */
async function openAccount(
  { agents, people, clock, timeZone }: TryAccountDependencies,
  one: TryAccount,
  hasPast: boolean,
): Promise<bigint> {
  const { username, nickname, memberType, vipLevel, parent, affiliateCode, past } = one;
  const dayOf = (daysAgo: number) => dayAfter(dayAt(clock(), timeZone), -daysAgo);
  const memberId = await people.ensureMember({
    username,
    nickname,
    memberType,
    vipLevel,
    password,
    ...(parent === undefined ? {} : { parent }),
    ...(affiliateCode === undefined ? {} : { affiliateCode }),
    ...(hasPast && past
      ? { registeredAt: instantOn(dayOf(past.registeredDaysAgo), '09:00', timeZone) }
      : {}),
  });
  if (one.isOffered) await agents.past.offerContracts(memberId);
  return memberId;
}

function balanceOf(one: TryAccount, { currency }: TryAccountDependencies): bigint {
  const amountMinor = parseAmount(one.balance, currency.digits);
  if (amountMinor === null) throw new Error(`${one.username} has no balance`);
  return amountMinor;
}

/** The accounts that have a past, uplines first, with the rates that the site allows. */
function teamOf(
  members: ReadonlyMap<TryAccount, bigint>,
  { rebate }: TryAccountDependencies['rules'],
): (TeamPerson & { account: TryAccount })[] {
  const ratesOf = new Map<string, RatesByCategory>();
  return [...members].flatMap(([account, memberId]) => {
    const { username, parent, past } = account;
    if (!past) return [];
    const above = parent === undefined ? null : (ratesOf.get(parent) ?? null);
    const rates = ratesWithin(rebate, past.rates, above);
    ratesOf.set(username, rates);
    const upline = parent === undefined ? {} : { parent };
    const { registeredDaysAgo } = past;
    return [{ account, memberId, username, ...upline, registeredDaysAgo, rates }];
  });
}

/** The daily salaries that agents of the team have had. */
function salariesOf(
  { agents, clock, timeZone }: TryAccountDependencies,
  team: readonly TeamPerson[],
): PastSalary[] {
  const nameOf = new Map(team.map(({ memberId, username }) => [memberId, username]));
  const today = dayAt(clock(), timeZone);
  return signedBy({ timeZone, today }, team).flatMap((contract) => {
    const past = contract.kind === 'dailySalary' ? agents.past.termsOf(contract) : null;
    const payee = nameOf.get(contract.payeeId);
    if (!past || payee === undefined) return [];
    const payer = contract.payerId === null ? undefined : nameOf.get(contract.payerId);
    const fromDay = dayAt(past.startsAt, timeZone);
    return [{ payee, ...(payer !== undefined && { payer }), terms: past.terms, fromDay }];
  });
}

/** Gives accounts their past, at the end of which each has its balance. */
async function givePast(
  deps: TryAccountDependencies,
  members: ReadonlyMap<TryAccount, bigint>,
): Promise<void> {
  const { db, wallet, currency, clock, timeZone, games, rules } = deps;
  const team = teamOf(members, rules);
  const accountsOf = new Map<string, PastAccount>();
  for (const { username, memberId } of team) {
    const accountId = await openMemberAccount(db, memberId, currency.code);
    accountsOf.set(username, { memberId, accountId });
  }
  const people = team.map(({ account, ...person }) => ({
    ...person,
    stakes: account.past?.stakes ?? none,
    balanceMinor: balanceOf(account, deps),
    // Their own first log-in is to come: nobody above looks at it.
    logsIn: person.parent !== undefined,
  }));
  const transfers = sent.map((one) => ({ ...one, id: randomUUID() }));
  const salaries = salariesOf(deps, team);
  const past = drawPast({ people, transfers, salaries, games, rules, now: clock(), timeZone });
  const [firstDay = '', today = ''] = [past.days[0], past.days.at(-1)];
  const houses = {
    houseId: await wallet.houseAccount(source, currency.code),
    rebateHouseId: await wallet.houseAccount(rebateHouse, currency.code),
    transferHouseId: await wallet.houseAccount(transferHouse, currency.code),
    contractsId: await wallet.houseAccount(contractHouse, currency.code),
    contractCostId: await wallet.houseAccount(contractCostHouse, currency.code),
  };
  await writePast(
    {
      ...deps,
      ...houses,
      source,
      writeTeam: (transaction) => writeTeam(transaction, { ...deps, today, firstDay }, team),
    },
    accountsOf,
    past,
  );
}

/**
 * Creates the missing accounts and gives each its first balance, once. The balance, or the past
 * that ends with it, is the last step, so one query shows a later start which accounts have it.
 */
async function openAccounts(deps: TryAccountDependencies): Promise<void> {
  const usernames = accounts.map(({ username }) => username);
  const whole = await findApplied(deps.db, source, usernames);
  const missing = accounts.filter(({ username }) => !whole.has(username));
  if (missing.length === 0) return;
  const noneIsWhole = accounts.every(({ username, past }) => !past || !whole.has(username));
  const hasPast = noneIsWhole && (await deps.agents.past.isOpen());
  const withPast = new Map<TryAccount, bigint>();
  for (const one of missing) {
    const memberId = await openAccount(deps, one, hasPast);
    if (hasPast && one.past) {
      withPast.set(one, memberId);
      continue;
    }
    await giveFirstBalance(deps, {
      memberId,
      currency: one.memberType === 4 ? deps.trialCurrency.code : deps.currency.code,
      amountMinor: balanceOf(one, deps),
      source,
      key: one.username,
    });
  }
  if (withPast.size > 0) await givePast(deps, withPast);
}

/** Creates the missing accounts with money; all but the trial account count as verified. */
export async function seedTryAccounts(deps: TryAccountDependencies): Promise<void> {
  await openAccounts(deps);
  const verified = accounts.flatMap(({ username, person }) =>
    person === undefined ? [] : [{ username, ...person }],
  );
  await deps.protection.ensureVerified(verified);
}

/** The lines printed at start that name these accounts. */
export function tryAccountLines(): string[] {
  const shown = accounts.filter((one) => one.parent === undefined);
  return [
    `Accounts to try, all with password ${password}:`,
    ...shown.map((one) => `  ${one.username.padEnd(10)} ${one.says}`),
  ];
}
