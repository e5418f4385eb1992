import type { BeaconRound, RandomnessBeacon } from '#ports/randomness-beacon.ts';

/** So many rounds that came out are remembered. */
const remembered = 64;

/** A round that is out, null where it is not yet; `failed` where nobody says. */
export type RoundAnswer = BeaconRound | null | 'failed';

/**
 * Reads rounds of public randomness: for those that are asked for at the same time one request
 * each, and none for those that are known.
 */
export function createRounds(beacon: Pick<RandomnessBeacon, 'readRound'>) {
  const known = new Map<number, BeaconRound>();
  const asked = new Map<number, Promise<RoundAnswer>>();

  async function ask(round: number): Promise<RoundAnswer> {
    const answer = await beacon.readRound(round);
    if (answer.outcome !== 'done') return 'failed';
    if (answer.value === null) return null;
    if (answer.value.round !== round) return 'failed';
    known.set(round, answer.value);
    const [oldest] = known.keys();
    if (known.size > remembered && oldest !== undefined) known.delete(oldest);
    return answer.value;
  }

  async function read(round: number): Promise<RoundAnswer> {
    const found = known.get(round);
    if (found) return found;
    const running = asked.get(round);
    if (running) return running;
    const asking = ask(round).finally(() => asked.delete(round));
    asked.set(round, asking);
    return asking;
  }

  return {
    /** Reads rounds, the same number only once; never throws for an adapter that does not. */
    readAll: async (rounds: readonly number[]): Promise<Map<number, RoundAnswer>> => {
      const different = [...new Set(rounds)];
      const answers = await Promise.all(different.map(read));
      return new Map(different.map((round, at) => [round, answers[at] ?? null]));
    },
  };
}

export type Rounds = ReturnType<typeof createRounds>;
