import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Arrival, Heard, ListenJob, PageRead } from './listen.ts';

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
  const over = new AbortController();
  const { signal } = over;
  const answered = once(child, 'message', { signal });
  child.send(question);
  const ended = once(child, 'exit', { signal }).then(() => {
    throw new Error('A listening process has ended.');
  });
  try {
    const [answer] = (await Promise.race([answered, ended])) as [Answer];
    return answer;
  } finally {
    // Whichever did not come is awaited no longer.
    void Promise.allSettled([answered, ended]);
    over.abort();
  }
}

/**
 * Opens ten thousand streams in processes, each with loopback addresses of its own; they read a
 * page after its changes, where there is one.
 */
export async function openListeners(
  port: number,
  tokens?: readonly string[],
  page?: PageRead,
): Promise<Listeners> {
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
    return answerOf(child, { port, addresses, perAddress, tokens: own, page });
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
      const all = (kind: 'arrivals' | 'reads'): Arrival[] =>
        heard.flatMap((one, index) =>
          one[kind].map(({ stream, atMs }) => ({ stream: index * streamsEach + stream, atMs })),
        );
      const sum = (kind: 'closed' | 'refused') =>
        heard.reduce((total, one) => total + one[kind], 0);
      return {
        arrivals: all('arrivals'),
        reads: all('reads'),
        closed: sum('closed'),
        refused: sum('refused'),
      };
    },
    close,
  };
}

/** Resident memory of a process in kilobytes. */
export function residentKb(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
}
