/** What members do for a promise: waits for each moment that it yields; returns figures it proved. */
export type Steps = AsyncGenerator<Date, readonly Figure[]>;

/** A number of a text that was found to hold. */
export type Figure = string | number | bigint;

/** How a walk ended. */
export type Outcome = { proved: readonly Figure[] } | { error: unknown };

type Walk = { name: string; steps: Steps; at: Date };

/** Takes a walk on to the next moment that it waits for; returns how it ended, null before. */
async function advance(walk: Walk): Promise<Outcome | null> {
  try {
    const { done, value } = await walk.steps.next();
    if (done) return { proved: value };
    walk.at = value;
    return null;
  } catch (error) {
    return { error };
  }
}

/**
 * Takes all walks from moment to moment, each on its own: the clock moves on when all wait for a
 * later one, and then the jobs of the site run.
 */
export async function walkAll(
  ways: ReadonlyMap<string, Steps>,
  { start, moveTo }: { start: Date; moveTo: (moment: Date) => Promise<void> },
): Promise<ReadonlyMap<string, Outcome>> {
  const outcomes = new Map<string, Outcome>();
  let walks = [...ways].map(([name, steps]): Walk => ({ name, steps, at: start }));
  let now = start;
  while (walks.length > 0) {
    const next = walks.reduce((least, { at }) => (at < least ? at : least), walks[0]?.at ?? now);
    if (next > now) {
      now = next;
      await moveTo(now);
    }
    for (const walk of walks.filter(({ at }) => at <= now)) {
      const outcome = await advance(walk);
      if (outcome !== null) outcomes.set(walk.name, outcome);
    }
    walks = walks.filter(({ name }) => !outcomes.has(name));
  }
  return outcomes;
}

/** The numbers of a text, without their commas and zero fractions: `₱1,000.00` is 1000. */
export function numbersIn(text: string): readonly string[] {
  const words = text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/&\w+;/g, ' ');
  return [...words.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => plain(number));
}

/** A number as texts are compared by it. */
export const plain = (figure: Figure): string =>
  `${figure}`
    .replaceAll(',', '')
    .replace(/^(\d+)\.(\d*?)0*$/, (_, whole: string, part: string) =>
      part === '' ? whole : `${whole}.${part}`,
    );
