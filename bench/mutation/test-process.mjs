import { spawn } from 'node:child_process';
import path from 'node:path';

const script = path.join(import.meta.dirname, 'run-tests.mjs');
function start(databaseUrl) {
  const child = spawn(process.execPath, [script], {
    env: { ...process.env, TEST_POSTGRES_URL: databaseUrl },
    // A group of its own, so that its workers end with it.
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ready = new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', (code) => reject(new Error(`the tests ended with ${code}`)));
  });
  ready.catch(() => undefined);
  return { child, ready };
}

/** Runs test files with one fault at a time in a process that is restarted when one hangs. */
export function createTestProcess(databaseUrl) {
  let { child, ready } = start(databaseUrl);

  function stop() {
    child.removeAllListeners();
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended by itself.
    }
  }

  return {
    stop,
    /** Resolves with null when the tests do not end in time. */
    async run(request, limitMs) {
      await ready;
      const answer = await new Promise((resolve) => {
        const timer = setTimeout(() => resolve(null), limitMs);
        const settle = (value) => {
          clearTimeout(timer);
          child.removeAllListeners();
          resolve(value);
        };
        child.once('message', settle);
        child.once('exit', () => settle(null));
        child.send(request);
      });
      if (answer === null) {
        stop();
        ({ child, ready } = start(databaseUrl));
      }
      return answer;
    },
  };
}
