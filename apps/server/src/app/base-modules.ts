import type { Database } from '#db/database.ts';
import type { SqlEngine } from '#db/sql-engine.ts';
import { createEncryption } from '#http/encryption/encryption.ts';
import type { RequestContext } from '#http/handlers.ts';
import type { Clock } from '#kit/clock.ts';
import { createEvents } from '#kit/events.ts';
import type { Logger } from '#kit/logger.ts';
import type { Signals } from '#kit/signals.ts';
import { findReceivedSince, withReceived } from '#modules/agents/received.store.ts';
import { createContent } from '#modules/content/content.ts';
import type { ModuleEvents, PublishEvent } from '#modules/events.ts';
import {
  createNotifications,
  type NotificationsDependencies,
} from '#modules/notifications/notifications.ts';
import {
  countBankCards,
  createPayeeAccounts,
  findDepositedSince,
} from '#modules/payments/payments.ts';
import { createPictures } from '#modules/pictures/pictures.ts';
import { createOwnLimits } from '#modules/protection/own-limits.ts';
import type { LimitDeps } from '#modules/protection/protection-deps.ts';
import { createFriendInvitations } from '#modules/rewards/friend-invitations.ts';
import { holdClosedPromoCodes } from '#modules/rewards/referral-budget.ts';
import type { FindPicture } from '#modules/site/picture-manifest.ts';
import { createSite, type Site } from '#modules/site/site.ts';
import { createWallet } from '#modules/wallet/wallet.ts';
import type { FileStore } from '#ports/file-store.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';
import type { IdentityCheckCompany } from '#ports/identity-check.ts';
import type { IdentityProvider } from '#ports/identity-provider.ts';
import type { LiveChat } from '#ports/live-chat.ts';
import type { ResultSources } from '#ports/lottery-results.ts';
import type { MailSender } from '#ports/mail-sender.ts';
import type { PaymentGateway } from '#ports/payment-gateway.ts';
import type { PushSender } from '#ports/push-sender.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import type { SmsSender } from '#ports/sms-sender.ts';
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
  /** Null when no public randomness is configured. */
  beacon: RandomnessBeacon | null;
  /** Sources of the results of lotteries that somebody else draws, by name. */
  resultSources: ResultSources;
  production: boolean;
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

/** Creates the module of content, and what invites friends while a promotion of it runs. */
function createContentOf(deps: ModuleDependencies, publish: PublishEvent) {
  const { db, site, signals, clock, logger, pictures } = deps;
  const closedPromoCodes = holdClosedPromoCodes({ db, clock, site });
  const content = createContent({
    db,
    site,
    signals,
    clock,
    logger,
    pictures,
    publish,
    closedPromoCodes,
  });
  const { offers } = content;
  const friendInvitations = createFriendInvitations({ db, clock, site, offers, signals });
  return { content, closedPromoCodes, friendInvitations };
}

export type Base = ReturnType<typeof createBase>;

/** Creates the modules that all others need: people, notifications, wallet, pictures, content. */
export function createBase(deps: ModuleDependencies) {
  const { engine, db, signals, site, clock, logger } = deps;
  const { currency, trialCurrency } = site.brand;
  const events = createEvents<ModuleEvents>();
  events.subscribe({
    sessionEnded: ({ memberId }) => signals.publish({ kind: 'session', memberId }),
  });
  const { publish } = events;
  const wallet = createWallet({ engine, db, currency, trialCurrency, signals });
  const pictures = createPictures({ db, files: deps.files, clock, logger });
  const encryption = createEncryption(db, clock, {
    required: site.encryption === 'required',
    secret: deps.keysSecret,
  });
  const { content, closedPromoCodes, friendInvitations } = createContentOf(deps, publish);
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
    friendInvitations,
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
    closedPromoCodes,
    friendInvitations,
    notifications,
    people,
    siteModule,
    limitDeps,
    ownLimits,
  };
}
