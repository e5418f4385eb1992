import { parseArgs } from 'node:util';
import { runGate } from './test/gate.mjs';
import { steps } from './test/steps.mjs';

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await runGate(steps, values.only, 'last-test.json');
