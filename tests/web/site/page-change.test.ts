import { expect, test } from '../../support/test.ts';

test('a page changes without an error when its fade is cut short', async ({ page }) => {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      transition.skipTransition();
      return transition;
    };
  });
  await page.goto('/m/activity');
  await page.getByRole('link', { name: 'More about 100 % first deposit bonus' }).click();
  await expect(page).toHaveURL('/m/activityDetail?id=first-deposit');
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(page).toHaveURL('/m/activity');
  await page.evaluate(() => new Promise(requestAnimationFrame));
});
