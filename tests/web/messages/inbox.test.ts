import type { Page } from '@playwright/test';
import { looks } from '../../support/browser.ts';
import { answerFeedback, answerInboxMessages, writeTo } from '../../support/operator.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, soon, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

const message = {
  title: { EN: 'Your card is checked', TY: 'Nasuri na ang card mo' },
  content: {
    EN: '<p>You can <strong>withdraw</strong> now. See <a href="/m/help?i=1">help</a>.</p>',
    TY: '<p>Puwede ka nang <strong>mag-withdraw</strong>. <a href="/m/help?i=1">Tulong</a>.</p>',
  },
};

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Message center, §5: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member writes, is answered, gets a message and clears the inbox', async ({
      page,
      context,
      baseURL,
      picture,
      inspect,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'ines');
      await holdSession(page, session);
      const main = page.getByRole('main');

      await test.step('writes to support', async () => {
        await page.goto('/m/webEmail?write=1');
        await page.getByRole('textbox', { name: text('inbox.title') }).fill('<b>GCash</b>');
        await page
          .getByRole('textbox', { name: text('inbox.content') })
          .fill('It does not arrive.');
        await page.getByRole('button', { name: text('inbox.send') }).click();
        await expect(page).toHaveURL(/thread=/);
        await expect(page.getByRole('heading', { name: '<b>GCash</b>' })).toBeVisible();
      });

      await test.step('sees the answer as it comes, and it is read', async () => {
        await answerInboxMessages(
          project.name,
          session.userName,
          '<p>It is <em>on its way</em>.</p>',
        );
        await soon(() => main.getByText('on its way').isVisible(), true);
        await expect(main.locator('em')).toHaveText('on its way');
        await page.getByRole('textbox', { name: text('inbox.answer') }).fill('Thank you');
        await page.getByRole('button', { name: text('inbox.send') }).click();
        await expect(main.getByRole('listitem')).toHaveCount(3);
        await inspect(page, `22-inbox-thread-${language}`);
      });

      await test.step('sees the badge of a message of the site in every open tab', async () => {
        const other = await context.newPage();
        for (const tab of [page, other]) {
          const stream = tab.waitForResponse((response) => response.url().endsWith('/wps/live'));
          await tab.goto('/m/message');
          await tab.mouse.wheel(0, 10);
          await stream;
        }
        const badge = (tab: Page) =>
          row(tab, text.like('messages.inbox')).getByText(text('inbox.unread', { count: '1' }));
        await expect(row(page, text.like('messages.inbox'))).toBeVisible();
        await expect(badge(page)).toHaveCount(0);
        await writeTo(project.name, session.userName, message);
        await soon(() => badge(page).count(), 1);
        await soon(() => badge(other).count(), 1);
        await inspect(page, `23-messages-badge-${language}`);
        await row(page, text.like('messages.inbox')).click();
        await expect(main.getByRole('listitem')).toHaveCount(2);
        await picture(page, `24-inbox-list-${language}`);
        await main.getByRole('link', { name: message.title[language] }).click();
        await expect(main.locator('strong')).toBeVisible();
        await soon(() => badge(other).count(), 0);
        await other.close();
      });

      await test.step('deletes one, then all', async () => {
        await main.getByRole('button', { name: text('inbox.delete') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text('inbox.delete') })
          .click();
        await expect(main.getByRole('listitem')).toHaveCount(1);
        await main.getByRole('button', { name: text('inbox.deleteAll') }).click();
        await page
          .getByRole('dialog')
          .getByRole('button', { name: text('inbox.deleteAll') })
          .click();
        await expect(main.getByRole('button', { name: text('inbox.deleteAll') })).toHaveCount(0);
        await expect(main.getByRole('listitem')).toHaveCount(0);
      });
    });

    test('a member sends feedback and finds the answer in the inbox', async ({
      page,
      baseURL,
      inspect,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'luz');
      await holdSession(page, session);
      await page.goto('/m/feedback');
      const field = page.getByRole('textbox', { name: text('feedback.content') });
      await field.fill('The games load fast on my phone');
      await page.locator('input[type=file]').setInputFiles(await photo('a.png', [90, 60]));
      await page.getByRole('button', { name: text('feedback.send') }).click();
      await expect(page.getByText(text('feedback.thanks'))).toBeVisible();
      await inspect(page, `26-feedback-thanks-${language}`);

      const feedback = await answerFeedback(project.name, session.userName, 'Good to <b>hear</b>.');
      expect(feedback?.content).toBe('The games load fast on my phone');
      expect(feedback?.pictureIds).toHaveLength(1);
      await page.getByRole('link', { name: text('inbox.all') }).click();
      await page
        .getByRole('main')
        .getByRole('link', { name: /About your feedback|Tungkol sa feedback mo/ })
        .click();
      await expect(page.getByText('Good to <b>hear</b>.')).toBeVisible();
    });
  });
}

const row = (page: Page, name: RegExp) => page.getByRole('button', { name });
