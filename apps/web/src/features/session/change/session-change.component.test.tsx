import { expect, onTestFinished, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { refuse, type Answers } from '#testing/answers.ts';
import { defaultAnswers, sessions } from '#testing/default-answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { site } from '#testing/site.ts';
import type { ResponseOf } from '@pavilion/contract/endpoint';
import type { PlayerEndpoints } from '@pavilion/contract/player';
import { showToast } from '@pavilion/ui/overlays/toast.ts';
import { registeredNow } from '../registered-now.ts';

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
    ended: 'Na-log out na ang account, mag-log in ulit',
    welcome: 'Welcome back',
  },
} as const;

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

/** Each member gets their own data, whenever they ask. */
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

/** The other tab writes to the shared storage; the browser notifies this tab. */
function write(record: object | null, isAnnounced = true): void {
  const key = 'MC_SESSION_INFO';
  const newValue = record === null ? null : JSON.stringify(record);
  if (newValue === null) localStorage.removeItem(key);
  else localStorage.setItem(key, newValue);
  if (isAnnounced) dispatchEvent(new StorageEvent('storage', { key, newValue }));
}

const bodyText = () => document.body.textContent ?? '';

/** Every text that the page draws from now on. */
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

for (const [language, theme] of usualLooks) {
  const text = words[language];

  test(`§3, §4: a log-in in another tab replaces the member in this one, in ${language}`, async () => {
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

  test(`§3, §4: a log-out in another tab logs this one out, in ${language}`, async () => {
    await openAsLigaya({ language, theme });
    write(null);
    await expectNotice(text.out);
    await atHome();
    expect(bodyText()).not.toMatch(ofLigaya);
    expect(otherNotices(), 'one message').toEqual([]);
  });

  test(`§3, §4: a session whose end another tab noticed is shown as ended, in ${language}`, async () => {
    await openAsLigaya({ language, theme });
    localStorage.setItem('sessionEnd', '1');
    write(null);
    await expectNotice(text.ended);
    await expect.element(page.getByRole('heading', { name: text.welcome })).toBeVisible();
    expect(bodyText()).not.toMatch(ofLigaya);
    expect(otherNotices(), 'one message').toEqual([]);
  });
}

/** The server ends the session, and refuses the page's calls when it is visible again. */
async function askWhenEnded(): Promise<void> {
  const before = site.calls('wallet', 'getWallet').length;
  site.answers({ wallet: { getWallet: refuse('session.ended') } });
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(before);
}

test('§3, §4: a refusal while another tab logs out is shown as that log-out', async () => {
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

test('§3, §4: a log-out that another tab began long ago no longer counts', async () => {
  await openAsLigaya();
  localStorage.setItem('leavingSince', `${Date.now() - 60_000}`);
  await askWhenEnded();
  await expectNotice(words.EN.ended);
  await expect.element(page.getByRole('heading', { name: words.EN.welcome })).toBeVisible();
  expect(localStorage.getItem('sessionEnd')).toBe('1');
});

test('§3, §4: a log-out continues when the server refuses a call of the tab meanwhile', async () => {
  site.answers(textsOfBoth);
  await mountScreen('/m/set', { session: 'member' });
  await expect.poll(bodyText).toMatch(/1,250\.50/);
  const arrive = site.hold('sessions', 'logOut');
  await page.getByRole('main').getByRole('button', { name: 'Log out' }).click();
  const question = page.getByRole('dialog', { name: 'Log out of this device?' });
  await question.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect.poll(() => site.calls('sessions', 'logOut')).toHaveLength(1);
  expect(localStorage.getItem('leavingSince')).not.toBe(null);
  await askWhenEnded();
  await expect.poll(() => localStorage.getItem('MC_SESSION_INFO')).toBe(null);
  expect(localStorage.getItem('sessionEnd')).toBe(null);
  arrive({});
  await expectNotice('You are logged out.');
  await atHome();
  expect(localStorage.getItem('leavingSince'), 'the mark is gone').toBe(null);
  expect(otherNotices(), 'one message').toEqual([]);
});

for (const event of ['pageshow', 'visibilitychange']) {
  test(`§3, §4: a page that missed the event checks the session at ${event}`, async () => {
    await openAsLigaya();
    write(bayani, false);
    dispatchEvent(new Event(event));
    await expect.poll(bodyText).not.toMatch(ofLigaya);
    await expect.poll(bodyText).toMatch(/77\.00/);
    await atHome();
    await expectNotice(words.EN.now);
  });
}

test('§3, §4: a hidden page shows the message when it is visible again, and only the last', async () => {
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

test('§3, §4: an answer still under way to the previous member is never drawn', async () => {
  await openAsLigaya();
  const arrive = site.hold('wallet', 'getWallet');
  const before = site.calls('wallet', 'getWallet').length;
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(before);
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

test('§3, §4: a refusal still under way does not end the new session', async () => {
  await openAsLigaya();
  const arrive = site.hold('wallet', 'getWallet');
  const before = site.calls('wallet', 'getWallet').length;
  dispatchEvent(new Event('visibilitychange'));
  await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(before);
  site.answers(textsOfBoth);
  write(bayani);
  arrive(refuse('session.ended'));
  await expect.poll(bodyText).toMatch(/77\.00/);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(JSON.stringify(bayani));
  await expectNotice(words.EN.now);
  expect(otherNotices()).toEqual([]);
});

test('§3, §4: what a member began in the tab is removed; the device’s settings stay', async () => {
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
    'lotteryCart',
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

test('§3, §4: a message still shown to the previous member is not shown to the next', async () => {
  await openAsLigaya();
  showToast('ligaya, you have won ₱1,250.50', { durationMs: 60_000 });
  await expect.poll(bodyText).toContain('you have won');
  const drawn = watchDrawn();
  write(bayani);
  await expect.poll(bodyText).toMatch(/77\.00/);
  expect(drawn.filter((one) => ofLigaya.test(one) && ofBayani.test(one))).toEqual([]);
  expect(bodyText()).not.toContain('you have won');
});

test('§3, §4: a dialog of the previous member closes unanswered', async () => {
  site.answers(textsOfBoth);
  await mountScreen('/m/set', { session: 'member' });
  const button = page.getByRole('main').getByRole('button', { name: 'Log out' });
  await button.click();
  const question = page.getByRole('dialog', { name: 'Log out of this device?' });
  await expect.element(question).toBeVisible();
  write(bayani);
  await expect.element(question).not.toBeInTheDocument();
  await expectNotice(words.EN.now);
  expect(site.calls('sessions', 'logOut')).toEqual([]);
  expect(localStorage.getItem('MC_SESSION_INFO')).toBe(JSON.stringify(bayani));
});
