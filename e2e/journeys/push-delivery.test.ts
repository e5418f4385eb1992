import { randomUUID } from 'node:crypto';
import { logInTo, sendCall } from '../fixtures/account.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { siteAt } from '../fixtures/sites.ts';
import { expect, test } from '../fixtures/test.ts';

let site: OwnSite;
const { sandboxUrl } = siteAt('embedded');

test.beforeAll(({ variant }) => {
  site = variant;
});

/** A session in a browser of the sandbox's company; resolves with how to ask what it was told. */
async function device(account: string) {
  const { token } = await logInTo(site.url, account, 'Pavilion2026');
  const call = { headers: { authorization: token, merchant: 'PAVILION' } };
  const answer = await fetch(`${site.url}/wps/push/key`, call);
  const { value } = (await answer.json()) as { value: { publicKey: string } };
  const made = await fetch(`${sandboxUrl}/push/browsers`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ applicationServerKey: value.publicKey }),
  });
  const { id, ...body } = (await made.json()) as { id: string };
  await sendCall(site.url, { method: 'PUT', path: '/wps/push/subscription', body, token });
  return async (): Promise<string[]> => {
    const browser = await fetch(`${sandboxUrl}/push/browsers/${id}`);
    return ((await browser.json()) as { received: string[] }).received;
  };
}

function announce(changes: object): Promise<unknown> {
  return site.operate('PUT', `/operator/notices/${randomUUID()}`, {
    requestKey: randomUUID(),
    version: 0,
    type: 'PL',
    title: { EN: 'The ferry sails again', TY: 'Bumibiyahe na ulit ang ferry' },
    content: { EN: '<p>From Monday.</p>', TY: '<p>Mula Lunes.</p>' },
    ...changes,
  });
}

test('§2 Message center: an announcement is brought to the devices of its readers, a letter to its own', async () => {
  const [member, agent] = [await device('member01'), await device('agent01')];
  const reported = '{"kind":"announcement"}';
  await announce({ audience: 'agent' });
  await expect.poll(agent).toEqual([reported]);
  await announce({});
  await expect.poll(member).toEqual([reported]);
  await expect.poll(agent).toEqual([reported, reported]);
  await site.operate('POST', '/operator/inbox-messages', {
    to: { account: 'member01' },
    requestKey: randomUUID(),
    title: { EN: 'Welcome', TY: 'Maligayang pagdating' },
    content: { EN: 'Good that you are here.', TY: 'Mabuti at nandito ka.' },
  });
  await expect.poll(member).toEqual([reported, '{"kind":"message"}']);
  expect(await agent()).toEqual([reported, reported]);
});
