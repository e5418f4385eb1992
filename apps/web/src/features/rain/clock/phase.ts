import type { PlannedRain, ShownRain } from '../rain.queries.ts';

const phases = ['before', 'falling', 'over'] as const;

type RainTimes = Pick<PlannedRain, 'rainId' | 'beginsAt' | 'endsAt'>;

export type RainNow<Rain extends RainTimes = PlannedRain> = {
  phase: (typeof phases)[number];
  rain: Rain;
};

/** The rains of the answer that the page can show, the earliest first. */
export const describedRains = ({ now, next }: ShownRain): PlannedRain[] =>
  [now?.rain, next].filter((rain) => !!rain);

/** All rains of the answer, the earliest first; of the later ones only the times are known. */
export const allRains = (answer: ShownRain): RainTimes[] => [
  ...describedRains(answer),
  ...answer.later,
];

function phaseOf({ beginsAt, endsAt }: RainTimes, at: number): RainNow['phase'] {
  if (at < Date.parse(beginsAt)) return 'before';
  return at < Date.parse(endsAt) ? 'falling' : 'over';
}

/**
 * The rain of an instant, in milliseconds: the first that falls or will fall, else the one that
 * ended last; null for none.
 */
export function rainAt<Rain extends RainTimes>(
  rains: readonly Rain[],
  at: number,
): RainNow<Rain> | null {
  const all = rains.map((rain) => ({ phase: phaseOf(rain, at), rain }));
  return all.find(({ phase }) => phase !== 'over') ?? all.at(-1) ?? null;
}

/** The rain and its phase that a name stands for. */
export function rainNamed<Rain extends RainTimes>(
  rains: readonly Rain[],
  name: string | null,
): RainNow<Rain> | null {
  const all = rains.flatMap((rain) => phases.map((phase) => ({ phase, rain })));
  return all.find((one) => nameOf(one) === name) ?? null;
}

/** Names a phase of a rain; another name means that the page has to change. */
export const nameOf = (now: RainNow<RainTimes> | null) => now && `${now.phase} ${now.rain.rainId}`;

/** Whole seconds until a rain begins, 0 from then on. */
export const secondsUntil = ({ beginsAt }: Pick<RainTimes, 'beginsAt'>, at: number) =>
  Math.max(Math.ceil((Date.parse(beginsAt) - at) / 1000), 0);
