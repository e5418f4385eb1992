import { spawnSync } from 'node:child_process';

/**
 * Whether a Node knows an option of V8. One it does not know stops it with a sentence before
 * anything runs, and one it knows it names its version, all within some milliseconds.
 */
export function knowsOption(option, program = process.execPath) {
  return spawnSync(program, [option, '--version'], { stdio: 'ignore' }).status === 0;
}

/** V8 may drop it: then the server runs without it, only with a larger heap. */
const optionsThatMayGo = ['--no-allocation-site-pretenuring'];

/**
 * How Node runs the server. Without a size its heap may grow to four times what is in use before it
 * is collected, and with pretenuring garbage of every call may fill the old part of it: see
 * docs/performance.md.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  ...optionsThatMayGo.filter((option) => knowsOption(option)),
];
