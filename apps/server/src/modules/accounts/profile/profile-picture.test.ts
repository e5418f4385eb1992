import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testDatabases } from '#db/testing/test-database.ts';
import { openSharp } from '#kit/picture-encoder.ts';
import {
  newContext,
  openIdentityHarness,
  type IdentityHarness,
} from '#testing/identity-harness.ts';

const sharp = await openSharp();
sharp.unblock({ operation: ['VipsForeignLoadWebpBuffer'] });

async function photo(background: string): Promise<Blob> {
  const bytes = await sharp({ create: { width: 600, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}

describe.each(testDatabases())('§2 Side menu: the profile picture on $name', (database) => {
  let harness: IdentityHarness;
  beforeAll(async () => {
    harness = await openIdentityHarness(database);
  });
  afterAll(() => harness.close());

  async function newMember() {
    const { caller } = await harness.newMember();
    const context = { ...newContext(), caller };
    const { getMemberInfo, getProfilePicture, setProfilePicture } = harness.identity.handlers;
    return {
      info: () => getMemberInfo({}, context),
      picture: () => getProfilePicture({}, context),
      send: async (...pictures: Blob[]) => setProfilePicture({ pictures }, context),
    };
  }

  test('is a square of 256 pixels, named in the member info', async () => {
    const maria = await newMember();
    expect((await maria.info()).pictureId).toBeNull();
    const { pictureId } = await maria.send(await photo('#a00'));
    expect((await maria.info()).pictureId).toBe(pictureId);
    const kept = await maria.picture();
    expect(kept.type).toBe('image/webp');
    expect(await sharp(await kept.arrayBuffer()).metadata()).toMatchObject({
      format: 'webp',
      width: 256,
      height: 256,
    });
  });

  test('a new one replaces the old one, which is deleted', async () => {
    const maria = await newMember();
    const first = await maria.send(await photo('#0a0'));
    const second = await maria.send(await photo('#00a'));
    expect((await maria.info()).pictureId).toBe(second.pictureId);
    expect(harness.files.keys()).toContain(second.pictureId);
    expect(harness.files.keys()).not.toContain(first.pictureId);
  });

  test('two at the same time leave one', async () => {
    const maria = await newMember();
    const before = harness.files.keys().length;
    await Promise.all([maria.send(await photo('#111')), maria.send(await photo('#222'))]);
    expect(harness.files.keys()).toHaveLength(before + 1);
    expect(harness.files.keys()).toContain((await maria.info()).pictureId);
  });

  test('a file that cannot be decoded is refused and changes nothing', async () => {
    const maria = await newMember();
    await expect(maria.picture()).rejects.toMatchObject({ code: 'picture.not.found' });
    const fake = new Blob(['<svg/>'], { type: 'image/png' });
    await expect(maria.send(fake)).rejects.toMatchObject({ code: 'picture.unreadable' });
    expect((await maria.info()).pictureId).toBeNull();
  });
});
