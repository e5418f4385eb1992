import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { keptSession, loggedIn } from '../session-answers.fixture.ts';

const words = {
  EN: { tryFree: 'Try free play', startFree: 'Start free play' },
  TY: { tryFree: 'Subukan ang free play', startFree: 'Simulan ang free play' },
} as const;

for (const [language, theme] of usualLooks) {
  const text = words[language];

  test(`§2 Login screen: a guest starts a trial account from the log-in and from the trial page, in ${language}`, async () => {
    let started = 0;
    site.answers({
      registration: {
        startTrial: () => {
          started += 1;
          return loggedIn(`trial_${started}`, { type: 4 });
        },
      },
    });
    for (const [path, name] of [
      ['/m/login', text.tryFree],
      ['/m/trail', text.startFree],
    ] as const) {
      await mountScreen(path, { language, theme });
      await expect.element(page.getByRole('button', { name })).toBeVisible();
      expect(await accessibilityFindings()).toEqual([]);
      await page.getByRole('button', { name }).click();
      await expect.poll(() => location.pathname).toBe('/m/home');
      expect(keptSession()).toMatchObject({ type: 4, userName: `trial_${started}` });
      expect(sessionStorage.getItem('trialName')).toBe(`trial_${started}`);
      localStorage.removeItem('MC_SESSION_INFO');
    }
    expect(started).toBe(2);
  });
}
