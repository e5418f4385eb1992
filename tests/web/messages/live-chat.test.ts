import { looks } from '../../support/browser.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { siteAt } from '../../support/sites.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Message center: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member chats with support, comes back and is answered', async ({
      page,
      context,
      baseURL,
      picture,
      inspect,
    }, { project }) => {
      const { sandboxUrl } = siteAt(project.name);
      const session = await registerMember(baseURL ?? '', 'kiko');
      await holdSession(page, session);
      await page.goto('/m/message');
      await expect(
        page.getByRole('main').getByRole('button', { name: text.like('messages.chat') }),
      ).toBeVisible();
      await page.getByRole('button', { name: text('tab.support'), exact: true }).click();
      const sheet = page.getByRole('dialog');
      await expect(sheet.getByRole('link', { name: /WhatsApp/ })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      await inspect(page, `30-support-${language}`);
      await sheet.getByRole('button', { name: text.like('messages.chat') }).click();
      await page.waitForURL(`${sandboxUrl}/chat?**`);
      const { searchParams } = new URL(page.url());
      expect(searchParams.get('b2c')).toBe('1');
      expect(searchParams.get('language')).toBe(language);
      expect(page.url()).not.toContain(session.token);
      await page.getByRole('textbox').fill('Where is my bonus?');
      await page.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('Where is my bonus?')).toBeVisible();
      await inspect(page, `31-chat-${language}`);

      const desk = await context.newPage();
      await desk.goto(`${sandboxUrl}/chat/desk`);
      const room = desk.getByRole('region', { name: session.userName });
      await room.getByRole('textbox').fill('It comes tonight');
      await room.getByRole('button', { name: 'Send' }).click();
      await expect(page.getByText('It comes tonight')).toBeVisible();
      await page.getByRole('link', { name: 'Back to the site' }).click();
      await expect(page).toHaveURL('/m/message');

      const row = page.getByRole('main').getByRole('button', { name: text.like('messages.chat') });
      await expect(row).toBeVisible();
      await expect(row.getByText(text('messages.chat.unread', { count: '1' }))).toHaveCount(0);
      await room.getByRole('textbox').fill('And another one');
      await room.getByRole('button', { name: 'Send' }).click();
      await expect(room.getByText('And another one')).toBeVisible();
      await page.reload();
      await expect(row.getByText(text('messages.chat.unread', { count: '1' }))).toHaveCount(1);
      await picture(page, `32-messages-chat-${language}`);
    });
  });
}
