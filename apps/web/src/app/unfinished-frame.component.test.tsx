import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { weakAccount } from '#features/member/security-answers.fixture.ts';
import { box, loggedIn } from '#features/session/session-answers.fixture.ts';
import { readSession } from '#kit/session-record.ts';
import { refuse } from '#testing/answers.ts';
import { mountScreen, bringTabBadge } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { closesWithUnfinished } from '@pavilion/contract/endpoint';
import { findScreen } from '@pavilion/screens/find-screen';

const finish = page.getByRole('region', { name: 'Your contact' });
const menu = page.getByRole('dialog', { name: 'Menu' });

/** The calls that the server would refuse. */
const refused = () =>
  site
    .endpoints()
    .filter(closesWithUnfinished)
    .map(({ path }) => path);

const toFinish = { security: { getSecurityConfig: weakAccount } };

test.each(['/m/home', '/m/voucherCenter', '/m/play/42', '/m/agent', '/m/nowhere', '/m/exclusion'])(
  'a member who has not finished the account is led from %s to the page for it',
  async (path) => {
    site.answers(toFinish);
    await mountScreen(path, { session: 'unfinished' });
    await expect.poll(() => location.pathname).toBe('/m/finish');
    await expect.element(finish).toBeVisible();
    bringTabBadge();
    await expect.poll(() => site.calls('wallet', 'getWallet').length).toBeGreaterThan(0);
    expect(refused()).toEqual([]);
  },
);

test('terms, help and support stay open, and the menu leads to nothing else', async () => {
  site.answers({ ...toFinish, content: { getHelpCenter: [] } });
  await mountScreen('/m/help', { session: 'unfinished' });
  await page.getByRole('button', { name: 'Menu' }).click();
  const own = menu.getByRole('link', { name: 'Finish your account' });
  await expect.element(own).toBeVisible();
  const hrefs = menu
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href') ?? '');
  const closed = hrefs.filter((href) => findScreen(href)?.whileExcluded !== true);
  expect(closed).toEqual(['/m/finish']);
  await expect.element(menu.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect(location.pathname).toBe('/m/help');
  await own.click();
  await expect.element(finish).toBeVisible();
  expect(refused()).toEqual([]);
});

test('a log-in to an opened account leads to finishing it, whatever was wanted', async () => {
  site.answers({ ...toFinish, sessions: { logIn: loggedIn('ligaya', { unfinished: true }) } });
  await mountScreen('/m/login?next=%2Fm%2Frng');
  await box('Username').fill('ligaya');
  await box('Password').fill('lantern-on-water');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect.element(finish).toBeVisible();
  expect(location.pathname).toBe('/m/finish');
  expect(localStorage.getItem('MC_SESSION_INFO')).toContain('"unfinished":true');
});

test('a refusal because the account is not finished turns the page', async () => {
  site.answers({ ...toFinish, protection: { getLimits: refuse('member.unfinished') } });
  await mountScreen('/m/limits', { session: 'member' });
  await expect.poll(() => location.pathname).toBe('/m/finish');
  await expect.element(finish).toBeVisible();
  expect(readSession()).toMatchObject({ unfinished: true });
  expect(document.documentElement.dataset['narrow']).toBe('');
});

test('an account that another tab has finished is open here too', async () => {
  site.answers(toFinish);
  await mountScreen('/m/finish', { session: 'unfinished' });
  await expect.element(finish).toBeVisible();
  localStorage.setItem('MC_SESSION_INFO', JSON.stringify({ ...readSession(), unfinished: false }));
  dispatchEvent(new Event('pageshow'));
  await expect.poll(() => location.pathname).toBe('/m/home');
  expect(document.documentElement.dataset['narrow']).toBeUndefined();
});
