import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { compileCatalogue } from '@pavilion/messages/compile-catalogue';
import { textsIn } from '@pavilion/messages/message';
import { webMessages } from '@pavilion/messages/web';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { wrongValues } from './texts/given-values.mjs';
import { unusedKeys } from './texts/keys-in-use.mjs';
import { writtenTexts } from './texts/written-texts.mjs';

const isTest = /\.(?:test|fixture)\.tsx?$|\/testing\//;
const code = sourceFiles().filter(
  (file) => /^apps\/(?:web|server)\/(?:src|build)\/.*\.tsx?$/.test(file) && !isTest.test(file),
);
const read = (file) => readFileSync(path.join(root, file), 'utf8');

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
