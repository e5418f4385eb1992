import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { chooseBirthday, keptSession, loggedIn } from '../session-answers.fixture.ts';

const words = {
  EN: {
    google: 'Continue with Google',
    signUp: 'Sign up',
    mobile: 'Mobile number',
    code: 'SMS code',
    pending: /^Logged in to Phone as \+63\*{7}567/,
    cancelled: 'Login cancelled. Nothing has changed.',
    failed: 'This login could not be confirmed. Please try again.',
    expired: 'This login took too long. Please try again.',
  },
  TY: {
    google: 'Magpatuloy gamit ang Google',
    signUp: 'Mag-sign up',
    mobile: 'Mobile number',
    code: 'SMS code',
    pending: /^Naka-log in sa Phone bilang \+63\*{7}567/,
    cancelled: 'Na-cancel ang login. Walang nabago.',
    failed: 'Hindi ma-confirm ang login na ito. Subukan ulit.',
    expired: 'Masyadong matagal ang login na ito. Subukan ulit.',
  },
} as const;

const nonce = 'N'.repeat(43);
const identityTicket = 'T'.repeat(43);

for (const [language, theme] of usualLooks) {
  const text = words[language];

  /** Returns from the page of the identity service with its answer to this tab. */
  async function comeBack(answer: string): Promise<void> {
    const begun = { state: 'of-this-tab', nonce, backTo: '/m/home' };
    sessionStorage.setItem('signIn', JSON.stringify(begun));
    await mountScreen(`/m/login#state=of-this-tab&${answer}`, { language, theme });
  }

  test(`§2 Login screen, §2 Registration screen: a cancelled sign-in says that nothing changed, in ${language}`, async () => {
    await comeBack('error=access_denied');
    await expect.element(page.getByRole('alert').getByText(text.cancelled)).toBeVisible();
    await expect
      .element(page.getByRole('button', { name: text.google, exact: true }))
      .toBeVisible();
    expect(location.hash).toBe('');
    expect(site.calls('sessions', 'logIn')).toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);
  });

  for (const [fault, code] of [
    ['forged', 'identity.failed'],
    ['too old', 'identity.expired'],
  ] as const) {
    test(`§2 Login screen, §2 Registration screen: a token that is ${fault} opens nothing, in ${language}`, async () => {
      site.answers({ sessions: { logIn: refuse(code) } });
      await comeBack('id_token=a.b.c');
      const sentence = code === 'identity.failed' ? text.failed : text.expired;
      await expect.element(page.getByRole('alert').getByText(sentence)).toBeVisible();
      expect(keptSession()).toBeNull();
      expect(JSON.stringify([localStorage, sessionStorage])).not.toContain(nonce);
      await expect
        .poll(() => site.calls('sessions', 'logIn').map(({ input }) => input))
        .toMatchObject([{ type: 'firebase', firebaseIdToken: 'a.b.c', identityNonce: nonce }]);
    });
  }

  test(`§2 Login screen, §2 Registration screen: an unrequested answer is refused, and removed from the address, in ${language}`, async () => {
    await mountScreen('/m/login#id_token=eyJ.eyJ.x&state=made-up', { language, theme });
    await expect.element(page.getByRole('alert').getByText(text.failed)).toBeVisible();
    expect(location.href).not.toContain('id_token');
    expect(site.calls('sessions', 'logIn')).toEqual([]);
  });

  test(`§2 Login screen, §2 Registration screen: a sign-in by phone opens the account of its number, without a code, in ${language}`, async () => {
    const vouched = {
      identityTicket,
      provider: 'phone',
      name: null,
      mobileMasked: '+63*******567',
    };
    site.answers({
      sessions: { logIn: refuse('identity.unknown', vouched) },
      registration: { registerByMobile: loggedIn('luz') },
    });
    await comeBack('id_token=a.b.c');
    await expect.poll(() => location.pathname).toBe('/m/register');
    await expect.element(page.getByText(text.pending)).toBeVisible();
    for (const name of [text.mobile, text.code, 'Username', 'Password']) {
      await expect.element(page.getByLabelText(name, { exact: true })).not.toBeInTheDocument();
    }
    expect(await accessibilityFindings()).toEqual([]);
    await chooseBirthday('1990-05-01');
    await page.getByRole('button', { name: text.signUp, exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
    expect(keptSession()?.userName).toBe('luz');
    await expect
      .poll(() => site.calls('registration', 'registerByMobile').at(-1)?.input)
      .toMatchObject({
        identityTicket,
        birthday: '1990-05-01',
      });
  });
}
