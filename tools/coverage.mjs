import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const headings = [
  'Route list, Page shell, Header, Home screen, Side menu, Login screen, Registration screen',
  'Forgot password, Change password, Settings, Message center, Notice screen, Help centre',
  'Promotion list, Footer menu, Download page and popup, Game center and category pages, Agent home',
];
const numbered = (letter, count) => Array.from({ length: count }, (_, i) => `${letter}${i + 1}`);

/**
 * Every paragraph that tests are named after: the sections of the specification, its decisions, the
 * wire's transport and calls, the vendor wallet's rules, the default site, the console and the
 * sandbox.
 */
const paragraphs = ['§1']
  .concat(headings.flatMap((line) => line.split(', ')).map((heading) => `§2 ${heading}`))
  .concat('§3', '§4', '§5', '§6', '§7 Paths known', '§7', '§8', '§9', numbered('D', 21))
  .concat('D23', 'D26', 'D30', 'D31', 'Wire transport', 'Wire calls', numbered('V', 9))
  .concat('Site', 'Console', 'Sandbox');

/** Those that have no code yet. */
const coming = [];

/** The title of a test or group: it begins behind the bracket, or on the next line. */
const title = /^\s*(?:(?:describe|it|test)\b.*?|[\])}`].*?\)?)\(\s*(['"`])((?:(?!\1).)*)/gm;
const beginsLikeOne = /^(?:§\d|[DV]\d+\b|Wire (?:transport|calls)\b|Site\b|Console\b|Sandbox\b)/;

/** The paragraphs that the titles of a test file begin with: `§2 Header, D16: …`. */
export function paragraphsIn(source) {
  return [...source.matchAll(title)].flatMap(([, , text]) => {
    const end = text.indexOf(': ');
    return end === -1 || !beginsLikeOne.test(text) ? [] : text.slice(0, end).split(', ');
  });
}

/**
 * Which tests show which paragraph: a map from each paragraph to its test files, and the faults.
 * `sources` maps each test file to its text; `later` are paragraphs that have no code yet.
 */
export function coverageOf(sources, known, later) {
  const shownBy = new Map(known.map((paragraph) => [paragraph, new Set()]));
  const wrong = [];
  for (const [file, source] of sources) {
    for (const paragraph of paragraphsIn(source)) {
      if (shownBy.has(paragraph)) shownBy.get(paragraph).add(file);
      else wrong.push(`${file}: ${paragraph} is no paragraph of the specification`);
    }
  }
  for (const [paragraph, files] of shownBy) {
    const isComing = later.includes(paragraph);
    if (files.size === 0 && !isComing) wrong.push(`no test is named after ${paragraph}`);
    if (files.size > 0 && isComing) wrong.push(`${paragraph} is listed as coming, but has a test`);
  }
  return { shownBy, wrong };
}

if (process.argv[1] === import.meta.filename) {
  const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
  const testFile = /^(?:apps|art|bench|packages|tests|tools)\/.*\.(?:test|suite)\.[cm]?[jt]sx?$/;
  const tests = sourceFiles().filter((file) => testFile.test(file));
  const sources = new Map(tests.map((one) => [one, readFileSync(path.join(root, one), 'utf8')]));
  const { shownBy, wrong } = coverageOf(sources, paragraphs, coming);
  if (!values.judge) {
    console.log('| Paragraph | Tests |\n| --- | --- |');
    for (const [paragraph, files] of shownBy) {
      const names = [...files].map((file) => `\`${file}\``).join(', ');
      console.log(`| ${paragraph} | ${coming.includes(paragraph) ? 'coming' : names} |`);
    }
  }
  for (const sentence of wrong) console.error(sentence);
  if (wrong.length > 0) process.exitCode = 1;
  console.log(
    `Coverage: ${shownBy.size} paragraphs, ${coming.length} coming, ${wrong.length} wrong.`,
  );
}
