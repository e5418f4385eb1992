import { commandOf } from '../run.mjs';
import { nodeVersions, playUnder } from './other-nodes.mjs';
import { runCheck, runPlaywright, runScript, runVitest } from './runners.mjs';

/** The vitest projects of tests beside the code, which run together. */
export const besideTheCode = ['unit', 'tools', 'database', 'components'];

/** The arguments that choose projects of vitest. */
export function projectArguments(names) {
  return names.flatMap((name) => ['--project', name]);
}

function check(name, lane, command, args, more = {}) {
  return { names: [name], lane, run: () => runCheck(command, args), ...more };
}

function tool(name, lane, ...args) {
  return check(name, lane, process.execPath, [`tools/${name}.mjs`, ...args]);
}

/**
 * The steps before the tests. The checks run beside the build; those that walk every folder come
 * after it, since it removes files while it writes.
 */
const checks = [
  check('format', 'checks', commandOf('oxfmt'), ['--check']),
  // The linter knows every type already, so it finds what the compiler finds, in one pass.
  check('lint', 'checks', commandOf('oxlint'), ['--type-check'], {
    names: ['lint', 'types'],
    title: 'lint and types',
  }),
  check('dead-code', 'checks', commandOf('knip'), ['--no-progress']),
  tool('build', 'build'),
  tool('arrows', 'build'),
  tool('budgets', 'build'),
  tool('coverage', 'build', '--judge'),
  // Seeds the data for the sites of the steps below: two steps side by side would both make it.
  check('seed', 'build', process.execPath, ['tests/support/seeded-data.mjs']),
];

/**
 * The tests; `setting` is added to the environment of all of them. The tests of the system and the
 * browser tests run side by side, since each alone waits for a third of its time. The files of the
 * system run one by one: two at a time made the whole run a twentieth longer.
 */
function testSteps(setting = {}) {
  return [
    {
      names: besideTheCode,
      title: 'vitest',
      uses: { components: ['browser'] },
      // The server of the other steps keeps every commit; these start a faster one of their own.
      run: (names) => runVitest('vitest', projectArguments(names), setting),
    },
    {
      names: ['system'],
      lane: 'system',
      uses: { system: ['database', 'browser'] },
      run: (names, env) =>
        runVitest('system', [...projectArguments(names), '--maxWorkers=1'], { ...env, ...setting }),
    },
    {
      names: ['browser'],
      lane: 'browser-tests',
      uses: { browser: ['database', 'browser'] },
      run: (_, env) =>
        runPlaywright('playwright', ['--pass-with-no-tests'], { ...env, ...setting }),
    },
  ];
}

/**
 * What `npm test` runs, in order. A step has one or more names for `--only`. Neighbours with a
 * `lane` run side by side, lane by lane. What a name `uses` is prepared before the first step.
 */
export const steps = [...checks, ...testSteps()];

/** Variables that make the tests of the gate run everywhere. */
const everywhere = {
  EVERY_ENGINE: '1',
  EVERY_LOOK: '1',
  EVERY_ROUTE: '1',
  EVERY_GAME: '1',
  EVERY_CHANNEL: '1',
  IN_FULL: '1',
  KILLS: '10',
  SYSTEM_KILLS: '5',
  BROWSER: 'chromium',
};

/** A command of package.json that is a step of its own. */
function script(name, lane, uses = [], setting = {}) {
  const run = (_, env) => runScript(name, { ...env, ...setting });
  return { names: [name], lane, uses: { [name]: uses }, run };
}

function underNode(version) {
  const name = `node-${version.split('.')[0]}`;
  const run = () => playUnder(version);
  return { names: [name], title: `Node ${version}`, uses: { [name]: ['browser'] }, run };
}

/**
 * What `npm run test:all` runs: all steps of the gate, everywhere, and those that the gate leaves
 * out, beside the tests of their lane.
 */
export const allSteps = [
  ...checks,
  check('compiler', 'checks', process.execPath, ['tools/check-types.mjs']),
  ...testSteps(everywhere),
  script('property', 'system'),
  script('shuffles', 'system'),
  script('gallery', 'browser-tests', ['database', 'browser'], everywhere),
  check('faults', 'system', process.execPath, [
    '--import',
    'tsx',
    'tests/server/faults/all-faults.ts',
  ]),
  ...nodeVersions.map(underNode),
];
