import { randomUUID } from 'node:crypto';
import { sql, type KyselyPlugin } from 'kysely';
import type { Database } from '#db/database.ts';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { createPaymentPassword } from '#modules/credentials/payment-password.ts';
import { limitPolicy } from '#modules/protection/limit-policy.fixture.ts';
import { openOwnLimits, type OwnLimitsBase } from '#modules/protection/limits.fixture.ts';
import { createOwnLimits } from '#modules/protection/own-limits.ts';
import { blockWagering } from '#modules/wallet/account.store.ts';
import { currency, timeZone, type Member } from '#testing/test-base.ts';
import { siteOfFolder } from '#testing/test-site.ts';
import type { ExclusionKind } from '@pavilion/domain/protection/exclusion';
import type { IdentityAction } from '@pavilion/domain/protection/identity-check';
import { openAgents } from '../agents.fixture.ts';
import type { AgentsDependencies } from '../agents.ts';
import { findReceivedSince } from '../received.store.ts';
import { transferRulesOf } from '../transfer-rules-of-site.ts';
import type { TransferDeps, TransferRules } from './transfer-deps.ts';

type MemberValues = {
  status: 'disabled';
  exclusion: ExclusionKind;
  unfinished: boolean;
  payment_password_hash: string;
};
type Running = Awaited<ReturnType<TransferDeps['runningBonuses']>>;
export type Letter = { memberId: bigint; title: string; content: string };
export type SendInput = {
  account: string;
  amount: string;
  remark: string;
  paymentPassword: string;
  requestKey: string;
};

export const rightDigits = '417093';
const bonusTerms = {
  origin: 'reward',
  grant_key: 'once',
  required: 3000_00n,
  contribution: {},
  bonus_first: false,
  max_bet: null,
  max_conversion: null,
  days: 7,
  withdrawal: 'free',
} as const;

/** A database that counts what it is asked. */
function countStatements(db: Database) {
  let asked = 0;
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { db: db.withPlugin(plugin), asked: () => asked };
}

/** What tests write and read beside the calls. */
function rowsOf({ db, wallet, move }: OwnLimitsBase) {
  async function change({ memberId }: Member, values: Partial<MemberValues>): Promise<void> {
    await db.updateTable('member').set(values).where('id', '=', memberId).execute();
  }

  return {
    change,
    giveDigits: (to: Member) => change(to, { payment_password_hash: `hash of ${rightDigits}` }),
    /** An operator keeps the member from playing. */
    lock: ({ accountId }: Member) =>
      db.transaction().execute((transaction) => blockWagering(transaction, accountId, 'operator')),
    /** Gives bonus money. */
    giveBonus: async ({ memberId, accountId }: Member, amount: bigint) => {
      const { id: bonusId } = await db
        .insertInto('bonus')
        .values({ member_id: memberId, account_id: accountId, amount, ...bonusTerms })
        .returning('id')
        .executeTakeFirstOrThrow();
      const contraId = await wallet.houseAccount('bonus', currency.code);
      return move(accountId, 'bonusGrant', amount, { contraId, source: 'bonus', bonusId });
    },
    owedBy: async ({ accountId }: Member) => {
      const account = db.selectFrom('account').where('id', '=', accountId);
      return (await account.select('play_owed').executeTakeFirstOrThrow()).play_owed;
    },
    /** What stands against the house account of transfers. */
    ofHouse: () =>
      db
        .selectFrom('posting')
        .innerJoin('account', 'account.id', 'posting.contra_id')
        .select(sql<bigint>`coalesce(sum(posting.amount), 0)::bigint`.as('sum'))
        .select(sql<number>`count(*)::int`.as('postings'))
        .where('account.house', '=', 'downline')
        .executeTakeFirstOrThrow(),
  };
}

/** Payment passwords whose hash costs nothing. */
const paymentPasswordsOf = ({ db, clock }: Pick<OwnLimitsBase, 'db' | 'clock'>) =>
  createPaymentPassword({
    db,
    clock,
    hasher: {
      hash: async (text) => `hash of ${text}`,
      verify: async (hash, text) => hash === `hash of ${text}`,
    },
    confirmMemberPassword: async () => undefined,
  });

/** Agents who send money on a database, with limits and payment passwords as the site has them. */
export async function openTransfers(database: TestDatabase) {
  const base = await openOwnLimits(database);
  const { db, clock, member } = base;
  const counted = countStatements(db);
  const letters: Letter[] = [];
  const bonuses = new Map<bigint, Running>();
  const paymentPassword = paymentPasswordsOf(base);

  /** The agents of a site with other rules, or one that asks for a verified identity first. */
  function openWith(
    rules: Partial<TransferRules>,
    verifiedBefore: IdentityAction[] = [],
    more: Partial<AgentsDependencies> = {},
  ) {
    return openAgents(
      { ...base, db: counted.db },
      {
        transfer: { ...transferRulesOf(siteOfFolder()), ...rules },
        paymentPassword,
        ownLimits: createOwnLimits({
          db,
          clock,
          currency,
          timeZone,
          policy: { ...limitPolicy, verifiedBefore },
          depositedSince: findReceivedSince,
        }),
        runningBonuses: async (_, memberId) => bonuses.get(memberId) ?? [],
        writeInboxMessages: async (_, memberIds, { title, content }) => {
          for (const memberId of memberIds) {
            letters.push({ memberId, title: title.EN ?? '', content: content.EN ?? '' });
          }
        },
        ...more,
      },
    );
  }
  const agents = openWith({});

  const inputOf = (to: Pick<Member, 'username'>, more: Partial<SendInput>): SendInput => ({
    account: to.username,
    amount: '40.00',
    remark: '',
    paymentPassword: rightDigits,
    requestKey: randomUUID(),
    ...more,
  });

  return {
    ...base,
    ...rowsOf(base),
    agents,
    openWith,
    letters,
    bonuses,
    agent: (balance: bigint, parentId: bigint | null = null) =>
      member({ memberType: 1, balance, parentId, paymentPasswordHash: `hash of ${rightDigits}` }),
    below: ({ memberId }: Member, more: Parameters<typeof member>[0] = {}) =>
      member({ parentId: memberId, ...more }),
    /** Sends 40.00, or what is said. */
    send: (
      from: Member,
      to: Pick<Member, 'username'>,
      more: Partial<SendInput> = {},
      of = agents,
    ) => of.handlers.transferDownline(inputOf(to, more), from.context),
    rulesOf: ({ context }: Member, of = agents) => of.handlers.getTransferRules({}, context),
    /** How many statements the agents' calls have made so far. */
    statements: counted.asked,
  };
}

export type Transfers = Awaited<ReturnType<typeof openTransfers>>;
