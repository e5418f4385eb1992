import { existsSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.mjs';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { countOfCheck, summary } from './test/counts.mjs';
import { startDatabase } from './test/database.mjs';
import { steps } from './test/steps.mjs';

/** What belongs to a site that may run on this machine; no test may touch it. */
const settingsOfTheSite = ['DATABASE_URL', 'REDIS_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV'];

const { values } = parseArgs({ options: { only: { type: 'string' } } });
const counts = [];

/** Runs one step and prints how it went, with its output when it failed. */
async function report(title, work) {
  const begun = performance.now();
  let result;
  try {
    result = await work();
  } catch (error) {
    result = { ...countOfCheck(1), output: error.message };
  }
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const { passed, failed, skipped, output } = result;
  counts.push({ passed, failed, skipped });
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const numbers = passed + failed > 1 ? ` ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${title}${numbers} (${seconds} s)`);
  return result;
}

/** Which of a step's names are asked for; none when the step does not apply. */
function selected({ names, needs }, only) {
  if (!needs.every((file) => existsSync(path.join(root, file)))) return [];
  return names.filter((name) => only === null || only.includes(name));
}

async function runAll(only) {
  const chosen = steps.filter((step) => selected(step, only).length > 0);
  const wants = (name) => chosen.some((step) => selected(step, only).includes(name));
  const env = {};
  /** @type {Awaited<ReturnType<typeof startDatabase>> | undefined} */
  let database;
  if (wants('e2e')) await report('browser', () => prepared(ensureChromium));
  if (wants('system') || wants('e2e')) {
    await report('database server', () =>
      prepared(async () => {
        database = await startDatabase();
        env.TEST_POSTGRES_URL = database.url;
      }),
    );
  }
  try {
    for (const step of chosen) {
      const names = selected(step, only);
      await report(step.title ?? names[0], () => step.run(names, env));
    }
  } finally {
    await database?.stop();
  }
}

/** Something that the tests need, counted like a check: it is there, or it throws. */
async function prepared(work) {
  await work();
  return { ...countOfCheck(0), output: '' };
}

function readOnly(text) {
  if (text === undefined) return null;
  const known = steps.flatMap((step) => step.names);
  const only = text.split(',');
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length === 0) return only;
  throw new Error(`--only knows ${known.join(', ')}, but not ${unknown.join(', ')}.`);
}

process.chdir(root);
for (const name of settingsOfTheSite) delete process.env[name];
try {
  const only = readOnly(values.only);
  ensureInstalled();
  await runAll(only);
} catch (error) {
  console.error(error.message);
  counts.push(countOfCheck(1));
}
const { failed, line } = summary(counts);
process.exitCode = failed > 0 ? 1 : 0;
console.log(line);
