import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { defaultAnswers } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { box, chooseBirthday, loggedIn } from '../session-answers.fixture.ts';

const password = 'lantern-on-water';
const code = box('Invitation code');
const linkError = page.getByText('Referrer link error');
const sentence = page.getByText(/will see your username/);
const unknown = refuse('register.invitation.invalid');
const remembered = () => localStorage.getItem('invitation');

/** A link of this code was opened on the device today. */
function remember(kept: string): void {
  localStorage.setItem('invitation', `${new Date().toISOString().slice(0, 10)} ${kept}`);
}

/** A site on which only agents with these codes invite. */
function openRegistration(...codes: string[]): void {
  site.answers({
    registration: {
      checkUsername: { available: true },
      checkAffiliate: ({ affiliateCode }) =>
        codes.includes(affiliateCode) ? { validatedBy: 'code' } : unknown,
      register: ({ username }) => loggedIn(username),
    },
    agents: {
      getInviter: ({ affiliateCode }) =>
        codes.includes(affiliateCode)
          ? { nickname: `Agent of ${affiliateCode}`, teamOf: null, validatedBy: 'code' }
          : unknown,
    },
  });
}

async function register(): Promise<void> {
  await box('Username').fill('ligaya7');
  await box('Password').fill(password);
  await box('Confirm password').fill(password);
  await chooseBirthday('1990-05-01');
  await page.getByRole('button', { name: 'Sign up', exact: true }).click();
  await expectNotice('Registered successfully. You are logged in.');
}

const sentCode = () => site.calls('registration', 'register').at(-1)?.input.affiliateCode;

for (const [language, theme] of usualLooks) {
  test(`the form says who invites and what they will see, in ${language}`, async () => {
    const words = {
      EN: /^Bayani invited you and will see your username,.* but never your real name/,
      TY: /^Inimbitahan ka ni Bayani, at makikita niya ang username,.* pero hindi ang tunay/,
    }[language];
    await mountScreen('/m/register?code=AGENT01', { language, theme });
    const notice = page.getByText(words);
    await expect.element(notice).toBeVisible();
    await expect
      .element(notice.getByRole('link', { name: 'Privacy Policy' }))
      .toHaveAttribute('href', '/m/privacy');
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('the last link that was opened fills in the form later, and a typed code wins', async () => {
  openRegistration('AGENT01', 'AGENT02', 'AGENT03');
  await mountScreen('/m/register?code=AGENT01');
  await expect.element(sentence).toHaveTextContent('Agent of AGENT01');
  await mountScreen('/m/register?affiliateCode=AGENT02');
  await expect.element(sentence).toHaveTextContent('Agent of AGENT02');
  await mountScreen('/m/register');
  await expect.element(code).toHaveValue('AGENT02');
  await expect.element(sentence).toHaveTextContent('Agent of AGENT02');
  await code.fill('AGENT03');
  await box('Username').fill('ligaya7');
  await expect.element(sentence).toHaveTextContent('Agent of AGENT03');
  await mountScreen('/m/register');
  await expect.element(code).toHaveValue('AGENT03');
  await register();
  await expect.poll(sentCode).toBe('AGENT03');
});

test('an agent without a nickname is not named', async () => {
  site.answers({ agents: { getInviter: { nickname: '', teamOf: null, validatedBy: 'code' } } });
  await mountScreen('/m/register?code=AGENT01');
  await expect.element(sentence).toHaveTextContent(/^The agent who invited you will see/);
});

const friend = { nickname: 'Luz', teamOf: null, validatedBy: 'friend' } as const;
const masked = page.getByText(/will see your masked username/);

test('a friend who invites sees the masked name, and no agent is named', async () => {
  site.answers({ agents: { getInviter: friend } });
  await mountScreen('/m/register?code=LUZ4MPQX');
  await expect.element(masked).toHaveTextContent(/^Luz invited you .* Privacy Policy$/);
  await expect.element(sentence).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
});

test('a friend in the team of an agent brings into it, and both are told', async () => {
  site.answers({ agents: { getInviter: { ...friend, teamOf: 'Bayani' } } });
  await mountScreen('/m/register?code=LUZ4MPQX');
  await expect.element(masked).toHaveTextContent(/^Luz invited you .* contacts\.$/);
  await expect.element(sentence).toHaveTextContent(/^You join the team of Bayani, who .* Policy$/);
  await expect.element(sentence.getByRole('link')).toHaveAttribute('href', '/m/privacy');
  expect(await accessibilityFindings()).toEqual([]);
});

test('a friend and an agent without nicknames are not named', async () => {
  site.answers({ agents: { getInviter: { nickname: '', teamOf: '', validatedBy: 'friend' } } });
  await mountScreen('/m/register?code=LUZ4MPQX');
  await expect.element(masked).toHaveTextContent(/^The friend who invited you will see/);
  await expect.element(sentence).toHaveTextContent(/^You join the team of an agent, who/);
});

test('a remembered code that is not valid any more is dropped without a word', async () => {
  openRegistration();
  remember('OVER1');
  await mountScreen('/m/register');
  await expect.poll(remembered).toBeNull();
  await expect.element(code).toHaveValue('');
  await expect.element(linkError).not.toBeInTheDocument();
  await register();
  await expect.poll(sentCode).toBe('');
});

test('a remembered code that ends meanwhile keeps nobody from registering', async () => {
  openRegistration('AGENT01');
  remember('AGENT01');
  await mountScreen('/m/register');
  await expect.element(sentence).toBeVisible();
  site.answers({ registration: { checkAffiliate: unknown } });
  await register();
  await expect.poll(sentCode).toBe('');
  expect(remembered()).toBeNull();
});

test('a code of the address that is not valid is told, and the one before stays', async () => {
  openRegistration('AGENT01');
  remember('AGENT01');
  await mountScreen('/m/register?code=OVER1');
  await expect.element(linkError).toBeVisible();
  await expect.element(code).toHaveValue('OVER1');
  await expect.element(code).toHaveAttribute('aria-invalid', 'true');
  await expect.element(sentence).not.toBeInTheDocument();
  await mountScreen('/m/register');
  await expect.element(code).toHaveValue('AGENT01');
});

test('without an answer about the agent a person registers all the same', async () => {
  openRegistration('AGENT01');
  site.answers({ agents: { getInviter: gateway } });
  await mountScreen('/m/register?code=AGENT01');
  await expect.poll(remembered).toContain('AGENT01');
  await expect.element(linkError).not.toBeInTheDocument();
  await register();
  await expect.poll(sentCode).toBe('AGENT01');
  await expect.element(sentence).not.toBeInTheDocument();
});

test('the address of an agent needs no code, but one of a link takes precedence', async () => {
  const { registration } = defaultAnswers;
  type Settings = ResponseOf<PlayerEndpoints['registration']['getRegisterSettings']>;
  const settings = registration?.getRegisterSettings as Settings;
  openRegistration('AGENT02');
  site.answers({
    registration: { getRegisterSettings: { ...settings, affiliateByDomain: true } },
    agents: {
      getInviter: ({ affiliateCode }) => ({
        nickname: affiliateCode === '' ? 'Luz' : 'Bayani',
        teamOf: null,
        validatedBy: affiliateCode === '' ? 'domain' : 'code',
      }),
    },
  });
  await mountScreen('/m/register');
  await expect.element(sentence).toHaveTextContent(/^Luz invited you/);
  await expect.element(code).not.toBeInTheDocument();
  await mountScreen('/m/register?code=AGENT02');
  await expect.element(sentence).toHaveTextContent(/^Bayani invited you/);
  await expect.element(code).toHaveValue('AGENT02');
});
