import * as v from 'valibot';
import type { SecretBox } from '#kit/secrets/secret-box.ts';
import type { ContactType } from '@pavilion/domain/agent/application-contact';

/** What an application says about a person, in the order in which it is compared. */
const details = v.object({
  name: v.string(),
  contactType: v.string(),
  contact: v.string(),
  text: v.string(),
});

export type ApplicationDetails = v.InferOutput<typeof details> & { contactType: ContactType };

export function encryptDetails(
  box: SecretBox,
  { name, contactType, contact, text }: ApplicationDetails,
): Buffer {
  return box.encrypt(Buffer.from(JSON.stringify({ name, contactType, contact, text })));
}

/** The details of a stored application; null once they were erased. */
export function decryptDetails(box: SecretBox, encrypted: Uint8Array | null) {
  if (encrypted === null) return null;
  return v.parse(details, JSON.parse(box.decrypt(encrypted).toString()));
}

/** Equal for two forms of one contact, and tells nothing about it. */
export function contactMark(box: SecretBox, type: ContactType, normalised: string): Buffer {
  return Buffer.from(box.mark(`${type} ${normalised}`), 'base64');
}
