export type MailText = { subject: string; from: string; to: string; text: string };

type Part = { headers: ReadonlyMap<string, string>; body: Buffer };

/** Reads a mail as a person sees it: the subject, and the plain text if there is one. */
export function readMail(raw: Buffer): MailText {
  const mail = splitPart(raw);
  return {
    subject: decodeWords(mail.headers.get('subject') ?? ''),
    from: decodeWords(mail.headers.get('from') ?? ''),
    to: decodeWords(mail.headers.get('to') ?? ''),
    text: readText(mail).trim(),
  };
}

function splitPart(raw: Buffer): Part {
  const text = raw.toString('latin1');
  const gap = /\r?\n\r?\n/.exec(text);
  const headEnd = gap?.index ?? text.length;
  const bodyStart = headEnd + (gap?.[0].length ?? 0);
  const headers = new Map<string, string>();
  const unfolded = text.slice(0, headEnd).replace(/\r?\n[ \t]+/g, ' ');
  for (const line of unfolded.split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon < 1) continue;
    const value = Buffer.from(line.slice(colon + 1).trim(), 'latin1').toString('utf8');
    headers.set(line.slice(0, colon).toLowerCase(), value);
  }
  return { headers, body: raw.subarray(bodyStart) };
}

function readText(part: Part): string {
  const type = part.headers.get('content-type') ?? 'text/plain';
  const boundary = /boundary="?([^";]+)"?/i.exec(type)?.[1];
  if (!/^multipart\//i.test(type) || boundary === undefined) {
    const text = decodeBody(part).toString('utf8');
    return /^text\/html/i.test(type) ? withoutTags(text) : text;
  }
  const parts = splitMultipart(part.body, boundary);
  const chosen =
    parts.find((inner) => /^(text\/plain|multipart\/)/i.test(contentType(inner))) ?? parts[0];
  return chosen === undefined ? '' : readText(chosen);
}

function contentType(part: Part): string {
  return part.headers.get('content-type') ?? 'text/plain';
}

function splitMultipart(body: Buffer, boundary: string): Part[] {
  const sections = body.toString('latin1').split(`--${boundary}`).slice(1);
  return sections
    .filter((section) => !section.startsWith('--'))
    .map((section) => {
      const content = section.replace(/^\r?\n/, '').replace(/\r?\n$/, '');
      return splitPart(Buffer.from(content, 'latin1'));
    });
}

function decodeBody(part: Part): Buffer {
  const encoding = (part.headers.get('content-transfer-encoding') ?? '').toLowerCase();
  const text = part.body.toString('latin1');
  if (encoding === 'base64') return Buffer.from(text, 'base64');
  if (encoding === 'quoted-printable') return decodeQuoted(text.replace(/=\r?\n/g, ''));
  return part.body;
}

function decodeQuoted(text: string): Buffer {
  const decoded = text.replace(/=([0-9A-Fa-f]{2})/g, (_match, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return Buffer.from(decoded, 'latin1');
}

/** Decodes the `=?utf-8?B?…?=` form of header texts. */
function decodeWords(header: string): string {
  return header
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?([\w-]+)\?([BbQq])\?([^?]*)\?=/g, (_match, _set, form: string, text: string) =>
      form.toUpperCase() === 'B'
        ? Buffer.from(text, 'base64').toString('utf8')
        : decodeQuoted(text.replace(/_/g, ' ')).toString('utf8'),
    );
}

function withoutTags(markup: string): string {
  return markup
    .replace(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n');
}
