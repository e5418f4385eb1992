import type { Logger } from '#kit/logger.ts';
import { CompanyConfigError } from '#kit/network/company-call.ts';
import type { BeaconName, BeaconRound, RandomnessBeacon } from '#ports/randomness-beacon.ts';
import type { BeaconChain } from '@pavilion/domain/lottery/fair/quicknet';
import { askMirror } from './ask-mirror.ts';
import { isChainKey, isRound, knownScheme } from './bls-signature.ts';

type Answer = Awaited<ReturnType<RandomnessBeacon['readRound']>>;

export type DrandSettings = {
  name: BeaconName;
  chain: BeaconChain;
  /** Addresses below which `{chainHash}/public/{round}` is; asked one after another. */
  mirrors: readonly string[];
  logger: Pick<Logger, 'warn'>;
  /** How long one mirror may take before the next one is asked. */
  timeoutMs?: number;
  /** How many verified rounds are kept. */
  keptRounds?: number;
};

const usualTimeoutMs = 3000;
const usuallyKept = 64;

function checkSettings({ chain, mirrors }: DrandSettings): void {
  if (mirrors.length === 0) {
    throw new CompanyConfigError('Public randomness needs the address of at least one mirror.');
  }
  const wrong = mirrors.find((mirror) => !URL.canParse(mirror) || !/^https?:/.test(mirror));
  if (wrong !== undefined) {
    throw new CompanyConfigError(
      `The address of a mirror of public randomness must begin with http, but is "${wrong}".`,
    );
  }
  if (chain.scheme !== knownScheme) {
    throw new CompanyConfigError(`The scheme of public randomness must be ${knownScheme}.`);
  }
  if (!isChainKey(chain.publicKey)) {
    throw new CompanyConfigError(
      'The key of the chain of public randomness must be a point of the group G2 as hex.',
    );
  }
}

/**
 * Reads rounds of a drand chain from its mirrors and verifies each with the key of the chain.
 *
 * @throws CompanyConfigError when a setting is wrong.
 */
export function createDrandBeacon(settings: DrandSettings): RandomnessBeacon {
  checkSettings(settings);
  const { name, chain, logger, timeoutMs = usualTimeoutMs, keptRounds = usuallyKept } = settings;
  /** The one that answered last comes first, so that a silent one delays one draw only. */
  let mirrors = settings.mirrors.map((mirror) => mirror.replace(/\/+$/, ''));
  const kept = new Map<number, BeaconRound>();
  const asked = new Map<number, Promise<Answer>>();

  function keep(verified: BeaconRound): void {
    kept.set(verified.round, verified);
    const [oldest] = kept.keys();
    if (kept.size > keptRounds && oldest !== undefined) kept.delete(oldest);
  }

  async function ask(round: number): Promise<Answer> {
    let isAwaited = false;
    for (const mirror of mirrors) {
      const answer = await askMirror(mirror, chain, round, timeoutMs);
      if (answer.outcome === 'round') {
        const verified = { round, signature: answer.signature };
        keep(verified);
        mirrors = [mirror, ...mirrors.filter((other) => other !== mirror)];
        return { outcome: 'done', value: verified };
      }
      if (answer.outcome === 'notYet') isAwaited = true;
      else logger.warn({ mirror, round, because: answer.because }, 'a mirror is passed over');
    }
    if (isAwaited) return { outcome: 'done', value: null };
    return { outcome: 'inDoubt', reason: 'no mirror has answered' };
  }

  /** Whoever asks for a round while it is asked for waits for the same answer. */
  function askOnce(round: number): Promise<Answer> {
    const running = asked.get(round);
    if (running) return running;
    const answer = ask(round).finally(() => asked.delete(round));
    asked.set(round, answer);
    return answer;
  }

  return {
    name,
    chain,
    async readRound(round) {
      if (!isRound(round)) return { outcome: 'refused', reason: 'rounds are counted from 1' };
      const known = kept.get(round);
      const answer: Answer = known ? { outcome: 'done', value: known } : await askOnce(round);
      if (answer.outcome !== 'done' || answer.value === null) return answer;
      // A caller that changes its bytes changes none of those that are kept.
      const signature = new Uint8Array(answer.value.signature);
      return { outcome: 'done', value: { round, signature } };
    },
  };
}
