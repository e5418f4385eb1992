import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';

const readyWithinMs = 60_000;

export type ChildProgram = { stop: () => Promise<void> };

/** Starts a TypeScript program of the repository; resolves when it prints the ready line. */
export function startProgram(
  program: string,
  env: Record<string, string>,
  ready: RegExp,
): Promise<ChildProgram> {
  const cwd = new URL('../../../../../', import.meta.url);
  const child = spawn(process.execPath, ['--import', 'tsx', program], {
    cwd,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    if (child.exitCode === null && child.kill('SIGTERM')) await ended;
  };
  return new Promise((resolve, reject) => {
    let output = '';
    const fail = () => reject(new Error(`${program} did not start:\n${output}`));
    const timer = setTimeout(fail, readyWithinMs);
    const read = (chunk: Buffer) => {
      output += chunk.toString();
      if (!ready.test(output)) return;
      clearTimeout(timer);
      resolve({ stop });
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', fail);
  });
}

function listen(server: Server): Promise<number> {
  return new Promise((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

export async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** Takes every connection and never says a word. */
export async function startSilentServer(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.resume();
  });
  return { port: await listen(server), close: () => void server.close() };
}
