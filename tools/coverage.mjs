import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';
import { coverageOf, tableOf } from './spec-coverage/judge.mjs';
import { coming, paragraphs } from './spec-coverage/paragraphs.mjs';

const testFile = /^(?:apps|tests|packages|tools)\/.*\.(?:test|suite)\.[cm]?[jt]sx?$/;

const { values } = parseArgs({ options: { judge: { type: 'boolean', default: false } } });
const sources = new Map(
  sourceFiles()
    .filter((file) => testFile.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const { shownBy, wrong } = coverageOf(sources, paragraphs, coming);

if (!values.judge) console.log(`${tableOf(shownBy, coming)}\n`);
for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
const built = paragraphs.length - coming.length;
console.log(
  `Coverage: ${built} paragraphs with tests, ${coming.length} coming, ${wrong.length} wrong.`,
);
