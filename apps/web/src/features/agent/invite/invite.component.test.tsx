import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';
import { noLinks } from '../link-answers.fixture.ts';
import { linkOf, links } from '../links/links.fixture.ts';

const sheet = page.getByRole('dialog');
const entry = page.getByRole('navigation', { name: 'Quick links' }).getByRole('listitem').last();

for (const [language, theme] of usualLooks) {
  test(`invitation: agents get a sheet with the default link, in ${language}`, async () => {
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    site.answers({ agents: { listLinks: links } });
    await mountScreen('/m/home', { session: 'agent', language, theme });
    await entry.getByRole('link').click();
    await expect.element(sheet.getByRole('img', { name: /K7MPQ4TX$/ })).toBeVisible();
    expect(location.pathname, 'the home stays').toBe('/m/home');
    expect(await accessibilityFindings()).toEqual([]);
    const copy = { EN: 'Copy link', TY: 'Kopyahin ang link' }[language];
    await sheet.getByRole('button', { name: copy }).click();
    await expectNotice({ EN: 'Copied', TY: 'Nakopya' }[language]);
    expect(copied.mock.calls).toEqual([['https://pavilion.example/m/register?code=K7MPQ4TX']]);
    copied.mockRestore();
    const ways = sheet
      .getByRole('link')
      .elements()
      .map((one) => one.getAttribute('href'));
    expect(ways).toEqual(['/m/agentRegister', '/m/agent']);
  });
}

test('invitation: without a default the newest open link, or a way to make one', async () => {
  const over = linkOf({ affiUrlId: '11', code: 'OVER2222', isDefault: true, state: 'expired' });
  site.answers({ agents: { listLinks: { ...links, list: [over, ...links.list.slice(0, 1)] } } });
  await openHome({ session: 'agent' });
  await entry.getByRole('link').click();
  await expect.element(sheet.getByRole('img', { name: /H3WRC8YN$/ })).toBeVisible();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await expect.element(sheet).not.toBeInTheDocument();
  site.answers({ agents: { listLinks: noLinks } });
  await openHome({ session: 'agent' });
  await entry.getByRole('link').click();
  await sheet.getByRole('link', { name: 'Make a link' }).click();
  await expect.poll(() => location.pathname).toBe('/m/agentRegister');
});

test.each(['member', 'trial'] as const)(
  'invitation: a %s is led to the invite page',
  async (session) => {
    await openHome({ session });
    await expect.element(entry.getByRole('link')).toHaveAttribute('href', '/m/inviteFriends');
  },
);
