import { parseSync, Visitor } from 'oxc-parser';

const starters = new Set(['describe', 'it', 'test']);

/** The name that a call such as `test.describe.skip(…)` or `test.each(rows)(…)` starts with. */
function starterOf(callee) {
  switch (callee.type) {
    case 'Identifier':
      return callee.name;
    case 'MemberExpression':
      return starterOf(callee.object);
    case 'CallExpression':
      return starterOf(callee.callee);
    case 'TaggedTemplateExpression':
      return starterOf(callee.tag);
    default:
      return null;
  }
}

/** The text that a title begins with; null when it begins with an expression. */
function textOf(title) {
  if (title?.type === 'Literal' && typeof title.value === 'string') return title.value;
  return title?.type === 'TemplateLiteral' ? title.quasis[0].value.cooked : null;
}

/**
 * The titles of the outermost tests and groups of a test file, in order: `{ text, start }`, the
 * text up to the first inserted value, `start` the offset of its first character.
 */
export function outermostTitles(file, source) {
  const found = [];
  let endOfLast = 0;
  new Visitor({
    CallExpression({ callee, arguments: given, start, end }) {
      if (start < endOfLast || given.length < 2 || !starters.has(starterOf(callee))) return;
      const text = textOf(given[0]);
      if (text === null) return;
      endOfLast = end;
      found.push({ text, start: given[0].start + 1 });
    },
  }).visit(parseSync(file, source).program);
  return found;
}
