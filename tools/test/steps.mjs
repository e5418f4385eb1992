import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { commandOf, root, run } from '../run.mjs';
import { countOfCheck, countOfPlaywright, countOfVitest } from './counts.mjs';

const reports = '.cache/test';
const vitestProjects = ['unit', 'tools', 'database'];

function check(name, command, args, needs = []) {
  const whole = async () => {
    const { code, output } = await run(command, args);
    return { ...countOfCheck(code), output };
  };
  return { names: [name], needs, run: whole };
}

function tool(name, file, needs) {
  return check(name, process.execPath, [`tools/${file}`], needs);
}

async function runReported(file, command, args, count, env) {
  const report = path.join(root, reports, file);
  mkdirSync(path.dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const { code, output } = await run(command, args, { env });
  if (!existsSync(report)) return { ...countOfCheck(code || 1), output };
  return { ...count(JSON.parse(readFileSync(report, 'utf8')), code), output };
}

function vitest(selected, env, ...more) {
  const projects = selected.flatMap((name) => ['--project', name]);
  const outputFile = `--outputFile.json=${reports}/vitest.json`;
  const reporters = ['--reporter=default', '--reporter=json', outputFile];
  const args = ['run', '--silent=passed-only', ...reporters, ...projects, ...more];
  return runReported('vitest.json', commandOf('vitest'), args, countOfVitest, env);
}

function playwright(env) {
  const args = ['test', '--reporter=line,json', '--pass-with-no-tests'];
  const file = path.join(root, reports, 'playwright.json');
  return runReported('playwright.json', commandOf('playwright'), args, countOfPlaywright, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
  });
}

/**
 * What `npm test` runs, in order. A step goes by one or more names for `--only`; it is left out
 * where a file that it `needs` is not there.
 */
export const steps = [
  check('format', commandOf('oxfmt'), ['--check']),
  tool('types', 'check-types.mjs'),
  check('lint', commandOf('oxlint'), []),
  tool('arrows', 'arrows.mjs'),
  check('dead-code', commandOf('knip'), ['--no-progress']),
  tool('budgets', 'budgets.mjs'),
  tool('coverage', 'coverage.mjs', ['docs/coverage.md']),
  tool('build', 'build.mjs'),
  { names: vitestProjects, title: 'vitest', needs: [], run: (names, env) => vitest(names, env) },
  {
    names: ['system'],
    needs: ['apps/server/src/main.ts', 'apps/web/vite.config.ts'],
    run: (names, env) => vitest(names, env),
  },
  {
    names: ['e2e'],
    needs: ['playwright.config.ts', 'apps/server/src/main.ts', 'apps/web/vite.config.ts'],
    run: (_, env) => playwright(env),
  },
];
