import { looks } from '../../support/browser.ts';
import { holdSession, registerMember } from '../../support/people.ts';
import { photo } from '../../support/photo.ts';
import { expect, test } from '../../support/test.ts';
import { textsIn } from '../../support/texts.ts';

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§2 Side menu: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member sets a picture, and sees it in the member centre', async ({
      page,
      baseURL,
      inspect,
    }) => {
      await holdSession(page, await registerMember(baseURL ?? '', 'luz'));
      await page.goto('/m/myAccount/index');
      const input = page.locator('input[type=file]');
      await input.setInputFiles(await photo('me.png', [500, 300]));
      await page.getByRole('button', { name: text('profile.save') }).click();
      await expect(page.getByRole('button', { name: text('profile.save') })).toHaveCount(0);
      await inspect(page, `20-profile-${language}`);
      await page.goto('/m/member/home');
      const face = page.getByRole('main').locator('img[src^="blob:"]');
      await expect(face).toBeVisible();
      await expect(face).toHaveJSProperty('naturalWidth', 256);
      await inspect(page, `21-member-home-${language}`);
    });
  });
}
