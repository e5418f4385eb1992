import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startSandbox, testSecrets, type SandboxUnderTest } from '#testing/sandbox-under-test.ts';
import { pictureSize } from './picture-size.ts';

const takesMs = 1000;
const today = '2026-11-27';
let sandbox: SandboxUnderTest;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(`${today}T10:00:00Z`) });
  sandbox = await startSandbox({ identityCheckMs: takesMs });
});
afterEach(async () => {
  vi.useRealTimers();
  await sandbox.close();
});

/** The head of a PNG of a size. */
function png(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(33);
  bytes.write('\u0089PNG\r\n\u001A\n', 0, 'latin1');
  bytes.write('IHDR', 12, 'latin1');
  bytes.writeUInt32BE(width, 16);
  bytes.writeUInt32BE(height, 20);
  return bytes;
}

/** The head of a JPEG of a size: an application segment, a fill byte and the frame. */
function jpeg(width: number, height: number): Buffer {
  const segment = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 6, 1, 2, 3, 4, 0xff]);
  const frame = Buffer.from([0xff, 0xc2, 0, 17, 8, 0, 0, 0, 0, 3, 0]);
  frame.writeUInt16BE(height, 5);
  frame.writeUInt16BE(width, 7);
  return Buffer.concat([segment, frame]);
}

const file = (bytes: Buffer, type = 'image/jpeg') => new Blob([new Uint8Array(bytes)], { type });
const pdf = file(Buffer.from('%PDF-1.7\r\n'), 'application/pdf');
const photo = file(jpeg(300, 200));

type Fields = Record<string, string | Blob | null>;

function fields(change: Fields = {}): Fields {
  return {
    reference: 'check-1',
    name: 'Maria Santos',
    birthday: '1990-02-28',
    kind: 'id_card',
    front: photo,
    back: pdf,
    selfie: file(png(200, 300), 'image/png'),
    ...change,
  };
}

async function send(change: Fields = {}, headers: Record<string, string> = {}) {
  const sent = fields(change);
  const form = new FormData();
  for (const [name, value] of Object.entries(sent)) if (value !== null) form.set(name, value);
  const body = new Response(form);
  return sandbox.server.inject({
    method: 'POST',
    url: '/identity-check/v1/checks',
    headers: {
      authorization: `Bearer ${testSecrets.identityCheckKey}`,
      'idempotency-key': typeof sent['reference'] === 'string' ? sent['reference'] : '',
      'content-type': body.headers.get('content-type') ?? '',
      ...headers,
    },
    payload: Buffer.from(await body.arrayBuffer()),
  });
}

function find(reference = 'check-1', key: string = testSecrets.identityCheckKey) {
  const url = `/identity-check/v1/checks?reference=${reference}`;
  return sandbox.server.inject({ url, headers: { authorization: `Bearer ${key}` } });
}

type Found = { status: string; document: Record<string, string> };

/** Sends documents and waits for what is found. */
async function found(change: Fields = {}): Promise<Found> {
  const response = await send(change);
  expect(response.statusCode).toBe(202);
  vi.advanceTimersByTime(takesMs);
  const { reference } = response.json<{ reference: string }>();
  return (await find(reference)).json<Found>();
}

const document = {
  name: 'Maria Santos',
  birthday: '1990-02-28',
  number: expect.stringMatching(/^P\d{10}$/) as string,
  expires_on: '2031-11-27',
};

test('Sandbox: documents are looked at for a second, and their person is then clear', async () => {
  const response = await send();
  expect(response.statusCode).toBe(202);
  expect(response.json()).toEqual({ reference: 'check-1', status: 'checking' });
  vi.advanceTimersByTime(takesMs - 1);
  expect((await find()).json()).toEqual({ reference: 'check-1', status: 'checking' });
  vi.advanceTimersByTime(1);
  expect((await find()).json()).toEqual({ reference: 'check-1', status: 'clear', document });
});

test.each([
  ['Maria Review', { status: 'unsure', document: { ...document, name: 'Maria Review' } }],
  [
    'Maria Expired',
    { status: 'clear', document: { birthday: '1990-02-28', expires_on: '2025-11-27' } },
  ],
  [
    'Maria YOUNG',
    { status: 'clear', document: { birthday: '2011-11-27', expires_on: '2031-11-27' } },
  ],
  ['Maria Other', { status: 'refused', reason: 'other_person' }],
  ['Maria Altered', { status: 'refused', reason: 'altered' }],
  ['Maria Differs', { status: 'clear', document: { ...document, name: 'Rosalinda Magbanua' } }],
  ['Review Santos', { status: 'clear', document: { ...document, name: 'Review Santos' } }],
])('Sandbox: the last word of a name decides: %s', async (name, finding) => {
  expect(await found({ name })).toMatchObject(finding);
});

test.each([
  ['front', file(jpeg(299, 299))],
  ['back', file(png(299, 10), 'image/png')],
  ['selfie', file(Buffer.from('no picture'))],
  ['front', file(Buffer.from('no document'), 'application/pdf')],
])('Sandbox: a %s that cannot be read is refused', async (side, unreadable) => {
  const finding = await found({ [side]: unreadable, name: 'Maria Review' });
  expect(finding).toEqual({ reference: 'check-1', status: 'refused', reason: 'unreadable' });
});

test('Sandbox: the same person shows the same document, another person another one', async () => {
  const number = async (change: Fields) => (await found(change)).document['number'];
  const first = await number({});
  const again = { reference: 'check-2', name: 'MARIA  Santos', kind: 'passport', back: null };
  expect(await number(again)).toBe(first);
  expect(await number({ reference: 'check-3', birthday: '1990-03-01' })).not.toBe(first);
  expect(await number({ reference: 'check-4', name: 'Mario Santos' })).not.toBe(first);
});

describe('Sandbox: requests for identity checks', () => {
  test('a repeat answers the same and checks nothing twice, other content is refused', async () => {
    await send();
    vi.advanceTimersByTime(takesMs);
    const repeat = await send();
    expect(repeat.statusCode).toBe(202);
    expect(repeat.json()).toEqual({ reference: 'check-1', status: 'clear', document });
    expect((await send({ name: 'Mario Santos' })).statusCode).toBe(409);
    expect((await send({ front: file(jpeg(800, 600)) })).statusCode).toBe(409);
    expect((await find()).json()).toMatchObject({ document });
  });

  test.each<Fields>([
    { reference: null },
    { reference: 'r'.repeat(129) },
    { name: ' ' },
    { birthday: '1990-02-30' },
    { birthday: '28.02.1990' },
    { kind: 'toString' },
    { front: null },
    { front: 'a text' },
    { back: null },
    { back: file(Buffer.alloc(0)) },
    { front: file(jpeg(800, 600), 'image/gif') },
    { selfie: pdf },
  ])('a form without what a check needs is refused: %o', async (change) => {
    const response = await send(change);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({ code: 'bad_request' });
    expect((await find()).statusCode).toBe(404);
  });

  test('without the key, the reference as Idempotency-Key, or a form it is refused', async () => {
    expect((await send({}, { authorization: 'Bearer wrong' })).statusCode).toBe(401);
    expect((await send({}, { 'idempotency-key': 'check-2' })).statusCode).toBe(400);
    const noForm = await send({}, { 'content-type': 'multipart/form-data; boundary=other' });
    expect(noForm.statusCode).toBe(400);
    expect((await send({}, { 'content-type': 'text/plain' })).statusCode).toBe(400);
    expect((await find('check-1', 'wrong')).statusCode).toBe(401);
    expect((await find('')).statusCode).toBe(400);
    const unknown = await find();
    expect(unknown.statusCode).toBe(404);
    expect(unknown.json()).toMatchObject({ code: 'not_found' });
  });

  test('three files of 10 MB are taken, more is not', async () => {
    const large = file(Buffer.concat([jpeg(900, 600), Buffer.alloc(10 * 1024 * 1024 - 22)]));
    const taken = await send({ front: large, back: large, selfie: large });
    expect(taken.statusCode).toBe(202);
    const more = file(Buffer.alloc(32 * 1024 * 1024));
    expect((await send({ reference: 'check-2', front: more })).statusCode).toBe(413);
  });
});

test('the size of a picture is read from its head', () => {
  expect(pictureSize(png(1024, 768))).toEqual({ width: 1024, height: 768 });
  expect(pictureSize(jpeg(640, 480))).toEqual({ width: 640, height: 480 });
  expect(pictureSize(jpeg(640, 480).subarray(0, 14))).toBeNull();
  expect(pictureSize(png(640, 480).subarray(0, 20))).toBeNull();
  expect(pictureSize(Buffer.alloc(0))).toBeNull();
});
