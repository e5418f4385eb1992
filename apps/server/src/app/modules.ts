import type { SqlEngine } from '#db/sql-engine.ts';
import type { Database } from '#db/tables.ts';
import type { RequestFacts } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import type { Logger } from '#kit/logger.ts';
import { createRepeatingJobs } from '#kit/repeating-job.ts';
import type { Signals } from '#kit/signals.ts';
import { createAgents, type Agents } from '#modules/agents/agents.ts';
import { createBonus } from '#modules/bonus/bonus.ts';
import { createContent } from '#modules/content/content.ts';
import { createGames } from '#modules/games/games.ts';
import { createIdentity, type IdentityDependencies } from '#modules/identity/identity.ts';
import { createMessages } from '#modules/messages/messages.ts';
import { createOperators } from '#modules/operators/operators.ts';
import { createPayments } from '#modules/payments/payments.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createPromotions } from '#modules/promotions/promotions.ts';
import { createProtection } from '#modules/protection/protection.ts';
import { createPush } from '#modules/push/push.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import { createSite, type Site } from '#modules/site/site.ts';
import { createTransfers } from '#modules/transfers/transfers.ts';
import { openMemberAccount } from '#modules/wallet/account.store.ts';
import type { LedgerReport } from '#modules/wallet/ledger-report.ts';
import type { NameGame } from '#modules/wallet/list-transactions.ts';
import { reportJob } from '#modules/wallet/report-progress.ts';
import { createWallet, type Wallet } from '#modules/wallet/wallet.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import type { IdentityProvider } from '#ports/identity-provider.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import type { MailSender } from '#ports/mail-sender.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { PushSender } from '#ports/push-sender.ts';
import type { SmsSender } from '#ports/sms-sender.ts';
import { giveFirstBalance } from './first-balance.ts';
import { identityOfSite } from './identity-of-site.ts';

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
  /** Whether pushes may be sent to an address. */
  isPushEndpoint: (address: string) => boolean;
  /** Null when no company for text messages is configured. */
  sms: SmsSender | null;
  /** Null when no mail server is configured. */
  mail: MailSender | null;
  /** Null when no identity service is configured. */
  identityService: IdentityProvider | null;
  /** Null when no company for live chat is configured. */
  chat: LiveChat | null;
  passwordAlgorithm?: IdentityDependencies['passwordAlgorithm'];
  clock: Clock;
  logger: Logger;
  publicUrl: string;
  gameOrigins: readonly string[];
  /** Private keys are stored encrypted under it. */
  keysSecret: string;
};

function fundTrial({ db, site }: ModuleDependencies, wallet: Wallet, memberId: bigint) {
  return giveFirstBalance(
    { db, wallet },
    {
      memberId,
      currency: site.brand.trialCurrency.code,
      amountMinor: site.policy.trial.startingBalance,
      source: 'free-play',
      key: memberId.toString(),
    },
  );
}

type Offers = ReturnType<typeof createContent>['offers'];

/** What protection does by modules that stand above it. */
type Above = Pick<Parameters<typeof createProtection>[0], 'writeLetter' | 'bringHome'>;

function createMoneyModules(
  deps: ModuleDependencies,
  offers: Offers,
  nameGame: NameGame,
  above: Above,
) {
  const { engine, db, signals, site, clock, logger, publicUrl } = deps;
  const { currency, trialCurrency, timeZone } = site.brand;
  const money = { engine, db, currency, trialCurrency, timeZone };
  const wallet = createWallet({ ...money, signals, clock, nameGame });
  const pictures = createPictures({ db, files: deps.files, clock });
  const identity = createIdentity({
    ...identityOfSite(site),
    db,
    pictures,
    clock,
    logger,
    sms: deps.sms,
    mail: deps.mail,
    identityService: deps.identityService,
    publicUrl,
    openAccount: (transaction, memberId) => openMemberAccount(transaction, memberId, currency.code),
    sealing: { required: site.encryption === 'required', secret: deps.keysSecret },
    passwordAlgorithm: deps.passwordAlgorithm,
    fundTrial: (memberId) => fundTrial(deps, wallet, memberId),
    moneySafety: (memberId) => payments.moneySafety(memberId),
    checkPaymentPassword: (memberId, given) => payments.checkPaymentPassword(memberId, given),
  });
  const bonus = createBonus({ db, wallet, site, offers, currency, clock, logger, signals });
  const protection = createProtection({
    db,
    clock,
    currency,
    depositedSince: (executor, memberId, since) =>
      payments.depositedSince(executor, memberId, since),
    isConfirmed: identity.isConfirmed,
    wallet,
    signals,
    endBonuses: bonus.endAll,
    ...above,
  });
  const payments = createPayments({
    ownLimits: protection,
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
    publicUrl,
    picture: deps.pictures,
    keysSecret: deps.keysSecret,
    pictures,
    runningBonuses: bonus.runningBonuses,
    endRunning: bonus.endRunning,
    verifyPassword: identity.confirmMemberPassword,
    hashPassword: identity.hasher.hash,
    verifyHash: identity.hasher.verify,
  });
  return { pictures, identity, wallet, bonus, protection, payments };
}

/** Games, and the money that some studios keep themselves. */
function createPlayModules(deps: ModuleDependencies, wallet: Wallet, agents: Agents) {
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
    logger,
    signals,
  });
  const vendors = site.vendors.flatMap((vendor) => {
    const { code, name, connection, connectionStudio: studio } = vendor;
    const wallets = games.transferWalletsOf(connection);
    return wallets ? [{ code, name, studio, wallets }] : [];
  });
  const isOpen = games.isVendorOpen;
  const transfers = createTransfers({
    db,
    wallet,
    signals,
    vendors,
    isOpen,
    gameNodeOf: games.nodeAtVendor,
    wins: games.wins,
    contractRequests: (memberId, memberType) => agents.contractRequests(memberId, memberType),
    currency,
    clock,
    logger,
  });
  return { games, transfers };
}

/** Letters, and the browsers that are told of them. */
function createInbox(
  deps: ModuleDependencies,
  pictures: ReturnType<typeof createPictures>,
  { readersOf }: Pick<ReturnType<typeof createContent>, 'readersOf'>,
) {
  const { db, clock, logger, site, signals, chat, publicUrl } = deps;
  const push = createPush({
    db,
    clock,
    logger,
    sender: deps.pushSender,
    keysSecret: deps.keysSecret,
    isOn: site.features.push,
    isEndpoint: deps.isPushEndpoint,
    readersOf,
  });
  const { letterCame } = push;
  const parts = { db, clock, site, signals, pictures, chat, publicUrl, letterCame };
  return { push, messages: createMessages(parts) };
}

/** Stands the modules up in the order of their tiers and joins what must know of each other. */
export function createModules(deps: ModuleDependencies) {
  const { db, signals, site, clock, pictures } = deps;
  const register = (facts: RequestFacts) => identity.handlers.getRegisterSettings({}, facts);
  const siteModule = createSite({ site, db, signals, clock, register });
  const base = { db, site, signals, clock };
  const content = createContent({
    ...base,
    logger: deps.logger,
    pictures,
    announcementCame: (transaction, news) => push.announcementCame(transaction, news),
  });
  const nameGame: NameGame = (node, language) => games.nameOf(node, language);
  const money = createMoneyModules(deps, content.offers, nameGame, {
    writeLetter: (...written) => messages.writeLetter(...written),
    bringHome: (...asked) => transfers.bringHome(...asked),
  });
  const { identity, wallet, bonus, payments } = money;
  const agents = createAgents({ db, clock, memberTypes: site.memberTypes });
  const { games, transfers } = createPlayModules(deps, wallet, agents);
  const operators = createOperators({ db, clock, logger: deps.logger });
  const promotions = createPromotions({
    ...base,
    offers: content.offers,
    pictures: money.pictures,
    grantReward: bonus.grantReward,
    usedOffers: bonus.usedOffers,
  });
  const { push, messages } = createInbox(deps, money.pictures, content);
  identity.onSessionEnd((sessionId, reason) => games.closePlaySessions([sessionId], reason));
  identity.onSessionEnd((sessionId) => push.forgetSession(sessionId));
  identity.onSessionEnd((_id, _reason, memberId) => signals.publish({ kind: 'session', memberId }));

  async function checkLedger(): Promise<LedgerReport> {
    const report = await wallet.ledgerCheck();
    const own = [payments.checks(), transfers.checks(), operators.checks()];
    const others = (await Promise.all(own)).flat();
    return { ...report, findings: [...report.findings, ...others] };
  }

  const handlers = {
    site: siteModule.handlers,
    content: content.handlers,
    identity: identity.handlers,
    operators: operators.handlers,
    pictures: money.pictures.handlers,
    promotions: promotions.handlers,
    messages: messages.handlers,
    wallet: { ...wallet.handlers, checkLedger },
    games: games.handlers,
    payments: payments.handlers,
    bonus: bonus.handlers,
    agents: agents.handlers,
    push: push.handlers,
    protection: money.protection.handlers,
    transfers: transfers.handlers,
  };
  const reports = createRepeatingJobs([reportJob(db, site.brand.timeZone)], deps.logger);
  const jobs = [
    reports,
    identity.jobs,
    payments.jobs,
    transfers.jobs,
    games.jobs,
    content.jobs,
    push.jobs,
    bonus.jobs,
  ];
  const { closedTo } = siteModule;
  const slotReadings = () => [...identity.readings(), money.pictures.reading(), wallet.reading()];
  const used = { agents, identity, operators, wallet, games, payments };
  return { ...used, closedTo, handlers, checkLedger, slotReadings, jobs };
}

export type Modules = ReturnType<typeof createModules>;
