import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from './file-store.ts';

type FileStoreWorld = { store: FileStore; close(): Promise<void> };

/** What every adapter of the port must do. */
export function fileStoreSuite(name: string, open: () => Promise<FileStoreWorld>): void {
  describe(`a file store: ${name}`, () => {
    let world: FileStoreWorld;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    test('gives back the very bytes, whatever they are', async () => {
      const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value);
      const large = randomBytes(400_000);
      const keys = [randomUUID(), randomUUID()] as const;
      await world.store.put(keys[0], everyByte);
      await world.store.put(keys[1], large);
      expect(Buffer.from((await world.store.get(keys[0])) ?? [])).toEqual(Buffer.from(everyByte));
      expect(large.equals((await world.store.get(keys[1])) ?? Buffer.alloc(0))).toBe(true);
    });

    test('knows nothing of a key that was never put', async () => {
      expect(await world.store.get(randomUUID())).toBeNull();
    });

    test('keeps the later bytes when a key is put twice', async () => {
      const key = randomUUID();
      await world.store.put(key, Buffer.from('first'));
      await world.store.put(key, Buffer.from('second'));
      expect(Buffer.from((await world.store.get(key)) ?? []).toString()).toBe('second');
    });

    test('forgets what was removed, and minds no second removal', async () => {
      const [key, other] = [randomUUID(), randomUUID()];
      await world.store.put(key, Buffer.from('one'));
      await world.store.put(other, Buffer.from('two'));
      await world.store.remove(key);
      await world.store.remove(key);
      expect(await world.store.get(key)).toBeNull();
      expect(await world.store.get(other)).not.toBeNull();
    });
  });
}
