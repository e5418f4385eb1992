import type { Page } from '@playwright/test';
import { onlyInFull } from '../../support/browser.ts';
import { fund } from '../../support/payer.ts';
import { ask, holdSession, logInTo, ownNumber, password } from '../../support/people.ts';
import { readQrCode } from '../../support/qr-code.ts';
import { leftOfDayMs } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test, type TimedSite } from '../../support/timed-site.ts';
import { coralChoir, raiseBet, spin } from '../games/playing.ts';
import { field, fillRegistration, press } from '../session/forms.ts';

const text = textsIn('EN');
/** Texts of the pages of links and rebates. */
const words = {
  newLink: 'New link',
  label: 'Label',
  make: 'Make link',
  ready: 'Link ready',
  address: 'Address',
  joined: 'Joined',
  whoJoined: 'Who joined',
  paid: 'Paid',
} as const;
const minuteMs = 60_000;
/** Rates are paid from twenty minutes after midnight on, by jobs that run each minute. */
const paidAfterMs = 30 * minuteMs;
const jobsMs = 5 * minuteMs;
const slots = text('category.RNG');

/** Opens a page of its own at the time of the site, as on another phone. */
async function otherPhone(page: Page, site: TimedSite, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: site.url });
  if (!context) throw new Error('the browser opens no other context');
  const phone = await context.newPage();
  await phone.clock.install({ time: site.now() });
  await phone.goto(path);
  return phone;
}

/** Makes a link that gives half a percent of slots; returns its address as its QR code has it. */
async function makeLink(page: Page, label: string): Promise<URL> {
  await page.goto('/m/agentRegister');
  await page.getByRole('button', { name: words.newLink }).click();
  await field(page, words.label).fill(label);
  await page.getByRole('slider', { name: slots, exact: true }).fill('50');
  await press(page, words.make);
  const sheet = page.getByRole('dialog', { name: label });
  const code = await readQrCode(sheet.getByRole('img', { name: /QR/ }));
  await expect(sheet.getByText(/\/m\/register\?code=[A-Z0-9]{8}$/)).toHaveText(code);
  return new URL(code);
}

/** Registers by what stands in the form already; returns the user name. */
async function register(phone: Page, code: string): Promise<string> {
  const username = `friend${ownNumber()}`;
  await expect(field(phone, text('register.affiliateCode'))).toHaveValue(code);
  await field(phone, text('session.username')).fill(username);
  await fillRegistration(phone, text);
  await press(phone, text('register.submit'));
  await expect(phone).toHaveURL(/\/m\/home$/);
  return username;
}

type Posted = { list: { kind: string; amount: string }[] };

test.describe('agents: links and rebates', () => {
  test.describe.configure({ timeout: jobsMs + 3 * minuteMs });

  test(
    'a friend registers by the QR code of an agent and plays; the next day’s rebate arrives',
    onlyInFull,
    async ({ page, site, passTime }) => {
      await holdSession(page, await logInTo(site.url, 'agent01'));
      const link = await makeLink(page, 'Cousins');
      const code = link.searchParams.get('code') ?? '';
      const phone = await otherPhone(page, site, link.pathname + link.search);
      const friend = await register(phone, code);

      await page.goto('/m/agentRegister?tab=joined');
      const joined = page.getByRole('list', { name: words.whoJoined });
      await expect(joined.getByRole('listitem').filter({ hasText: friend })).toContainText(
        'Cousins',
      );

      const session = await logInTo(site.url, friend, password);
      await fund(site, site.url, session, '2500.00');
      await phone.goto(`/m/play/${coralChoir.nodeId}`);
      await raiseBet(phone);
      await spin(phone, 3);
      await phone.context().close();

      await page.goto('about:blank');
      await passTime(leftOfDayMs(site.now()) + paidAfterMs);
      const own = await logInTo(site.url, friend, password);
      const postedKinds = async () => {
        const { list } = (await ask(site.url, own, '/wps/report/transaction')) as Posted;
        return list.map(({ kind }) => kind);
      };
      await expect.poll(postedKinds, { timeout: jobsMs }).toContain('rebate');

      await holdSession(page, await logInTo(site.url, 'agent01'));
      await page.goto('/m/member/teamRebate');
      await page
        .getByRole('button', { name: /^Show details of/ })
        .first()
        .click();
      const lines = page.getByRole('list', { name: /^Details of/ });
      const line = lines.getByRole('listitem').filter({ hasText: friend });
      await expect(line).toContainText(slots);
      await expect(line).toContainText('× 0.30%');
      await expect(page.getByText(words.paid, { exact: true }).first()).toBeVisible();
    },
  );
});
