import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { serveTestSite, type ServedSite } from '#testing/served-site.ts';
import { documentMaxBytes } from '@pavilion/domain/protection/identity-check';

type Parts = Readonly<Record<string, string | Blob>>;

const path = '/wps/member/identity';
const ofType = (type: string, bytes: Uint8Array<ArrayBuffer> | string) =>
  new Blob([bytes], { type });
const pdf = ofType('application/pdf', '%PDF-1.7\na page');

async function drawn(format: 'png' | 'jpeg'): Promise<Blob> {
  const create = { width: 60, height: 40, channels: 3, background: '#258' } as const;
  const bytes = await sharp({ create }).toFormat(format).toBuffer();
  return ofType(`image/${format}`, new Uint8Array(bytes));
}

describe.each(testDatabases())('§7: files over HTTP on $name', (database) => {
  let site: ServedSite;
  let png: Blob;
  let jpeg: Blob;
  beforeAll(async () => {
    site = await serveTestSite(database);
    png = await drawn('png');
    jpeg = await drawn('jpeg');
  });
  afterAll(() => site.close());

  async function newToken(): Promise<string> {
    const { id } = await site.newMember(0);
    return (await site.openSession(id)).token;
  }

  /** Sends an id card, with some of its parts replaced or added. */
  async function send(token: string, change: Parts = {}) {
    const named = { kind: 'idCard', name: 'Maria Santos', requestKey: randomUUID() };
    const parts = { ...named, front: png, back: pdf, selfie: jpeg, ...change };
    const body = new FormData();
    for (const [name, value] of Object.entries(parts)) body.append(name, value);
    return site.call({ method: 'POST', path, token, body });
  }

  test('PNG, JPEG and PDF are taken together, and shown as sent', async () => {
    const token = await newToken();
    const sent = await send(token);
    expect(sent).toMatchObject({ status: 200, value: { state: 'sent', kind: 'idCard' } });
    const shown = await site.call({ method: 'GET', path, token });
    expect(shown.value).toEqual(sent.value);
  });

  test('a PDF of the longest length is taken', async () => {
    const bytes = new Uint8Array(documentMaxBytes);
    bytes.set(new TextEncoder().encode('%PDF-1.7\n'));
    const back = ofType(pdf.type, bytes);
    expect(await send(await newToken(), { back })).toMatchObject({ status: 200 });
  });

  const filled = (length: number) => ofType(pdf.type, new Uint8Array(length));
  const wrong: [string, () => Parts, number, string][] = [
    ['a file over 10 MB', () => ({ back: filled(documentMaxBytes + 1) }), 413, 'too.large'],
    ['a body over 30.5 MB', () => ({ back: filled(31 * 1024 ** 2) }), 413, 'too.large'],
    ['an empty file', () => ({ back: filled(0) }), 400, 'document.empty'],
    ['a GIF', () => ({ front: ofType('image/gif', 'GIF89a') }), 400, 'document.type'],
    ['a PDF of the person', () => ({ selfie: pdf }), 400, 'document.type'],
    ['text that is called PDF', () => ({ back: ofType(pdf.type, 'PK') }), 400, 'unreadable'],
    ['a file of another name', () => ({ front: 'text', other: png }), 400, 'request.invalid'],
    ['a fourth file', () => ({ other: png }), 400, 'request.invalid'],
    ['a text in place of a file', () => ({ front: 'text' }), 400, 'request.invalid'],
  ];
  test.each(wrong)('refused: %s', async (_, change, status, code) => {
    const answer = await send(await newToken(), change());
    expect(answer.status).toBe(status);
    expect(answer.errorCode).toContain(code);
  });

  test.each([
    ['an empty file', () => ({ back: filled(0) }), 'back'],
    ['a GIF', () => ({ front: ofType('image/gif', 'GIF89a') }), 'front'],
    ['text that is called PDF', () => ({ back: ofType(pdf.type, 'PK') }), 'back'],
    ['text that is called PNG', () => ({ selfie: ofType('image/png', 'PK') }), 'selfie'],
  ] as const)('the refusal of %s names its side', async (_, change, side) => {
    expect((await send(await newToken(), change())).value).toEqual({ side });
  });

  test('nothing of a document is in the log', () => {
    expect(site.logged.filter((line) => /%PDF|Maria Santos/.test(line))).toEqual([]);
  });
});
