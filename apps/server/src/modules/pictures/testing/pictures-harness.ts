import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as v from 'valibot';
import type { TestDatabase } from '#db/testing/test-database.ts';
import { addCallRoutes } from '#http/call-routes.ts';
import { createHttpServer } from '#http/server/create-http-server.ts';
import { openTestBase } from '#testing/test-base.ts';
import { endpoint } from '@pavilion/contract/endpoint';
import { pictureParts } from '@pavilion/contract/fields';
import { getSentPicture } from '@pavilion/contract/operator/pictures';
import { getPicture } from '@pavilion/contract/player/pictures';
import { defaultMemberTypes } from '@pavilion/domain/member/member-type';
import type { Part } from './hostile-uploads.ts';

export const operatorToken = 'operator-token-of-the-test';

const sendPictures = endpoint({
  method: 'POST',
  path: '/wps/test/pictures',
  summary: 'Keeps pictures',
  access: 'session',
  sends: 'multipart',
  input: v.object({ pictures: pictureParts(1, 3) }),
  response: v.object({ ids: v.array(v.string()) }),
  errors: [],
});

export type Reply = { status: number; headers: Record<string, unknown>; body: Buffer };
type Sending = { path: string; method: string; headers: Record<string, string>; body?: Buffer };

const boundary = 'border-of-the-parts';

/** A multipart body as a hostile client writes it, with the names and types of the fixture. */
export function bodyOf(parts: readonly Part[]): Buffer {
  const written = parts.flatMap(({ name = 'pictures', filename, type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${name}"; filename="${filename}"` +
        `\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...written, Buffer.from(`--${boundary}--\r\n`)]);
}

function exchange(port: number, { path, method, headers, body }: Sending): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(body?.length ?? 0) };
    const sending = request(
      { port, host: '127.0.0.1', path, method, headers: { ...length, ...headers }, agent: false },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (piece: Buffer) => chunks.push(piece));
        answer.on('end', () =>
          resolve({
            status: answer.statusCode ?? 0,
            headers: answer.headers,
            body: Buffer.concat(chunks),
          }),
        );
      },
    );
    sending.on('error', reject);
    sending.end(body);
  });
}

/** The pictures module behind a real HTTP server, with members whose token is their id. */
export async function openPicturesHarness(database: TestDatabase) {
  const base = await openTestBase(database);
  const { pictures } = base;
  const server = createHttpServer(base.logger);
  const table = { test: { sendPictures }, pictures: { getPicture, getSentPicture } };
  const handlers = {
    test: {
      sendPictures: async (
        input: { pictures: Blob[] },
        { caller }: { caller: { memberId: bigint } },
      ) => ({
        ids: await pictures.keep(input.pictures, { ...caller, purpose: 'application' }),
      }),
    },
    pictures: { ...pictures.handlers, ...pictures.operatorHandlers },
  };
  addCallRoutes(server, table, handlers as never, {
    merchantCode: 'PAVILION',
    operatorOf: async (key) => (key === operatorToken ? 'ana' : null),
    auditLog: { record: async () => {} },
    memberTypes: defaultMemberTypes,
    countryHeader: null,
    closedTo: async () => null,
    encryption: { required: false, open: async () => ({}) },
    secureCookies: false,
    isConfirmed: async () => true,
    resolveSession: async (token) =>
      /^\d+$/.test(token)
        ? {
            memberId: BigInt(token),
            username: token,
            memberType: 0,
            sessionId: 's',
            isExcluded: false,
            isUnfinished: false,
          }
        : null,
  });
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;

  const made = (token: string) => ({ merchant: 'PAVILION', authorization: token });

  return {
    ...base,
    newMember: async () => (await base.member()).memberId.toString(),
    send: (token: string, body: Buffer, type = `multipart/form-data; boundary=${boundary}`) =>
      exchange(port, {
        method: 'POST',
        path: '/wps/test/pictures',
        headers: { ...made(token), 'content-type': type },
        body,
      }),
    get: (token: string, path: string) =>
      exchange(port, { method: 'GET', path, headers: made(token) }),
    close: async () => {
      await server.close();
      await base.close();
    },
  };
}
