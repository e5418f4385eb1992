/** True in a run before a release, in which tests repeat and visit more than in the gate. */
export const isInFull = process.env['IN_FULL'] === '1';
