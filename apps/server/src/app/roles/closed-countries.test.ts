import { afterAll, beforeAll, expect, test } from 'vitest';
import { anyDatabase } from '#db/testing/test-database.ts';
import {
  countryHeader,
  serveTestSite,
  operatorKey,
  type ServedSite,
} from '#testing/served-site.ts';

const database = anyDatabase();
let harness: ServedSite;

beforeAll(async () => {
  harness = await serveTestSite(database, {
    change: ({ status, ...site }) => ({
      ...site,
      status: {
        ...status,
        regionRestriction: { ...status.regionRestriction, allowedCountries: ['PH'] },
      },
    }),
  });
  await restrict(true);
});
afterAll(() => harness.close());

async function restrict(on: boolean): Promise<void> {
  const off = { on: false };
  const body = { maintenance: off, regionRestriction: { on } };
  const path = '/operator/status';
  const answer = await harness.call({ method: 'PUT', path, token: operatorKey, body });
  expect(answer).toMatchObject({ status: 200, value: { regionRestriction: on } });
}

const from = (country: string | null, path: string, method = 'GET') =>
  harness.call({
    method,
    path,
    ...(country === null ? {} : { headers: { [countryHeader]: country } }),
    ...(method === 'POST' ? { body: {} } : {}),
  });

test.each([
  ['PH', 0, false],
  ['SG', 1, true],
  [null, 0, false],
] as const)(
  '§3, §7: a visitor from %s gets status %i',
  async (country, status, regionRestriction) => {
    const { value } = await from(country, '/wps/system/status');
    expect(value).toMatchObject({ status, regionRestriction });
    expect((value as { info: string }).info === '').toBe(!regionRestriction);
  },
);

test('§3, §7: a visitor from a closed country opens no session, others do', async () => {
  const path = '/wps/session/login/freeplay';
  const refused = { status: 403, errorCode: 'system.restricted' };
  expect(await from('SG', path, 'POST')).toMatchObject(refused);
  expect(await from('PH', path, 'POST')).toMatchObject({ status: 200 });
});

test.each(['PH', 'SG', null])(
  '§3, §7: the settings for a visitor from %s name that country, not that of the site',
  async (country) => {
    const { value } = await from(country, '/wps/system/location');
    expect(value).toMatchObject({ country });
  },
);

test('§3, §7: lists that are switched off exclude nobody', async () => {
  await restrict(false);
  expect((await from('SG', '/wps/system/status')).value).toMatchObject({ status: 0 });
  await restrict(true);
});
