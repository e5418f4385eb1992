import type { FastifyReply, FastifyRequest } from 'fastify';

const kept = (name: string) => ({
  name,
  pattern: new RegExp(`(?:^|;\\s*)${name}=([\\w.-]{1,200})`),
});

const overHttp = kept('device');
/** Browsers accept a cookie with this prefix only over TLS. */
const overTls = kept('__Secure-device');
/** The two cookies of browsers, by whether the site is reached over TLS. */
const browserPatterns = {
  browser: /(?:^|;\s*)browser=([\w-]{22})(?:;|$)/,
  '__Secure-browser': /(?:^|;\s*)__Secure-browser=([\w-]{22})(?:;|$)/,
} as const;
const path = '/wps';

/** The cookie of a remembered device (decision D5), which a call may read and change. */
export type DeviceCookie = {
  /** Null when the browser sent none. */
  value: string | null;
  write: (value: string, expiresAt: Date) => void;
  erase: () => void;
};

/** Names the captcha that was shown last (see `captchaId` of the calls that need one). */
export type CaptchaCookie = Omit<DeviceCookie, 'erase'>;

/** Names the browser, whoever uses it: 128 random bits, or null for none of this form. */
export type BrowserCookie = Omit<DeviceCookie, 'erase'>;

const ofPath = `Path=${path}; HttpOnly; SameSite=Strict`;

/** The captcha cookie; Secure where the site is reached over TLS. */
export function captchaCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): CaptchaCookie {
  const sent = /(?:^|;\s*)captchaId=([\da-f-]{36})(?:;|$)/.exec(request.headers.cookie ?? '')?.[1];
  const flags = `${ofPath}${secure ? '; Secure' : ''}`;
  return {
    value: sent ?? null,
    write: (value, expiresAt) =>
      void reply.header(
        'set-cookie',
        `captchaId=${value}; Expires=${expiresAt.toUTCString()}; ${flags}`,
      ),
  };
}

/** The device cookie: HttpOnly, SameSite=Strict, and Secure where the site is reached over TLS. */
export function deviceCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): DeviceCookie {
  const { name, pattern } = secure ? overTls : overHttp;
  const sent = pattern.exec(request.headers.cookie ?? '')?.[1];
  const flags = `${ofPath}${secure ? '; Secure' : ''}`;
  const set = (text: string) => void reply.header('set-cookie', text);
  return {
    value: sent ?? null,
    write: (value, expiresAt) =>
      set(`${name}=${value}; Expires=${expiresAt.toUTCString()}; ${flags}`),
    erase: () => set(`${name}=; Max-Age=0; ${flags}`),
  };
}

/** The cookie of the browser, with the flags of the device cookie. */
export function browserCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  secure: boolean,
): BrowserCookie {
  const name = secure ? '__Secure-browser' : 'browser';
  const flags = `${ofPath}${secure ? '; Secure' : ''}`;
  return {
    value: browserPatterns[name].exec(request.headers.cookie ?? '')?.[1] ?? null,
    write: (value, expiresAt) =>
      void reply.header(
        'set-cookie',
        `${name}=${value}; Expires=${expiresAt.toUTCString()}; ${flags}`,
      ),
  };
}
