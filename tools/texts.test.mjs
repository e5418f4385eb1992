import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { expect, test } from 'vitest';
import { compileCatalogue, partsOf } from '@pavilion/messages/compile-catalogue';
import { textsIn } from '@pavilion/messages/message';
import { webMessages } from '@pavilion/messages/web';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const isTest = /\.(?:test|fixture)\.tsx?$|\/testing\//;
const code = sourceFiles().filter(
  (file) => /^apps\/(?:web|server)\/(?:src|build)\/.*\.tsx?$/.test(file) && !isTest.test(file),
);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

const dotted = /[\w.]*\$\{|^\$\{[^}]*\}\.[\w.]+$/;

/** Matches a value in a template: keys are put together of words and dots. */
function patternOf(template) {
  const [head = '', ...rest] = template.split(/\$\{[^}]*\}/);
  const written = [head, ...rest];
  if (!dotted.test(template) || written.some((part) => !/^[\w.-]*$/.test(part))) return null;
  if (!written.some((part) => part.includes('.'))) return null;
  return new RegExp(`^${written.map((part) => part.replaceAll('.', '\\.')).join('[\\w.-]+')}$`);
}

/** The keys that no source names, neither whole nor put together in a template. */
function unusedKeys(keys, sources) {
  const all = sources.join('\n');
  const named = new Set([...all.matchAll(/['"]([a-zA-Z][\w.-]*)['"]/g)].map(([, text]) => text));
  const templates = new Set([...all.matchAll(/`((?:[\w.-]|\$\{[^}`]*\})+)`/g)].map(([, t]) => t));
  const patterns = [...templates].map(patternOf).filter((pattern) => pattern !== null);
  return keys.filter((key) => !named.has(key) && !patterns.some((pattern) => pattern.test(key)));
}

/** Attributes whose text is shown or read aloud. */
const spoken = new Set(['alt', 'aria-description', 'aria-label', 'placeholder', 'title']);
const words = /\p{L}{2}/u;

function lineAt(source, offset) {
  return source.slice(0, offset).split('\n').length;
}

/** Texts written in a component instead of a key: `file:line text`. */
function writtenTexts(file, source) {
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

/** What an object literal gives by name; null where it is spread or is no literal. */
function givenNames(values) {
  if (values === undefined) return [];
  if (values.type !== 'ObjectExpression') return null;
  if (values.properties.some(({ type }) => type !== 'Property')) return null;
  return values.properties.map(({ key }) => key.name ?? key.value);
}

/** Calls `text(key, values)` of a source that give other values than the message names. */
function wrongValues(file, source, messages) {
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

test('D10: every text is used somewhere', () => {
  expect(code.length).toBeGreaterThan(500);
  const keys = Object.keys(webMessages).filter((key) => !key.startsWith('error.'));
  expect(unusedKeys(keys, code.map(read))).toEqual([]);
});

test('D10: no key is defined twice', () => {
  const files = sourceFiles().filter((file) => /^packages\/messages\/.*\.ts$/.test(file));
  const keys = files.flatMap((file) => read(file).match(/(?<=^ {2}')[^']+(?=': \{)/gm) ?? []);
  expect(keys.length).toBeGreaterThan(1000);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});

test('D10: an unused key is found, one put together in a template is not', () => {
  const sources = [
    "text('shell.menu')",
    `text(\`deposit.state.\${state}\`)`,
    `text(\`\${words}.hint\`)`,
  ];
  const keys = ['shell.menu', 'shell.gone', 'deposit.state.paid', 'deposit.title', 'bank.hint'];
  expect(unusedKeys(keys, sources)).toEqual(['shell.gone', 'deposit.title']);
});

test('D10: no component holds a text of its own', () => {
  const components = code.filter((file) => file.endsWith('.tsx'));
  expect(components.length).toBeGreaterThan(100);
  expect(components.flatMap((file) => writtenTexts(file, read(file)))).toEqual([]);
});

test('D10: a text inside a component is found', () => {
  const source = `const A = () => (
  <p title="Go on" className="row">{'Log in'} · {count} Deposit</p>
);`;
  expect(writtenTexts('A.tsx', source)).toEqual([
    'A.tsx:2 Go on',
    'A.tsx:2 Log in',
    'A.tsx:2 Deposit',
  ]);
});

test('D10: every text is given the values that it names', () => {
  const messages = compileCatalogue(textsIn(webMessages, 'EN'));
  expect(code.flatMap((file) => wrongValues(file, read(file), messages))).toEqual([]);
});

test('D10: a value that is missing or has another name is found', () => {
  const messages = compileCatalogue({ back: 'Back', last: 'Last: {when} ({place})' });
  const source = `
    text('back'); text('last', { when, place }); text('last', values);
    text('last', { when, location }); text('last'); textNow('back', { when });
  `;
  expect(wrongValues('a.ts', source, messages)).toEqual([
    'a.ts last: location, when for place, when',
    'a.ts last: nothing for place, when',
    'a.ts back: when for nothing',
  ]);
});
