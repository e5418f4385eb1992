import { localKeys } from '#kit/storage-keys.ts';
import { eraseStored, readStored, writeStored } from '@pavilion/client/state/device-storage.ts';

const keptMs = 30 * 24 * 60 * 60_000;
const kept = /^(\d{4}-\d\d-\d\d) ([\w-]{3,32})$/;
const dayOf = (at: Date) => at.toISOString().slice(0, 10);

/** Whether a text can be an invitation code. */
export const isCode = (text: string) => /^[\w-]{3,32}$/.test(text);

/** The code in the query of an invitation link; empty for none. */
export function linkedCode(search: string): string {
  const query = new URLSearchParams(search);
  return (query.get('code') ?? query.get('affiliateCode') ?? '').trim();
}

/** Keeps the code of an invitation link for whoever registers on this device within 30 days. */
export function rememberInvitation(code: string, now = new Date()): void {
  if (isCode(code)) writeStored(localKeys.invitation, `${dayOf(now)} ${code}`);
}

/** The code of the last link that was opened on this device within 30 days; empty for none. */
export function rememberedInvitation(now = new Date()): string {
  const [, day = '', code = ''] = kept.exec(readStored(localKeys.invitation) ?? '') ?? [];
  return Date.parse(dayOf(now)) - Date.parse(day) <= keptMs ? code : '';
}

export function forgetInvitation(): void {
  eraseStored(localKeys.invitation);
}
