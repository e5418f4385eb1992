import { pino } from 'pino';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { endpoint } from '@pavilion/contract/endpoint';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import { ApiError } from '../api-error.ts';
import { addCallRoutes, type EncryptedRequest } from '../call-routes.ts';
import { createHttpServer } from '../server/create-http-server.ts';

const echo = endpoint({
  method: 'POST',
  path: '/wps/echo',
  summary: 'A call',
  access: 'anyone',
  encrypted: true,
  sends: 'json',
  input: v.object({ word: v.string() }),
  response: v.unknown(),
  errors: [],
});

async function serverWith(required: boolean) {
  const opened: EncryptedRequest[] = [];
  const server = createHttpServer(pino({ level: 'silent' }));
  const table = { shop: { echo, plain: { ...echo, path: '/wps/plain', encrypted: false } } };
  const handler = async (input: unknown) => input;
  addCallRoutes(server, table as never, { shop: { echo: handler, plain: handler } } as never, {
    merchantCode: 'PAVILION',
    operatorOf: async () => null,
    auditLog: { record: async () => {} },
    secureCookies: false,
    isConfirmed: async () => true,
    memberTypes: defaultMemberTypes,
    countryHeader: null,
    closedTo: async () => null,
    resolveSession: async () => null,
    encryption: {
      required,
      open: async (request) => {
        opened.push(request);
        if (request.header !== 'good') throw new ApiError('encryption.invalid');
        return { word: 'from inside' };
      },
    },
  });
  await server.ready();
  const send = async (url: string, payload: object, headers: Record<string, string> = {}) => {
    const all = { merchant: 'PAVILION', ...headers };
    const reply = await server.inject({ method: 'POST', url, payload, headers: all });
    return { status: reply.statusCode, ...reply.json<{ errorCode?: string; value: unknown }>() };
  };
  return { opened, send };
}

test('D7: the handler gets the decrypted body, bound to the call’s method and path', async () => {
  const { send, opened } = await serverWith(true);
  const answer = await send('/wps/echo?a=1', { value: 'x' }, { encryption: 'good' });
  expect(answer).toMatchObject({ status: 200, value: { word: 'from inside' } });
  const [request] = opened;
  expect(request).toMatchObject({ method: 'POST', path: '/wps/echo', body: { value: 'x' } });
});

test('D7: a body that cannot be decrypted is refused', async () => {
  const { send } = await serverWith(false);
  const answer = await send('/wps/echo', { word: 'plain' }, { encryption: 'bad' });
  expect(answer).toMatchObject({ status: 400, errorCode: 'encryption.invalid' });
});

test('D7: a site that requires encryption refuses plain bodies, of marked calls only', async () => {
  const { send } = await serverWith(true);
  expect(await send('/wps/echo', { word: 'plain' })).toMatchObject({
    status: 400,
    errorCode: 'encryption.required',
  });
  expect(await send('/wps/plain', { word: 'plain' })).toMatchObject({ status: 200 });
});

test('D7: a site on which encryption is optional accepts plain bodies', async () => {
  const { send } = await serverWith(false);
  expect(await send('/wps/echo', { word: 'plain' })).toMatchObject({
    status: 200,
    value: { word: 'plain' },
  });
});
