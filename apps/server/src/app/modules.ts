import type { SqlEngine } from '../db/sql-engine.ts';
import type { Database } from '../db/tables.ts';
import type { Clock } from '../kit/clock.ts';
import type { Logger } from '../kit/logger.ts';
import { createContent } from '../modules/content/content.ts';
import { createGames } from '../modules/games/games.ts';
import { createIdentity } from '../modules/identity/identity.ts';
import { createPayments } from '../modules/payments/payments.ts';
import type { FindPicture } from '../modules/site/picture-manifest.ts';
import { createSite, type Site } from '../modules/site/site.ts';
import { openMemberAccount } from '../modules/wallet/account.store.ts';
import type { LedgerReport } from '../modules/wallet/ledger-report.ts';
import { createWallet, type Wallet } from '../modules/wallet/wallet.ts';
import type { GameVendorConnection } from '../ports/game-vendor.ts';
import type { PaymentGateway } from '../ports/payment-gateway.ts';
import { giveFirstBalance } from './first-balance.ts';

export type ModuleDependencies = {
  engine: SqlEngine;
  db: Database;
  site: Site;
  pictures: FindPicture;
  connections: Record<string, GameVendorConnection>;
  /** Null when no payment company is configured. */
  gateway: PaymentGateway | null;
  clock: Clock;
  logger: Logger;
  publicUrl: string;
};

const minuteMs = 60_000;
const lifetimes = { idleMs: 60 * minuteMs, absoluteMs: 24 * 60 * minuteMs };

function registrationPolicy(site: Site) {
  const { registrationFields, password } = site.policy;
  return {
    open: site.flags.USERNAMEREG3,
    birthdayRequired: registrationFields.birthday.required,
    minimumAge: site.brand.minimumAge,
    password,
  };
}

function vipLabels(site: Site) {
  const levels = new Map(site.vip.levels.map((level) => [level.level, level.label]));
  return (level: number, language: 'EN' | 'TY') => levels.get(level)?.[language] ?? '';
}

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

function createMoneyModules(deps: ModuleDependencies) {
  const { engine, db, site, clock, logger, publicUrl, pictures } = deps;
  const { currency, trialCurrency, timeZone } = site.brand;
  const wallet = createWallet({ engine, db, currency, trialCurrency, timeZone });
  const identity = createIdentity({
    db,
    clock,
    lifetimes,
    policy: registrationPolicy(site),
    openAccount: (transaction, memberId) => openMemberAccount(transaction, memberId, currency.code),
    encryptionRequired: site.encryption === 'required',
    trial: { open: site.features.freeTrial, hours: site.policy.trial.hours },
    fundTrial: (memberId) => fundTrial(deps, wallet, memberId),
    vipLabel: vipLabels(site),
  });
  const payments = createPayments({
    db,
    wallet,
    site,
    currency,
    gateway: deps.gateway,
    clock,
    logger,
    publicUrl,
    picture: pictures,
    verifyPassword: identity.confirmMemberPassword,
    hashPassword: identity.hasher.hash,
    verifyHash: identity.hasher.verify,
  });
  return { identity, wallet, payments };
}

/** Stands the modules up in the order of their tiers and joins what must know of each other. */
export function createModules(deps: ModuleDependencies) {
  const { db, site, clock, publicUrl, pictures, connections } = deps;
  const { currency, trialCurrency } = site.brand;
  const { identity, wallet, payments } = createMoneyModules(deps);
  const games = createGames({
    db,
    wallet,
    site,
    connections,
    clock,
    pictures,
    publicUrl,
    currency,
    trialCurrency,
    logger: deps.logger,
  });
  identity.onSessionEnd((sessionId, reason) => games.closePlaySessions([sessionId], reason));

  async function checkLedger(): Promise<LedgerReport> {
    const report = await wallet.ledgerCheck();
    return { ...report, findings: [...report.findings, ...(await payments.checks())] };
  }

  const handlers = {
    site: createSite(site).handlers,
    content: createContent({ db, site, clock, pictures }).handlers,
    identity: identity.handlers,
    wallet: { ...wallet.handlers, checkLedger },
    games: games.handlers,
    payments: payments.handlers,
  };
  return { identity, wallet, games, payments, handlers, checkLedger };
}

export type Modules = ReturnType<typeof createModules>;
