import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ensureInstalled } from '../../tools/install.mjs';
import { root } from '../../tools/run.mjs';
import { startFastDatabase } from '../../tools/test/database.mjs';
import { createTestProcess } from './test-process.mjs';

ensureInstalled();
const { faultsOf, summaryOf } = await import('./judge.mjs');
const { isFor, isTestBeside, plantedScope } = await import('./scope.mjs');

/** This tool plants faults in the wallet, one at a time, and lists those that no test finds. */
const wantedPercent = 90;
const longestRunMs = 300_000;

const { values } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    whole: { type: 'boolean', default: false },
    processes: { type: 'string', default: '2' },
  },
});
const { files, tests } = plantedScope();
const judged = files.filter(({ decides }) => decides || values.whole);
const faults = faultsOf(judged).filter(({ file }) => file.includes(values.only));
if (faults.length === 0) throw new Error(`nothing is judged whose path has "${values.only}"`);
const database = await startFastDatabase();
const processes = Array.from({ length: Number(values.processes) }, () =>
  createTestProcess(database.url),
);
const records = path.join(root, '.cache/mutation');

/** Each process takes the next task as soon as it is free. */
async function shareOut(tasks, work) {
  const waiting = [...tasks];
  await Promise.all(
    processes.map(async (one) => {
      for (let task = waiting.shift(); task; task = waiting.shift()) await work(task, one);
    }),
  );
}

/** Finds which faults each test file executes, and its time; all must pass without a fault. */
async function surveyTests() {
  mkdirSync(records, { recursive: true });
  const found = [];
  const wanted = tests
    .filter((testFile) => values.whole || !isTestBeside(testFile))
    .filter((testFile) => faults.some(({ file }) => isFor(testFile, file)));
  await shareOut(wanted, async (testFile, one) => {
    const record = path.join(records, `${testFile.replaceAll('/', '-')}.json`);
    const answer = await one.run({ testFile, fault: 0, record }, longestRunMs);
    if (!answer?.passed) throw new Error(`${testFile} fails without any fault`);
    found.push({ testFile, ms: answer.ms, met: new Set(answer.met) });
  });
  return found.toSorted((first, second) => first.ms - second.ms);
}

async function isFound({ number, file }, survey, one) {
  for (const { testFile, ms, met } of survey) {
    if (!met.has(number) || !isFor(testFile, file)) continue;
    const limitMs = Math.min(longestRunMs, 20_000 + ms * 5);
    const answer = await one.run({ testFile, fault: number, record: '' }, limitMs);
    if (!answer?.passed) return true;
  }
  return false;
}

const begun = performance.now();
try {
  const survey = await surveyTests();
  const survivors = [];
  let done = 0;
  await shareOut(faults, async (fault, one) => {
    if (!(await isFound(fault, survey, one))) survivors.push(fault);
    done += 1;
    if (done % 50 === 0) console.log(`${done} of ${faults.length}, ${survivors.length} alive`);
  });
  const sorted = survivors.toSorted((first, second) => first.number - second.number);
  const { lines, enough } = summaryOf(faults, sorted, wantedPercent);
  for (const line of lines) console.log(line);
  console.log(`${Math.round((performance.now() - begun) / 1000)} s, ${wantedPercent} % required`);
  if (!enough) process.exitCode = 1;
} finally {
  for (const one of processes) one.stop();
  await database.stop();
}
