import { parseSync, Visitor } from 'oxc-parser';
import { partsOf } from '@pavilion/messages/compile-catalogue';

/** What an object literal gives by name; null where it is spread or is no literal. */
function givenNames(values) {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return null;
  if (values.properties.some(({ type }) => type !== 'Property')) return null;
  return values.properties.map(({ key }) => key.name ?? key.value);
}

/** Calls `text(key, values)` of a source that give other values than the message names. */
export function wrongValues(file, source, messages) {
  const found = [];
  new Visitor({
    CallExpression({ callee, arguments: [key, values] }) {
      if (callee.type !== 'Identifier' || !/^text(?:Now)?$/.test(callee.name)) return;
      const name = key?.type === 'Literal' ? String(key.value) : '';
      if (!Object.hasOwn(messages, name)) return;
      const given = givenNames(values)
        ?.toSorted((one, other) => one.localeCompare(other))
        .join(', ');
      const named = [...partsOf(messages[name]).values]
        .toSorted((one, other) => one.localeCompare(other))
        .join(', ');
      if (given !== undefined && given !== named) {
        found.push(`${file} ${name}: ${given || 'nothing'} for ${named || 'nothing'}`);
      }
    },
  }).visit(parseSync(file, source).program);
  return found;
}
