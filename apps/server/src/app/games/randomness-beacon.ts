import { createDrandBeacon } from '#adapters/randomness-beacon/drand/drand-beacon.ts';
import { sandboxChain } from '#adapters/randomness-beacon/drand/sandbox-chain.ts';
import type { Config } from '#config.ts';
import type { Logger } from '#kit/logger.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';

type Companies = Pick<Config, 'beacon' | 'production'> & {
  sandbox: Pick<NonNullable<Config['sandbox']>, 'url' | 'beaconPublicKey'> | null;
};

/**
 * What decides own draws: the public chain, else that of the sandbox, whose key the house knows and
 * which therefore decides nothing in production, else nothing.
 */
export function randomnessBeacon(
  { beacon, sandbox, production }: Companies,
  logger: Logger,
): RandomnessBeacon | null {
  if (beacon) {
    return createDrandBeacon({ name: 'quicknet', chain: quicknet, mirrors: beacon.urls, logger });
  }
  if (!sandbox || production) return null;
  const chain = sandboxChain(sandbox.beaconPublicKey);
  return createDrandBeacon({ name: 'sandbox', chain, mirrors: [`${sandbox.url}/beacon`], logger });
}
