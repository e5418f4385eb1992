import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from '../server/create-http-server.ts';
import { visitorCountry } from './visitor-country.ts';

/** A server behind these proxies that answers which address and country it sees. */
function listening(header: string | null, proxies?: readonly string[]) {
  const server = createHttpServer(pino({ level: 'silent' }), undefined, proxies);
  server.get('/', (request, reply) =>
    reply.send({ address: request.ip, country: visitorCountry(request, header) }),
  );
  return server;
}

async function seenFrom(remoteAddress: string, named: string | null, header: string | null) {
  const server = listening(header);
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  const headers = named === null ? forwarded : { ...forwarded, 'x-country': named };
  const answer = await server.inject({ url: '/', headers, remoteAddress });
  return answer.json<{ address: string; country: string | null }>();
}

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '§3, §7: a proxy at %s is trusted to name the visitor’s address and country',
  async (proxy) => {
    const seen = await seenFrom(proxy, 'ph', 'x-country');
    expect(seen).toEqual({ address: '198.51.100.7', country: 'PH' });
  },
);

test.each(['203.0.113.9', '10.0.0.1', '::ffff:203.0.113.9', '2001:db8::1'])(
  '§3, §7: headers from %s name neither address nor country',
  async (stranger) => {
    const seen = await seenFrom(stranger, 'PH', 'x-country');
    expect(seen).toEqual({ address: stranger, country: null });
  },
);

test.each([[null], [''], ['XX'], ['ZZ'], ['T1'], ['PHL'], ['PH, SG']])(
  '§3, §7: the header %j names no country',
  async (named) => {
    expect(await seenFrom('127.0.0.1', named, 'x-country')).toMatchObject({ country: null });
  },
);

test('§3, §7: no country header is trusted where none is configured', async () => {
  expect(await seenFrom('127.0.0.1', 'PH', null)).toMatchObject({ country: null });
});

const proxies = ['10.0.0.0/8', '192.0.2.7', 'fd00::/8'];

test.each([
  ['10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['192.0.2.7', '203.0.113.9', '203.0.113.9'],
  ['fd00::7', '2001:db8::9', '2001:db8::9'],
  ['::ffff:10.1.2.3', '203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', '203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.1.2.3', '198.51.100.1, 127.0.0.1, 203.0.113.9', '203.0.113.9'],
  ['10.1.2.3', '10.5.5.5, 203.0.113.9, 10.9.9.9', '203.0.113.9'],
  ['10.1.2.3', 'nonsense, 203.0.113.9', '203.0.113.9'],
  ['192.0.2.8', '203.0.113.9', '192.0.2.8'],
  ['127.0.0.1', '203.0.113.9', '127.0.0.1'],
  ['203.0.113.1', '10.1.2.3', '203.0.113.1'],
])(
  '§3, §7: from %s with the forwarded addresses %j the visitor is %s',
  async (remoteAddress, chain, visitor) => {
    const headers = { 'x-forwarded-for': chain, 'x-country': 'PH' };
    const answer = await listening('x-country', proxies).inject({
      url: '/',
      headers,
      remoteAddress,
    });
    const country = visitor === remoteAddress ? null : 'PH';
    expect(answer.json()).toEqual({ address: visitor, country });
  },
);

test('§3, §7: a proxy that is not trusted is named in the log, once', async () => {
  const written: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void written.push(line) });
  const server = createHttpServer(logger, undefined, proxies);
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  await server.inject({ url: '/', headers, remoteAddress: '10.1.2.3' });
  await server.inject({ url: '/', remoteAddress: '172.16.0.1' });
  expect(written).toEqual([]);
  for (const remoteAddress of ['172.16.0.1', '172.16.0.2']) {
    await server.inject({ url: '/', headers, remoteAddress });
  }
  expect(written).toHaveLength(1);
  expect(written[0]).toContain('"address":"172.16.0.1"');
  expect(written[0]).toContain('TRUSTED_PROXIES');
});
