/** Faults in the text of a query, each at every place where it can be planted. */
const changes = [
  [/(?<=\s)and(?=\s)/g, 'or'],
  [/(?<=\s)or(?=\s)/g, 'and'],
  [/<>/g, '='],
  [/(?<![<>=|-])=(?![>=])/g, '<>'],
  [/(?<![<=-])<(?![>=])/g, '<='],
  [/(?<![<=>-])>(?![=])/g, '>='],
  [/(?<=\s)\+(?=\s)/g, '-'],
  [/(?<=\s)-(?=\s)/g, '+'],
  [/is null/g, 'is not null'],
  [/is not null/g, 'is null'],
  [/is distinct from/g, 'is not distinct from'],
  [/not exists/g, 'exists'],
  [/not in(?=\s)/g, 'in'],
  [/\bmin\(/g, 'max('],
  [/\bmax\(/g, 'min('],
  [/ desc\b/g, ''],
];

/** Skips the `and` of `between … and …`, and `${}`, which is not SQL. */
const untouched = /between\s+\S+\s+and|\$\{[^}]*\}|sql<[^`]*`/g;

export function sqlChanges(template) {
  const masked = template.replaceAll(untouched, (part) => '·'.repeat(part.length));
  return changes.flatMap(([pattern, other]) =>
    [...masked.matchAll(pattern)].map(
      ({ 0: found, index }) =>
        template.slice(0, index) + other + template.slice(index + found.length),
    ),
  );
}
