import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { createChatRooms } from './chat/chat-room.ts';
import { registerChat } from './chat/chat.routes.ts';
import type { SandboxConfig } from './config.ts';
import { registerCheckout } from './gateway/checkout.routes.ts';
import { createPaymentStore } from './gateway/payment.store.ts';
import { registerPayments } from './gateway/payments.routes.ts';
import { createPayoutStore } from './gateway/payout.store.ts';
import { registerPayouts } from './gateway/payouts.routes.ts';
import type { PayoutTiming } from './gateway/payouts.routes.ts';
import { createWebhookSender } from './gateway/webhook.ts';
import { registerIdentity } from './identity/identity.routes.ts';
import { registerOutbox } from './outbox/outbox.routes.ts';
import { createOutbox } from './outbox/outbox.ts';
import type { Outbox } from './outbox/outbox.ts';
import { registerSms } from './outbox/sms.routes.ts';
import type { Assets } from './pages/assets.ts';
import { registerPush } from './push/push.routes.ts';
import { registerStart } from './start/start.routes.ts';
import { createHub88Wallet } from './vendor/hub88/hub88-wallet.ts';
import { registerHub88 } from './vendor/hub88/hub88.routes.ts';
import { registerLauncher } from './vendor/launcher.routes.ts';
import type { LauncherDeps } from './vendor/launcher.routes.ts';
import { createEngines } from './vendor/play/engines.ts';
import { registerPlay } from './vendor/play/play.routes.ts';
import { createSeatStore } from './vendor/play/seat.ts';
import { registerRounds } from './vendor/rounds.routes.ts';
import { createPurseBank } from './vendor/transfer/purse-bank.ts';
import { registerTransferWallet } from './vendor/transfer/transfer.routes.ts';
import type { TransferTiming } from './vendor/transfer/transfer.routes.ts';
import { createBackgroundDelivery } from './vendor/wallet/background-delivery.ts';
import { createOperatorPurse } from './vendor/wallet/purse.ts';
import { createRoundBook } from './vendor/wallet/round-book.ts';
import { createVendorWallet } from './vendor/wallet/vendor-wallet.ts';
import type { WalletPatience } from './vendor/wallet/vendor-wallet.ts';

/** Times that tests shorten. */
export type SandboxPace = {
  wallet?: WalletPatience;
  rollbackPausesMs?: readonly number[];
  webhookPausesMs?: readonly number[];
  payouts?: PayoutTiming;
  transfers?: TransferTiming;
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
  const payments = createPaymentStore();
  registerPayments(server, { apiKey: config.gatewayApiKey, publicOrigin, payments });
  registerPayouts(server, {
    apiKey: config.gatewayApiKey,
    payouts: createPayoutStore(),
    webhooks,
    ...(pace.payouts === undefined ? {} : { timing: pace.payouts }),
  });
  registerCheckout(server, { payments, webhooks, assets, pavilionOrigin });

  registerChat(server, {
    secret: config.chatSecret,
    rooms: createChatRooms(),
    assets,
    pavilionOrigin,
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
