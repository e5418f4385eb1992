import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Heard, ListenJob } from './listen.ts';

const processes = 2;
const addressesEach = 10;
const perAddress = 500;
const streamsEach = addressesEach * perAddress;
export const streams = processes * streamsEach;

export type Listeners = {
  /** The arrivals in all streams since the last report; `stream` counts through all processes. */
  report(): Promise<Heard>;
  close(): void;
};

async function answerOf<Answer>(child: ChildProcess, question: ListenJob | 'report') {
  const answered = once(child, 'message');
  child.send(question);
  const ended = once(child, 'exit').then(() => {
    throw new Error('A listening process has ended.');
  });
  const [answer] = (await Promise.race([answered, ended])) as [Answer];
  return answer;
}

/** Opens ten thousand streams in processes, each with loopback addresses of its own. */
export async function openListeners(port: number, tokens?: readonly string[]): Promise<Listeners> {
  const program = fileURLToPath(new URL('listen.ts', import.meta.url));
  const children = Array.from({ length: processes }, () =>
    fork(program, [], { execArgv: ['--import', 'tsx'] }),
  );
  const close = () => {
    for (const child of children) child.kill();
  };
  const opened = children.map((child, index) => {
    const addresses = Array.from(
      { length: addressesEach },
      (_, one) => `127.0.${index + 1}.${one + 1}`,
    );
    const own = tokens?.slice(index * streamsEach, (index + 1) * streamsEach);
    return answerOf(child, { port, addresses, perAddress, tokens: own });
  });
  try {
    await Promise.all(opened);
  } catch (error) {
    close();
    throw error;
  }
  return {
    report: async () => {
      const heard = await Promise.all(children.map((child) => answerOf<Heard>(child, 'report')));
      const arrivals = heard.flatMap((one, index) =>
        one.arrivals.map(({ stream, atMs }) => ({ stream: index * streamsEach + stream, atMs })),
      );
      return { arrivals, closed: heard.reduce((sum, one) => sum + one.closed, 0) };
    },
    close,
  };
}

/** Resident memory of a process in kilobytes. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}

export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}
