import type { PlannedRain, ShownRain } from '../rain.queries.ts';

const phases = ['before', 'falling', 'over'] as const;

export type RainNow = { phase: (typeof phases)[number]; rain: PlannedRain };

/** The rains of the answer that the page may have to show, the earliest first. */
const known = ({ now, next }: ShownRain) => [now?.rain, next].filter((rain) => !!rain);

function phaseOf({ beginsAt, endsAt }: PlannedRain, at: number): RainNow['phase'] {
  if (at < Date.parse(beginsAt)) return 'before';
  return at < Date.parse(endsAt) ? 'falling' : 'over';
}

/**
 * The rain to show at an instant, in milliseconds: one that falls or will fall, else one that has
 * ended since the answer was given; null for none.
 */
export function rainAt(answer: ShownRain, at: number): RainNow | null {
  const all = known(answer).map((rain) => ({ phase: phaseOf(rain, at), rain }));
  return all.find(({ phase }) => phase !== 'over') ?? all.at(-1) ?? null;
}

/** The rain and its phase that a name stands for. */
export function rainNamed(answer: ShownRain, name: string | null): RainNow | null {
  const all = known(answer).flatMap((rain) => phases.map((phase) => ({ phase, rain })));
  return all.find((one) => nameOf(one) === name) ?? null;
}

/** Names a phase of a rain; another name means that the page has to change. */
export const nameOf = (now: RainNow | null) => now && `${now.phase} ${now.rain.rainId}`;
