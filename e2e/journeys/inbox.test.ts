import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { holdSession, logInTo, registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { answerFeedback, answerLetters, writeTo } from '../fixtures/operator.ts';
import { soon } from '../fixtures/soon.ts';
import { expect, test } from '../fixtures/test.ts';

const password = 'lantern-on-water';

const words = {
  EN: {
    row: /^Inbox/,
    unread: '1 unread message',
    empty: 'Your inbox is empty. Write to us when you need something.',
    write: 'Write a message',
    subject: 'Subject',
    content: 'Message',
    send: 'Send',
    missing: 'Fill this in.',
    answer: 'Your answer',
    you: 'You',
    support: 'Support',
    deleteAll: 'Delete all',
    remove: 'Delete',
    keep: 'Keep',
    feedbackRow: /^Feedback/,
    feedback: 'Your feedback',
    bounds: 'Between 3 and 300 words.',
    sendFeedback: 'Send feedback',
    thanks: /^Thank you/,
    all: 'All messages',
    about: 'About your feedback',
    refused: 'Free-play accounts cannot use this. Register to open it.',
  },
  TY: {
    row: /^Inbox/,
    unread: '1 mensaheng hindi pa nabasa',
    empty: 'Walang laman ang inbox mo. Sumulat sa amin kapag may kailangan ka.',
    write: 'Sumulat ng mensahe',
    subject: 'Paksa',
    content: 'Mensahe',
    send: 'Ipadala',
    missing: 'Punan ito.',
    answer: 'Ang sagot mo',
    you: 'Ikaw',
    support: 'Suporta',
    deleteAll: 'Burahin lahat',
    remove: 'Burahin',
    keep: 'Panatilihin',
    feedbackRow: /^Puna/,
    feedback: 'Ang puna mo',
    bounds: 'Mula 3 hanggang 300 salita.',
    sendFeedback: 'Ipadala ang puna',
    thanks: /^Salamat/,
    all: 'Lahat ng mensahe',
    about: 'Tungkol sa iyong puna',
    refused: 'Hindi ito magagamit ng free-play account. Magrehistro para mabuksan ito.',
  },
} as const;

const letter = {
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

  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member is written to, writes back and clears the inbox', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }, { project }) => {
      const session = await registerMember(baseURL ?? '', 'ines', password);
      await holdSession(page, session);
      const main = page.getByRole('main');

      await test.step('finds the inbox empty', async () => {
        await page.goto('/m/webEmail');
        await expect(page.getByText(say.empty)).toBeVisible();
        await axeCheck(page);
        await picture(page, `20-inbox-empty-${language}`);
      });

      await test.step('is told what is missing, then writes to support', async () => {
        await page.getByRole('link', { name: say.write }).click();
        await page.getByRole('button', { name: say.send }).click();
        await expect(page.getByText(say.missing)).toHaveCount(2);
        await picture(page, `21-inbox-write-${language}`);
        await axeCheck(page);
        await page.getByRole('textbox', { name: say.subject }).fill('<b>GCash</b>');
        const content = 'It does not arrive.\nWhat can I do? <img src=x onerror=alert(1)>';
        await page.getByRole('textbox', { name: say.content }).fill(content);
        await page.getByRole('button', { name: say.send }).click();
        await expect(page).toHaveURL(/thread=/);
        await expect(main.getByText('<img src=x onerror=alert(1)>')).toBeVisible();
        await expect(page.getByRole('heading', { name: '<b>GCash</b>' })).toBeVisible();
      });

      await test.step('sees the answer as it comes, and it is read', async () => {
        await answerLetters(project.name, session.userName, '<p>It is <em>on its way</em>.</p>');
        await soon(() => main.getByText('on its way').isVisible(), true);
        await expect(main.locator('em')).toHaveText('on its way');
        await page.getByRole('textbox', { name: say.answer }).fill('Thank you');
        await page.getByRole('button', { name: say.send }).click();
        await expect(main.getByRole('listitem')).toHaveCount(3);
        await axeCheck(page);
        await picture(page, `22-inbox-thread-${language}`);
      });

      await test.step('finds a badge for a letter of the house', async () => {
        await page.goto('/m/message');
        const row = page.getByRole('button', { name: say.row });
        await expect(row).toBeVisible();
        await expect(row.getByText(say.unread)).toHaveCount(0);
        await writeTo(project.name, session.userName, letter);
        await soon(() => row.getByText(say.unread).count(), 1);
        await axeCheck(page);
        await picture(page, `23-messages-badge-${language}`);
        await row.click();
        await expect(main.getByRole('listitem')).toHaveCount(2);
        await picture(page, `24-inbox-list-${language}`);
        await axeCheck(page);
        await main.getByRole('link', { name: letter.title[language] }).click();
        await expect(main.locator('strong')).toBeVisible();
        await page.goto('/m/message');
        await expect(row).toBeVisible();
        await expect(row.getByText(say.unread)).toHaveCount(0);
      });

      await test.step('deletes one, then all', async () => {
        await row(page, say.row).click();
        await main.getByRole('link', { name: letter.title[language] }).click();
        await main.getByRole('button', { name: say.remove }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.keep }).click();
        await expect(main.locator('strong')).toBeVisible();
        await main.getByRole('button', { name: say.remove }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.remove }).click();
        await expect(main.getByRole('listitem')).toHaveCount(1);
        await main.getByRole('button', { name: say.deleteAll }).click();
        await page.getByRole('dialog').getByRole('button', { name: say.deleteAll }).click();
        await expect(page.getByText(say.empty)).toBeVisible();
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
      await page.goto('/m/message');
      await page.getByRole('button', { name: say.feedbackRow }).click();
      await expect(page).toHaveURL('/m/feedback');
      const field = page.getByRole('textbox', { name: say.feedback });
      await field.fill('too short');
      await page.getByRole('button', { name: say.sendFeedback }).click();
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(page.getByText(say.bounds)).toBeVisible();
      await axeCheck(page);
      await picture(page, `25-feedback-${language}`);

      await field.fill('The games load fast on my phone');
      const image = sharp({ create: { width: 90, height: 60, channels: 3, background: '#3a3' } });
      const file = { name: 'a.png', mimeType: 'image/png', buffer: await image.png().toBuffer() };
      await page.locator('input[type=file]').setInputFiles(file);
      await page.getByRole('button', { name: say.sendFeedback }).click();
      await expect(page.getByText(say.thanks)).toBeVisible();
      await axeCheck(page);
      await picture(page, `26-feedback-thanks-${language}`);

      const told = await answerFeedback(project.name, session.userName, 'Good to <b>hear</b>.');
      expect(told?.content).toBe('The games load fast on my phone');
      expect(told?.pictureIds).toHaveLength(1);
      await page.getByRole('link', { name: say.all }).click();
      await page.getByRole('main').getByRole('link', { name: say.about }).click();
      await expect(page.getByText('Good to <b>hear</b>.')).toBeVisible();
    });

    test('a trial account is told why not, and a guest goes by the log-in', async ({
      page,
      baseURL,
      context,
      picture,
    }) => {
      for (const path of ['/m/webEmail', '/m/feedback']) {
        await page.goto(path);
        await expect(page).toHaveURL(/\/m\/login/);
      }
      await page.close();
      const calls: string[] = [];
      const trial = await context.newPage();
      trial.on('request', (request) => calls.push(new URL(request.url()).pathname));
      await holdSession(trial, await logInTo(baseURL ?? '', 'trial01', 'Pavilion2026'));
      for (const path of ['/m/webEmail', '/m/feedback']) {
        await trial.goto(path);
        await expect(trial.getByText(say.refused)).toBeVisible();
      }
      await picture(trial, `27-refused-${language}`);
      await trial.goto('/m/message');
      await expect(trial.getByRole('button', { name: say.row })).toBeVisible();
      // What the page of messages calls is on its way before the next page stands.
      await trial.goto('/m/help');
      await expect(trial.getByRole('searchbox')).toBeVisible();
      expect(calls).toContain('/m/message');
      expect(calls.filter((path) => /wps.*(inbox|CSP_unread|feedback)/i.test(path))).toEqual([]);
    });
  });
}

const row = (page: Page, name: RegExp) => page.getByRole('button', { name });

test('two open tabs agree on what is unread within two seconds', async ({ context, baseURL }, {
  project,
}) => {
  const session = await registerMember(baseURL ?? '', 'nilo', password);
  await holdSession(context, session);
  const [one, other] = [await context.newPage(), await context.newPage()];
  for (const page of [one, other]) {
    const stream = page.waitForResponse((response) => response.url().endsWith('/wps/live'));
    await page.goto('/m/message');
    await page.mouse.wheel(0, 10);
    await stream;
  }
  const badge = (page: Page) => row(page, /^Inbox/).getByText('1 unread message');
  await writeTo(project.name, session.userName, letter);
  await soon(() => badge(one).count(), 1);
  await soon(() => badge(other).count(), 1);
  await row(one, /^Inbox/).click();
  await one.getByRole('main').getByRole('link', { name: letter.title.EN }).click();
  await expect(one.getByRole('main').locator('strong')).toBeVisible();
  await soon(() => badge(other).count(), 0);
});

test('the calls of the inbox refuse guests and trial accounts', async ({ request, baseURL }) => {
  const trial = await logInTo(baseURL ?? '', 'trial01', 'Pavilion2026');
  const data = { messageId: '1' };
  for (const [method, path] of [
    ['GET', '/wps/message/inbox'],
    ['DELETE', '/wps/message/inbox'],
    ['POST', '/wps/message/read'],
    ['PUT', '/wps/message/send'],
    ['GET', '/wps/relay/CSP_unreadCount'],
    ['GET', '/wps/feedback/rule'],
    ['POST', '/wps/feedback'],
  ] as const) {
    for (const [token, status, errorCode] of [
      [undefined, 401, 'login.not.session'],
      [trial.token, 403, 'trial.restricted'],
    ] as const) {
      const headers = { Merchant: 'PAVILION', ...(token && { Authorization: token }) };
      const sent = method === 'GET' ? {} : { data };
      const answer = await request.fetch(path, { method, headers, ...sent });
      expect([path, answer.status()]).toEqual([path, status]);
      expect(await answer.json()).toMatchObject({ errorCode });
    }
  }
});
