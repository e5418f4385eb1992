import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openSharp } from '#kit/picture-encoder.ts';
import {
  payloadMark,
  redrawnUploads,
  refusedUploads,
  type Part,
} from './testing/hostile-uploads.ts';
import {
  bodyOf,
  openPicturesHarness,
  operatorToken,
  type Reply,
} from './testing/pictures-harness.ts';
import { png } from './testing/png.ts';

// Stored pictures are decoded here, where the encoder itself opens PNG and JPEG only.
const sharp = await openSharp();
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

const good: Part = { filename: 'a.png', type: 'image/png', bytes: png(32, 16) };

const pictureHeaders = {
  'content-type': 'image/webp',
  'x-content-type-options': 'nosniff',
  'content-disposition': 'inline; filename="picture.webp"',
  'content-security-policy': "default-src 'none'; sandbox",
  'cache-control': 'private, max-age=300',
};

function answerOf(reply: Reply) {
  return JSON.parse(reply.body.toString()) as {
    success: boolean;
    errorCode?: string;
    value: { ids: string[] } | null;
  };
}

const idsOf = (reply: Reply): string[] => answerOf(reply).value?.ids ?? [];
const codeOf = (reply: Reply) => answerOf(reply).errorCode;

describe.each(testDatabases())('§5: pictures on $name', (database) => {
  let harness: Awaited<ReturnType<typeof openPicturesHarness>>;
  let member: string;
  beforeAll(async () => {
    harness = await openPicturesHarness(database);
  });
  afterAll(() => harness.close());
  beforeEach(async () => {
    member = await harness.newMember();
  });

  const seen = (id: string, token = member) => harness.get(token, `/wps/member/picture/${id}`);

  test('at least 40 hostile uploads are tried', () => {
    expect(refusedUploads.length + redrawnUploads.length).toBeGreaterThanOrEqual(40);
  });

  test.each(refusedUploads)('nothing is stored of $what', async ({ parts }) => {
    const before = harness.files.keys().length;
    const reply = await harness.send(member, bodyOf(parts));
    expect(String(reply.status)).toMatch(/^4/);
    expect(codeOf(reply)).toMatch(/^(picture\.|request\.invalid)/);
    expect(harness.files.keys()).toHaveLength(before);
  });

  test.each(redrawnUploads)('only a redrawn picture is stored of $what', async ({ parts }) => {
    const ids = idsOf(await harness.send(member, bodyOf(parts)));
    expect(ids).toHaveLength(1);
    const { status, headers, body } = await seen(ids[0] ?? '');
    expect(status).toBe(200);
    expect(headers).toMatchObject(pictureHeaders);
    expect(body.includes(payloadMark)).toBe(false);
    const record = await sharp(body, { failOn: 'warning' }).metadata();
    expect(record).toMatchObject({ format: 'webp' });
    expect([record.exif, record.xmp, record.iptc, record.icc]).toEqual(Array(4).fill(undefined));
  });

  test('a picture is upright as the camera held it, and is at most 1600 pixels long', async () => {
    const background = '#0a0';
    const turned = await sharp({ create: { width: 2400, height: 1200, channels: 3, background } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const reply = await harness.send(
      member,
      bodyOf([{ filename: 'a.jpg', type: 'image/jpeg', bytes: turned }]),
    );
    const { body } = await seen(idsOf(reply)[0] ?? '');
    expect(await sharp(body).metadata()).toMatchObject({ width: 800, height: 1600 });
  });

  test('only the sender and the operator see a picture', async () => {
    const [id = ''] = idsOf(await harness.send(member, bodyOf([good])));
    const other = await harness.newMember();
    expect((await seen(id)).status).toBe(200);
    expect((await seen(id, other)).status).toBe(404);
    expect((await seen(id, 'nobody')).status).toBe(401);
    expect((await harness.get(operatorToken, `/operator/pictures/${id}`)).status).toBe(200);
    expect((await harness.get(member, `/operator/pictures/${id}`)).status).toBe(403);
    expect((await seen('..%2F..%2Fetc')).status).toBe(400);
    expect((await seen('0')).status).toBe(404);
  });

  test('a caller without a session is refused before the body is read', async () => {
    const reply = await harness.send('nobody', bodyOf([good, good, good]));
    expect(codeOf(reply)).toBe('session.ended');
  });

  test('a body that is not multipart, or ends too early, is refused', async () => {
    expect(codeOf(await harness.send(member, Buffer.from('{}'), 'application/json'))).toBe(
      'request.content.type',
    );
    const before = harness.files.keys().length;
    for (const missing of [3, 30, 90]) {
      const half = bodyOf([good]).subarray(0, -missing);
      expect(codeOf(await harness.send(member, half))).toBe('request.invalid');
    }
    expect(harness.files.keys()).toHaveLength(before);
  });

  test('an unused picture is deleted after an hour, a used one stays', async () => {
    const [used = '', unused = ''] = idsOf(await harness.send(member, bodyOf([good, good])));
    await harness.db
      .transaction()
      .execute((transaction) => harness.pictures.use(transaction, BigInt(member), [used]));
    harness.pass(61 * 60_000);
    await harness.send(member, bodyOf([good]));
    await harness.send(member, bodyOf([good]));
    expect((await seen(used)).status).toBe(200);
    expect(harness.files.keys()).toContain(used);
    expect((await seen(unused)).status).toBe(404);
    expect(harness.files.keys()).not.toContain(unused);
  });

  test("another member's picture cannot be used", async () => {
    const [id = ''] = idsOf(await harness.send(member, bodyOf([good])));
    const other = BigInt(await harness.newMember());
    const using = harness.db
      .transaction()
      .execute((transaction) => harness.pictures.use(transaction, other, [id]));
    await expect(using).rejects.toMatchObject({ code: 'picture.not.found' });
  });

  test('a member uploads at most 30 times in ten minutes', async () => {
    const codes: (string | undefined)[] = [];
    for (let time = 0; time < 31; time++) {
      codes.push(codeOf(await harness.send(member, bodyOf([good]))));
    }
    expect(codes.slice(0, 30)).toEqual(Array(30).fill(undefined));
    expect(codes[30]).toBe('request.limited');
  });
});
