import { nodeVersions, playUnder } from './other-nodes.mjs';
import { runCheck, runScript } from './runners.mjs';
import { checks, testSteps } from './steps.mjs';

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
  return { names: [name], lane, needs: [], uses: { [name]: uses }, run };
}

const faults = {
  names: ['faults'],
  lane: 'system',
  needs: ['tests/server/faults/all-faults.ts'],
  run: () => runCheck(process.execPath, ['tools/faults.mjs']),
};

function underNode(version) {
  const [major] = version.split('.');
  return {
    names: [`node-${major}`],
    title: `Node ${version}`,
    needs: ['apps/server/src/main.ts', 'apps/web/vite.config.ts'],
    uses: { [`node-${major}`]: ['browser'] },
    run: () => playUnder(version),
  };
}

/**
 * What `npm run test:all` runs: all steps of the gate, everywhere, and those that the gate leaves
 * out, beside the tests of their lane.
 */
export const allSteps = [
  ...checks,
  {
    names: ['compiler'],
    lane: 'checks',
    needs: [],
    run: () => runCheck(process.execPath, ['tools/check-types.mjs']),
  },
  ...testSteps(everywhere),
  script('property', 'system'),
  script('shuffles', 'system'),
  script('gallery', 'browser-tests', ['database', 'browser'], everywhere),
  faults,
  ...nodeVersions.map(underNode),
];
