import { randomInt } from 'node:crypto';
import { CompactEncrypt, importJWK, type JWK } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import { solveWords, type IssuedCaptcha } from '#modules/credentials/captcha-solver.fixture.ts';
import { inFull } from '#testing/in-full.ts';
import { serveTestSite, type Answer, type ServedSite, type Sent } from '#testing/served-site.ts';
import { encryptionHeader } from '@pavilion/contract/encrypted-body';

/** Well above every limit; IN_FULL=1 makes a thousand. */
const attempts = inFull ? 1000 : 300;
const atOnce = 20;
const password = 'lantern-on-water';
const logIn = { method: 'POST', path: '/wps/session/login' };
const places = ['198.51.100.21', '198.51.100.22'].map((address) => ({
  'x-forwarded-for': address,
}));
const placeOf = (index: number) => places[index % places.length] ?? {};

let harness: ServedSite;
let member: { id: bigint; username: string };

beforeAll(async () => {
  harness = await serveTestSite(anyDatabase());
  member = await harness.newMember(0);
});
afterAll(() => harness.close());

/** Sends the requests of the script, some at a time; returns how often each answer came. */
async function run(name: string, script: (index: number) => Sent): Promise<Map<string, number>> {
  const codes = new Map<string, number>();
  for (let begun = 0; begun < attempts; begun += atOnce) {
    const sent = Array.from({ length: atOnce }, (_, index) => harness.call(script(begun + index)));
    for (const answer of await Promise.all(sent)) {
      const code = answer.status === 200 ? 'accepted' : (answer.errorCode ?? 'none');
      codes.set(code, (codes.get(code) ?? 0) + 1);
    }
  }
  const printed = JSON.stringify(Object.fromEntries(codes));
  const accepted = codes.get('accepted') ?? 0;
  process.stdout.write(`${attempts} attempts at ${name}: ${accepted} accepted ${printed}\n`);
  return codes;
}

/** Fails one log-in; from then on a captcha is required. */
async function failOnce(headers: Record<string, string>): Promise<void> {
  const { username } = member;
  await harness.call({ ...logIn, headers, body: { username, password: 'wrong' } });
  const again = await harness.call({ ...logIn, headers, body: { username, password } });
  expect(again.errorCode).toBe('login.captcha.missing');
}

async function solvedCaptcha() {
  const path = '/wps/captcha?purpose=login&form=words';
  const { value } = await harness.call({ method: 'GET', path });
  return solveWords(value as IssuedCaptcha);
}

test(`D19: of ${attempts} wrong or late captcha answers none lets the right password in`, async () => {
  for (const place of places) await failOnce(place);
  const captchas: { right: object; wrong: object }[] = [];
  for (let count = 0; count < attempts / atOnce; count += 1) {
    const right = await solvedCaptcha();
    const wrong = { ...right, captcha: right.captcha === '00000' ? '11111' : '00000' };
    // Each captcha gets three wrong answers before the right one.
    for (let tries = 0; tries < 3; tries += 1) {
      const body = { username: 'nobody_here', password, ...wrong };
      const headers = { 'x-forwarded-for': `10.1.${count}.${tries}` };
      await harness.call({ ...logIn, headers, body });
      await harness.call({ ...logIn, headers, body });
    }
    captchas.push({ right, wrong });
  }
  const codes = await run('captchas', (index) => {
    const given = captchas[Math.floor(index / atOnce)];
    const captcha = index % 2 === 0 ? given?.right : given?.wrong;
    const body = { username: member.username, password, ...captcha };
    return { ...logIn, headers: placeOf(index), body };
  });
  expect(codes.get('accepted')).toBeUndefined();
  expect([...codes.keys()].toSorted()).toEqual(['login.captcha.wrong', 'request.limited']);
});

test(`D19: of ${attempts} guesses at an SMS code none is accepted, the right one too late`, async () => {
  const mobileNum = `917${randomInt(1_000_000, 9_999_999)}`;
  const change = harness.db.updateTable('member').set({ mobile_num: `+63${mobileNum}` });
  await change.where('id', '=', member.id).execute();
  const path = '/wps/verification/sms/noLogin';
  await harness.call({ method: 'POST', path, body: { mobileNum, purpose: 'login' } });
  await harness.identity.jobs.runNow();
  const code = /\b\d{6}\b/.exec(harness.texts.at(-1)?.text ?? '')?.[0] ?? '';
  expect(code).toMatch(/^\d{6}$/);
  const typed = (given: string) => ({ type: 'sms', username: mobileNum, password: given });
  const wrong = code === '111111' ? '222222' : '111111';
  for (let tries = 0; tries < 5; tries += 1) await harness.call({ ...logIn, body: typed(wrong) });
  const codes = await run('a code by SMS', (index) => ({
    ...logIn,
    headers: placeOf(index),
    body: typed(index % 2 === 0 ? code : wrong),
  }));
  expect(codes.get('accepted')).toBeUndefined();
  expect([...codes.keys()].toSorted()).toEqual(['login.locked', 'verification.code.wrong']);
});

type Keys = { keys: (JWK & { kid: string })[]; nonce: string; time: string };

async function encryptedLogIn(username: string): Promise<Sent> {
  const { value } = await harness.call({ method: 'GET', path: '/wps/session/key' });
  const { keys, nonce, time } = value as Keys;
  const [key] = keys;
  if (!key) throw new Error('the server gave no key');
  const content = { nonce, ...logIn, time, body: { username, password } };
  const encrypted = await new CompactEncrypt(new TextEncoder().encode(JSON.stringify(content)))
    .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
    .encrypt(await importJWK(key, 'ECDH-ES'));
  return {
    ...logIn,
    headers: { encryption: encryptionHeader(key.kid) },
    body: { value: encrypted },
  };
}

test(`D19: of ${attempts} replays of an encrypted log-in none is accepted`, async () => {
  const { username } = await harness.newMember(0);
  const sent = await encryptedLogIn(username);
  const first: Answer = await harness.call(sent);
  expect(first.status).toBe(200);
  const codes = await run('replaying an encrypted log-in', () => sent);
  expect(Object.fromEntries(codes)).toEqual({ 'encryption.replayed': attempts });
});
