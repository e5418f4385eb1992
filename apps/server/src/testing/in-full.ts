import { env } from 'node:process';

/** True in a run before a release, in which tests repeat and send more than in the gate. */
export const inFull = env['IN_FULL'] === '1';
