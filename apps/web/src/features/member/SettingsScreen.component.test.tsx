import { expect, onTestFinished, test } from 'vitest';
import { cdp, page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline } from '#testing/answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';

const words = {
  EN: {
    settings: 'Settings',
    own: 'English',
    other: 'Filipino',
    tag: 'en-PH',
    heading: 'Welcome back',
    signOut: 'Log out',
    question: 'Log out of this device?',
    stay: 'Cancel',
    done: 'You are logged out.',
  },
  TY: {
    settings: 'Mga setting',
    own: 'Filipino',
    other: 'English',
    tag: 'fil-PH',
    heading: 'Welcome back',
    signOut: 'Mag-log out',
    question: 'Mag-log out sa device na ito?',
    stay: 'I-cancel',
    done: 'Naka-log out ka na.',
  },
} as const;

const looks = looksOf([
  ['EN', 'light', 'TY'],
  ['TY', 'dark', 'EN'],
]);

type Emulation = {
  send: (
    method: 'Emulation.setEmulatedMedia',
    given: { features: { name: string; value: string }[] },
  ) => Promise<unknown>;
};

/** The settings of the device itself, restored after the test. */
async function setDeviceTheme(value: 'dark' | 'light' | ''): Promise<void> {
  const session = cdp() as unknown as Emulation;
  const features = [{ name: 'prefers-color-scheme', value }];
  await session.send('Emulation.setEmulatedMedia', { features });
}

const root = document.documentElement;

for (const [language, theme, other] of looks) {
  const text = words[language];
  const changed = words[other];

  test(`§2 Settings: a chosen language becomes that of the site, from ${language}`, async () => {
    onTestFinished(() => {
      document.cookie = 'language=; Path=/; Max-Age=0';
    });
    await mountScreen('/m/set', { language, theme });
    const heading = (name: string) => page.getByRole('heading', { name, exact: true }).first();
    await expect.element(heading(text.settings)).toBeInTheDocument();
    await expect
      .element(page.getByRole('tab', { name: text.own }))
      .toHaveAttribute('aria-selected', 'true');
    await page.getByRole('tab', { name: text.other }).click();
    await expect.element(heading(changed.settings)).toBeInTheDocument();
    await expect.element(heading(text.settings)).not.toBeInTheDocument();
    expect(root.lang).toBe(changed.tag);
    expect(await accessibilityFindings()).toEqual([]);
    // The cookie tells the server how to draw the next page.
    expect(document.cookie).toContain(`language=${other}`);
    expect(localStorage.getItem('language')).toBe(other);
  });

  test(`§2 Settings: the theme follows that of the device when chosen so, in ${language}`, async () => {
    onTestFinished(() => setDeviceTheme(''));
    await setDeviceTheme('light');
    await mountScreen('/m/set', { language, theme });
    const system = page.getByRole('tab', { name: 'System' });
    await system.click();
    await expect.poll(() => root.dataset['theme']).toBe('light');
    await setDeviceTheme('dark');
    await expect.poll(() => root.dataset['theme']).toBe('dark');
    await setDeviceTheme('light');
    await expect.poll(() => root.dataset['theme']).toBe('light');
    await expect.element(system).toHaveAttribute('aria-selected', 'true');
    expect(localStorage.getItem('theme')).toBe('system');
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§2 Settings: a member who signs out confirms once, and the device keeps nothing of them, in ${language}`, async () => {
    site.answers({ sessions: { logOut: offline } });
    await mountScreen('/m/set', { language, theme, session: 'member' });
    const kept = () => localStorage.getItem('MC_SESSION_INFO');
    const before = kept();
    sessionStorage.setItem('trialName', 'trial_1');
    sessionStorage.setItem('withdrawIntent', 'key');
    localStorage.setItem('openGame', JSON.stringify({ userName: 'ligaya', path: '/m/play/1' }));
    const button = page.getByRole('main').getByRole('button', { name: text.signOut });
    const dialog = page.getByRole('dialog', { name: text.question });
    await button.click();
    await expect.element(dialog).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await dialog.getByRole('button', { name: text.stay }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(kept()).toBe(before);
    expect(site.calls('sessions', 'logOut')).toEqual([]);

    // The device forgets the member even when the server cannot be reached.
    await button.click();
    await dialog.getByRole('button', { name: text.signOut }).click();
    await expectNotice(text.done);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(kept()).toBeNull();
    expect(localStorage.getItem('autoLogin')).toBe('0');
    expect(sessionStorage.getItem('trialName')).toBeNull();
    expect(sessionStorage.getItem('withdrawIntent')).toBeNull();
    expect(localStorage.getItem('openGame')).toBeNull();
    await expect
      .poll(() => site.calls('sessions', 'logOut').map(({ token }) => token))
      .toEqual(['token-of-ligaya']);
  });
}
