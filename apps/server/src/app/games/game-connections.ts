import { createHub88Connection } from '#adapters/game-vendor/hub88/connection.ts';
import { createSoftSwissConnection } from '#adapters/game-vendor/softswiss/connection.ts';
import { createSignedTransferWallets } from '#adapters/transfer-wallets/signed-calls/wallets.ts';
import type { Config } from '#config.ts';
import type { Site } from '#modules/site/site.ts';
import type { GameVendorConnection } from '#ports/game-vendor.ts';

type Companies = Pick<Config, 'hub88'> & {
  sandbox: Pick<NonNullable<Config['sandbox']>, 'url' | 'vendorSecret'> | null;
};

function sandboxConnections({
  url: baseUrl,
  vendorSecret: secret,
}: NonNullable<Companies['sandbox']>) {
  const casinoId = 'pavilion';
  const transferUrl = `${baseUrl}/transfer`;
  return {
    sandbox: createSoftSwissConnection({ id: 'sandbox', baseUrl, casinoId, secret }),
    'sandbox-transfer': {
      ...createSoftSwissConnection({
        id: 'sandbox-transfer',
        baseUrl: transferUrl,
        casinoId,
        secret,
      }),
      transfers: createSignedTransferWallets({ baseUrl, secret }),
      // Its games are played with money in the vendor's own wallets: it never calls ours.
      addRoutes: () => undefined,
    },
  };
}

/** The configured game connections by id. */
export function gameConnections(
  { sandbox, hub88 }: Companies,
  brand: Pick<Site['brand'], 'currency' | 'country'>,
): Record<string, GameVendorConnection> {
  const connections: Record<string, GameVendorConnection> = sandbox
    ? sandboxConnections(sandbox)
    : {};
  if (hub88) {
    const { url: baseUrl, operatorId, privateKey, vendorPublicKey } = hub88;
    connections['hub88'] = createHub88Connection({
      id: 'hub88',
      baseUrl,
      operatorId,
      privateKey,
      vendorPublicKey,
      currency: brand.currency.code,
      country: brand.country,
    });
  }
  return connections;
}
