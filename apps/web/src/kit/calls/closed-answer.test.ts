import { expect, test } from 'vitest';
import { closesWithSite, type Endpoint } from '@pavilion/contract/endpoint';
import { playerEndpoints } from '@pavilion/contract/player';
import { closedAnswer } from './api-client.ts';

const calls = Object.values<Record<string, Endpoint>>(playerEndpoints).flatMap((area) =>
  Object.values(area).filter(({ access }) => access !== 'operator'),
);

test.each(['', '?a=b'])(
  '§8: only what a closed site answers is sent to it, with the query "%s"',
  (query) => {
    const kept = calls.filter(({ path }) => closedAnswer(path + query, 'maintenance') !== null);
    expect(kept.map(({ path }) => path)).toEqual(
      calls.filter(closesWithSite).map(({ path }) => path),
    );
    expect(kept.length).toBeLessThan(calls.length);
  },
);

test('§8: an open site gets every call', () => {
  expect(calls.filter(({ path }) => closedAnswer(path, 'normal') !== null)).toEqual([]);
});

test('§8: the answer is the refusal that the server would give', async () => {
  const answer = closedAnswer('/wps/wallets/gcs', 'restricted');
  expect(answer?.status).toBe(403);
  expect(await answer?.json()).toMatchObject({ success: false, errorCode: 'system.restricted' });
});
