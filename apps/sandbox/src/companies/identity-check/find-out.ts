import { createHash } from 'node:crypto';
import type { CheckRequest, SentFile } from './check-request.ts';
import { pictureSize } from './picture-size.ts';

type Document = { name: string; birthday: string; number: string; expires_on: string };

export type Finding =
  | { status: 'clear' | 'unsure'; document: Document }
  | { status: 'refused'; reason: 'unreadable' | 'other_person' | 'altered' };

const leastPixels = 300;
const nameOfAnother = 'Rosalinda Magbanua';

/** A PDF is taken as it is: its pictures are not looked at. */
function isReadable({ type, bytes }: SentFile): boolean {
  if (type === 'application/pdf') return bytes.subarray(0, 5).toString('latin1') === '%PDF-';
  const size = pictureSize(bytes);
  return size !== null && Math.max(size.width, size.height) >= leastPixels;
}

function yearsFrom(now: Date, years: number): string {
  const day = new Date(now);
  day.setUTCFullYear(day.getUTCFullYear() + years);
  return day.toISOString().slice(0, 10);
}

/** The number of a person's document: the same for the same name and birthday. */
function numberOf({ name, birthday }: Pick<CheckRequest, 'name' | 'birthday'>): string {
  const person = `${name.toLowerCase().split(/\s+/).join(' ')} ${birthday}`;
  const hash = createHash('sha256').update(person).digest();
  return `P${(hash.readUIntBE(0, 6) % 10_000_000_000).toString().padStart(10, '0')}`;
}

/** What the company finds, by the pictures and the last word of the name. */
export function findOut(request: CheckRequest, now: Date): Finding {
  const { name, birthday, files } = request;
  if (!files.every(isReadable)) return { status: 'refused', reason: 'unreadable' };
  const document = { name, birthday, number: numberOf(request), expires_on: yearsFrom(now, 5) };
  switch (name.split(/\s+/).at(-1)?.toLowerCase()) {
    case 'review':
      return { status: 'unsure', document };
    case 'expired':
      return { status: 'clear', document: { ...document, expires_on: yearsFrom(now, -1) } };
    case 'young':
      return { status: 'clear', document: { ...document, birthday: yearsFrom(now, -15) } };
    case 'other':
      return { status: 'refused', reason: 'other_person' };
    case 'altered':
      return { status: 'refused', reason: 'altered' };
    case 'differs':
      return { status: 'clear', document: { ...document, name: nameOfAnother } };
    default:
      return { status: 'clear', document };
  }
}
