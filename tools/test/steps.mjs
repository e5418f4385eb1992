import { commandOf } from '../run.mjs';
import { runCheck, runPlaywright, runVitest } from './runners.mjs';
import { projectArguments, vitestProjects } from './vitest-projects.mjs';

function check(name, command, args, more = {}) {
  return { names: [name], needs: [], run: () => runCheck(command, args), ...more };
}

function tool(name, file, more) {
  return check(name, process.execPath, [`tools/${file}`], more);
}

const servedSite = ['apps/server/src/main.ts', 'apps/web/vite.config.ts'];

/**
 * The steps before the tests. The checks run beside the build; those that walk every folder come
 * after it, since it removes files while it writes.
 */
export const checks = [
  check('format', commandOf('oxfmt'), ['--check'], { lane: 'checks' }),
  // The linter knows every type already, so it finds what the compiler finds, in one pass.
  check('lint', commandOf('oxlint'), ['--type-check'], {
    names: ['lint', 'types'],
    title: 'lint and types',
    lane: 'checks',
  }),
  check('dead-code', commandOf('knip'), ['--no-progress'], { lane: 'checks' }),
  tool('build', 'build.mjs', { lane: 'build' }),
  tool('arrows', 'arrows.mjs', { lane: 'build' }),
  tool('budgets', 'budgets.mjs', { lane: 'build' }),
  check('coverage', process.execPath, ['tools/coverage.mjs', '--judge'], { lane: 'build' }),
  // Seeds the data for the sites of the steps below: two steps side by side would both make it.
  tool('seed', 'seeded-data.mjs', { lane: 'build', needs: servedSite }),
];

/**
 * The tests; `setting` is added to the environment of all of them. The tests of the system and the
 * browser tests run side by side, since each alone waits for a third of its time. The files of the
 * system run one by one: two at a time made the whole run a twentieth longer.
 */
export function testSteps(setting = {}) {
  return [
    {
      names: vitestProjects(),
      title: 'vitest',
      needs: [],
      uses: { components: ['browser'] },
      // The server of the other steps keeps every commit; these start a faster one of their own.
      run: (names) => runVitest('vitest', projectArguments(names), setting),
    },
    {
      names: ['system'],
      lane: 'system',
      needs: servedSite,
      uses: { system: ['database', 'browser'] },
      run: (names, env) =>
        runVitest('system', [...projectArguments(names), '--maxWorkers=1'], { ...env, ...setting }),
    },
    {
      names: ['browser'],
      lane: 'browser-tests',
      needs: ['playwright.config.ts', ...servedSite],
      uses: { browser: ['database', 'browser'] },
      run: (_, env) =>
        runPlaywright('playwright', ['--pass-with-no-tests'], { ...env, ...setting }),
    },
  ];
}

/**
 * What `npm test` runs, in order. A step has one or more names for `--only`; it is left out when a
 * file that it `needs` is missing. Neighbours with a `lane` run side by side, lane by lane. What a
 * name `uses` is prepared before the first step.
 */
export const steps = [...checks, ...testSteps()];
