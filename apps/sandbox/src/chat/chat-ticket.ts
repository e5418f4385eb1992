import { createHmac } from 'node:crypto';
import { isSameText } from '../same-text.ts';

/** The visitor that a ticket names: an opaque reference and a name to show. */
export type ChatVisitor = { visitor: string; name: string };

/** Null for a ticket that the site did not sign or that has expired. */
export function readTicket(ticket: string, secret: string, nowMs: number): ChatVisitor | null {
  const [body = '', signature = ''] = ticket.split('.');
  const expected = createHmac('sha256', secret).update(body).digest('base64url');
  if (!isSameText(signature, expected)) return null;
  const { visitor, name, expires } = JSON.parse(
    Buffer.from(body, 'base64url').toString('utf8'),
  ) as ChatVisitor & { expires: number };
  return expires > nowMs ? { visitor, name } : null;
}
