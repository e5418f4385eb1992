import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { identityOf } from '#features/wallet/identity.fixture.ts';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

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

test.each(['0', '1'] as const)(
  '§7: the member centre says how far it is, in template %s',
  async (mem_cen) => {
    site.answers({ protection: { getIdentity: identityOf({ state: 'sent' }) } });
    const settings = { mobileTemplate: { ...mobileTemplate, mem_cen } };
    await mountScreen('/m/member/home', { session: 'member', settings });
    const check = page.getByRole('main').getByRole('link', { name: /^Identity check/ });
    await expect.element(check).toHaveTextContent('Checking');
    await expect.element(check).toHaveAttribute('href', '/m/identity');
    expect(await accessibilityFindings()).toEqual([]);
  },
);
