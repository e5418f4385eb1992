import { randomUUID } from 'node:crypto';
import { logInTo, sendCall } from '../../support/people.ts';
import { type OwnSite, siteAt } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';

let site: OwnSite;
const { sandboxUrl } = siteAt('embedded');

test.beforeAll(({ variant }) => {
  site = variant;
});

/** Subscribes a member's browser at the sandbox; returns how to read what was pushed to it. */
async function device(account: string) {
  const { token } = await logInTo(site.url, account);
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

test('§2 Message center: an announcement is pushed to the devices of its readers, an inbox message to its member’s', async () => {
  const [member, agent] = [await device('member01'), await device('agent01')];
  const announcement = '{"kind":"announcement"}';
  await announce({ audience: 'agent' });
  await expect.poll(agent).toEqual([announcement]);
  await announce({});
  await expect.poll(member).toEqual([announcement]);
  await expect.poll(agent).toEqual([announcement, announcement]);
  await site.operate('POST', '/operator/inbox-messages', {
    to: { account: 'member01' },
    requestKey: randomUUID(),
    title: { EN: 'Welcome', TY: 'Welcome' },
    content: { EN: 'Good that you are here.', TY: 'Mabuti at nandito ka.' },
  });
  await expect.poll(member).toEqual([announcement, '{"kind":"message"}']);
  expect(await agent()).toEqual([announcement, announcement]);
});
