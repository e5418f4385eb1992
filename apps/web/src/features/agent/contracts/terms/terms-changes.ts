/** What became of a part of terms; null where it stays. */
export type Mark = 'added' | 'changed' | 'gone' | null;

export type Marked<Part> = { key: string; part: Part; before: Part | null; mark: Mark };

/** Parts of new terms beside those of the ones before; without those nothing is marked. */
export function markChanges<Part>(
  now: ReadonlyMap<string, Part>,
  before: ReadonlyMap<string, Part> | null,
): Marked<Part>[] {
  const same = (one: Part, other: Part) => JSON.stringify(one) === JSON.stringify(other);
  const kept = [...now].map(([key, part]): Marked<Part> => {
    const was = before?.get(key);
    if (before === null) return { key, part, before: null, mark: null };
    if (was === undefined) return { key, part, before: null, mark: 'added' };
    return { key, part, before: was, mark: same(part, was) ? null : 'changed' };
  });
  const gone = [...(before ?? [])].filter(([key]) => !now.has(key));
  return [
    ...kept,
    ...gone.map(([key, part]): Marked<Part> => ({ key, part, before: null, mark: 'gone' })),
  ];
}
