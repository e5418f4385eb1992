import { createHmac } from 'node:crypto';
import type { LiveChat } from '#ports/live-chat.ts';

export type SandboxChatConfig = { url: string; secret: string; timeoutMs?: number };

const ticketMs = 30 * 60_000;
const defaultTimeoutMs = 3000;

/** Opens the sandbox's chat by a signed ticket, so no token of the account leaves the site. */
export function createSandboxChat(config: SandboxChatConfig): LiveChat {
  const { url, secret, timeoutMs = defaultTimeoutMs } = config;
  const signed = (text: string) => createHmac('sha256', secret).update(text).digest('base64url');

  return {
    address({ ref, name }, look, now) {
      const ticket = { visitor: ref, name, expires: now.getTime() + ticketMs };
      const body = Buffer.from(JSON.stringify(ticket)).toString('base64url');
      const query = { session: `${body}.${signed(body)}`, b2c: '1', ...look };
      return `${url}/chat?${new URLSearchParams(query).toString()}`;
    },
    async countUnread(ref) {
      try {
        const response = await fetch(`${url}/chat/v1/unread?visitor=${encodeURIComponent(ref)}`, {
          redirect: 'error',
          signal: AbortSignal.timeout(timeoutMs),
          headers: { authorization: `Bearer ${secret}` },
        });
        if (!response.ok) return null;
        const { unread } = (await response.json()) as { unread?: unknown };
        return Number.isSafeInteger(unread) && Number(unread) >= 0 ? Number(unread) : null;
      } catch {
        return null;
      }
    },
  };
}
