import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { grownExceptions, judgeExcess } from './budgets/exceptions.mjs';
import { excessOf } from './budgets/excess.mjs';
import { root } from './run.mjs';
import { sourceFiles } from './source-files.mjs';

const listFile = 'tools/budgets-exceptions.json';

function git(...args) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' }).trim();
  } catch {
    return null;
  }
}

/** The last committed version of the list that differs from the present one, or null. */
function earlierList(present) {
  const commits = git('log', '-n', '2', '--format=%H', '--', listFile)?.split('\n') ?? [];
  for (const commit of commits.filter(Boolean)) {
    const content = git('show', `${commit}:${listFile}`);
    if (content && content !== present.trim()) return JSON.parse(content);
  }
  return null;
}

const listText = readFileSync(path.join(root, listFile), 'utf8');
const exceptions = JSON.parse(listText);
const files = sourceFiles();
const excess = files.flatMap((file) =>
  excessOf(file, readFileSync(path.join(root, file), 'utf8')).map((found) => ({ ...found, file })),
);
const earlier = earlierList(listText);
const sentences = [
  ...judgeExcess(excess, exceptions),
  ...(earlier ? grownExceptions(exceptions, earlier) : []),
];

for (const sentence of sentences) console.error(sentence);
if (sentences.length > 0) process.exitCode = 1;
console.log(
  `Budgets: ${files.length} files, ${exceptions.length} exceptions, ${sentences.length} over.`,
);
