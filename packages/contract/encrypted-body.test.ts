import { expect, test } from 'vitest';
import { encryptionHeader, kidOfEncryptionHeader } from './encrypted-body.ts';

test('the Encryption header names the codec, its version and the key', () => {
  expect(encryptionHeader('k-1')).toBe('jwe; v=1; kid=k-1');
  expect(kidOfEncryptionHeader('jwe; v=1; kid=k-1')).toBe('k-1');
});

test.each(['', 'des', 'jwe; v=2; kid=a', 'jwe; v=1', 'jwe; v=1; kid=', 'jwe; v=1; kid=a b'])(
  '%j names no key',
  (header) => {
    expect(kidOfEncryptionHeader(header)).toBeNull();
  },
);
