import sharp from 'sharp';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    save: 'Save picture',
  },
  TY: {
    save: 'I-save ang picture',
  },
} as const;

/** A file declared as a PNG picture. */
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`§2 Side menu: in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('a member sets a picture, and sees it in the member centre', async ({
      page,
      baseURL,
      axeCheck,
      picture,
    }) => {
      const session = await registerMember(baseURL ?? '', 'luz', 'lantern-on-water');
      const record = JSON.stringify({ ...session, merchantCode: 'PAVILION' });
      await page.addInitScript((kept) => {
        if (location.pathname.startsWith('/m/')) localStorage.setItem('MC_SESSION_INFO', kept);
      }, record);
      await page.goto('/m/myAccount/index');
      const input = page.locator('input[type=file]');
      const background = '#2a7';
      const image = sharp({ create: { width: 500, height: 300, channels: 3, background } });
      const buffer = await image.png().toBuffer();
      await input.setInputFiles(png('me.png', buffer));
      await page.getByRole('button', { name: words[language].save }).click();
      await expect(page.getByRole('button', { name: words[language].save })).toHaveCount(0);
      await axeCheck(page);
      await picture(page, `20-profile-${language}`);
      await page.goto('/m/member/home');
      const face = page.getByRole('main').locator('img[src^="blob:"]');
      await expect(face).toBeVisible();
      await expect(face).toHaveJSProperty('naturalWidth', 256);
      await axeCheck(page);
      await picture(page, `21-member-home-${language}`);
    });
  });
}
