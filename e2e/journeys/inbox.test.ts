import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { holdSession, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { answerFeedback, answerInboxMessages, writeTo } from '../fixtures/operator.ts';
import { soon } from '../fixtures/soon.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    row: /^Inbox/,
    unread: '1 unread message',
    subject: 'Subject',
    content: 'Message',
    send: 'Send',
    answer: 'Your reply',
    deleteAll: 'Delete all',
    remove: 'Delete',
    feedback: 'Your feedback',
    sendFeedback: 'Send feedback',
    thanks: /^Thank you/,
    all: 'All messages',
    about: 'About your feedback',
  },
  TY: {
    row: /^Inbox/,
    unread: '1 mensaheng hindi pa nabasa',
    subject: 'Subject',
    content: 'Mensahe',
    send: 'Ipadala',
    answer: 'Reply mo',
    deleteAll: 'I-delete lahat',
    remove: 'I-delete',
    feedback: 'Feedback mo',
    sendFeedback: 'Ipadala ang feedback',
    thanks: /^Salamat/,
    all: 'Lahat ng mensahe',
    about: 'Tungkol sa feedback mo',
  },
} as const;

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
  const say = words[language];

  test.describe(`§2 Message center, §5: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member writes, is answered, gets a message and clears the inbox', async ({
      page,
      context,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'ines', password);
      await holdSession(page, session);
      const main = page.getByRole('main');

      await test.step('writes to support', async () => {
        await page.goto('/m/webEmail?write=1');
        await page.getByRole('textbox', { name: say.subject }).fill('<b>GCash</b>');
        await page.getByRole('textbox', { name: say.content }).fill('It does not arrive.');
        await page.getByRole('button', { name: say.send }).click();
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
        await page.getByRole('textbox', { name: say.answer }).fill('Thank you');
        await page.getByRole('button', { name: say.send }).click();
        await expect(main.getByRole('listitem')).toHaveCount(3);
        await axeCheck(page);
        await picture(page, `22-inbox-thread-${language}`);
      });

      await test.step('sees the badge of a message of the site in every open tab', async () => {
        const other = await context.newPage();
        for (const tab of [page, other]) {
          const stream = tab.waitForResponse((response) => response.url().endsWith('/wps/live'));
          await tab.goto('/m/message');
          await tab.mouse.wheel(0, 10);
          await stream;
        }
        const badge = (tab: Page) => row(tab, say.row).getByText(say.unread);
        await expect(row(page, say.row)).toBeVisible();
        await expect(badge(page)).toHaveCount(0);
        await writeTo(project.name, session.userName, message);
        await soon(() => badge(page).count(), 1);
        await soon(() => badge(other).count(), 1);
        await axeCheck(page);
        await picture(page, `23-messages-badge-${language}`);
        await row(page, say.row).click();
        await expect(main.getByRole('listitem')).toHaveCount(2);
        await picture(page, `24-inbox-list-${language}`);
        await main.getByRole('link', { name: message.title[language] }).click();
        await expect(main.locator('strong')).toBeVisible();
        await soon(() => badge(other).count(), 0);
        await other.close();
      });

      await test.step('deletes one, then all', async () => {
        await main.getByRole('button', { name: say.remove }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.remove }).click();
        await expect(main.getByRole('listitem')).toHaveCount(1);
        await main.getByRole('button', { name: say.deleteAll }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.deleteAll }).click();
        await expect(main.getByRole('button', { name: say.deleteAll })).toHaveCount(0);
        await expect(main.getByRole('listitem')).toHaveCount(0);
      });
    });

    test('a member sends feedback and finds the answer in the inbox', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'luz', password);
      await holdSession(page, session);
      await page.goto('/m/feedback');
      const field = page.getByRole('textbox', { name: say.feedback });
      await field.fill('The games load fast on my phone');
      const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a3' } });
      const file = { name: 'a.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: say.sendFeedback }).click();
      await expect(page.getByText(say.thanks)).toBeVisible();
      await axeCheck(page);
      await picture(page, `26-feedback-thanks-${language}`);

      const feedback = await answerFeedback(project.name, session.userName, 'Good to <b>hear</b>.');
      expect(feedback?.content).toBe('The games load fast on my phone');
      expect(feedback?.pictureIds).toHaveLength(1);
      await page.getByRole('link', { name: say.all }).click();
      await page.getByRole('main').getByRole('link', { name: say.about }).click();
      await expect(page.getByText('Good to <b>hear</b>.')).toBeVisible();
    });
  });
}

const row = (page: Page, name: RegExp) => page.getByRole('button', { name });
