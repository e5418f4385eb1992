import { expect, test } from 'vitest';
import { createSecretBox } from './secret-box.ts';

const text = Buffer.from('a private key');
const box = createSecretBox('a-secret-of-enough-length', 'keys');

test('§3: encrypted bytes are decrypted unchanged, and differ each time', () => {
  const [one, other] = [box.encrypt(text), box.encrypt(text)];
  expect(box.decrypt(one)).toEqual(text);
  expect(one.equals(other)).toBe(false);
  expect(one.includes(text)).toBe(false);
});

test.each([
  ['another secret', createSecretBox('another-secret-of-length', 'keys')],
  ['another purpose', createSecretBox('a-secret-of-enough-length', 'cards')],
])('§3: a box of %s does not open it, and has another id', (_, other) => {
  expect(() => other.decrypt(box.encrypt(text))).toThrow('authenticate');
  expect(other.id).not.toBe(box.id);
});

test('§3: a text is decrypted unchanged, and equal texts have equal marks', () => {
  const sealed = box.encryptText('0012345678');
  expect(sealed).not.toContain('0012345678');
  expect(sealed).not.toBe(box.encryptText('0012345678'));
  expect(box.openText(sealed)).toBe('0012345678');
  expect(box.encryptText('')).toBe('');
  expect(box.openText('0012345678')).toBe('0012345678');
  expect(box.mark('0012345678')).toBe(box.mark('0012345678'));
  expect(box.mark('0012345678')).not.toBe(box.mark('0012345679'));
});

test('§3: a changed byte is detected', () => {
  const sealed = box.encrypt(text);
  sealed[14] = (sealed[14] ?? 0) ^ 1;
  expect(() => box.decrypt(sealed)).toThrow('authenticate');
});
