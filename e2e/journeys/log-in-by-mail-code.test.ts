import type { BrowserContext, Page } from '@playwright/test';
import { registerMember, sendCall, type SessionAnswer } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { Outbox } from '../fixtures/outbox.ts';
import { ownNumber } from '../fixtures/own-number.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    logIn: 'Log in',
    step: 'One more step',
    sent: /^Sent to lu\*\*\*@example\.com\.$/,
    wrong: 'Verification code error',
    send: 'Send code',
    expired: 'That took too long. Please log in again.',
    back: 'Back to log-in',
  },
  TY: {
    logIn: 'Mag-log in',
    step: 'Isang hakbang pa',
    sent: /^Ipinadala sa lu\*\*\*@example\.com\.$/,
    wrong: 'Mali ang verification code',
    send: 'Ipadala ang code',
    expired: 'Masyadong natagalan. Mag-log in muli.',
    back: 'Bumalik sa pag-log in',
  },
} as const;

type Language = keyof typeof words;

const codeIn = (text: string) => /\b\d{6}\b/.exec(text)?.[0] ?? '';
const wrongOf = (code: string) => (code === '111111' ? '222222' : '111111');
const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test.describe('a site that asks a member with a proved mail address for a code', () => {
  test.use({ expectedErrors: [/status of (400|401|410)/] });
  let site: OwnSite;

  test.beforeAll(({ variant }) => {
    site = variant;
  });

  async function memberWithMail(language: Language, outbox: Outbox) {
    const session = await registerMember(site.url, 'luz', password, { language });
    const email = `luz${ownNumber()}@example.com`;
    const { token } = session;
    const ask = { path: '/wps/verification/email', body: { email } };
    await sendCall(site.url, { method: 'POST', ...ask, token, language });
    const first = await outbox.newestTo(email);
    const body = { email, verificationCode: codeIn(first.text) };
    await sendCall(site.url, { method: 'POST', path: '/wps/member/email', body, token });
    return { ...session, email, lastId: first.id };
  }

  /** The message that came after the one that is known. */
  async function nextTo(outbox: Outbox, email: string, lastId: string) {
    await expect.poll(async () => (await outbox.newestTo(email)).id).not.toBe(lastId);
    const { id, text } = await outbox.newestTo(email);
    return { id, code: codeIn(text) };
  }

  async function begin(
    language: Language,
    page: Page,
    context: BrowserContext,
    { userName }: SessionAnswer,
  ) {
    const text = words[language];
    await context.addCookies([{ name: 'language', value: language, url: site.url }]);
    await keepChoices(context, site.url, { language });
    await page.goto(`${site.url}/m/login`);
    await box(page, 'User name').fill(userName);
    await box(page, 'Password').fill(password);
    await page.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect(page.getByRole('heading', { name: text.step })).toBeVisible();
  }

  async function enter(language: Language, page: Page, code: string): Promise<void> {
    await box(page, 'Code').fill(code);
    const answered = page.waitForResponse((answer) => answer.request().method() === 'POST');
    await page.getByRole('button', { name: words[language].logIn, exact: true }).click();
    await answered;
  }

  const recordOf = (page: Page) => page.evaluate(() => localStorage.getItem('MC_SESSION_INFO'));

  for (const language of looks(['EN', 'TY'])) {
    const text = words[language];

    test(`takes no code after too many wrong ones, but the next one, in ${language}`, async ({
      page,
      context,
      outbox,
      axeCheck,
      picture,
    }) => {
      const member = await memberWithMail(language, outbox);
      await begin(language, page, context, member);
      await expect(page.getByText(text.sent)).toBeVisible();
      const first = await nextTo(outbox, member.email, member.lastId);
      for (const code of [wrongOf(first.code), wrongOf(first.code), first.code]) {
        await enter(language, page, code);
        await expect(page.getByText(text.wrong)).toBeVisible();
        expect(await recordOf(page)).toBeNull();
      }
      await axeCheck(page);
      await picture(page, `mail-code-wrong-${language}`);
      await page.getByRole('button', { name: text.send, exact: true }).click();
      const second = await nextTo(outbox, member.email, first.id);
      await enter(language, page, second.code);
      await expect(page).toHaveURL(/\/m\/home$/);
    });

    test(`asks for a new log-in when the password changed meanwhile, in ${language}`, async ({
      page,
      context,
      outbox,
      axeCheck,
      picture,
    }) => {
      const member = await memberWithMail(language, outbox);
      await begin(language, page, context, member);
      const { code } = await nextTo(outbox, member.email, member.lastId);
      const newPassword = 'boats-at-dusk';
      const body = { oldPassword: password, newPassword, confirmNewPassword: newPassword };
      const { token } = member;
      await sendCall(site.url, { method: 'POST', path: '/wps/member/password', body, token });
      await enter(language, page, code);
      await expect(page.getByText(text.expired)).toBeVisible();
      expect(await recordOf(page)).toBeNull();
      await axeCheck(page);
      await picture(page, `mail-code-expired-${language}`);
      await page.getByRole('button', { name: text.back }).click();
      await expect(box(page, 'Password')).toBeVisible();
    });
  }
});
