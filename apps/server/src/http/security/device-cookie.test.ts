import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { browserCookie, deviceCookie } from './device-cookie.ts';

/** The device cookie that a call reads, and the `Set-Cookie` header that it writes. */
async function call(
  cookie: string,
  secure: boolean,
  read: typeof browserCookie | typeof deviceCookie = deviceCookie,
) {
  const server = fastify();
  server.get('/wps/any', async (request, reply) => {
    const found = read(request, reply, secure);
    found.write('next.value', new Date('2027-01-01T00:00:00Z'));
    return { value: found.value };
  });
  const response = await server.inject({ url: '/wps/any', headers: { cookie } });
  await server.close();
  const { value } = response.json<{ value: string | null }>();
  return { value, set: String(response.headers['set-cookie']) };
}

const flags = 'Expires=Fri, 01 Jan 2027 00:00:00 GMT; Path=/wps; HttpOnly; SameSite=Strict';

test('D5: over TLS the cookie has the __Secure- prefix, and no other name is read', async () => {
  const answered = await call('device=planted.one; __Secure-device=own.one', true);
  expect(answered).toEqual({
    value: 'own.one',
    set: `__Secure-device=next.value; ${flags}; Secure`,
  });
  expect((await call('device=planted.one', true)).value).toBeNull();
});

test('D5: without TLS, as in development, it has a plain name', async () => {
  const answered = await call('language=EN; device=own.one', false);
  expect(answered).toEqual({ value: 'own.one', set: `device=next.value; ${flags}` });
  expect((await call('__Secure-device=other.one', false)).value).toBeNull();
});

test('the cookie of a browser has the same flags, and a made-up form is no value', async () => {
  const value = 'aB-_aB-_aB-_aB-_aB-_aB';
  const own = await call(`browser=planted; __Secure-browser=${value}`, true, browserCookie);
  expect(own).toEqual({ value, set: `__Secure-browser=next.value; ${flags}; Secure` });
  const plain = await call(`device=1; browser=${value}`, false, browserCookie);
  expect(plain).toEqual({ value, set: `browser=next.value; ${flags}` });
  for (const madeUp of [value.slice(1), `${value}a`, `${value.slice(1)}.`, '']) {
    expect((await call(`browser=${madeUp}`, false, browserCookie)).value).toBeNull();
  }
  expect((await call(`browser=${value}`, true, browserCookie)).value).toBeNull();
});
