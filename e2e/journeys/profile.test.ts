import sharp from 'sharp';
import { registerMember } from '../fixtures/account.ts';
import { looks } from '../fixtures/looks.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  EN: {
    save: 'Save picture',
    remove: 'Remove picture 1',
    wrongType: 'Only PNG and JPG pictures can be sent.',
    tooLarge: 'A picture can be at most 5 MB. Choose a smaller one.',
    unreadable: 'This picture cannot be opened. Choose another one.',
  },
  TY: {
    save: 'I-save ang larawan',
    remove: 'Alisin ang larawan 1',
    wrongType: 'PNG at JPG na larawan lang ang maipapadala.',
    tooLarge: 'Hanggang 5 MB lang ang isang larawan. Pumili ng mas maliit.',
    unreadable: 'Hindi mabuksan ang larawang ito. Pumili ng iba.',
  },
} as const;

/** A file that says it is a PNG picture. */
const png = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/png', buffer });

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  test.describe(`in ${language}, ${theme}`, () => {
    test.use({ language, theme, expectedErrors: [/status of 400/] });

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
      await test.step('too large is not sent, unreadable not kept', async () => {
        await input.setInputFiles(png('large.png', Buffer.alloc(5 * 1024 * 1024 + 1)));
        await expect(page.getByText(words[language].tooLarge)).toBeVisible();
        await expect(page.getByRole('button', { name: words[language].save })).toHaveCount(0);
        await input.setInputFiles(png('broken.png', Buffer.from('not a picture')));
        await page.getByRole('button', { name: words[language].save }).click();
        await expect(page.getByText(words[language].unreadable)).toBeVisible();
        await axeCheck(page);
        await page.getByRole('button', { name: words[language].remove }).click();
      });
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
