import { createHash } from 'node:crypto';

/** Kinds of documents, and the files that each needs. */
const filesOf = {
  passport: ['front', 'selfie'],
  id_card: ['front', 'back', 'selfie'],
  driving_licence: ['front', 'back', 'selfie'],
} as const;

type Kind = keyof typeof filesOf;

const types = ['image/jpeg', 'image/png', 'application/pdf'];

export type SentFile = { side: string; type: string; bytes: Buffer };

export type CheckRequest = {
  reference: string;
  name: string;
  birthday: string;
  kind: Kind;
  files: readonly SentFile[];
  /** Equal for requests with the same content, however the form was written. */
  fingerprint: string;
};

const isKind = (kind: string): kind is Kind => Object.hasOwn(filesOf, kind);

function isDay(text: string): boolean {
  const instant = new Date(`${text}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(instant.getTime())) return false;
  return instant.toISOString().startsWith(text);
}

const textOf = (form: FormData, name: string) => {
  const value = form.get(name);
  return typeof value === 'string' ? value.trim() : '';
};

async function fileOf(form: FormData, side: string): Promise<SentFile | null> {
  const value = form.get(side);
  if (value === null || typeof value === 'string' || value.size === 0) return null;
  const takesType =
    types.includes(value.type) && !(side === 'selfie' && value.type.endsWith('pdf'));
  if (!takesType) return null;
  return { side, type: value.type, bytes: Buffer.from(await value.arrayBuffer()) };
}

function fingerprintOf(texts: readonly string[], files: readonly SentFile[]): string {
  const hash = createHash('sha256').update(JSON.stringify(texts));
  for (const { side, type, bytes } of files) {
    hash.update(JSON.stringify([side, type, bytes.length])).update(bytes);
  }
  return hash.digest('hex');
}

/** Reads a request to check documents, or returns the name of the first invalid field. */
export async function readCheckRequest(form: FormData): Promise<CheckRequest | string> {
  const reference = textOf(form, 'reference');
  if (reference === '' || reference.length > 128) return 'reference';
  const name = textOf(form, 'name');
  if (name === '' || name.length > 200) return 'name';
  const birthday = textOf(form, 'birthday');
  if (!isDay(birthday)) return 'birthday';
  const kind = textOf(form, 'kind');
  if (!isKind(kind)) return 'kind';
  const files: SentFile[] = [];
  for (const side of filesOf[kind]) {
    const file = await fileOf(form, side);
    if (file === null) return side;
    files.push(file);
  }
  const fingerprint = fingerprintOf([reference, name, birthday, kind], files);
  return { reference, name, birthday, kind, files, fingerprint };
}
