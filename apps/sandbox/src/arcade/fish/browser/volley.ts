import type { FishVolleyView } from '../fish-view.ts';
import type { Creature } from './sea.ts';

export type VolleyQueue = {
  add: (hits: readonly Creature[]) => void;
};

export type VolleyOptions = {
  stake: () => string;
  shoot: (stake: string, targets: readonly string[]) => Promise<FishVolleyView | null>;
  decided: (creature: Creature, win: string) => void;
  played: (volley: FishVolleyView) => void;
  refused: () => void;
};

const mostShots = 12;
const gatherMs = 120;

/** Collects hits for a moment and sends them together, one volley at a time. */
export function createVolleyQueue(options: VolleyOptions): VolleyQueue {
  let waiting: { creature: Creature; stake: string }[] = [];
  let sending = false;

  const send = async (): Promise<void> => {
    sending = true;
    await new Promise((resolve) => {
      setTimeout(resolve, gatherMs);
    });
    while (waiting.length > 0) {
      const stake = waiting[0]?.stake ?? '';
      const shots = waiting.filter((shot) => shot.stake === stake).slice(0, mostShots);
      waiting = waiting.filter((shot) => !shots.includes(shot));
      const volley = await options.shoot(
        stake,
        shots.map((shot) => shot.creature.kind),
      );
      if (volley === null) {
        waiting = [];
        options.refused();
        break;
      }
      for (const [index, shot] of shots.entries()) {
        options.decided(shot.creature, volley.wins[index] ?? '0');
      }
      options.played(volley);
    }
    sending = false;
  };

  return {
    add: (hits) => {
      if (hits.length === 0) return;
      waiting.push(...hits.map((creature) => ({ creature, stake: options.stake() })));
      if (!sending) void send();
    },
  };
}
