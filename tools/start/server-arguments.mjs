import { spawnSync } from 'node:child_process';

/**
 * Whether a Node knows an option of V8: with an unknown one it exits with an error at once, with a
 * known one it prints its version, both within milliseconds.
 */
export function knowsOption(option, program = process.execPath) {
  return spawnSync(program, [option, '--version'], { stdio: 'ignore' }).status === 0;
}

/** Options that V8 may drop; the server runs without them, with a larger heap or longer start. */
const optionsThatMayGo = ['--no-allocation-site-pretenuring', '--wasm-tiering-budget=13000000'];

/**
 * Node's arguments for the server. Without a size the heap may grow to four times its use before a
 * collection, and with pretenuring the garbage of every call may fill its old generation. The
 * budget is that of later versions: Node 20 also compiles code of the embedded database that runs
 * once at a start. See docs/performance.md.
 */
export const serverArguments = [
  '--enable-source-maps',
  '--max-old-space-size=1024',
  ...optionsThatMayGo.filter((option) => knowsOption(option)),
];
