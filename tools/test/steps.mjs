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
 * What stands before the tests. The checks go beside the build; those that walk every folder come
 * after it, since it takes files away while it writes.
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
  // What sites in the steps below start from: two that go side by side would both make it.
  tool('seed', 'seeded-data.mjs', { lane: 'build', needs: servedSite }),
];

/**
 * The tests; `setting` is what the environment of all of them says beside the database. The system
 * and the stories go side by side, since each by itself waits for a third of its time. The files of
 * the system go one by one: two at a time beside the stories made all of it a twentieth longer.
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
      names: ['e2e'],
      lane: 'stories',
      needs: ['playwright.config.ts', ...servedSite],
      uses: { e2e: ['database', 'browser'] },
      run: (_, env) =>
        runPlaywright('playwright', ['--pass-with-no-tests'], { ...env, ...setting }),
    },
  ];
}

/**
 * What `npm test` runs, in order. A step goes by one or more names for `--only`; it is left out
 * where a file that it `needs` is not there. Neighbours with a `lane` go side by side, lane by
 * lane. What a name `uses` is prepared before the first step.
 */
export const steps = [...checks, ...testSteps()];
