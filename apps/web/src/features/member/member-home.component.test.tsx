import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';

const { mobileTemplate } = siteBoot.settings;
const link = page.getByRole('main').getByRole('link', { name: 'Settings', exact: true });
const width = () => link.element().getBoundingClientRect().width;

// A list gives every link the whole width, tiles share it.
test('§4: the member centre of the new template has tiles', async () => {
  await mountScreen('/m/member/home', { session: 'member' });
  await expect.element(link).toBeVisible();
  expect(width()).toBeLessThan(200);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§4: the member centre of the base template has a list', async () => {
  const settings = { mobileTemplate: { ...mobileTemplate, mem_cen: '0' as const } };
  await mountScreen('/m/member/home', { session: 'member', settings });
  await expect.element(link).toBeVisible();
  expect(width()).toBeGreaterThan(300);
  expect(await accessibilityFindings()).toEqual([]);
});
