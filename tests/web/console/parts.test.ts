import { accessibilityFindings } from '../../support/accessibility.ts';
import { expect, test } from '../../support/test.ts';

test.use({ viewport: { width: 1280, height: 800 }, isMobile: false, hasTouch: false });

for (const theme of ['dark', 'light'] as const) {
  test.describe(`Console, in ${theme}`, () => {
    test.use({ theme });

    test('the page of components shows them all, and each is accessible', async ({ page }) => {
      await page.goto('/console/components');
      await expect(page.getByRole('heading', { name: 'Components', exact: true })).toBeVisible();
      expect(await accessibilityFindings(page)).toEqual([]);
      await page.getByRole('button', { name: 'Open a sheet' }).click();
      await expect(page.getByRole('dialog', { name: 'A sheet' })).toBeVisible();
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Cover the page' }).click();
      const cover = page.getByRole('dialog', { name: 'A sheet that waits' });
      await expect(cover).toBeVisible();
      await page.keyboard.press('Escape');
      await page.keyboard.press('Escape');
      await page.mouse.click(640, 20);
      await expect(cover).toBeVisible();
      await cover.getByRole('button', { name: 'Answer' }).click();
      await expect(cover).toBeHidden();
      await page.getByRole('button', { name: 'Ask' }).click();
      await expect(page.getByRole('dialog', { name: 'Remove the card?' })).toBeVisible();
    });
  });
}
