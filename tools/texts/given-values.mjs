import { parseSync, Visitor } from 'oxc-parser';

/** A value such as `{when}` or `{count, plural, …}`, but no form of a plural. */
const value = /(?<!\b(?:zero|one|two|few|many|other) )\{(\w+)(?=[,}])/g;

/** The names of the values in a text. */
function namesIn(text) {
  return [...text.matchAll(value)].map(([, name]) => name);
}

/** What an object literal gives by name; null where it is spread or is no literal. */
function givenNames(values) {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return null;
  if (values.properties.some(({ type }) => type !== 'Property')) return null;
  return values.properties.map(({ key }) => key.name ?? key.value);
}

/** Calls `text(key, values)` of a source that give other values than the message names. */
export function wrongValues(file, source, texts) {
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values] }) {
      if (callee.type !== 'Identifier' || !/^text(?:Now)?$/.test(callee.name)) return;
      const name = key?.type === 'Literal' ? String(key.value) : '';
      if (!Object.hasOwn(texts, name)) return;
      const given = givenNames(values)
        ?.toSorted((one, other) => one.localeCompare(other))
        .join(', ');
      const named = [...new Set(namesIn(texts[name]))]
        .toSorted((one, other) => one.localeCompare(other))
        .join(', ');
      if (given !== undefined && given !== named) {
        found.push(`${file} ${name}: ${given || 'nothing'} for ${named || 'nothing'}`);
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}
