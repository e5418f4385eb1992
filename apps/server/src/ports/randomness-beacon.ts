import type { Bytes } from '@pavilion/domain/lottery/fair/commitment';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import type { CompanyAnswer } from './company-answer.ts';

/** A round of public randomness that the key of the chain has signed: raw bytes. */
export type BeaconRound = { round: number; signature: Bytes };

/** Whose randomness it is: the public one, or that of the sandbox, which pages name. */
export type BeaconName = 'quicknet' | 'sandbox';

/** Public randomness that comes out by the clock; no method throws. */
export type RandomnessBeacon = {
  name: BeaconName;
  chain: BeaconChain;
  /** `done` with null means that the round has not come out yet. The signature is verified. */
  readRound(round: number): Promise<CompanyAnswer<BeaconRound | null>>;
};
