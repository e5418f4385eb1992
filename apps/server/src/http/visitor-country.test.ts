import { pino } from 'pino';
import { expect, test } from 'vitest';
import { createHttpServer } from './create-http-server.ts';
import { visitorCountry } from './visitor-country.ts';

async function seenFrom(remoteAddress: string, named: string | null, header: string | null) {
  const server = createHttpServer(pino({ level: 'silent' }));
  server.get('/', (request, reply) =>
    reply.send({ address: request.ip, country: visitorCountry(request, header) }),
  );
  const forwarded = { 'x-forwarded-for': '198.51.100.7' };
  const headers = named === null ? forwarded : { ...forwarded, 'x-country': named };
  const answer = await server.inject({ url: '/', headers, remoteAddress });
  return answer.json<{ address: string; country: string | null }>();
}

test.each(['127.0.0.1', '127.9.9.9', '::1', '::ffff:127.0.0.1'])(
  '§3, §7: a proxy at %s is believed who asks and from where',
  async (proxy) => {
    const seen = await seenFrom(proxy, 'ph', 'x-country');
    expect(seen).toEqual({ address: '198.51.100.7', country: 'PH' });
  },
);

test.each(['203.0.113.9', '10.0.0.1', '::ffff:203.0.113.9', '2001:db8::1'])(
  '§3, §7: whoever comes from %s names neither address nor country',
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

test('§3, §7: no header is believed where none is configured', async () => {
  expect(await seenFrom('127.0.0.1', 'PH', null)).toMatchObject({ country: null });
});
