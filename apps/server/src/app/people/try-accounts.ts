import type { Database } from '#db/database.ts';
import type { Agents } from '#modules/agents/agents.ts';
import type { Protection } from '#modules/protection/protection.ts';
import { findApplied } from '#modules/wallet/account.store.ts';
import { giveFirstBalance } from '#modules/wallet/first-balance.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { AgentContract } from '@pavilion/domain/member/agent-contract';
import { parseAmount } from '@pavilion/domain/wallet/money';
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
  /** A contract offered to the agent, not yet accepted. */
  contract?: AgentContract;
  says: string;
};

/** Accounts for use outside production; the agent has a downline of two levels. */
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
    says: 'an agent with a team two levels deep, inviting with AGENT01',
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
  },
  {
    username: 'agent03',
    nickname: 'Habagat',
    person: { name: 'Habagat Ramos', birthday: '1986-09-30' },
    memberType: 1,
    vipLevel: 1,
    balance: '800.00',
    contract: 'dividend',
    says: 'an agent with a contract request waiting',
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
  },
];

export type TryAccountDependencies = {
  db: Database;
  agents: Agents;
  people: People;
  protection: Pick<Protection, 'ensureVerified'>;
  wallet: Wallet;
  currency: { code: string; digits: number };
  trialCurrency: { code: string };
};

const source = 'try-accounts';

/**
 * Creates the missing accounts and gives each its first balance, once. The balance is the last
 * step, so one query shows a later start which accounts have it.
 */
async function openAccounts(deps: TryAccountDependencies): Promise<void> {
  const { agents, people, currency, trialCurrency } = deps;
  const usernames = accounts.map(({ username }) => username);
  const whole = await findApplied(deps.db, source, usernames);
  for (const one of accounts) {
    if (whole.has(one.username)) continue;
    const memberId = await people.ensureMember({
      username: one.username,
      nickname: one.nickname,
      memberType: one.memberType,
      vipLevel: one.vipLevel,
      password,
      ...(one.parent === undefined ? {} : { parent: one.parent }),
      ...(one.affiliateCode === undefined ? {} : { affiliateCode: one.affiliateCode }),
    });
    if (one.contract !== undefined) await agents.askFirst(memberId, one.contract, 'NEW');
    const code = one.memberType === 4 ? trialCurrency.code : currency.code;
    const amountMinor = parseAmount(one.balance, currency.digits);
    if (amountMinor === null) continue;
    await giveFirstBalance(deps, {
      memberId,
      currency: code,
      amountMinor,
      source,
      key: one.username,
    });
  }
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
