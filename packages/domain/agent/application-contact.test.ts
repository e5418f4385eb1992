import { expect, test } from 'vitest';
import { normalisedContact, type ContactType } from './application-contact.ts';

test.each<[ContactType, string, string | null]>([
  ['mobileNum', '0917 123 4567', '9171234567'],
  ['mobileNum', '+63 (917) 123-4567', '9171234567'],
  ['viber', '00639171234567', '9171234567'],
  ['whatsapp', '028 123 456', '28123456'],
  ['mobileNum', '123456', null],
  ['mobileNum', '1234567890123456', null],
  ['mobileNum', 'ana', null],
  ['whatsapp', '@ana_cruz', null],
  ['email', ' Ana@Mail.Example ', 'ana@mail.example'],
  ['email', 'ana@mail', null],
  ['email', '09171234567', null],
  ['telegram', '@Ana_Cruz', 'ana_cruz'],
  ['telegram', 'ana_cruz', 'ana_cruz'],
  ['telegram', '+639171234567', '9171234567'],
  ['telegram', '@ana', null],
])('as %s, “%s” is compared as %s', (type, typed, normalised) => {
  expect(normalisedContact(type, typed)).toBe(normalised);
});
