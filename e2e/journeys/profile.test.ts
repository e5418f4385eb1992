import sharp from 'sharp';
import { registerMember } from '../fixtures/account.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: { save: 'Save picture', wrongType: 'Only PNG and JPG pictures can be sent.' },
  TY: { save: 'I-save ang larawan', wrongType: 'PNG at JPG na larawan lang ang maipapadala.' },
} as const;

for (const [language, theme] of [
  ['EN', 'dark'],
  ['TY', 'light'],
] as const) {
  test.describe(`in ${language}, ${theme}`, () => {
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
      const gif = { name: 'a.gif', mimeType: 'image/gif', buffer: Buffer.from('GIF89a') };
      await input.setInputFiles(gif);
      await expect(page.getByText(words[language].wrongType)).toBeVisible();
      const background = '#2a7';
      const image = sharp({ create: { width: 500, height: 300, channels: 3, background } });
      const buffer = await image.png().toBuffer();
      await input.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer });
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
