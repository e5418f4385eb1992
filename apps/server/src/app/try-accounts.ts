import { parseAmount } from '@pavilion/domain/wallet/money';
import type { Database } from '../db/tables.ts';
import type { Identity } from '../modules/identity/identity.ts';
import { openMemberAccount } from '../modules/wallet/account.store.ts';
import type { Wallet } from '../modules/wallet/wallet.ts';

const password = 'Pavilion2026';

type TryAccount = {
  username: string;
  nickname: string;
  memberType: number;
  parent?: string;
  vipLevel: number;
  balance: string;
  says: string;
};

/** Accounts to try outside production; a team two levels deep stands under the agent. */
const accounts: readonly TryAccount[] = [
  account('member01', 'Mayumi', 0, '25000.00', 'a member with money', 3),
  account('trial01', 'Free play', 4, '10000.00', 'a trial account with play money', 0),
  account('agent01', 'Amihan', 1, '5000.00', 'an agent with a team two levels deep', 2),
  account('agent02', 'Bituin', 1, '1200.00', 'an agent in the team of agent01', 1, 'agent01'),
  account('player11', 'Dalisay', 0, '300.00', 'in the team of agent01', 0, 'agent01'),
  account('player12', 'Ligaya', 0, '450.00', 'in the team of agent01', 1, 'agent01'),
  account('player21', 'Hiraya', 0, '150.00', 'in the team of agent02', 0, 'agent02'),
  account('player22', 'Tala', 0, '90.00', 'in the team of agent02', 0, 'agent02'),
];

function account(
  username: string,
  nickname: string,
  memberType: number,
  balance: string,
  says: string,
  vipLevel: number,
  parent?: string,
): TryAccount {
  const base = { username, nickname, memberType, balance, says, vipLevel };
  return parent === undefined ? base : { ...base, parent };
}

export type TryAccountDependencies = {
  db: Database;
  identity: Identity;
  wallet: Wallet;
  currency: { code: string; digits: number };
  trialCurrency: { code: string };
};

async function putIn(
  deps: TryAccountDependencies,
  username: string,
  memberId: bigint,
  code: string,
  amountMinor: bigint,
): Promise<void> {
  const accountId = await openMemberAccount(deps.db, memberId, code);
  await deps.wallet.apply([
    {
      accountId,
      contraId: await deps.wallet.houseAccount('try-accounts', code),
      kind: 'adjustment',
      amountMinor,
      source: 'try-accounts',
      externalId: username,
    },
  ]);
}

/** Makes the accounts that are not there yet and gives each its first balance, once. */
export async function seedTryAccounts(deps: TryAccountDependencies): Promise<void> {
  const { identity, currency, trialCurrency } = deps;
  for (const one of accounts) {
    const memberId = await identity.ensureMember({
      username: one.username,
      nickname: one.nickname,
      memberType: one.memberType,
      vipLevel: one.vipLevel,
      password,
      ...(one.parent === undefined ? {} : { parent: one.parent }),
    });
    const code = one.memberType === 4 ? trialCurrency.code : currency.code;
    const amount = parseAmount(one.balance, currency.digits);
    if (amount !== null) await putIn(deps, one.username, memberId, code, amount);
  }
}

/** The lines printed at start for someone who wants to look around. */
export function tryAccountLines(): string[] {
  const shown = accounts.filter((one) => one.parent === undefined);
  return [
    `Accounts to try, all with password ${password}:`,
    ...shown.map((one) => `  ${one.username.padEnd(10)} ${one.says}`),
  ];
}
