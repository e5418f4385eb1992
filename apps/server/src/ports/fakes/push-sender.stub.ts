import {
  createDecipheriv,
  createECDH,
  generateKeyPairSync,
  hkdfSync,
  randomBytes,
  randomUUID,
} from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importJWK, jwtVerify } from 'jose';
import type { PushKey } from '../push-sender.ts';

export type BroughtPush = { path: string; headers: IncomingHttpHeaders; body: Buffer };

/** Generates the key of a new site. */
export function newSiteKey(): PushKey {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const coordinates = [x, y].map((part) => Buffer.from(part, 'base64url'));
  const point = Buffer.concat([Buffer.from([4]), ...coordinates]);
  return { publicKey: point.toString('base64url'), privateKey };
}

/** Verifies the signature of a push for that company; returns the sender's key and subject. */
export async function senderOf({ headers }: BroughtPush, origin: string) {
  const [, token = '', key = ''] =
    /^vapid t=([^,]+), k=(\S+)$/.exec(headers.authorization ?? '') ?? [];
  const point = Buffer.from(key, 'base64url');
  const x = point.subarray(1, 33).toString('base64url');
  const y = point.subarray(33).toString('base64url');
  const publicKey = await importJWK({ kty: 'EC', crv: 'P-256', x, y }, 'ES256');
  const { payload } = await jwtVerify(token, publicKey, { audience: origin });
  return { key, subject: payload.sub };
}

/** Starts a stub of a browser's push company. */
export async function startPushCompany() {
  const received: BroughtPush[] = [];
  let answerTo: (push: BroughtPush) => number | Promise<number> = () => 201;
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const { url: path = '', headers } = request;
      const push = { path, headers, body: Buffer.concat(parts) };
      received.push(push);
      void Promise.resolve(answerTo(push)).then((status) => response.writeHead(status).end());
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    origin,
    received,
    answer: (next: number | typeof answerTo) =>
      void (answerTo = typeof next === 'number' ? () => next : next),
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** A browser's private key and subscription, with the function that decrypts pushes. */
export function createPushBrowser(origin: string) {
  const pair = createECDH('prime256v1');
  const p256dh = pair.generateKeys().toString('base64url');
  const secret = randomBytes(16);
  const endpoint = `${origin}/${randomUUID()}`;
  const target = { endpoint, p256dh, auth: secret.toString('base64url') };
  const derive = (key: Buffer, salt: Buffer, info: Buffer | string, bytes: number) =>
    Buffer.from(hkdfSync('sha256', key, salt, info, bytes));
  function read(body: Buffer): string {
    const salt = body.subarray(0, 16);
    const theirs = body.subarray(21, 21 + body.readUInt8(20));
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), theirs]);
    const shared = derive(pair.computeSecret(theirs), secret, info, 32);
    const key = derive(shared, salt, 'Content-Encoding: aes128gcm\0', 16);
    const nonce = derive(shared, salt, 'Content-Encoding: nonce\0', 12);
    const encrypted = body.subarray(21 + theirs.length);
    const opening = createDecipheriv('aes-128-gcm', key, nonce);
    opening.setAuthTag(encrypted.subarray(-16));
    const plain = Buffer.concat([opening.update(encrypted.subarray(0, -16)), opening.final()]);
    return plain.subarray(0, plain.lastIndexOf(2)).toString();
  }
  return { target, read };
}
