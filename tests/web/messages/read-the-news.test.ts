import type { Locator } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const unreadLabel = /(\d+) (?:unread|anunsyong)/;

async function unreadCount(row: Locator): Promise<number> {
  return Number(unreadLabel.exec((await row.getByText(unreadLabel).textContent()) ?? '')?.[1]);
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Notice screen, §4: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member opens unread notices, and the badge counts down', async ({
      page,
      baseURL,
      inspect,
    }) => {
      await holdSession(page, await registerMember(baseURL ?? '', 'nena'));
      await page.goto('/m/message');
      const row = page.getByRole('link', { name: new RegExp(`^${text('messages.notices')}`) });
      await expect(row.getByText(unreadLabel)).toHaveCount(1);
      const before = await unreadCount(row);
      expect(before).toBeGreaterThan(3);
      await inspect(page, `06-messages-${language}`);

      await row.click();
      await expect(page).toHaveURL('/m/notice');
      const items = page.getByRole('main').getByRole('button');
      await expect(items).toHaveCount(before);
      // The tab bar counts unread notices too.
      const unread = page.getByRole('main').getByText(text('notices.unread'));
      await expect(unread).toHaveCount(before);
      let marked = 0;
      page.on('requestfinished', (call) => {
        if (call.url().includes('readAnnouncement')) marked += 1;
      });
      for (const place of [0, 1, 2]) await items.nth(place).click();
      await expect(unread).toHaveCount(before - 3);
      // The calls go out one after another; closing the page earlier would drop the rest.
      await expect.poll(() => marked).toBe(3);
      await inspect(page, `07-notices-member-${language}`);

      await expect
        .poll(async () => {
          await page.goto('/m/message');
          await expect(row.getByText(unreadLabel)).toHaveCount(1);
          return unreadCount(row);
        })
        .toBe(before - 3);
    });
  });
}
