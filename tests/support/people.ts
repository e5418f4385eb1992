import { type BrowserContext, expect, type Page } from '@playwright/test';
import { writeCall } from './encrypted-call.ts';
import type { Outbox } from './outbox.ts';

export const merchant = 'PAVILION';
/** The password of every member whom a test registers without naming another. */
export const password = 'lantern-on-water';
/** The password of the accounts that the site begins with, such as `member01`. */
const seededPassword = 'Pavilion2026';
const sessionKey = 'MC_SESSION_INFO';

const numbersOfWorker = 10_000;
let given = 0;

/** Counts through all tests of this worker; no other worker of the run draws the same number. */
function countOn(): number {
  given += 1;
  if (given === numbersOfWorker) throw new Error('the worker has used up its numbers');
  return Number(process.env['TEST_WORKER_INDEX'] ?? 0) * numbersOfWorker + given;
}

/** Seven digits that are nobody else's. They never end in 0000, which the SMS company refuses. */
export function ownNumber(): number {
  return 1_000_000 + countOn();
}

/** Far from the number before: a site limits the codes an hour to neighbouring numbers. */
export function ownMobileNumber(): string {
  const spread = (countOn() * 100_003) % 10_000_000;
  return `0917${String(spread).padStart(7, '0')}`;
}

/**
 * A name that is nobody else's: the company for identity checks finds the same document for two
 * people of one name and birthday.
 */
export function ownName(): string {
  const letters = [...String(countOn())].map((digit) => 'abcdefghij'[Number(digit)]);
  return `Maria L${letters.join('')}`;
}

/** An address of its own, so that tests do not share the limits by address. */
export function ownAddress(): string {
  const number = countOn();
  return `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`;
}

export type SessionAnswer = { token: string; userName: string; type: number };

type Call = {
  method: 'POST' | 'PUT';
  path: string;
  body: object;
  token?: string;
  language?: 'EN' | 'TY';
};

/** Sends a call as the web app does, encrypted where the contract says so; returns its value. */
export async function sendCall(origin: string, call: Call): Promise<unknown> {
  const written = await writeCall(origin, merchant, call);
  const response = await fetch(origin + call.path, {
    method: call.method,
    headers: {
      ...written.headers,
      merchant,
      language: call.language ?? 'EN',
      'x-forwarded-for': ownAddress(),
      ...(call.token === undefined ? {} : { authorization: call.token }),
    },
    body: written.body,
  });
  const { value } = (await response.json()) as { value: unknown };
  expect(response.status, `${call.method} ${call.path}: ${JSON.stringify(value)}`).toBe(200);
  return value;
}

/** The value at a path as the member reads it. */
export async function ask(
  origin: string,
  { token }: SessionAnswer,
  path: string,
): Promise<unknown> {
  const response = await fetch(origin + path, { headers: { merchant, authorization: token } });
  expect(response.status, path).toBe(200);
  return ((await response.json()) as { value: unknown }).value;
}

/** Registers a member whose name begins with `nameStart`; no page holds the session yet. */
export async function registerMember(
  origin: string,
  nameStart: string,
  more: { password?: string; email?: string; language?: 'EN' | 'TY' } = {},
): Promise<SessionAnswer> {
  const { language = 'EN', ...typed } = { password, ...more };
  const body = {
    ...typed,
    username: `${nameStart}${ownNumber()}`,
    confirmPassword: typed.password,
    birthday: '1990-05-01',
    affiliateCode: '',
    agreement: true,
  };
  const path = '/wps/member/register';
  return (await sendCall(origin, { method: 'PUT', path, body, language })) as SessionAnswer;
}

/** Registers a member by mobile number, with the code that was sent to it. */
export async function registerByMobile(
  origin: string,
  outbox: Outbox,
  mobileNum: string,
): Promise<SessionAnswer> {
  const codePath = '/wps/verification/sms/register';
  await sendCall(origin, { method: 'POST', path: codePath, body: { mobileNum } });
  const verificationCode = await outbox.codeTo(mobileNum, /code to sign up/);
  const typed = { mobileNum, verificationCode, password, confirmPassword: password };
  const body = { ...typed, birthday: '1990-05-01', agreement: true };
  const path = '/wps/member/register/mobile';
  return (await sendCall(origin, { method: 'PUT', path, body })) as SessionAnswer;
}

export async function logInTo(
  origin: string,
  username: string,
  typed = seededPassword,
): Promise<SessionAnswer> {
  const body = { username, password: typed };
  const path = '/wps/session/login';
  return (await sendCall(origin, { method: 'POST', path, body })) as SessionAnswer;
}

/** What the browser stores of a session, by its key. */
export function recordOf(session: SessionAnswer): Record<string, string> {
  return { [sessionKey]: JSON.stringify({ ...session, merchantCode: merchant }) };
}

/** Lets every page of the site open with the session, as on a device that logged in before. */
export async function holdSession(
  target: Page | BrowserContext,
  session: SessionAnswer,
): Promise<void> {
  await target.addInitScript((record) => {
    if (location.pathname.startsWith('/m/')) Object.assign(localStorage, record);
  }, recordOf(session));
}

/** The session that the browser of the page holds, as text; null for a guest. */
export function heldSession(page: Page): Promise<string | null> {
  return page.evaluate((key) => localStorage.getItem(key), sessionKey);
}

/** Takes the session away, with the cookies and choices of the device left. */
export async function leaveSession(page: Page): Promise<void> {
  await page.evaluate((key) => localStorage.removeItem(key), sessionKey);
}
