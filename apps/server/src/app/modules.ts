import type { Database } from '#db/database.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { createEncryption } from '#http/encryption/encryption.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { createEvents } from '#kit/events.ts';
import type { Logger } from '#kit/logger.ts';
import { createSecretBox } from '#kit/secrets/secret-box.ts';
import type { Signals } from '#kit/signals.ts';
import { createAgents, type Agents } from '#modules/agents/agents.ts';
import { findReceivedSince, withReceived } from '#modules/agents/received.store.ts';
import { createBonus } from '#modules/bonus/bonus.ts';
import { createContent } from '#modules/content/content.ts';
import type { ModuleEvents } from '#modules/events.ts';
import { createGames } from '#modules/games/games.ts';
import {
  createNotifications,
  type NotificationsDependencies,
} from '#modules/notifications/notifications.ts';
import { createOperators } from '#modules/operators/operators.ts';
import { createClosingPayments } from '#modules/payments/closing-payments.ts';
import { findPaymentActs } from '#modules/payments/payment-acts.store.ts';
import {
  countBankCards,
  createPayeeAccounts,
  createPayments,
  findDepositedSince,
} from '#modules/payments/payments.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createPromotions } from '#modules/promotions/promotions.ts';
import { createOwnLimits } from '#modules/protection/own-limits.ts';
import type { LimitDeps, ProtectionDeps } from '#modules/protection/protection-deps.ts';
import { createProtection } from '#modules/protection/protection.ts';
import { createReports } from '#modules/reports/reports.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import { createSite, type Site } from '#modules/site/site.ts';
import { createSupport } from '#modules/support/support.ts';
import { createTransfers } from '#modules/transfers/transfers.ts';
import { openAccountsOfNew } from '#modules/wallet/first-balance.ts';
import type { LedgerReport } from '#modules/wallet/ledger-report.ts';
import { createWallet } from '#modules/wallet/wallet.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import type { IdentityCheckCompany } from '#ports/identity-check.ts';
import type { IdentityProvider } from '#ports/identity-provider.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import type { MailSender } from '#ports/mail-sender.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { PushSender } from '#ports/push-sender.ts';
import type { SmsSender } from '#ports/sms-sender.ts';
import { agentsOfSite, countedGames } from './agents-of-site.ts';
import { joinModules } from './join-modules.ts';
import { numberRule, peopleOfSite } from './people/people-of-site.ts';
import { createPeople, type PeopleDependencies } from './people/people.ts';

export type ModuleDependencies = {
  engine: SqlEngine;
  db: Database;
  signals: Signals;
  site: Site;
  pictures: FindPicture;
  connections: Record<string, GameVendorConnection>;
  /** Null when no payment company is configured. */
  gateway: PaymentGateway | null;
  files: FileStore;
  pushSender: PushSender;
  /** Whether pushes may be sent to this address. */
  isPushEndpoint: (address: string) => boolean;
  /** Null when no company for text messages is configured. */
  sms: SmsSender | null;
  /** Null when no mail server is configured. */
  mail: MailSender | null;
  /** Null when no identity service is configured. */
  identityService: IdentityProvider | null;
  /** Null when no company for identity checks is configured. */
  identityCompany: IdentityCheckCompany | null;
  /** Null when no company for live chat is configured. */
  chat: LiveChat | null;
  passwordAlgorithm?: PeopleDependencies['passwordAlgorithm'];
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  gameOrigins: readonly string[];
  /** Private keys are stored encrypted under it. */
  keysSecret: string;
};

/** Creates the modules that send notifications for all other modules. */
function createChannels(
  deps: ModuleDependencies,
  readersOf: NotificationsDependencies['push']['readersOf'],
) {
  const { db, signals, site, clock, logger, sms, mail, keysSecret } = deps;
  return createNotifications({
    db,
    signals,
    site,
    clock,
    logger,
    sms,
    mail,
    keysSecret,
    smsBudget: site.policy.verificationCode,
    numbers: numberRule(site),
    push: {
      sender: deps.pushSender,
      isOn: site.features.push,
      isEndpoint: deps.isPushEndpoint,
      readersOf,
    },
  });
}

type Base = ReturnType<typeof createBase>;

/** Creates the modules that all others need: people, notifications, wallet, pictures, content. */
function createBase(deps: ModuleDependencies) {
  const { engine, db, signals, site, clock, logger, pictures: findPicture } = deps;
  const { currency, trialCurrency } = site.brand;
  const events = createEvents<ModuleEvents>();
  const { publish } = events;
  const wallet = createWallet({ engine, db, currency, trialCurrency, signals });
  const pictures = createPictures({ db, files: deps.files, clock, logger });
  const encryption = createEncryption(db, clock, {
    required: site.encryption === 'required',
    secret: deps.keysSecret,
  });
  const content = createContent({
    db,
    site,
    signals,
    clock,
    logger,
    pictures: findPicture,
    publish,
  });
  const notifications = createChannels(deps, content.readersOf);
  const people = createPeople({
    ...peopleOfSite(site),
    db,
    signals,
    delivery: notifications.delivery,
    pictures,
    clock,
    logger,
    encryption,
    publish,
    countBankCards,
    payeeAccountsOf: createPayeeAccounts(deps.keysSecret),
    identityService: deps.identityService,
    publicUrl: deps.publicUrl,
    keysSecret: deps.keysSecret,
    passwordAlgorithm: deps.passwordAlgorithm,
  });
  const register = (context: RequestContext) =>
    people.modules.registration.handlers.getRegisterSettings({}, context);
  const siteModule = createSite({ site, db, signals, clock, register });
  const limitDeps: LimitDeps = {
    db,
    clock,
    currency,
    timeZone: site.brand.timeZone,
    policy: site.protection,
    depositedSince: async (executor, memberId, since) =>
      withReceived(
        await findDepositedSince(executor, memberId, since, clock()),
        await findReceivedSince(executor, memberId, since),
      ),
  };
  const ownLimits = createOwnLimits(limitDeps);
  return {
    events,
    wallet,
    pictures,
    encryption,
    content,
    notifications,
    people,
    siteModule,
    limitDeps,
    ownLimits,
  };
}

/** Creates the modules of games, of transfers to providers with own wallets, and of reports. */
function createPlay(deps: ModuleDependencies, { wallet, ownLimits }: Base, agents: Agents) {
  const { db, signals, site, pictures, connections, clock, logger, publicUrl, gameOrigins } = deps;
  const { currency, trialCurrency } = site.brand;
  const games = createGames({
    db,
    wallet,
    site,
    connections,
    clock,
    pictures,
    publicUrl,
    gameOrigins,
    currency,
    trialCurrency,
    beginPlay: ownLimits.beginPlay,
    logger,
    signals,
  });
  const vendors = site.vendors.flatMap((vendor) => {
    const { code, name, connection, connectionProvider: provider } = vendor;
    const wallets = games.transferWalletsOf(connection);
    return wallets ? [{ code, name, provider, wallets }] : [];
  });
  const transfers = createTransfers({
    db,
    wallet,
    signals,
    vendors,
    isOpen: games.isVendorOpen,
    gameNodeOf: games.nodeAtVendor,
    wins: games.wins,
    contractRequests: agents.contractRequests,
    checkWager: ownLimits.checkWager,
    currency,
    clock,
    logger,
  });
  const reports = createReports({
    db,
    games,
    timeZone: site.brand.timeZone,
    currency,
    trialCurrency,
    clock,
    logger,
    wallet,
  });
  return { games, transfers, reports };
}

function createAgentsOf(deps: ModuleDependencies, base: Base, bonus: Bonus): Agents {
  const { db, signals, site, clock, logger, publicUrl, keysSecret } = deps;
  const { people, wallet, events, ownLimits, notifications } = base;
  return createAgents({
    ...agentsOfSite(site),
    ...people.forAgents,
    db,
    signals,
    wallet,
    ownLimits,
    publish: events.publish,
    applicationBox: createSecretBox(keysSecret, 'applications'),
    publicUrl,
    clock,
    runningBonuses: bonus.runningBonuses,
    writeInboxMessages: notifications.writeInboxMessages,
    logger,
  });
}

function createBonusOf(deps: ModuleDependencies, { wallet, content: { offers } }: Base) {
  const { db, site, clock, logger, signals } = deps;
  const { currency } = site.brand;
  return createBonus({ db, wallet, site, offers, currency, clock, logger, signals });
}

type Bonus = ReturnType<typeof createBonusOf>;

/** Creates the modules of deposits, withdrawals and what restricts them. */
function createMoney(
  deps: ModuleDependencies,
  { wallet, pictures, events, people, content: { offers }, limitDeps, ownLimits }: Base,
  above: Pick<ProtectionDeps, 'writeInboxMessage' | 'bringHome'> & {
    bonus: Bonus;
    agents: Agents;
  },
) {
  const { db, signals, site, clock, logger } = deps;
  const { currency } = site.brand;
  const { bonus, agents, ...aboveProtection } = above;
  const protection = createProtection({
    ...limitDeps,
    isConfirmed: people.isConfirmed,
    wallet,
    signals,
    endBonuses: bonus.endAll,
    endSessions: people.endSessions,
    keepDetails: people.excludedPeople.keepDetails,
    publish: events.publish,
    closingPayments: createClosingPayments({ site, clock, paysOut: deps.gateway !== null }),
    paymentActs: findPaymentActs,
    excludedPeople: people.excludedPeople,
    identityCompany: deps.identityCompany,
    files: deps.files,
    keysSecret: deps.keysSecret,
    logger,
    ...aboveProtection,
  });
  const payments = createPayments({
    ownLimits,
    depositBonus: bonus.depositBonus,
    offers,
    db,
    wallet,
    signals,
    site,
    currency,
    gateway: deps.gateway,
    clock,
    logger,
    publicUrl: deps.publicUrl,
    picture: deps.pictures,
    keysSecret: deps.keysSecret,
    pictures,
    runningBonuses: bonus.runningBonuses,
    ...agents.forPayments,
    endRunning: bonus.endRunning,
    paymentPassword: people.paymentPassword,
    excludedPeople: people.excludedPeople,
  });
  const { grantReward, usedOffers } = bonus;
  const promotions = createPromotions({
    db,
    site,
    signals,
    clock,
    offers,
    pictures,
    grantReward,
    usedOffers,
  });
  return { protection, payments, promotions };
}

/** Creates all modules in the order of their dependencies and joins them into one server. */
export function createModules(deps: ModuleDependencies) {
  const { db, signals, site, clock, logger } = deps;
  const base = createBase(deps);
  const { events, wallet, pictures, notifications, people, siteModule } = base;
  const operators = createOperators({ db, clock, logger });
  const { writeInboxMessage } = notifications;
  const bonus = createBonusOf(deps, base);
  const agents = createAgentsOf(deps, base, bonus);
  const { games, transfers, reports } = createPlay(deps, base, agents);
  const support = createSupport({ ...deps, writeInboxMessage, pictures });
  const { bringHome } = transfers;
  const money = createMoney(deps, base, { bonus, agents, writeInboxMessage, bringHome });

  async function checkLedger(): Promise<LedgerReport> {
    const report = await wallet.ledgerCheck();
    return { ...report, findings: [...report.findings, ...(await joined.checks())] };
  }

  const { currency, trialCurrency } = site.brand;
  const trialBalanceMinor = site.policy.trial.startingBalance;
  const joined = joinModules(
    {
      site: siteModule,
      content: base.content,
      ...people.modules,
      operators,
      pictures,
      notifications,
      support,
      wallet: {
        handlers: wallet.handlers,
        operatorHandlers: { checkLedger },
        slotReadings: wallet.slotReadings,
        on: openAccountsOfNew({ db, wallet, currency, trialCurrency, trialBalanceMinor }),
      },
      games,
      reports,
      agents,
      transfers,
      bonus,
      ...money,
    },
    events,
  );
  events.subscribe({
    sessionEnded: ({ memberId }) => signals.publish({ kind: 'session', memberId }),
  });
  return {
    ...joined,
    agents,
    people,
    operators,
    wallet,
    games,
    protection: money.protection,
    pictures,
    publish: events.publish,
    encryption: base.encryption,
    closedTo: siteModule.closedTo,
    checkLedger,
    /** Notes what the database must know of the site, before it opens. */
    prepare: async () => {
      await base.ownLimits.prepare();
      await reports.prepare(countedGames(site), site.agents.validBet);
    },
    textsLeft: notifications.textsLeft,
  };
}

export type Modules = ReturnType<typeof createModules>;
