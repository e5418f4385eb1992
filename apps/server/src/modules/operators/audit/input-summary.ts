import { createHash } from 'node:crypto';

const secretField = /password|token|secret|captcha|key$|accountnumber|code$/i;
const mask = '***';
const longestSummary = 2000;

/** Masks secrets and replaces bytes by their count. */
function safe(value: unknown, field: string): unknown {
  if (secretField.test(field) && value !== undefined) return mask;
  if (typeof value === 'bigint') return value.toString();
  if (value instanceof Uint8Array) return `${value.byteLength} bytes`;
  if (Array.isArray(value)) return value.map((one) => safe(one, field));
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(fields.map(([name, one]) => [name, safe(one, name)]));
}

/** A short text of the input for people, and the digest of all of it; neither contains a secret. */
export function summarise(input: unknown): { summary: string; digest: string } {
  const text = JSON.stringify(safe(input, '')) ?? 'null';
  return {
    summary: text.length > longestSummary ? `${text.slice(0, longestSummary)}…` : text,
    digest: createHash('sha256').update(text).digest('hex'),
  };
}
