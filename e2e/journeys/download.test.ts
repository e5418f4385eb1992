import { expect, test } from '../fixtures/test.ts';

const iphone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 17_4 like Mac OS X) AppleWebKit/605.1.15';

test.describe('in Safari on iOS', () => {
  test.use({ userAgent: `${iphone} Version/17.4 Mobile/15E148 Safari/604.1` });

  test('profile and app are linked, and a guide tells of the home screen', async ({
    page,
    axeCheck,
    picture,
  }) => {
    await page.goto('/m/download');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /iOS profile/ })).toHaveAttribute(
      'href',
      'https://get.pavilion.example/pavilion.mobileconfig',
    );
    await expect(main.getByRole('link')).toHaveCount(2);
    await axeCheck(page);
    await picture(page, 'download-ios');
    await main.getByRole('button', { name: /Add to home screen/ }).click();
    const guide = page.getByRole('dialog', { name: 'Add to home screen' });
    await expect(guide.getByRole('listitem')).toHaveCount(3);
    await expect(guide).toContainText('Share');
    await picture(page, 'download-guide');
  });
});

test.describe('in another browser on iOS', () => {
  test.use({ userAgent: `${iphone} CriOS/123.0 Mobile/15E148 Safari/604.1` });

  test('the person is asked to use Safari, and confirms', async ({ page, axeCheck }) => {
    await page.goto('/m/download');
    await expect(page.getByRole('main').getByRole('link')).toHaveCount(0);
    await page.getByRole('button', { name: /iOS app/ }).click();
    const notice = page.getByText('Please use Safari for download App.');
    await expect(notice).toBeVisible();
    await axeCheck(page);
    await page.getByRole('button', { name: 'OK', exact: true }).click();
    await expect(notice).toHaveCount(0);
  });
});

test.describe('on Android, in TY and light', () => {
  test.use({
    userAgent: 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/123.0 Mobile',
    language: 'TY',
    theme: 'light',
  });

  test('the Android app is linked, and no other', async ({ page, axeCheck, picture }) => {
    await page.goto('/m/download');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /Android app/ })).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(1);
    await expect(main.getByRole('button', { name: /Idagdag sa home screen/ })).toBeVisible();
    await axeCheck(page);
    await picture(page, 'download-android');
  });
});
