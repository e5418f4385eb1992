import type { Database, DatabaseTransaction } from '#db/database.ts';
import type { Handlers } from '#http/handlers.ts';
import type { LimitDependencies } from '#http/limits/count-use.ts';
import type { Clock } from '#kit/clock.ts';
import type { Subscriptions } from '#kit/events.ts';
import type { Logger } from '#kit/logger.ts';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import { createRepeatingJobs } from '#kit/time/repeating-job.ts';
import { erasedName } from '#modules/accounts/erasure.store.ts';
import type { Captchas } from '#modules/credentials/captchas.ts';
import type { PasswordHasher } from '#modules/credentials/password-hasher.ts';
import type { ModuleEvents, PublishEvent } from '#modules/events.ts';
import { eraseAgent } from '#modules/hierarchy/hierarchy.store.ts';
import { createHierarchy } from '#modules/hierarchy/hierarchy.ts';
import { createRates, type RebateRules } from '#modules/hierarchy/rates.ts';
import type { Notifications } from '#modules/notifications/notifications.ts';
import type { WrittenWithdrawal } from '#modules/payments/payments-deps.ts';
import { findingsOf } from '#modules/wallet/ledger-report.ts';
import type { Wallet } from '#modules/wallet/wallet.ts';
import type { OperatorEndpoints } from '@pavilion/contract/operator';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import type { MemberTypeTable } from '@pavilion/domain/member/member-type';
import {
  applicationPages,
  applicationsOfOperators,
  forgetApplicationsJob,
} from './application/application-pages.ts';
import { eraseApplications } from './application/application.store.ts';
import { closeRebatesBy } from './close-rebates.ts';
import { contractChecks } from './contract/contract-check.store.ts';
import type { ContractDeps } from './contract/contract-deps.ts';
import {
  contractPages,
  contractRequestsOf,
  contractsOfOperators,
} from './contract/contract-pages.ts';
import { eraseReasons } from './contract/contract.store.ts';
import { eraseCaseNotes } from './fraud/case.store.ts';
import { fraudJobs, type FraudJobDeps } from './fraud/fraud-jobs.ts';
import { fraudCasesOfOperators } from './fraud/fraud-pages.ts';
import { resumeLink, watchLink } from './fraud/link/watch-link.ts';
import { chainOf } from './fraud/money/passed-through.ts';
import { eraseMarks } from './fraud/same-person.store.ts';
import type { LinkDeps, OpenRules } from './link/link-deps.ts';
import { linkPages } from './link/link-pages.ts';
import { createPast } from './past-teams.ts';
import { payRebatesJob } from './pay-rebates.ts';
import { rebatesOf } from './rebate/list-rebates.ts';
import { notifyLowered } from './rebate/notify-lowered-rates.ts';
import { rebateChecks } from './rebate/rebate-check.store.ts';
import { rebatePages } from './rebate/rebate-pages.ts';
import { settlementsJob } from './settle-contracts.ts';
import { settlementChecks } from './settlement/settlement-check.store.ts';
import type { SettlementDeps } from './settlement/settlement-deps.ts';
import { settlementPages, settlementsOfOperators } from './settlement/settlement-pages.ts';
import { sumOwed } from './settlement/settlement.store.ts';
import { teamSumsCheck } from './sums/team-sums.store.ts';
import { teamSumsJob } from './team-sums.ts';
import type { SeenBalance, TeamDeps } from './team/team-deps.ts';
import { teamPages } from './team/team-pages.ts';
import { transferChecks } from './transfer/transfer-check.store.ts';
import type { TransferDeps } from './transfer/transfer-deps.ts';
import { transferPages } from './transfer/transfer-pages.ts';
import { eraseRemarks } from './transfer/transfer.store.ts';
import { showTree } from './tree/show-tree.ts';

export type AgentsDependencies = LimitDependencies & {
  db: Database;
  clock: Clock;
  /** The time zone in which days begin. */
  timeZone: string;
  memberTypes: MemberTypeTable;
  currency: { code: string; digits: number };
  /** The site's rules for agents. */
  rules: {
    tree: { depth: number };
    rebate: RebateRules & { minimum: bigint };
    open: OpenRules;
    sees: { balance: SeenBalance };
    salary: { activeMinimum: bigint };
  };
  writeInboxMessages: Notifications['writeInboxMessages'];
  wallet: Pick<Wallet, 'apply' | 'applyIn' | 'houseAccount'>;
  transfer: TransferDeps['transfer'];
  contracts: ContractDeps['contracts'];
  settlements: SettlementDeps['settlements'];
  signals: ContractDeps['signals'];
  paymentPassword: TransferDeps['paymentPassword'];
  ownLimits: TransferDeps['ownLimits'];
  runningBonuses: TransferDeps['runningBonuses'];
  hasher: PasswordHasher;
  captchas: Pick<Captchas, 'check'>;
  publish: PublishEvent;
  friendInvitations: LinkDeps['friendInvitations'];
  /** Encrypts what applications say. */
  applicationBox: SecretBox;
  publicUrl: string;
  siteName: string;
  password: LinkDeps['password'];
  renewSessions: LinkDeps['renewSessions'];
  detailMarks: FraudJobDeps['detailMarks'];
  logger: Pick<Logger, 'error' | 'info'>;
};

function linkDepsOf({ rules, ...deps }: AgentsDependencies): LinkDeps {
  const { open, rebate, tree } = rules;
  return { ...deps, open, rebate, opensAgents: open.agents, treeDepth: tree.depth };
}

function teamDepsOf({ rules, ...deps }: AgentsDependencies, rates: TeamDeps['rates']): TeamDeps {
  const { sees, salary } = rules;
  return { ...deps, rates, rules: { sees, activeMinimumMinor: salary.activeMinimum } };
}

/** What withdrawals ask. */
const forPaymentsOf = (deps: AgentsDependencies) => ({
  /** Whether an agent owes by contracts, which keeps it from taking money out. */
  owesContract: async (transaction: DatabaseTransaction, memberId: bigint) =>
    (await sumOwed(transaction, memberId)) > 0n,
  /** How the money came that is taken out, where an operator is to look; else null. */
  chainOf: (transaction: DatabaseTransaction, withdrawn: WrittenWithdrawal) =>
    chainOf(deps, transaction, withdrawn),
});

const ownChecks = [
  teamSumsCheck,
  ...rebateChecks,
  ...transferChecks,
  ...contractChecks,
  ...settlementChecks,
];

export type Agents = ReturnType<typeof createAgents>;

/**
 * Agents: their tree, rebate rates and contracts, the sums and pages of their teams, and
 * the calls of operators about them.
 */
export function createAgents(deps: AgentsDependencies) {
  const { db, clock, timeZone, memberTypes, rules, logger } = deps;
  const given = { db, clock, timeZone, memberTypes };
  const rates = createRates({
    ...given,
    rules: rules.rebate,
    notifyLowered: (transaction, lowered) => notifyLowered(deps, transaction, lowered),
  });
  const hierarchy = createHierarchy({ ...given, treeDepth: rules.tree.depth, rates });
  const findProblems = () => findingsOf(db, [...hierarchy.checks, ...rates.checks(), ...ownChecks]);
  const rebateDeps = { ...deps, rules: rules.rebate, rates };
  const closeRebates = closeRebatesBy(rules.rebate);
  const sumDeps = { ...given, ...hierarchy, closeRebates };
  const applicationDeps = { ...deps, box: deps.applicationBox };
  const handlers: Handlers<PlayerEndpoints['agents']> = {
    ...teamPages(teamDepsOf(deps, rates)),
    ...rebatePages(rebateDeps),
    ...linkPages(linkDepsOf(deps)),
    ...transferPages(deps),
    ...contractPages(deps),
    ...settlementPages(deps),
    ...applicationPages(applicationDeps),
  };
  const operatorHandlers: Handlers<OperatorEndpoints['agents']> = {
    ...contractsOfOperators(deps),
    ...settlementsOfOperators(deps),
    ...hierarchy.moveHandlers,
    getRates: ({ account }) => rates.showRates(account),
    setRates: (input, { operator }) => rates.setRates({ ...input, setBy: { operator } }),
    checkAgents: async () => ({ findings: await findProblems() }),
    listRebates: (input) => rebatesOf(rebateDeps, input),
    ...applicationsOfOperators(applicationDeps),
    ...fraudCasesOfOperators(deps, resumeLink),
    showAgentTree: (input) => showTree(deps, input),
  };
  const on: Subscriptions<ModuleEvents> = {
    memberRegistered: ({ transaction, memberId }) => watchLink(deps, transaction, memberId),
    memberErased: async ({ transaction, memberId }) => {
      await eraseReasons(transaction, memberId);
      await eraseRemarks(transaction, memberId);
      await eraseCaseNotes(transaction, memberId);
      await eraseMarks(transaction, memberId);
      await eraseApplications(transaction, memberId, clock());
      await eraseAgent(transaction, memberId, erasedName(memberId));
    },
  };
  return {
    handlers,
    operatorHandlers,
    on,
    jobs: createRepeatingJobs(
      [
        teamSumsJob(sumDeps),
        payRebatesJob(rebateDeps),
        settlementsJob(deps),
        forgetApplicationsJob(applicationDeps),
        ...fraudJobs(deps),
      ],
      logger,
    ),
    hierarchy,
    rates,
    /** For accounts to try, outside production. */
    past: createPast({ ...applicationDeps, rules: rules.rebate, rates }),
    /** Lists what the checks of the tree, of rates and of sums find. */
    findProblems,
    forPayments: forPaymentsOf(deps),
    ratesOn: rates.ratesOn,
    /** What a member is asked about contracts; empty when the member's type has none. */
    contractRequests: (memberId: bigint, memberType: number) =>
      contractRequestsOf(deps, memberId, memberType),
  };
}
