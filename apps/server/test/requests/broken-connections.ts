import { setImmediate } from 'node:timers/promises';
import fc from 'fast-check';
import type { ServedSite } from '#testing/served-site.ts';
import {
  bytesOf,
  openConnection,
  pictureBody,
  until,
  type RawAnswer,
  type RawRequest,
} from './raw-connection.ts';

const seed = 43;
const atOnce = 60;

export type Person = { token: string; address: string };

const requests = ['upload', 'large upload', 'log-in', 'stream', 'file', 'call'] as const;

/** Requests that follow each other on a connection, and where and how it breaks. */
const broken = fc.record({
  // Half begin with an upload, since uploads wait for each other.
  first: fc.constantFrom('upload', 'large upload', ...requests),
  behind: fc.oneof(fc.constant([]), fc.array(fc.constantFrom(...requests), { maxLength: 2 })),
  by: fc.nat(),
  // Anywhere, or near the end, when the last request is known but not complete.
  sent: fc.oneof(fc.double({ min: 0, max: 1, noNaN: true }), fc.constant('nearly all' as const)),
  missing: fc.integer({ min: 1, max: 200 }),
  turns: fc.oneof(fc.nat(40), fc.nat(1000)),
  ends: fc.constantFrom('closed', 'reset', 'half closed'),
});

type Broken = typeof broken extends fc.Arbitrary<infer Value> ? Value : never;

/** Draws the same cases in every run. */
export const drawBroken = (count: number): Broken[] => fc.sample(broken, { numRuns: count, seed });

function uploadOf(headers: Record<string, string>, bytes?: Buffer): RawRequest {
  const picture = pictureBody(bytes);
  const all = { ...picture.headers, ...headers };
  return { method: 'POST', path: '/wps/member/info/icon', headers: all, body: picture.body };
}

function requestOf(
  kind: (typeof requests)[number],
  merchant: string,
  { token, address }: Person,
): RawRequest {
  const headers = { merchant, authorization: token, 'x-forwarded-for': address };
  if (kind === 'upload') return uploadOf(headers);
  if (kind === 'large upload') return uploadOf(headers, Buffer.alloc(300_000, 'x'));
  if (kind === 'stream') return { method: 'GET', path: '/wps/live', headers };
  if (kind === 'file') return { method: 'GET', path: '/wps/report/transaction/export', headers };
  if (kind === 'call') return { method: 'GET', path: '/wps/wallets/gcs', headers };
  const body = JSON.stringify({ username: `nobody${address}`, password: 'not-the-password' });
  const json = { ...headers, 'content-type': 'application/json' };
  return { method: 'POST', path: '/wps/session/login', headers: json, body };
}

async function breakOne(
  harness: ServedSite,
  { first, behind, sent, missing, turns, ends }: Broken,
  person: Person,
) {
  const all = [first, ...behind].map((kind) =>
    bytesOf(requestOf(kind, harness.merchantCode, person)),
  );
  const bytes = Buffer.concat(all);
  const { socket, closed, write } = openConnection(harness.port);
  const length = sent === 'nearly all' ? bytes.length - missing : Math.ceil(bytes.length * sent);
  write(bytes.subarray(0, length));
  for (let turn = 0; turn < turns; turn++) await setImmediate();
  if (ends === 'half closed') socket.end();
  for (let turn = 0; turn < 10; turn++) await setImmediate();
  if (ends === 'reset') socket.resetAndDestroy();
  else socket.destroy();
  await closed;
}

/** Breaks connections, some at a time; meanwhile `beside` runs once for each ten of them. */
export async function breakAll(
  harness: ServedSite,
  { plans, people, beside }: { plans: Broken[]; people: Person[]; beside: () => Promise<void> },
): Promise<void> {
  const left = plans.entries();
  const breaking = async () => {
    for (const [index, plan] of left) {
      const person = people[plan.by % people.length] as Person;
      const another = index % 10 === 0 ? beside() : undefined;
      await breakOne(harness, plan, person);
      await another;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, breaking));
}

/** Sends a whole upload of a person; returns its answer. */
export async function uploadWhole(harness: ServedSite, person: Person): Promise<RawAnswer> {
  const connection = openConnection(harness.port);
  connection.write(bytesOf(requestOf('upload', harness.merchantCode, person)));
  await until(() => connection.answer() !== null);
  connection.socket.destroy();
  return connection.answer() as RawAnswer;
}

export async function newPerson(harness: ServedSite, address: string): Promise<Person> {
  const { id } = await harness.newMember(0);
  const { token } = await harness.openSession(id);
  return { token, address };
}

export function newPeople(harness: ServedSite, count: number, network: string): Promise<Person[]> {
  const indexes = Array.from({ length: count }, (_, index) => index);
  return Promise.all(indexes.map((index) => newPerson(harness, `${network}.${index}`)));
}
