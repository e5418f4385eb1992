import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createEngines } from './arcade/play/engines.ts';
import { registerPlay } from './arcade/play/play.routes.ts';
import { createSeatStore } from './arcade/play/seat.ts';
import { registerStart } from './arcade/start.routes.ts';
import { registerBeacon } from './companies/beacon/beacon.routes.ts';
import { createChatRooms } from './companies/chat/chat-room.ts';
import { registerChat } from './companies/chat/chat.routes.ts';
import { registerCheckout } from './companies/gateway/checkout.routes.ts';
import { createPaymentStore } from './companies/gateway/payment.store.ts';
import { registerPayments } from './companies/gateway/payments.routes.ts';
import { createPayoutStore } from './companies/gateway/payout.store.ts';
import { registerPayouts } from './companies/gateway/payouts.routes.ts';
import type { PayoutTiming } from './companies/gateway/payouts.routes.ts';
import { createWebhookSender } from './companies/gateway/webhook.ts';
import type { WebhookSender } from './companies/gateway/webhook.ts';
import { registerIdentityCheck } from './companies/identity-check/identity-check.routes.ts';
import { registerIdentity } from './companies/identity/identity.routes.ts';
import { registerOutbox } from './companies/outbox/outbox.routes.ts';
import { createOutbox } from './companies/outbox/outbox.ts';
import type { Outbox } from './companies/outbox/outbox.ts';
import { registerSms } from './companies/outbox/sms.routes.ts';
import { registerPush } from './companies/push/push.routes.ts';
import { registerResults } from './companies/results/results.routes.ts';
import type { ResultsPace } from './companies/results/said-results.ts';
import { createHub88Wallet } from './companies/vendor/hub88/hub88-wallet.ts';
import { registerHub88 } from './companies/vendor/hub88/hub88.routes.ts';
import { registerLauncher } from './companies/vendor/launcher.routes.ts';
import type { LauncherDeps } from './companies/vendor/launcher.routes.ts';
import { registerRounds } from './companies/vendor/rounds.routes.ts';
import { createPurseBank } from './companies/vendor/transfer/purse-bank.ts';
import { registerTransferWallet } from './companies/vendor/transfer/transfer.routes.ts';
import type { TransferTiming } from './companies/vendor/transfer/transfer.routes.ts';
import { createBackgroundDelivery } from './companies/vendor/wallet/background-delivery.ts';
import { createOperatorPurse } from './companies/vendor/wallet/operator-purse.ts';
import { createRoundBook } from './companies/vendor/wallet/round-book.ts';
import { createVendorWallet } from './companies/vendor/wallet/vendor-wallet.ts';
import type { WalletPatience } from './companies/vendor/wallet/vendor-wallet.ts';
import type { SandboxConfig } from './config.ts';
import type { Assets } from './pages/assets.ts';

/** Times that tests shorten. */
export type SandboxPace = {
  wallet?: WalletPatience;
  rollbackPausesMs?: readonly number[];
  webhookPausesMs?: readonly number[];
  payouts?: PayoutTiming;
  transfers?: TransferTiming;
  /** How long an identity check takes. */
  identityCheckMs?: number;
  results?: ResultsPace;
};

export type Sandbox = { server: FastifyInstance; outbox: Outbox };

/** Providers that keep their players' money in wallets of their own. */
const transferProviders: ReadonlySet<string> = new Set(['BAMBOO', 'REEFLINE']);

const largestBodyBytes = 256 * 1024;

function registerProviderWallets(
  server: FastifyInstance,
  launching: Omit<LauncherDeps, 'purseFor'>,
  { transfers }: SandboxPace,
): void {
  const { vendorSecret } = launching;
  const bank = createPurseBank();
  registerLauncher(server, {
    ...launching,
    prefix: '/transfer',
    offers: (game) => transferProviders.has(game.provider),
    keepsMoney: true,
    purseFor: (account, { provider, id }) => bank.purseOf({ ...account, provider }, id),
  });
  const timing = transfers === undefined ? {} : { timing: transfers };
  registerTransferWallet(server, { vendorSecret, bank, ...timing });
}

type GatewayParts = { webhooks: WebhookSender; assets: Assets; pace: SandboxPace };

function registerGateway(
  server: FastifyInstance,
  { gatewayApiKey: apiKey, publicOrigin, pavilionOrigin }: SandboxConfig,
  { webhooks, assets, pace }: GatewayParts,
): void {
  const payments = createPaymentStore();
  registerPayments(server, { apiKey, publicOrigin, payments });
  registerPayouts(server, {
    apiKey,
    payouts: createPayoutStore(),
    webhooks,
    ...(pace.payouts === undefined ? {} : { timing: pace.payouts }),
  });
  registerCheckout(server, { payments, webhooks, assets, pavilionOrigin });
}

/** Joins the stubs of all outside companies into one server. */
export function createSandbox(
  config: SandboxConfig,
  assets: Assets,
  pace: SandboxPace = {},
): Sandbox {
  const server = Fastify({ bodyLimit: largestBodyBytes, forceCloseConnections: true });
  const { pavilionOrigin, publicOrigin } = config;

  const seats = createSeatStore();
  const engines = createEngines();
  const background = createBackgroundDelivery(pace.rollbackPausesMs);
  const rounds = createRoundBook();
  const wallet = rounds.keep(createVendorWallet(pavilionOrigin, config.vendorSecret, pace.wallet));
  registerRounds(server, { vendorSecret: config.vendorSecret, rounds });
  const launching = { vendorSecret: config.vendorSecret, publicOrigin, seats, engines };
  registerLauncher(server, {
    ...launching,
    purseFor: (account) => createOperatorPurse(wallet, background, account),
  });
  registerProviderWallets(server, launching, pace);
  const { vendorPrivateKey, operatorPublicKey } = config.hub88;
  const hub88Rounds = createRoundBook();
  registerHub88(server, {
    ...launching,
    operatorPublicKey,
    wallet: hub88Rounds.keep(createHub88Wallet(pavilionOrigin, vendorPrivateKey, pace.wallet)),
    background,
    rounds: hub88Rounds,
  });
  registerPlay(server, { seats, engines, assets, pavilionOrigin });

  const webhooks = createWebhookSender(config.gatewayWebhookKey, pace.webhookPausesMs);
  registerGateway(server, config, { webhooks, assets, pace });

  registerChat(server, {
    secret: config.chatSecret,
    rooms: createChatRooms(),
    assets,
    pavilionOrigin,
  });

  registerIdentityCheck(server, {
    apiKey: config.identityCheckKey,
    takesMs: pace.identityCheckMs ?? 1000,
  });

  registerBeacon(server, config.beaconPrivateKey);

  registerResults(server, {
    secret: config.resultsSecret,
    ...(pace.results === undefined ? {} : { pace: pace.results }),
  });

  registerIdentity(server, { publicOrigin, assets, pavilionOrigin });

  registerPush(server, publicOrigin);

  const outbox = createOutbox();
  registerSms(server, {
    accountSid: config.smsAccountSid,
    authToken: config.smsAuthToken,
    outbox,
  });
  registerOutbox(server, { outbox, assets, pavilionOrigin });

  registerStart(server, { assets, pavilionOrigin, smtpPort: config.smtpPort, seats, engines });
  assets.register(server);
  server.addHook('onClose', async () => {
    engines.stop();
    background.stop();
    webhooks.stop();
  });
  return { server, outbox };
}
