import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { ledgerFindings } from '../../support/operator.ts';
import { openOutbox, type Outbox } from '../../support/outbox.ts';
import { fund } from '../../support/payer.ts';
import {
  heldSession,
  holdSession,
  logInTo,
  ownMobileNumber,
  password,
  registerByMobile,
  type SessionAnswer,
} from '../../support/people.ts';
import { readQrCode } from '../../support/qr-code.ts';
import { longestTestMs } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';
import { expect, test, type TimedSite } from '../../support/timed-site.ts';
import { coralChoir, placeValidBets, raiseBet } from '../games/playing.ts';
import { field, fillRegistration, press } from '../session/forms.ts';

const hourMs = 60 * 60_000;
/** Both rewards are held for so long. */
const heldMs = 72 * hourMs;
/** A job looks every quarter of a minute at who has deposited and played. */
const jobsMs = 3 * 60_000;
/** A deposit of 500.00 is what a friend must make; a bet that counts for nothing costs nothing. */
const funds = '1000.00';
const english = textsIn('EN');

/** Opens a page of its own at the time of the site, as on the phone of the friend. */
async function otherPhone(page: Page, site: TimedSite, path: string): Promise<Page> {
  const context = await page.context().browser()?.newContext({ baseURL: site.url });
  if (!context) throw new Error('the browser opens no other context');
  const phone = await context.newPage();
  await phone.clock.install({ time: site.now() });
  await phone.goto(path);
  return phone;
}

/** Registers by mobile number on the page that the link of a friend has opened. */
async function registerByLink(phone: Page, outbox: Outbox, code: string): Promise<SessionAnswer> {
  await phone.getByRole('tab', { name: english('login.mobileNum') }).click();
  await expect(field(phone, english('register.affiliateCode'))).toHaveValue(code);
  await expect(phone.getByText(english('register.friend.unnamed'))).toBeVisible();
  const mobileNum = ownMobileNumber();
  await field(phone, english('login.mobileNum')).fill(mobileNum);
  await press(phone, english('sms.send'));
  const sent = await outbox.codeTo(mobileNum, english.like('sms.code.register'));
  await field(phone, english('sms.code')).fill(sent);
  await fillRegistration(phone, english);
  await press(phone, english('register.submit'));
  await expect(phone).toHaveURL(/\/m\/home$/);
  return JSON.parse((await heldSession(phone)) ?? '') as SessionAnswer;
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: inviting friends in ${language}, ${theme}`, () => {
    test.use({ language, theme });
    test.describe.configure({ timeout: longestTestMs, retries: 0 });

    test('a friend registers by the link, deposits and plays; both claim the reward', async ({
      site,
      page,
      passTime,
      expectNotice,
      inspect,
    }) => {
      const outbox = openOutbox(site.settings.SANDBOX_URL ?? '');
      const main = page.getByRole('main');
      const inviter = await registerByMobile(site.url, outbox, ownMobileNumber());
      await holdSession(page, inviter);

      const link = await test.step('a member finds the own link', async () => {
        await page.goto('/m/inviteFriends');
        await expect(main.getByText(text('referral.friends.none'))).toBeVisible();
        await inspect(page, `invite-${language}`);
        return new URL(await readQrCode(main.getByRole('img', { name: /QR/ })));
      });

      const code = link.searchParams.get('code') ?? '';
      expect(code).toMatch(/^[0-9A-Z]{8}$/);
      const phone = await otherPhone(page, site, link.pathname + link.search);
      const friend = await test.step('a friend registers by it', () =>
        registerByLink(phone, outbox, code));

      const friends = main.getByRole('region', { name: text('referral.friends'), exact: true });
      const only = friends.getByRole('listitem').first();
      await test.step('the member sees that, and no whole name', async () => {
        await page.goto('/m/inviteFriends');
        await expect(only).toContainText(text('referral.state.registered'));
        await expect(only).not.toContainText(friend.userName);
      });

      await test.step('the friend deposits and plays', async () => {
        await fund(site, site.url, friend, funds);
        await phone.goto(`/m/play/${coralChoir.nodeId}`);
        await raiseBet(phone);
        await placeValidBets(phone, 1);
        await phone.goto('/m/inviteFriends');
        await expect(phone.getByText(english('referral.own'))).toBeVisible();
        await phone.context().close();
        await expect(only).toContainText(text('referral.state.held'), { timeout: jobsMs });
        await inspect(page, `invite-held-${language}`);
      });

      const claimReward = async (userName: string, title: string) => {
        await holdSession(page, await logInTo(site.url, userName, password));
        await page.goto('/m/rewardCenter');
        const card = main.getByRole('listitem').filter({ hasText: title });
        const button = card.getByRole('button', {
          name: text('promotion.claim', { amount: '₱100' }),
        });
        await expect(button).toBeVisible({ timeout: jobsMs });
        await button.click();
        await expectNotice(page, text('rewards.claimed.bonus', { amount: '₱100' }));
      };

      await test.step('three days later both claim it', async () => {
        await page.goto('about:blank');
        await passTime(heldMs);
        await claimReward(inviter.userName, text('reward.title.referral.inviter'));
        await page.goto('/m/inviteFriends');
        await expect(only).toContainText(text('referral.state.rewarded'));
        await inspect(page, `invite-rewarded-${language}`);
        await claimReward(friend.userName, text('reward.title.referral.friend'));
        expect(await ledgerFindings(site)).toEqual([]);
      });
    });
  });
}
