import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { offline, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen, setOnline } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import { zeroBitsOf } from '../captcha/captcha-proof.ts';
import { box, captchas, keptSession, loggedIn, memberInfo } from '../session-answers.fixture.ts';

const words = {
  EN: {
    logIn: 'Log in',
    digits: 'Digits',
    renew: 'New code',
    picture: 'Five digits to type',
    noPicture: 'I cannot see the picture',
    inWords: 'The digits are: one, two, three, four, five.',
    enterCode: 'Enter the code.',
    captchaNeeded: 'Enter the code to continue.',
    captchaWrong: 'The code does not match the picture.',
    proving: 'Checking that you are not a robot…',
    unproved: 'The safety check did not finish. Please try again.',
    showPicture: 'Show a picture',
    wrong: 'The username or password is incorrect.',
    locked: 'Too many failed attempts. Wait a few minutes, then try again.',
    notMember: 'Non-member account unable to login',
    notAgent: 'Non-agents cannot log in',
    remembered: 'This device is remembered. Just log in.',
    forgotten: 'This device is no longer remembered. Please enter your password.',
    missing: 'Enter your password.',
    ended: 'The account has been logged out, please log in again',
  },
  TY: {
    logIn: 'Mag-log in',
    digits: 'Mga numero',
    renew: 'Bagong code',
    picture: 'Limang numerong ita-type',
    noPicture: 'Hindi ko makita ang picture',
    inWords: 'The digits are: one, two, three, four, five.',
    enterCode: 'Ilagay ang code.',
    captchaNeeded: 'Ilagay ang code para magpatuloy.',
    captchaWrong: 'Hindi tugma ang code sa picture.',
    proving: 'Tinitingnan kung hindi ka robot…',
    unproved: 'Hindi natapos ang security check. Subukan ulit.',
    showPicture: 'Ipakita ang picture',
    wrong: 'Mali ang username o password.',
    locked: 'Masyadong maraming maling attempt. Maghintay ng ilang minuto, saka subukan ulit.',
    notMember: 'Hindi makapag-log in ang hindi member account',
    notAgent: 'Hindi makapag-log in ang hindi agent',
    remembered: 'Natatandaan ang device na ito. Mag-log in na lang.',
    forgotten: 'Hindi na natatandaan ang device na ito. Ilagay ang password mo.',
    missing: 'Ilagay ang password mo.',
    ended: 'Na-log out na ang account, mag-log in ulit',
  },
} as const;

const main = page.getByRole('main');

for (const [language, theme] of usualLooks) {
  const text = words[language];

  async function logIn(name: string, typed: string): Promise<void> {
    await box('Username').fill(name);
    await box('Password').fill(typed);
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
  }

  test(`§2 Login screen, D5: wrong passwords require a captcha, then lock the account for this location, in ${language}`, async () => {
    const hints = { captcha: true };
    site.answers({
      credentials: { getCaptcha: captchas() },
      sessions: { logIn: refuse('login.failed', hints) },
    });
    await mountScreen('/m/login', { language, theme });
    const picture = main.getByRole('img', { name: text.picture });
    const shown = () => picture.query()?.getAttribute('src');
    await logIn('dalisay', 'wrong-password');
    await expect.element(page.getByText(text.wrong)).toBeVisible();
    await expect.element(picture).toBeVisible();
    await expect.element(box('Password')).toHaveFocus();
    expect(await accessibilityFindings()).toEqual([]);

    // The button fetches another captcha, which also exists in words.
    const first = shown();
    await page.getByRole('button', { name: text.renew }).first().click();
    await expect.poll(shown).not.toBe(first);
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.element(page.getByText(text.enterCode)).toBeVisible();
    await expect
      .poll(() => site.calls('sessions', 'logIn'), { message: 'nothing is sent without digits' })
      .toHaveLength(1);
    await page.getByRole('button', { name: text.noPicture }).click();
    await expect.element(page.getByText(text.inWords)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.element(page.getByText(text.enterCode)).toBeVisible();
    await expect.element(page.getByText(text.inWords)).toBeVisible();
    await expect.element(box(text.digits)).toHaveAccessibleDescription(new RegExp(text.inWords));

    // The typed digits are sent with the captcha that was shown, and another one follows.
    const captchasBefore = site.calls('credentials', 'getCaptcha').length;
    await box(text.digits).fill('12345');
    await logIn('dalisay', 'wrong-password-1');
    await expect
      .poll(() => site.calls('credentials', 'getCaptcha').length)
      .toBe(captchasBefore + 1);
    await expect.element(box(text.digits)).toHaveValue('');
    const sent = site.calls('sessions', 'logIn').at(-1)?.input;
    expect(sent).toMatchObject({ username: 'dalisay', captcha: '12345' });
    expect(sent?.captchaId).toContain(String(captchasBefore));
    site.answers({ sessions: { logIn: refuse('login.captcha.wrong', hints) } });
    await box(text.digits).fill('54321');
    await logIn('dalisay', 'lantern-on-water');
    await expect.element(page.getByText(text.captchaWrong)).toBeVisible();

    site.answers({ sessions: { logIn: refuse('login.locked', hints) } });
    await box(text.digits).fill('12345');
    await logIn('dalisay', 'lantern-on-water');
    await expect.element(page.getByText(text.locked)).toBeVisible();
    expect(location.pathname).toBe('/m/login');
    expect(keptSession()).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§2 Login screen, D18: an account may need a captcha from the first try on, in ${language}`, async () => {
    const hints = { captcha: true };
    site.answers({
      credentials: { getCaptcha: captchas() },
      sessions: {
        logIn: ({ captcha }) =>
          captcha === '12345' ? loggedIn('dalisay') : refuse('login.captcha.missing', hints),
      },
    });
    await mountScreen('/m/login', { language, theme });
    await logIn('dalisay', 'lantern-on-water');
    await expect.element(page.getByText(text.captchaNeeded)).toBeVisible();
    await expect.element(main.getByRole('img', { name: text.picture })).toBeVisible();
    expect(keptSession()).toBeNull();
    await page.getByRole('button', { name: text.noPicture }).click();
    await box(text.digits).fill('12345');
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
    await expect
      .poll(() => site.calls('sessions', 'logIn').at(-1)?.input)
      .toMatchObject({ captcha: '12345' });
  });

  test(`§2 Login screen, D19: digits in words are sent with a proof of work, in ${language}`, async () => {
    const hints = { captcha: true };
    site.answers({
      credentials: { getCaptcha: captchas(17) },
      sessions: {
        logIn: ({ captcha }) =>
          captcha === '12345' ? loggedIn('dalisay') : refuse('login.captcha.missing', hints),
      },
    });
    await mountScreen('/m/login', { language, theme });
    await logIn('dalisay', 'lantern-on-water');
    await page.getByRole('button', { name: text.noPicture }).click();
    await expect.element(page.getByText(text.inWords)).toBeVisible();
    await box(text.digits).fill('12345');
    // Pressed while the proof is being computed: the call waits for it.
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
    const sent = site.calls('sessions', 'logIn').at(-1)?.input;
    expect(zeroBitsOf(`${sent?.captchaId} ${sent?.captchaProof}`)).toBeGreaterThanOrEqual(17);
    expect(sent?.captcha).toBe('12345');
  });

  test(`§2 Login screen, D19: the page shows that it computes a proof, and a refused one brings another captcha, in ${language}`, async () => {
    const hints = { captcha: true };
    site.answers({
      credentials: { getCaptcha: captchas(40) },
      sessions: { logIn: refuse('login.captcha.missing', hints) },
    });
    await mountScreen('/m/login', { language, theme });
    await logIn('dalisay', 'lantern-on-water');
    await page.getByRole('button', { name: text.noPicture }).click();
    await expect.element(page.getByRole('status').getByText(text.proving)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await box(text.digits).fill('123');
    await expect.element(box(text.digits)).toHaveValue('123');

    site.answers({
      credentials: { getCaptcha: captchas() },
      sessions: { logIn: refuse('login.captcha.proof', hints) },
    });
    await page.getByRole('button', { name: text.showPicture }).click();
    await page.getByRole('button', { name: text.noPicture }).click();
    await expect.element(page.getByText(text.inWords)).toBeVisible();
    await expect.element(page.getByText(text.proving)).not.toBeInTheDocument();
    await box(text.digits).fill('12345');
    await main.getByRole('button', { name: text.logIn, exact: true }).click();
    await expect.element(page.getByText(text.unproved)).toBeVisible();
    await expect.element(box(text.digits)).toHaveValue('');
  });

  test(`§2 Login screen, D5: a site open to some members only says why others cannot log in, in ${language}`, async () => {
    site.answers({
      sessions: {
        logIn: ({ username }) =>
          username === 'agent01' ? refuse('login.type.not.member') : refuse('login.type.not.agent'),
      },
    });
    await mountScreen('/m/login', { language, theme });
    await logIn('agent01', 'Pavilion2026');
    await expect.element(page.getByText(text.notMember)).toBeVisible();
    await logIn('member01', 'Pavilion2026');
    await expect.element(page.getByText(text.notAgent)).toBeVisible();
    expect(keptSession()).toBeNull();
    site.answers({ sessions: { logIn: loggedIn('member01') } });
    await logIn('member01', 'Pavilion2026');
    await expect.poll(() => location.pathname).toBe('/m/home');
  });

  test(`§2 Login screen, D5: a device that is no longer remembered asks for the password, in ${language}`, async () => {
    const remembered = {
      type: 'username',
      username: 'amihan',
      countryDialingCode: '',
      remembered: true,
    };
    localStorage.setItem('remPass', JSON.stringify(remembered));
    site.answers({ sessions: { logInByDevice: refuse('login.device.unknown') } });
    await mountScreen('/m/login', { language, theme });
    await expect.element(box('Username')).toHaveValue('amihan');
    await expect.element(page.getByText(text.remembered)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const submit = main.getByRole('button', { name: text.logIn, exact: true });
    await submit.click();
    await expect.element(page.getByText(text.forgotten)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await submit.click();
    await expect.element(page.getByText(text.missing)).toBeVisible();
    await expect.poll(() => site.calls('sessions', 'logInByDevice')).toHaveLength(1);
    expect(localStorage.getItem('remPass')).toBe(
      JSON.stringify({ ...remembered, remembered: false }),
    );
  });

  test(`§2 Login screen, D5: the page says once that a session ended, and the log-in returns to the page, in ${language}`, async () => {
    site.answers({
      accounts: { getMemberInfo: refuse('session.ended') },
      sessions: { logIn: loggedIn('lita') },
      notifications: { countUnreadInbox: refuse('session.ended') },
    });
    await mountScreen('/m/myAccount/index', { language, theme, session: 'member' });
    await expectNotice(text.ended);
    await expect.poll(() => location.pathname).toBe('/m/login');
    site.answers({
      accounts: { getMemberInfo: memberInfo },
      notifications: { countUnreadInbox: 0 },
    });
    await logIn('lita', 'boats-at-dusk');
    await expect.poll(() => location.pathname).toBe('/m/myAccount/index');
    expect(otherNotices().filter((one) => one.includes(text.ended))).toEqual([]);
  });
}

test('§2 Login screen: offline, the log-in says so at once, and is not sent later', async () => {
  site.answers({ sessions: { logIn: offline } });
  await mountScreen('/m/login');
  await box('Username').fill('dalisay');
  await box('Password').fill('lantern-on-water');
  setOnline(false);
  await main.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('Slow Connection, No Internet');
  setOnline(true);
  site.answers({ sessions: { logIn: loggedIn('dalisay') } });
  await expect.poll(() => site.calls('sessions', 'logIn')).toHaveLength(1);
  expect(keptSession()).toBeNull();
});

test('§2 Login screen: an impossible name uses up no try; a number is accepted as well', async () => {
  site.answers({ sessions: { logIn: loggedIn('dalisay') } });
  await mountScreen('/m/login');
  await box('Username').fill('a');
  await box('Password').fill('lantern-on-water');
  const logIn = main.getByRole('button', { name: 'Log in', exact: true });
  await logIn.click();
  await expect
    .element(page.getByText('A username has 4 to 16 letters, digits or _.'))
    .toBeVisible();
  await box('Username').fill('0917 168 0045');
  await logIn.click();
  await expect.poll(() => location.pathname).toBe('/m/home');
  await expect.poll(() => site.calls('sessions', 'logIn')).toHaveLength(1);
});
