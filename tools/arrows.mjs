import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { arrows } from './arrows.config.mjs';
import { brokenArrows } from './arrows/judge.mjs';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const code = /^(?:packages|apps|art|tests|bench|tools)\/.*\.[cm]?[jt]sx?$/;
const generated = /^apps\/[^/]+\/public\//;

const sources = new Map(
  sourceFiles()
    .filter((file) => code.test(file) && !generated.test(file))
    .map((file) => [file, readFileSync(path.join(root, file), 'utf8')]),
);
const broken = brokenArrows(sources, arrows, (file) => existsSync(path.join(root, file)));

for (const sentence of broken) console.error(sentence);
if (broken.length > 0) process.exitCode = 1;
console.log(`Arrows: ${sources.size} files, ${broken.length} broken.`);
