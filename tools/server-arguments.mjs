import { spawnSync } from 'node:child_process';

/**
 * Whether a Node knows an option of V8. One it does not know stops it with a sentence before
 * anything runs, and one it knows it names its version, all within some milliseconds.
 */
export function knowsOption(option, program = process.execPath) {
  return spawnSync(program, [option, '--version'], { stdio: 'ignore' }).status === 0;
}

/** V8 may drop them: then the server runs without, with a larger heap or a longer start. */
const optionsThatMayGo = ['--no-allocation-site-pretenuring', '--wasm-tiering-budget=13000000'];

/**
 * How Node runs the server. Without a size its heap may grow to four times what is in use before
 * it is collected, and with pretenuring garbage of every call may fill the old part of it. The
 * budget is that of later versions: Node 20 compiles what the embedded database runs once at a
 * start as well as what it runs for each bet. See docs/performance.md.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  ...optionsThatMayGo.filter((option) => knowsOption(option)),
];
