import { spawn } from 'node:child_process';
import { createServer, type AddressInfo, type Server } from 'node:net';

const readyWithinMs = 60_000;
/** Below the ephemeral ports of operating systems; a range of 20 for each process. */
let nextPort = 20_000 + (process.pid % 500) * 20;

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

function listen(server: Server, port = 0): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
  });
}

/** A free port that the system does not assign to others before a program starts there. */
export async function freePort(): Promise<number> {
  const server = createServer();
  try {
    const port = await listen(server, nextPort++);
    await new Promise((resolve) => server.close(resolve));
    return port;
  } catch {
    return freePort();
  }
}

/** Starts a server that accepts every connection and never answers. */
export async function startSilentServer(): Promise<{ port: number; close: () => void }> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.resume();
  });
  return { port: await listen(server), close: () => void server.close() };
}
