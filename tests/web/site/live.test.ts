import { randomUUID } from 'node:crypto';
import type { BrowserContext, Locator, Page } from '@playwright/test';
import { onlyInFull } from '../../support/browser.ts';
import { type SessionAnswer, merchant, recordOf, registerMember } from '../../support/people.ts';
import type { OwnSite } from '../../support/sites.ts';
import { expect, soon, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { logIn } from '../session/forms.ts';

const unread = /(\d+) unread/;
const ended = 'The account has been logged out, please log in again';

type Member = SessionAnswer & { origin: string };

async function newMember(origin = ''): Promise<Member> {
  return { ...(await registerMember(origin, 'lita')), origin };
}

/** Sends a call as from another device of the member. */
async function callAs({ origin, token }: Member, method: string, path: string, body: object = {}) {
  const response = await fetch(origin + path, {
    method,
    headers: { merchant, authorization: token, 'content-type': 'application/json' },
    ...(method === 'GET' ? {} : { body: JSON.stringify(body) }),
  });
  expect(response.status, `${method} ${path}`).toBe(200);
  return ((await response.json()) as { value: Record<string, string> }).value;
}

/** Stores the session in the browser once, as an earlier log-in would have. */
async function keepSession(context: BrowserContext, member: Member): Promise<void> {
  const { origin, ...session } = member;
  await context.addInitScript(
    ({ record, at }) => {
      if (location.origin !== at || localStorage.getItem('kept') !== null) return;
      localStorage.setItem('kept', '');
      Object.assign(localStorage, record);
    },
    { record: recordOf(session), at: origin },
  );
}

/** Opens a path in a new tab and waits until its stream of changes is open. */
async function openTab(context: BrowserContext, address: string): Promise<Page> {
  const page = await context.newPage();
  const stream = page.waitForResponse((response) => response.url().endsWith('/wps/live'));
  await page.goto(address);
  expect((await stream).status()).toBe(200);
  return page;
}

/** Pays a deposit at the payment company as from another device of the member. */
async function deposit(member: Member, amount: string): Promise<void> {
  const input = { channel: 'e-wallet', amount, requestKey: randomUUID() };
  const path = '/wps/transaction/deposit/pg';
  const { checkoutUrl = '' } = await callAs(member, 'POST', path, input);
  const choice = new URLSearchParams({ choice: 'pay' });
  await fetch(checkoutUrl, { method: 'POST', body: choice, redirect: 'manual' });
}

function unreadIn(page: Page) {
  return page.getByRole('link', { name: /^Announcements/ }).getByText(unread);
}

async function countIn(badge: Locator): Promise<number> {
  await expect(badge).toHaveCount(1);
  return Number(unread.exec((await badge.textContent()) ?? '')?.[1]);
}

test('§8, Wire transport: a deposit from another device shows in an open page within two seconds', async ({
  context,
  baseURL,
}) => {
  const member = await newMember(baseURL);
  await keepSession(context, member);
  const home = await openTab(context, '/m/home');
  const balance = home.getByRole('banner');
  await expect(balance).toContainText('₱0.00');
  await deposit(member, '500.00');
  await soon(async () => (await balance.textContent())?.includes('₱500.00'), true);
});

test('§8, Wire transport: an announcement that is read in one tab lowers the badge of another', async ({
  context,
  baseURL,
}) => {
  await keepSession(context, await newMember(baseURL));
  const badge = unreadIn(await openTab(context, '/m/message'));
  const before = await countIn(badge);
  const reading = await openTab(context, '/m/notice');
  await reading.getByRole('main').getByRole('button').first().click();
  await soon(() => countIn(badge), before - 1);
});

test.describe('§8, Wire transport: a call may find the session ended', () => {
  test.use({ expectedErrors: [/status of 401/] });

  test('the end of a session elsewhere is shown once, and the log-in leads back', async ({
    context,
    baseURL,
    expectNotice,
  }) => {
    const member = await newMember(baseURL);
    await keepSession(context, member);
    const records = await openTab(context, '/m/transaction/record');
    await expect(records).toHaveURL(/transaction\/record/);
    await callAs(member, 'DELETE', '/wps/session/logout');
    await expectNotice(records, ended);
    await expect(records).toHaveURL(/\/m\/login/);
    await logIn(records, textsIn('EN'), member.userName);
    await expect(records).toHaveURL(/transaction\/record/);
    expect(expectNotice.rest(records), 'shown once').not.toContain(ended);
  });
});

test.describe('§8, Wire transport: on a site of its own', () => {
  // A site in maintenance refuses the calls of its open pages.
  test.use({ expectedErrors: [/status of (403|503)/] });
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });
  // Opens the site for the next test.
  test.afterEach(() => setStatus({ on: false }, { on: false }));

  async function setStatus(maintenance: object, regionRestriction: object): Promise<void> {
    const response = await fetch(`${site.url}/operator/status`, {
      method: 'PUT',
      headers: { authorization: site.operatorToken, 'content-type': 'application/json' },
      body: JSON.stringify({ maintenance, regionRestriction }),
    });
    expect(response.status).toBe(200);
  }

  test('an open page turns into the maintenance page, and back', async ({
    context,
    picture,
    inspect,
  }) => {
    const [off, on] = [{ on: false }, { on: true }];
    const guest = await context.newPage();
    const stream = guest.waitForResponse((response) => response.url().endsWith('/wps/live'));
    await guest.goto(`${site.url}/m/help`);
    await expect(guest.getByRole('searchbox', { name: 'Search help' })).toBeVisible();
    // The page has loaded; a guest's page opens the stream only at the first touch.
    await setStatus(off, on);
    await guest.mouse.wheel(0, 10);
    await stream;
    const restricted = guest.getByRole('heading', { name: 'Not available in your region' });
    await expect(restricted).toBeVisible();

    const info = { EN: 'New games are being put in.', TY: 'Nagdaragdag ng mga bagong laro.' };
    await setStatus({ on: true, endsAt: '2030-01-02T03:04:00.000Z', info }, off);
    const title = guest.getByRole('heading', { name: 'Under maintenance' });
    await soon(() => title.isVisible(), true);
    await expect(guest.getByText(info.EN)).toBeVisible();
    await expect(guest.getByText(/Expected back by .*2030/)).toBeVisible();
    await inspect(guest, 'maintenance');

    await setStatus(off, on);
    await soon(() => restricted.isVisible(), true);
    await picture(guest, 'restricted');
    await guest.getByRole('main').getByRole('button', { name: 'Customer service' }).click();
    const channels = guest.getByRole('dialog').getByRole('listitem');
    await expect(channels).toHaveText([/^Telegram 24/, /^WhatsApp/, /^Messenger/]);
    await guest.keyboard.press('Escape');
    await expect(channels).toHaveCount(0);

    await setStatus(off, off);
    await soon(() => guest.getByRole('searchbox', { name: 'Search help' }).isVisible(), true);
    const kept = await guest.evaluate(() => localStorage.getItem('systemStatus'));
    expect(JSON.parse(kept ?? 'null')).toMatchObject({ status: 0, maintenance: false });
    await guest.close();
  });

  /** Opens streams until the site refuses more to that address; they end when their body does. */
  async function takeStreams(from: Record<string, string> = {}): Promise<Response[]> {
    const taken: Response[] = [];
    for (;;) {
      const stream = await fetch(`${site.url}/wps/live`, { headers: { ...from, merchant } });
      if (stream.status !== 200) {
        expect(stream.status).toBe(503);
        return taken;
      }
      taken.push(stream);
    }
  }

  test.describe('that refuses streams', () => {
    test.use({ expectedErrors: [/status of 503/] });

    test('a page polls instead', onlyInFull, async ({ context, page, extraHTTPHeaders }) => {
      const taken = await takeStreams(extraHTTPHeaders);
      const member = await newMember(site.url);
      await keepSession(context, member);
      await page.clock.install();
      let refused = 0;
      page.on('response', (response) => {
        if (response.url().endsWith('/wps/live') && response.status() === 503) refused += 1;
      });
      await page.goto(`${site.url}/m/message`);
      const badge = unreadIn(page);
      const before = await countIn(badge);
      await expect.poll(() => refused).toBeGreaterThanOrEqual(3);
      const mark = { announcementId: 'check-your-details', read: true };
      await callAs(member, 'POST', '/wps/relay/MCSFE_readAnnouncement', mark);
      const afterHalfAMinute = async () => {
        await page.clock.fastForward(30_000);
        return badge.textContent();
      };
      await expect.poll(afterHalfAMinute).toMatch(new RegExp(`^${before - 1} unread`));

      // The next poll is far off: the refusal of a call makes the page read the status, unless the
      // answer to the last poll arrives only now and shows it.
      await setStatus({ on: true }, { on: false });
      const closed = page.getByRole('heading', { name: 'Under maintenance' });
      await page
        .getByRole('link', { name: /^Announcements/ })
        .or(closed)
        .click();
      await expect(closed).toBeVisible();
      for (const stream of taken) await stream.body?.cancel();
    });
  });
});
