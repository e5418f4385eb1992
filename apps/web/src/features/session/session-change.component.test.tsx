import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse, type Answers } from '#testing/answers.ts';
import { defaultAnswers, sessions } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { registeredNow } from './registered-now.ts';

const words = {
  EN: {
    now: 'You are now logged in as bayani.',
    out: 'You have been logged out in another tab.',
    ended: 'The account has been logged out, please log in again',
    welcome: 'Welcome back',
  },
  TY: {
    now: 'Naka-log in ka na ngayon bilang bayani.',
    out: 'Na-log out ka sa ibang tab.',
    ended: 'Na-log out na ang account, mag-log in muli',
    welcome: 'Maligayang pagbabalik',
  },
} as const;

const looks = looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
]);

const { member } = sessions;
const bayani = { ...member, token: 'token-of-bayani', userName: 'bayani' };
const info = defaultAnswers.accounts?.getMemberInfo as ResponseOf<
  PlayerEndpoints['accounts']['getMemberInfo']
>;
const wallet = defaultAnswers.wallet?.getWallet as ResponseOf<
  PlayerEndpoints['wallet']['getWallet']
>;

const infoOf = (account: string, nickname: string, labelName: string) => ({
  ...info,
  account,
  nickname,
  clubLabel: { labelName },
});
const walletOf = (sumBalance: string) => ({ ...wallet, sumBalance, cashBalance: sumBalance });
const walletOfLigaya = walletOf('1250.50');

/** Each gets what is their own, whenever they ask. */
const textsOfBoth: Answers = {
  accounts: {
    getMemberInfo: (_, token) =>
      token === bayani.token
        ? infoOf('bayani', 'Bayani', 'VIP 1')
        : infoOf('ligaya', 'Ligaya', 'VIP 3'),
  },
  wallet: {
    getWallet: (_, token) => (token === bayani.token ? walletOf('77.00') : walletOfLigaya),
  },
};
const ofLigaya = /ligaya|VIP 3|1,250\.50/i;
const ofBayani = /bayani|VIP 1|77\.00/i;

/** The other tab writes to what both share; the browser tells this one. */
function write(record: object | null, isAnnounced = true): void {
  const key = 'MC_SESSION_INFO';
  const newValue = record === null ? null : JSON.stringify(record);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  if (isAnnounced) dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const bodyText = () => document.body.textContent ?? '';

/** Every text that the page has drawn from now on. */
function watchDrawn(): readonly string[] {
  const drawn: string[] = [];
  const observer = new MutationObserver(() => drawn.push(bodyText()));
  observer.observe(document.body, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  return drawn;
}

async function openAsLigaya(given: Parameters<typeof mountScreen>[1] = {}): Promise<void> {
  site.answers(textsOfBoth);
  await mountScreen('/m/member/home', { session: 'member', ...given });
  await expect.poll(bodyText).toMatch(/VIP 3/);
  await expect.poll(bodyText).toMatch(/1,250\.50/);
}

const atHome = () => expect.poll(() => location.pathname).toBe('/m/home');

for (const [language, theme] of looks) {
  const text = words[language];

  test(`§3, §4: who logs in in another tab is all that this one knows, in ${language}`, async () => {
    await openAsLigaya({ language, theme });
    const drawn = watchDrawn();
    write(bayani);
    await expect.poll(bodyText).not.toMatch(ofLigaya);
    await expect.poll(bodyText).toMatch(/77\.00/);
    await atHome();
    await expectNotice(text.now);
    expect(drawn.filter((one) => ofLigaya.test(one) && ofBayani.test(one))).toEqual([]);
    expect(bodyText()).not.toMatch(ofLigaya);
    expect(otherNotices(), 'one message').toEqual([]);
    expect(await accessibilityFindings()).toEqual([]);

    await page
      .getByRole('link', { name: /bayani|account|ako/i })
      .first()
      .click();
    await expect.poll(bodyText).toMatch(/VIP 1/);
    expect(bodyText()).not.toMatch(ofLigaya);
  });

  test(`§3, §4: who logs out in another tab is nobody here, in ${language}`, async () => {
    await openAsLigaya({ language, theme });
    write(null);
    await expectNotice(text.out);
    await atHome();
    expect(bodyText()).not.toMatch(ofLigaya);
    expect(otherNotices(), 'one message').toEqual([]);
  });

  test(`§3, §4: a session that another tab has seen end is said to have ended, in ${language}`, async () => {
    await openAsLigaya({ language, theme });
    localStorage.setItem('sessionEnd', '1');
    write(null);
    await expectNotice(text.ended);
    await expect.element(page.getByRole('heading', { name: text.welcome })).toBeVisible();
    expect(bodyText()).not.toMatch(ofLigaya);
    expect(otherNotices(), 'one message').toEqual([]);
  });
}

/** The server ends the session, and refuses what the page asks when it is looked at again. */
async function askWhenEnded(): Promise<void> {
  const request = site.calls('wallet', 'getWallet').length;
  site.answers({ wallet: { getWallet: refuse('session.ended') } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(request);
}

test('§3, §4: what the server refuses while another tab logs out is told as that log-out', async () => {
  await openAsLigaya();
  localStorage.setItem('leavingSince', `${Date.now()}`);
  await askWhenEnded();
  await expectNotice(words.EN.out);
  await atHome();
  expect(bodyText()).not.toMatch(ofLigaya);
  expect(otherNotices(), 'one message').toEqual([]);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(null);
  expect(localStorage.getItem('sessionEnd'), 'a third tab says so too').toBe(null);
});

test('§3, §4: a log-out that another tab began long ago is no reason any more', async () => {
  await openAsLigaya();
  localStorage.setItem('leavingSince', `${Date.now() - 60_000}`);
  await askWhenEnded();
  await expectNotice(words.EN.ended);
  await expect.element(page.getByRole('heading', { name: words.EN.welcome })).toBeVisible();
  expect(localStorage.getItem('sessionEnd')).toBe('1');
});

test('§3, §4: a log-out goes on when the tab itself is refused meanwhile', async () => {
  site.answers(textsOfBoth);
  await mountScreen('/m/set', { session: 'member' });
  await expect.poll(bodyText).toMatch(/1,250\.50/);
  const arrive = site.hold('sessions', 'logOut');
  await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click();
  const question = page.getByRole('dialog', { name: 'Sign out of this device?' });
  await question.getByRole('button', { name: 'Sign out', exact: true }).click();
  await expect.poll(() => site.calls('sessions', 'logOut')).toHaveLength(1);
  expect(localStorage.getItem('leavingSince')).not.toBe(null);
  await askWhenEnded();
  await expect.poll(() => localStorage.getItem('MC_SESSION_INFO')).toBe(null);
  expect(localStorage.getItem('sessionEnd')).toBe(null);
  arrive({});
  await expectNotice('You are signed out.');
  await atHome();
  expect(localStorage.getItem('leavingSince'), 'the mark is gone').toBe(null);
  expect(otherNotices(), 'one message').toEqual([]);
});

for (const event of ['pageshow', 'visibilitychange']) {
  test(`§3, §4: a page that was not told looks at the session at ${event}`, async () => {
    await openAsLigaya();
    write(bayani, false);
    dispatchEvent(new Event(event));
    await expect.poll(bodyText).not.toMatch(ofLigaya);
    await expect.poll(bodyText).toMatch(/77\.00/);
    await atHome();
    await expectNotice(words.EN.now);
  });
}

test('§3, §4: a page that is out of sight says it when it is looked at, and only the last', async () => {
  await openAsLigaya();
  let hidden = true;
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
  onTestFinished(() => {
    Reflect.deleteProperty(document, 'hidden');
  });
  write(null);
  await atHome();
  write(bayani);
  await expect.poll(bodyText).toMatch(/77\.00/);
  expect(otherNotices()).toEqual([]);
  hidden = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await expectNotice(words.EN.now);
  expect(otherNotices()).toEqual([]);
});

test('§3, §4: an answer that was on its way to the member before is drawn nowhere', async () => {
  await openAsLigaya();
  const arrive = site.hold('wallet', 'getWallet');
  const request = site.calls('wallet', 'getWallet').length;
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(request);
  const drawn = watchDrawn();
  site.answers(textsOfBoth);
  write(bayani);
  arrive(walletOfLigaya);
  await expect.poll(bodyText).not.toMatch(ofLigaya);
  await expect.poll(bodyText).toMatch(/77\.00/);
  await expectNotice(words.EN.now);
  expect(drawn.filter((one) => ofLigaya.test(one) && ofBayani.test(one))).toEqual([]);
  expect(bodyText()).not.toMatch(ofLigaya);
});

test('§3, §4: a refusal that was on its way leaves the new session', async () => {
  await openAsLigaya();
  const arrive = site.hold('wallet', 'getWallet');
  const request = site.calls('wallet', 'getWallet').length;
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(request);
  site.answers(textsOfBoth);
  write(bayani);
  arrive(refuse('session.ended'));
  await expect.poll(bodyText).toMatch(/77\.00/);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(JSON.stringify(bayani));
  await expectNotice(words.EN.now);
  expect(otherNotices()).toEqual([]);
});

test('§3, §4: what a member began in the tab goes with them; what is the device’s stays', async () => {
  await openAsLigaya();
  const own = [
    'trialName',
    'signIn',
    'depositIntent',
    'withdrawIntent',
    'transferIntent',
    'transferAllIntent',
    'returnToGame',
    'wantedFavourite',
    'write 7',
  ];
  for (const key of [...own, 'webClip']) sessionStorage.setItem(key, 'of ligaya');
  localStorage.setItem('hideBalance', '0');
  registeredNow.set(true);
  write(bayani);
  await expect.poll(() => own.filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
  await expectNotice(words.EN.now);
  expect(sessionStorage.getItem('webClip')).toBe('of ligaya');
  expect(localStorage.getItem('hideBalance')).toBe('0');
  expect(registeredNow.get()).toBe(false);
});

test('§3, §4: what is still being said to the member before is not said to the next', async () => {
  await openAsLigaya();
  showToast('ligaya, you have won ₱1,250.50', { durationMs: 60_000 });
  await expect.poll(bodyText).toContain('you have won');
  const drawn = watchDrawn();
  write(bayani);
  await expect.poll(bodyText).toMatch(/77\.00/);
  expect(drawn.filter((one) => ofLigaya.test(one) && ofBayani.test(one))).toEqual([]);
  expect(bodyText()).not.toContain('you have won');
});

test('§3, §4: a question to the member before is gone unanswered', async () => {
  site.answers(textsOfBoth);
  await mountScreen('/m/set', { session: 'member' });
  const button = page.getByRole('main').getByRole('button', { name: 'Sign out' });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Sign out of this device?' });
  await expect.element(question).toBeVisible();
  write(bayani);
  await expect.element(question).not.toBeInTheDocument();
  await expectNotice(words.EN.now);
  expect(site.calls('sessions', 'logOut')).toEqual([]);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(JSON.stringify(bayani));
});
