import { spawn } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';

/** The folder of the project. */
export const root = path.resolve(fileURLToPath(import.meta.url), '../..');

/** The file that a package's command runs, so that it starts without npm or a shell. */
export function commandOf(name) {
  return path.join(root, 'node_modules/.bin', name);
}

/**
 * Runs a program in the project's folder; resolves with its exit code and what it printed, plain.
 * With `echo`, the output is passed on while it arrives.
 */
export function run(command, args, { env = {}, echo = false, cwd = root } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (text) => {
        output += text;
        if (echo) process.stdout.write(text);
      });
    }
    child.on('error', reject);
    child.on('close', (code) =>
      resolve({ code: code ?? 1, output: stripVTControlCharacters(output) }),
    );
  });
}
