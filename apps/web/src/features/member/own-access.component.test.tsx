import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { loginRecord, ownSession, securityAnswers } from './security-answers.fixture.ts';

const words = {
  EN: {
    logOutOthers: 'Log out all other devices',
    logOut: 'Log out',
    cancel: 'Cancel',
    thisDevice: 'This device',
    failed: 'Failed',
    history: 'Login history',
    byPassword: /^Password · /,
    byRegistration: /^Sign-up · /,
    none: /^None yet\. Choose one on the login page/,
    cut: 'Unlink',
    cutDone: 'Unlinked',
    first: 'Set a login password',
    newPassword: 'New password',
    again: 'Confirm new password',
    differ: 'Confirmation password not matched',
    save: 'Save',
    saved: 'Change saved',
  },
  TY: {
    logOutOthers: 'I-log out ang ibang device',
    logOut: 'I-log out',
    cancel: 'I-cancel',
    thisDevice: 'Device na ito',
    failed: 'Nabigo',
    history: 'Login history',
    byPassword: /^Password · /,
    byRegistration: /^Pag-sign up · /,
    none: /^Wala pa\. Pumili ng isa sa login page/,
    cut: 'I-unlink',
    cutDone: 'Na-unlink na',
    first: 'Gumawa ng login password',
    newPassword: 'Bagong password',
    again: 'I-confirm ang bagong password',
    differ: 'Hindi magkatugma ang password',
    save: 'I-save',
    saved: 'Na-save ang pagbabago',
  },
} as const;

const dialog = page.getByRole('dialog');

for (const [language, theme] of usualLooks) {
  const text = words[language];
  const open = () => mountScreen('/m/securityCenter', { language, theme, session: 'member' });
  const others = page.getByRole('button', { name: new RegExp(`^${text.logOut}: `) });
  const countOfOthers = () => others.elements().length;
  const sure = dialog.getByRole('button', { name: text.logOut, exact: true });

  test(`§7, D4: a member sees who is logged in, and logs out one or all others, in ${language}`, async () => {
    site.answers(securityAnswers);
    let list = [1, 2, 3, 4].map(ownSession);
    site.answers({
      sessions: {
        listSessions: () => ({ list }),
        endSession: ({ sessionId }) => {
          list = list.filter((one) => one.sessionId !== sessionId);
          return {};
        },
        endOtherSessions: () => {
          list = list.filter(({ current }) => current);
          return { ended: 2 };
        },
      },
    });
    await open();
    await expect.element(page.getByText(text.thisDevice)).toBeVisible();
    await expect.poll(countOfOthers).toBe(3);
    expect(await accessibilityFindings()).toEqual([]);

    // Cancelling logs nobody out.
    await others.first().click();
    await expect.element(sure).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await dialog.getByRole('button', { name: text.cancel }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    expect(site.calls('sessions', 'endSession')).toEqual([]);

    await others.first().click();
    await sure.click();
    await expect.poll(countOfOthers).toBe(2);
    await expect
      .poll(() => site.calls('sessions', 'endSession').map(({ input }) => input.sessionId))
      .toEqual([ownSession(2).sessionId]);
    await page.getByRole('button', { name: text.logOutOthers }).click();
    await sure.click();
    await expect.poll(countOfOthers).toBe(0);
    await expect.element(page.getByText(text.thisDevice)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: text.logOutOthers }))
      .not.toBeInTheDocument();
  });

  test(`§7, D4: the history shows each log-in’s method and failed tries, in ${language}`, async () => {
    site.answers(securityAnswers);
    const list = [
      loginRecord(4, 'password', 'failed'),
      loginRecord(3, 'password', 'succeeded'),
      loginRecord(2, 'password', 'succeeded'),
      loginRecord(1, 'register', 'succeeded'),
    ];
    site.answers({ sessions: { listLogins: { ...emptyPage, list, totalPages: 1, total: 4 } } });
    await open();
    const history = page.getByRole('region', { name: text.history });
    await expect.element(history.getByText(text.failed, { exact: true })).toBeInTheDocument();
    expect(history.getByText(text.byPassword).elements()).toHaveLength(3);
    expect(history.getByText(text.byRegistration).elements()).toHaveLength(1);
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§7, D4: the last log-in method stays until there is a password, in ${language}`, async () => {
    site.answers(securityAnswers);
    let hasPassword = false;
    let list = [{ provider: 'google' as const, tiedAt: '2026-11-02T08:00:00.000Z' }];
    site.answers({
      security: {
        listConnections: () => ({ list, phone: null, hasPassword }),
        setFirstPassword: () => {
          hasPassword = true;
          return {};
        },
        disconnect: ({ provider }) => {
          list = list.filter((one) => one.provider !== provider);
          return {};
        },
      },
    });
    await open();
    const cut = page.getByRole('button', { name: `${text.cut}: Google` });
    await cut.click();
    await expect.element(page.getByRole('dialog', { name: text.first })).toBeVisible();
    const save = dialog.getByRole('button', { name: text.save, exact: true });
    await dialog.getByLabelText(text.newPassword, { exact: true }).fill('lantern-on-water');
    await dialog.getByLabelText(text.again).fill('something-else');
    await save.click();
    await expect.element(dialog.getByText(text.differ)).toBeVisible();
    expect(site.calls('security', 'disconnect')).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
    await dialog.getByLabelText(text.again).fill('lantern-on-water');
    await save.click();
    await expectNotice(text.saved);
    await expect.element(dialog).not.toBeInTheDocument();
    await cut.click();
    await dialog.getByRole('button', { name: text.cut, exact: true }).click();
    await expectNotice(text.cutDone);
    await expect.element(cut).not.toBeInTheDocument();
    await expect.element(page.getByText(text.none)).toBeVisible();
  });

  test(`§7, D4: of two connected services one is disconnected, and the other stays, in ${language}`, async () => {
    site.answers(securityAnswers);
    const tiedAt = '2026-11-02T08:00:00.000Z';
    let list = (['google', 'facebook'] as const).map((provider) => ({ provider, tiedAt }));
    site.answers({
      security: {
        listConnections: () => ({ list, phone: null, hasPassword: true }),
        disconnect: ({ provider }) => {
          list = list.filter((one) => one.provider !== provider);
          return {};
        },
      },
    });
    await open();
    await page.getByRole('button', { name: `${text.cut}: Google` }).click();
    await dialog.getByRole('button', { name: text.cut, exact: true }).click();
    await expectNotice(text.cutDone);
    await expect
      .element(page.getByRole('button', { name: `${text.cut}: Google` }))
      .not.toBeInTheDocument();
    await expect.element(page.getByRole('button', { name: `${text.cut}: Facebook` })).toBeVisible();
    await expect
      .poll(() => site.calls('security', 'disconnect').map(({ input }) => input.provider))
      .toEqual(['google']);
  });
}
