import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandOf, root, run } from '../run.mjs';
import { countOfCheck, countOfPlaywright, countOfVitest } from './counts.mjs';
import { testsOfPlaywright, testsOfVitest } from './reports.mjs';

const kinds = {
  vitest: { count: countOfVitest, testsOf: testsOfVitest },
  playwright: { count: countOfPlaywright, testsOf: testsOfPlaywright },
};

/** Runs a program whose exit code is the result of one check. */
export async function runCheck(command, args, env = {}) {
  const { code, output } = await run(command, args, { env });
  return { ...countOfCheck(code), output };
}

/** The path of a report; removes that of an earlier run. */
function emptyReport(name) {
  const report = path.join(root, '.cache/test', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  return report;
}

function resultOf(kind, report, { code, output }) {
  if (!existsSync(report)) return { ...countOfCheck(code || 1), output, tests: [] };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  return { ...kind.count(content, code), output, tests: kind.testsOf(content) };
}

const reportersOfVitest = (report) => [
  '--silent=passed-only',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** Runs vitest; `name` is that of its report. */
export async function runVitest(name, args, env = {}) {
  const report = emptyReport(name);
  const all = ['run', ...reportersOfVitest(report), ...args];
  return resultOf(kinds.vitest, report, await run(commandOf('vitest'), all, { env }));
}

const reportersOfPlaywright = ['--reporter=line,json'];

/** Runs Playwright; `name` is that of its report. */
export async function runPlaywright(name, args, env = {}) {
  const report = emptyReport(name);
  const all = ['test', ...reportersOfPlaywright, ...args];
  return resultOf(
    kinds.playwright,
    report,
    await run(commandOf('playwright'), all, {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    }),
  );
}

/** Runs a command of package.json that calls vitest or Playwright, and reads what it reports. */
export async function runScript(script, env = {}) {
  const command = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')).scripts[script];
  const isVitest = command.includes('vitest ');
  const report = emptyReport(script);
  const more = isVitest ? reportersOfVitest(report) : reportersOfPlaywright;
  const bin = path.join(root, 'node_modules/.bin');
  const result = await run('sh', ['-c', `${command} "$@"`, script, ...more], {
    env: {
      ...env,
      PATH: `${bin}${path.delimiter}${process.env.PATH}`,
      PLAYWRIGHT_JSON_OUTPUT_FILE: report,
    },
  });
  return resultOf(isVitest ? kinds.vitest : kinds.playwright, report, result);
}
