import { parseArgs } from 'node:util';
import { ensureInstalled } from './install.mjs';
import { root } from './run.mjs';
import { ensureChromium } from './test/chromium.mjs';
import { startDatabase } from './test/database.mjs';
import { keep, printedRecord, recordOf, secondsByFile, testedState } from './test/record.mjs';
import { countOfCheck, summary } from './test/reports.mjs';
import { runSteps } from './test/run-steps.mjs';
import { allSteps, steps } from './test/steps.mjs';

/** Variables of a site that may run on this machine; no test may use them. */
const settingsOfTheSite = ['DATABASE_URL', 'DATA_DIR', 'PORT', 'HOST', 'NODE_ENV'];

/** A step that prepares something for the tests; it counts like a check and fails by throwing. */
function preparation(title, work) {
  return { title, run: () => work().then(() => ({ ...countOfCheck(0), output: '' })) };
}

/** Runs the steps that have a name of `only`, all without it, after what they use is prepared. */
async function runChosen(known, only) {
  const chosen = known
    .map((step) => ({ ...step, chosen: step.names.filter((name) => only?.includes(name) ?? true) }))
    .filter((step) => step.chosen.length > 0);
  const uses = new Set(
    chosen.flatMap((step) => step.chosen.flatMap((one) => step.uses?.[one] ?? [])),
  );
  const env = {};
  /** @type {Awaited<ReturnType<typeof startDatabase>> | undefined} */
  let database;
  const openDatabase = async () => {
    database = await startDatabase();
    env.TEST_POSTGRES_URL = database.url;
  };
  const planned = [
    ...(uses.has('browser') ? [preparation('browser', async () => ensureChromium())] : []),
    ...(uses.has('database') ? [preparation('database server', openDatabase)] : []),
    ...chosen.map((step) => ({
      title: step.title ?? step.names[0],
      lane: step.lane,
      run: () => step.run(step.chosen, env),
    })),
  ];
  try {
    return await runSteps(planned);
  } finally {
    await database?.stop();
  }
}

function readOnly(text, known) {
  const names = known.flatMap((step) => step.names);
  const only = text?.split(',');
  const unknown = (only ?? []).filter((name) => !names.includes(name));
  if (unknown.length === 0) return only;
  throw new Error(`--only knows ${names.join(', ')}, but not ${unknown.join(', ')}.`);
}

/**
 * Runs the gate, or with `--all` more than it, or the steps named by `--only`; writes the record to
 * `.cache`, prints it, and ends with the line `N passed, N failed`.
 */
async function test({ all, only }) {
  process.chdir(root);
  for (const name of settingsOfTheSite) delete process.env[name];
  const begun = performance.now();
  const state = { ...testedState(), only: only ?? null };
  const known = all ? allSteps : steps;
  let results = [];
  try {
    const names = readOnly(only, known);
    ensureInstalled();
    results = await runChosen(known, names);
  } catch (error) {
    console.error(error.message);
    results = [{ title: 'run', ...countOfCheck(1), seconds: 0 }];
  }
  const total = summary(results);
  const record = recordOf(state, total, results, (performance.now() - begun) / 1000);
  keep(all ? 'last-test-all.json' : 'last-test.json', record);
  if (only === undefined) keep('test-seconds.json', secondsByFile(results));
  for (const line of printedRecord(record)) console.log(line);
  process.exitCode = total.failed > 0 ? 1 : 0;
  console.log(total.line);
}

const options = /** @type {const} */ ({ all: { type: 'boolean' }, only: { type: 'string' } });
await test(parseArgs({ options }).values);
