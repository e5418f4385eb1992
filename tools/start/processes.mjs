import { spawn } from 'node:child_process';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** After this long a process that got a signal to stop is killed. */
const patienceMs = 15_000;
/** One press of Ctrl+C arrives twice, from the terminal and from npm. */
const sameStopMs = 1_000;

function startProgram({ program, env, nodeArgs }) {
  const leave = new URL('leave-with-parent.mjs', import.meta.url).href;
  return spawn(process.execPath, [...nodeArgs, '--import', leave, program], {
    env,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // A process group of its own, so that Ctrl+C reaches it once, through this process.
    detached: true,
  });
}

/**
 * Runs the programs `[{ name, program, env, nodeArgs }]` side by side until a signal to stop or
 * until one of them ends, then stops the rest. Resolves with the exit code of the command.
 */
export function runTogether(programs) {
  return new Promise((resolve) => {
    const running = new Map();
    let stoppedAt = 0;
    let exitCode = 0;

    const stop = (signal) => {
      if (stoppedAt > 0) {
        if (Date.now() - stoppedAt > sameStopMs) kill('SIGKILL');
        return;
      }
      stoppedAt = Date.now();
      kill(signal);
      setTimeout(kill, patienceMs, 'SIGKILL').unref();
    };
    const kill = (signal) => {
      for (const child of running.values()) child.kill(signal);
    };
    const ended = (name, code, signal) => {
      running.delete(name);
      const clean = stoppedAt > 0 && code === 0;
      if (!clean && exitCode === 0) exitCode = code || 1;
      if (stoppedAt === 0) {
        console.error(`The ${name} ended by itself (${signal ?? `exit code ${code}`}).`);
        stop('SIGTERM');
      }
      if (running.size === 0) resolve(exitCode);
    };

    for (const one of programs) {
      const { name } = one;
      const child = startProgram(one);
      running.set(name, child);
      child.on('exit', (code, signal) => ended(name, code, signal));
    }
    for (const signal of stopSignals) process.on(signal, () => stop('SIGTERM'));
  });
}
