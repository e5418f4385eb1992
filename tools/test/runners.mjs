import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { root, run } from '../run.mjs';
import { countOfCheck, readPlaywright, readVitest } from './reports.mjs';

/** Runs a program whose exit code is the result of one check. */
export async function runCheck(command, args, env = {}) {
  const { code, output } = await run(command, args, { env });
  return { ...countOfCheck(code), output };
}

/** Runs a command line of vitest or Playwright and reads what it reports into a file `name`. */
async function runAndRead(name, commandLine, args, env) {
  const report = path.join(root, '.cache/test', `${name}.json`);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const isVitest = commandLine.includes('vitest ');
  const reporters = isVitest
    ? ['--silent=passed-only', '--reporter=default', '--reporter=json']
    : ['--reporter=line,json'];
  if (isVitest) reporters.push(`--outputFile.json=${report}`);
  const bin = path.join(root, 'node_modules/.bin');
  const shell = ['-c', `${commandLine} "$@"`, name, ...reporters, ...args];
  const PATH = `${bin}${path.delimiter}${process.env.PATH}`;
  const { code, output } = await run('sh', shell, {
    env: { ...env, PATH, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  });
  if (!existsSync(report)) return { ...countOfCheck(code || 1), output, tests: [] };
  const content = JSON.parse(readFileSync(report, 'utf8'));
  return { ...(isVitest ? readVitest : readPlaywright)(content, code), output };
}

export function runVitest(name, args, env = {}) {
  return runAndRead(name, 'vitest run', args, env);
}

export function runPlaywright(name, args, env = {}) {
  return runAndRead(name, 'playwright test', args, env);
}

/** Runs a command of package.json that calls vitest or Playwright. */
export function runScript(script, env = {}) {
  const { scripts } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'));
  return runAndRead(script, scripts[script], [], env);
}
