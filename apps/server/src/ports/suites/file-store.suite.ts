import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { FileStore } from '../file-store.ts';

type FileStoreHarness = { store: FileStore; close(): Promise<void> };

/** What every adapter of the port must do. */
export function fileStoreSuite(name: string, open: () => Promise<FileStoreHarness>): void {
  describe(`a file store: ${name}`, () => {
    let harness: FileStoreHarness;
    beforeAll(async () => {
      harness = await open();
    });
    afterAll(() => harness.close());

    test('returns the same bytes, whatever they are', async () => {
      const everyByte = Uint8Array.from({ length: 256 }, (_, value) => value);
      const large = randomBytes(400_000);
      const keys = [randomUUID(), randomUUID()] as const;
      await harness.store.put(keys[0], everyByte);
      await harness.store.put(keys[1], large);
      expect(Buffer.from((await harness.store.get(keys[0])) ?? [])).toEqual(Buffer.from(everyByte));
      expect(large.equals((await harness.store.get(keys[1])) ?? Buffer.alloc(0))).toBe(true);
    });

    test('returns null for a key that was never put', async () => {
      expect(await harness.store.get(randomUUID())).toBeNull();
    });

    test('keeps the later bytes when a key is put twice', async () => {
      const key = randomUUID();
      await harness.store.put(key, Buffer.from('first'));
      await harness.store.put(key, Buffer.from('second'));
      expect(Buffer.from((await harness.store.get(key)) ?? []).toString()).toBe('second');
    });

    test('deletes what was removed, and allows a second removal', async () => {
      const [key, other] = [randomUUID(), randomUUID()];
      await harness.store.put(key, Buffer.from('one'));
      await harness.store.put(other, Buffer.from('two'));
      await harness.store.remove(key);
      await harness.store.remove(key);
      expect(await harness.store.get(key)).toBeNull();
      expect(await harness.store.get(other)).not.toBeNull();
    });
  });
}
