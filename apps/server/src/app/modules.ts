import { createSecretBox } from '#kit/secrets/secret-box.ts';
import { createAgents, type Agents } from '#modules/agents/agents.ts';
import { createBonus } from '#modules/bonus/bonus.ts';
import { createGames } from '#modules/games/games.ts';
import { createLottery } from '#modules/lottery/lottery.ts';
import { playedLotteries } from '#modules/lottery/played-lotteries.ts';
import { createOperators } from '#modules/operators/operators.ts';
import { createClosingPayments } from '#modules/payments/closing-payments.ts';
import { findPaymentActs } from '#modules/payments/payment-acts.store.ts';
import { createPayments } from '#modules/payments/payments.ts';
import { createPromotions } from '#modules/promotions/promotions.ts';
import type { ProtectionDeps } from '#modules/protection/protection-deps.ts';
import { createProtection } from '#modules/protection/protection.ts';
import { createReports } from '#modules/reports/reports.ts';
import { createPointGrants } from '#modules/rewards/grant-points.ts';
import { createRewards } from '#modules/rewards/rewards.ts';
import { createUsedOffers } from '#modules/rewards/used-offers.ts';
import { createSupport } from '#modules/support/support.ts';
import { createTransfers } from '#modules/transfers/transfers.ts';
import { openAccountsOfNew } from '#modules/wallet/first-balance.ts';
import type { LedgerReport } from '#modules/wallet/ledger-report.ts';
import { agentsOfSite, countedGames } from './agents-of-site.ts';
import { createBase, type Base, type ModuleDependencies } from './base-modules.ts';
import { joinModules } from './join-modules.ts';
import { playedGames } from './played-games.ts';

/** Creates the modules of games, of transfers to providers with own wallets, and of reports. */
function createPlay(
  deps: ModuleDependencies,
  { wallet, ownLimits }: Base,
  agents: Agents,
  lottery: ReturnType<typeof createLotteryOf>,
) {
  const { db, signals, site, pictures, connections, clock, logger, publicUrl, gameOrigins } = deps;
  const { currency, trialCurrency } = site.brand;
  const games = createGames({
    db,
    wallet,
    site,
    lotteries: lottery.launched,
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
    games: playedGames(games, playedLotteries(site)),
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
    friendInvitations: base.friendInvitations,
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

/** Creates the module of lotteries and their draws. */
function createLotteryOf(
  deps: ModuleDependencies,
  base: Base,
  agents: Agents,
  operators: Operators,
) {
  const { db, signals, site, clock, logger, production, beacon } = deps;
  const { wallet, ownLimits, notifications } = base;
  return createLottery({
    wallet,
    checkWagers: ownLimits.checkWagers,
    writeInboxMessages: notifications.writeInboxMessages,
    trialCurrency: site.brand.trialCurrency,
    db,
    signals,
    site,
    clock,
    logger,
    production,
    beacon,
    currency: site.brand.currency,
    sources: deps.resultSources,
    seedBox: createSecretBox(deps.keysSecret, 'lottery'),
    recordAudit: operators.auditLog.record,
    ratesOn: agents.ratesOn,
  });
}

type Operators = ReturnType<typeof createOperators>;
type Bonus = ReturnType<typeof createBonusOf>;

/** The promotions whose bonus a member cannot have again: with a deposit, or as a reward. */
function usedOffersOf({ db }: ModuleDependencies, { content: { offers } }: Base, bonus: Bonus) {
  const usedRewards = createUsedOffers({ db, offers });
  return async (memberId: bigint) =>
    new Map([...(await bonus.usedOffers(memberId)), ...(await usedRewards(memberId))]);
}

/** Creates the module of what members claim. */
function createRewardsOf(deps: ModuleDependencies, base: Base, bonus: Bonus, agents: Agents) {
  const { db, signals, site, clock, logger } = deps;
  const { limiter, devices, captchas } = base.people.forAgents;
  const { writeInboxMessages } = base.notifications;
  const { currency } = site.brand;
  return createRewards({
    db,
    wallet: base.wallet,
    publicUrl: deps.publicUrl,
    offers: base.content.offers,
    friendInvitations: base.friendInvitations,
    captchas,
    mallBox: createSecretBox(deps.keysSecret, 'mall'),
    paymentPassword: base.people.paymentPassword,
    findPicture: deps.pictures,
    clock,
    logger,
    site,
    signals,
    currency,
    limiter,
    devices,
    grantReward: bonus.grantReward,
    runningBonuses: bonus.runningBonuses,
    depositLimits: base.ownLimits.depositLimits,
    writeInboxMessages,
    ratesOn: agents.ratesOn,
  });
}

/** Creates the modules of deposits, withdrawals and what restricts them. */
function createMoney(
  deps: ModuleDependencies,
  base: Base,
  above: Pick<ProtectionDeps, 'writeInboxMessage' | 'bringHome'> & {
    bonus: Bonus;
    usedOffers: ReturnType<typeof usedOffersOf>;
    agents: Agents;
  },
) {
  const { db, signals, site, clock, logger } = deps;
  const { currency } = site.brand;
  const { wallet, pictures, events, people, limitDeps, ownLimits, closedPromoCodes } = base;
  const { offers } = base.content;
  const { bonus, usedOffers, agents, ...aboveProtection } = above;
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
  const { grantReward } = bonus;
  const grantPoints = createPointGrants({ clock, wallet, site, signals });
  const promotions = createPromotions({
    db,
    site,
    signals,
    clock,
    offers,
    pictures,
    grantReward,
    grantPoints,
    usedOffers,
    closedPromoCodes,
  });
  return { protection, payments, promotions };
}

/** Creates all modules in the order of their dependencies and joins them into one server. */
export function createModules(deps: ModuleDependencies) {
  const { db, site, clock, logger } = deps;
  const base = createBase(deps);
  const { events, wallet, pictures, notifications, people, siteModule } = base;
  const operators = createOperators({ db, clock, logger });
  const bonus = createBonusOf(deps, base);
  const agents = createAgentsOf(deps, base, bonus);
  const lottery = createLotteryOf(deps, base, agents, operators);
  const { games, transfers, reports } = createPlay(deps, base, agents, lottery);
  const { writeInboxMessage } = notifications;
  const support = createSupport({ ...deps, writeInboxMessage, pictures });
  const usedOffers = usedOffersOf(deps, base, bonus);
  const above = { bonus, usedOffers, agents, writeInboxMessage, bringHome: transfers.bringHome };
  const money = createMoney(deps, base, above);
  const rewards = createRewardsOf(deps, base, bonus, agents);

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
      rewards,
      lottery,
    },
    events,
  );
  return {
    ...joined,
    agents,
    rewards,
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
      await rewards.prepare();
      lottery.prepare();
    },
    textsLeft: notifications.textsLeft,
  };
}

export type Modules = ReturnType<typeof createModules>;
