import { parseArgs } from 'node:util';
import { allSteps } from './test/all-steps.mjs';
import { runGate } from './test/gate.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await runGate(allSteps, values.only, 'last-test-all.json');
