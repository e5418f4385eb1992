import { holdSession, logInTo, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import type { OwnSite } from '../fixtures/own-site.ts';
import { expect, keepChoices, test } from '../fixtures/test.ts';

const words = {
  EN: {
    tab: 'Support',
    chat: /^Live chat/,
    inbox: /^Inbox/,
    none: 'No way to reach us is set up yet.',
    news: /^Announcements/,
  },
  TY: {
    tab: 'Suporta',
    chat: /^Live chat/,
    inbox: /^Inbox/,
    none: 'Wala pang nakahandang paraan para makausap kami.',
    news: /^Mga anunsyo/,
  },
} as const;

const stories = looks([
  ['EN', 'dark'],
  ['TY', 'light'],
]);

let site: OwnSite;

test.beforeAll(({ variant }) => {
  site = variant;
});

test.describe('with the flag CBS3 off, and channels of every type', () => {
  for (const [language, theme] of stories) {
    const say = words[language];

    test.describe(`in ${language}, ${theme}`, () => {
      test.use({ language, theme });

      test('there is no live chat, and every other channel leads to its own address', async ({
        page,
        context,
        axeCheck,
        picture,
      }) => {
        const asked: string[] = [];
        page.on('request', (request) => asked.push(request.url()));
        await keepChoices(context, site.url, { language, theme });
        const session = await registerMember(site.url, 'kiko', 'lantern-on-water');
        await holdSession(page, session);
        await page.goto(`${site.url}/m/message`);
        const main = page.getByRole('main');
        // The flag MAILCEN hides an entry of the agents' menu alone.
        await expect(main.getByRole('button', { name: say.inbox })).toBeVisible();
        await expect(main.getByRole('link', { name: say.news })).toContainText(/\d/);
        await expect(main.getByRole('button', { name: say.chat })).toHaveCount(0);
        await page.getByRole('button', { name: say.tab }).click();
        const sheet = page.getByRole('dialog');
        const rows = sheet.getByRole('listitem');
        await expect(rows).toHaveCount(4);
        for (const name of ['Skype', 'WhatsApp', 'Telegram', 'Messenger']) {
          const link = sheet.getByRole('link', { name });
          await expect(link).toHaveAttribute(
            'href',
            `https://social.pavilion.example/${name.toLowerCase()}-support`,
          );
          await expect(link).toHaveAttribute('target', '_blank');
          await expect(link).toHaveAttribute('rel', 'noopener noreferrer');
        }
        await axeCheck(page);
        await picture(page, `33-support-no-chat-${language}`);
        expect(asked.filter((url) => url.includes('/CBS_'))).toEqual([]);

        for (const path of ['/wps/relay/CBS_launchChat', '/wps/relay/CBS_unreadCount']) {
          const query = 'b2c=1&language=EN&backUrl=/m/home&headerColor=&title=x&extras=';
          const answer = await fetch(`${site.url}${path}?${query}`, {
            headers: { merchant: 'PAVILION', authorization: session.token },
          });
          expect([path, await answer.json()]).toMatchObject([path, { errorCode: 'chat.closed' }]);
        }
      });

      test('a trial account finds the same channels, and is told why not about the inbox', async ({
        page,
        context,
      }) => {
        await keepChoices(context, site.url, { language, theme });
        await holdSession(page, await logInTo(site.url, 'trial01', 'Pavilion2026'));
        await page.goto(`${site.url}/m/message`);
        const main = page.getByRole('main');
        await expect(main.getByRole('link', { name: say.news })).not.toContainText(/\d/);
        await expect(main.getByRole('button', { name: say.chat })).toHaveCount(0);
        await main.getByRole('button', { name: say.inbox }).click();
        await expect(page.getByRole('dialog')).toContainText(/free-play/i);
        await page.keyboard.press('Escape');
        await page.getByRole('button', { name: say.tab }).click();
        await expect(page.getByRole('dialog').getByRole('listitem')).toHaveCount(4);
      });
    });
  }
});

test.describe('with no channel at all', () => {
  for (const [language, theme] of stories) {
    const say = words[language];

    test.describe(`in ${language}, ${theme}`, () => {
      test.use({ language, theme });

      test('customer service says so', async ({ page, context, axeCheck, picture }) => {
        await keepChoices(context, site.url, { language, theme });
        await page.goto(`${site.url}/m/activity`);
        await page.getByRole('button', { name: say.tab }).click();
        await expect(page.getByRole('dialog')).toContainText(say.none);
        await axeCheck(page);
        await picture(page, `34-support-none-${language}`);
      });
    });
  }
});
