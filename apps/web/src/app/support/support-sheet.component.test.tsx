import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { siteBoot } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';

const outside = (['SKYPE', 'WHATSAPP', 'TELEGRAM', 'MESSENGER'] as const).map((csType) => ({
  csType,
  title: csType.charAt(0) + csType.slice(1).toLowerCase(),
  hours: 'By day',
  path: `https://social.pavilion.example/${csType.toLowerCase()}-support`,
}));
const customerService = [...siteBoot.settings.customerService.slice(0, 1), ...outside];
const chatOff = {
  customerService,
  whitelabel: { ...siteBoot.settings.whitelabel, CBS3: false, MAILCEN: false },
};

const main = page.getByRole('main');
const sheet = page.getByRole('dialog');
const rows = sheet.getByRole('listitem');

for (const [language, theme, say] of [
  [
    'EN',
    'dark',
    { tab: 'Support', news: /^Announcements/, none: 'Support is not available right now.' },
  ],
  [
    'TY',
    'light',
    {
      tab: 'Support',
      news: /^Mga anunsyo/,
      none: 'Hindi available ang support ngayon.',
    },
  ],
] as const) {
  const look = { language, theme };
  const tab = page.getByRole('button', { name: say.tab });

  test(`§2 Message center: with the flag CBS3 off there is no chat, and each channel leads to its own address, in ${language}`, async () => {
    await mountScreen('/m/message', { session: 'member', settings: chatOff, ...look });
    // The flag MAILCEN hides only an entry of the agents' menu.
    await expect.element(main.getByRole('button', { name: /^Inbox/ })).toBeVisible();
    await expect.element(main.getByRole('link', { name: say.news })).toBeVisible();
    await expect.element(main.getByRole('button', { name: /^Live chat/ })).not.toBeInTheDocument();
    await tab.click();
    await expect.poll(() => rows.elements().length).toBe(4);
    for (const { title, path } of outside) {
      const link = sheet.getByRole('link', { name: title });
      await expect.element(link).toHaveAttribute('href', path);
      await expect.element(link).toHaveAttribute('target', '_blank');
      await expect.element(link).toHaveAttribute('rel', 'noopener noreferrer');
    }
    expect(await accessibilityFindings()).toEqual([]);
    expect(site.calls('support', 'countUnreadChat')).toEqual([]);
  });

  test(`§2 Message center: with no channel at all customer service says so, in ${language}`, async () => {
    await mountScreen('/m/activity', { settings: { customerService: [] }, ...look });
    await tab.click();
    await expect.element(sheet).toHaveTextContent(say.none);
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§2 Message center: a trial account finds the same channels', async () => {
  await mountScreen('/m/message', { session: 'trial', settings: chatOff });
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  await expect.poll(() => rows.elements().length).toBe(4);
});

test('§2 Message center: with the flag on the chat comes first, and the site launches it', async () => {
  const launched = site.hold('support', 'launchChat');
  await mountScreen('/m/message', { session: 'member', settings: { customerService } });
  await page.getByRole('button', { name: 'Support', exact: true }).click();
  await expect.poll(() => rows.elements().length).toBe(5);
  await expect.element(rows.nth(0)).toHaveTextContent('Live chat 24/7');
  expect(await accessibilityFindings()).toEqual([]);
  await sheet.getByRole('button', { name: /^Live chat/ }).click();
  await expect.poll(() => site.calls('support', 'launchChat').length).toBe(1);
  await expect.element(sheet).not.toBeInTheDocument();
  launched({ chatUrl: 'nowhere' });
  await expect.element(main.getByRole('button', { name: /^Live chat/ })).toBeEnabled();
});
