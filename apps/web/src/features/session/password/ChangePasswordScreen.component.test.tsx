import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { box } from '../session-answers.fixture.ts';

const oldPassword = 'lantern-on-water';
const newPassword = 'boats-at-dusk';

const words = {
  EN: {
    old: 'Old password',
    fresh: 'New password',
    repeat: 'Confirm new password',
    save: 'Save',
    oldWrong: 'The old password is incorrect.',
    same: 'The new password cannot equal the old one',
    tooShort: /Password format is incorrect/,
    saved: 'Change saved',
  },
  TY: {
    old: 'Lumang password',
    fresh: 'Bagong password',
    repeat: 'I-confirm ang bagong password',
    save: 'I-save',
    oldWrong: 'Mali ang lumang password.',
    same: 'Hindi puwedeng kapareho ng luma ang bagong password',
    tooShort: /Mali ang format ng password/,
    saved: 'Na-save ang pagbabago',
  },
} as const;

for (const [language, theme] of usualLooks) {
  const text = words[language];

  test(`§2 Change password: wrong and equal passwords are refused, then the change is saved, in ${language}`, async () => {
    site.answers({
      security: {
        changePassword: ({ oldPassword: given }) =>
          given === oldPassword ? {} : refuse('password.old.wrong'),
      },
    });
    await mountScreen('/m/changePsw', { language, theme, session: 'member' });
    const change = async (old: string, fresh: string) => {
      await box(text.old).fill(old);
      await box(text.fresh).fill(fresh);
      await box(text.repeat).fill(fresh);
      await page.getByRole('button', { name: text.save, exact: true }).click();
    };
    await change(oldPassword, oldPassword);
    await expect.element(page.getByText(text.same)).toBeVisible();
    await change(oldPassword, 'short');
    await expect.element(page.getByText(text.tooShort)).toBeVisible();
    expect(site.calls('security', 'changePassword'), 'the page itself refuses').toEqual([]);
    await change('not-the-password', newPassword);
    await expect.element(page.getByText(text.oldWrong)).toBeVisible();
    await expect.element(box(text.old)).toHaveFocus();
    expect(await accessibilityFindings()).toEqual([]);
    await change(oldPassword, newPassword);
    await expectNotice(text.saved);
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(JSON.stringify([localStorage, sessionStorage])).not.toMatch(/lantern|boats/);
  });
}

test('§2 Change password: a guest who opens the password change is sent home', async () => {
  await mountScreen('/m/changePsw');
  await expect.poll(() => location.pathname).toBe('/m/home');
});
