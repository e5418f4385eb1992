import { createDrandBeacon } from '#adapters/randomness-beacon/drand/drand-beacon.ts';
import { sandboxChain } from '#adapters/randomness-beacon/drand/sandbox-chain.ts';
import type { Config } from '#config.ts';
import type { Logger } from '#kit/logger.ts';
import type { RandomnessBeacon } from '#ports/randomness-beacon.ts';
import { quicknet } from '@pavilion/domain/lottery/fair/quicknet';

type Companies = Pick<Config, 'beacon'> & {
  sandbox: Pick<NonNullable<Config['sandbox']>, 'url' | 'beaconPublicKey'> | null;
};

/** What decides own draws: the public chain, else that of the sandbox, else nothing. */
export function randomnessBeacon(
  { beacon, sandbox }: Companies,
  logger: Logger,
): RandomnessBeacon | null {
  if (beacon) {
    return createDrandBeacon({ name: 'quicknet', chain: quicknet, mirrors: beacon.urls, logger });
  }
  if (!sandbox) return null;
  const chain = sandboxChain(sandbox.beaconPublicKey);
  return createDrandBeacon({ name: 'sandbox', chain, mirrors: [`${sandbox.url}/beacon`], logger });
}
