import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';
import { judgeCoverage, judgeRoutes, judgeScreens } from './spec-coverage/judge.mjs';
import { paragraphs } from './spec-coverage/paragraphs.mjs';

const routesFile = path.join(root, 'apps/web/src/app/routes.tsx');
const screensFile = path.join(root, 'e2e/routes/expected-screens.ts');
const page = readFileSync(path.join(root, 'docs/coverage.md'), 'utf8');

const { wrong, rows, coming } = judgeCoverage(page, paragraphs, (file) =>
  existsSync(path.join(root, file)),
);
if (existsSync(routesFile)) wrong.push(...judgeRoutes(page, readFileSync(routesFile, 'utf8')));
if (existsSync(screensFile)) wrong.push(...judgeScreens(page, readFileSync(screensFile, 'utf8')));

for (const sentence of wrong) console.error(sentence);
if (wrong.length > 0) process.exitCode = 1;
console.log(
  `Coverage: ${rows} rows, ${rows - coming} built, ${coming} coming, ${wrong.length} wrong.`,
);
