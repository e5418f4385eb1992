import { createHash } from 'node:crypto';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import { knownScheme } from './bls-signature.ts';

/** 2025-01-01T00:00:00Z, as apps/sandbox has it. */
const genesis = 1_735_689_600;
const period = 3;

/** The chain of the sandbox: its hash names the scheme, key and times, as apps/sandbox writes it. */
export function sandboxChain(publicKey: string): BeaconChain {
  const text = [knownScheme, publicKey, genesis, period].join('|');
  const hash = createHash('sha256').update(text).digest('hex');
  return { hash, genesis, period, scheme: knownScheme, publicKey };
}
