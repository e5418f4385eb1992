import { existsSync } from 'node:fs';
import path from 'node:path';
import { ensureChromium } from '../chromium.mjs';
import { ensureInstalled } from '../install.mjs';
import { root } from '../run.mjs';
import { countOfCheck, summary } from './counts.mjs';
import { startDatabase } from './database.mjs';
import { keep, printedRecord, recordOf, secondsByFile, testedState } from './record.mjs';
import { runSteps } from './run-steps.mjs';

/** Variables of a site that may run on this machine; no test may use them. */
const settingsOfTheSite = ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV'];

/** Prints the result of a step, with its output when it failed. */
export function printStep({ title, passed, failed, output, seconds }) {
  if (failed > 0) console.log(`\n${output.trim()}\n`);
  const numbers = passed + failed > 1 ? ` ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'ok    '} ${title}${numbers} (${seconds.toFixed(1)} s)`);
}

/** Which of a step's names are selected; none when the step does not apply. */
function selected({ names, needs }, only) {
  if (!needs.every((file) => existsSync(path.join(root, file)))) return [];
  return names.filter((name) => only === null || only.includes(name));
}

/** A step that prepares something for the tests; it counts like a check and fails by throwing. */
function preparation(title, work) {
  const run = async () => {
    await work();
    return { ...countOfCheck(0), output: '' };
  };
  return { title, run };
}

async function runChosen(steps, only) {
  const chosen = steps.filter((step) => selected(step, only).length > 0);
  const uses = (what) =>
    chosen.some((step) => selected(step, only).some((name) => step.uses?.[name]?.includes(what)));
  const env = {};
  /** @type {Awaited<ReturnType<typeof startDatabase>> | undefined} */
  let database;
  const openDatabase = async () => {
    database = await startDatabase();
    env.TEST_POSTGRES_URL = database.url;
  };
  const planned = [
    ...(uses('browser') ? [preparation('browser', ensureChromium)] : []),
    ...(uses('database') ? [preparation('database server', openDatabase)] : []),
    ...chosen.map((step) => ({
      title: step.title ?? step.names[0],
      lane: step.lane,
      run: () => step.run(selected(step, only), env),
    })),
  ];
  try {
    return await runSteps(planned, printStep);
  } finally {
    await database?.stop();
  }
}

function readOnly(text, steps) {
  if (text === undefined) return null;
  const known = steps.flatMap((step) => step.names);
  const only = text.split(',');
  const unknown = only.filter((name) => !known.includes(name));
  if (unknown.length === 0) return only;
  throw new Error(`--only knows ${known.join(', ')}, but not ${unknown.join(', ')}.`);
}

/**
 * Runs the steps, or those that `onlyText` names, writes the record to `.cache`, prints it, and
 * ends with the line `N passed, N failed`.
 */
export async function runGate(steps, onlyText, recordFile) {
  process.chdir(root);
  for (const name of settingsOfTheSite) delete process.env[name];
  const begun = performance.now();
  const state = { ...testedState(), only: onlyText ?? null };
  let results = [];
  try {
    const only = readOnly(onlyText, steps);
    ensureInstalled();
    results = await runChosen(steps, only);
  } catch (error) {
    console.error(error.message);
    results = [{ title: 'run', ...countOfCheck(1), seconds: 0 }];
  }
  const total = summary(results);
  const record = recordOf(state, total, results, (performance.now() - begun) / 1000);
  keep(recordFile, record);
  if (onlyText === undefined) keep('test-seconds.json', secondsByFile(results));
  for (const line of printedRecord(record)) console.log(line);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(total.line);
}
