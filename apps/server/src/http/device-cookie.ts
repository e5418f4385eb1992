import type { FastifyReply, FastifyRequest } from 'fastify';

const name = 'device';
const path = '/wps';

/** The cookie of a remembered device (decision D5), as a call finds it and may change it. */
export type DeviceCookie = {
  /** Null when the browser sent none. */
  value: string | null;
  write: (value: string, expiresAt: Date) => void;
  erase: () => void;
};

/** HttpOnly and SameSite=Strict always; Secure wherever the site is reached over TLS. */
export function deviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): DeviceCookie {
  const sent = /(?:^|;\s*)device=([\w.-]{1,200})/.exec(request.headers.cookie ?? '')?.[1];
  const flags = `Path=${path}; HttpOnly; SameSite=Strict${secure ? '; Secure' : ''}`;
  const set = (text: string) => void reply.header('set-cookie', text);
  return {
    value: sent ?? null,
    write: (value, expiresAt) =>
      set(`${name}=${value}; Expires=${expiresAt.toUTCString()}; ${flags}`),
    erase: () => set(`${name}=; Max-Age=0; ${flags}`),
  };
}
