import { expect, test } from 'vitest';
import { photo } from '#testing/test-base.ts';
import { drawDocuments } from './drawn-documents.ts';

test('§7: of a sender who goes between two pictures the second is not drawn', async () => {
  const picture = await photo();
  const leaving = new AbortController();
  const read: string[] = [];
  const sent = (['front', 'selfie'] as const).map((side) => {
    const arrayBuffer = () => {
      read.push(side);
      leaving.abort();
      return picture.arrayBuffer();
    };
    return { side, file: Object.assign(picture.slice(), { arrayBuffer }) };
  });
  await expect(drawDocuments(sent, leaving.signal)).rejects.toThrow('has gone');
  expect(read).toEqual(['front']);
});
