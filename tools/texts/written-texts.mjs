import { parseSync, Visitor } from 'oxc-parser';

/** Attributes whose text is shown or read aloud. */
const spoken = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title']);
const words = /\p{L}{2}/u;

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}

/** Texts written in a component instead of a key: `file:line text`. */
export function writtenTexts(file, source) {
  const found = [];
  const add = (text, start) => {
    if (words.test(text)) found.push(`${file}:${lineAt(source, start)} ${text.trim()}`);
  };
  new Visitor({
    JSXText({ value, start }) {
      add(value, start);
    },
    JSXExpressionContainer({ expression }) {
      if (expression.type === 'Literal' && typeof expression.value === 'string') {
        add(expression.value, expression.start);
      }
    },
    JSXAttribute({ name, value }) {
      const isSpoken = name.type === 'JSXIdentifier' && spoken.has(name.name);
      if (isSpoken && value?.type === 'Literal') add(value.value, value.start);
    },
  }).visit(parseSync(file, source).program);
  return found;
}
