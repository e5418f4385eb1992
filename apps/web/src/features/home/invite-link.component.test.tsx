import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { referrals } from '#features/referrals/referral-answers.fixture.ts';
import { refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { expectNotice, otherNotices } from '#testing/notices.ts';
import { offerReferral } from '#testing/offer-promotions.ts';
import { openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';

const entry = page.getByRole('navigation', { name: 'Quick links' });
const invite = entry.getByRole('listitem').last().getByRole('link');
const heading = page.getByRole('heading', { name: 'Invite friends' });

for (const [language, theme] of usualLooks) {
  test(`§2 Home screen: while inviting is closed, a press says so for a second, in ${language}`, async () => {
    await openHome({ session: 'member', language, theme });
    await invite.click();
    await expectNotice({ EN: 'Coming soon', TY: 'Malapit na' }[language]);
    expect(location.pathname).toBe('/m/home');
  });
}

test('§2 Home screen: a press opens the invitation while its promotion runs', async () => {
  offerReferral();
  site.answers({ rewards: { showReferrals: referrals() } });
  await openHome({ session: 'member' });
  await invite.click();
  await expect.element(heading).toBeInTheDocument();
  expect(location.pathname).toBe('/m/inviteFriends');
  expect(otherNotices()).toEqual([]);
});

test('§2 Home screen: where the promotions do not come, the page says why', async () => {
  site.answers({ content: { listPromotionCategories: refuse('server.busy') } });
  await openHome({ session: 'member' });
  await invite.click();
  await expect.poll(() => location.pathname).toBe('/m/inviteFriends');
  await expect.element(page.getByRole('button', { name: 'Try again' })).toBeVisible();
});

test('§2 Home screen: guests who want to invite log in first', async () => {
  offerReferral();
  await openHome();
  await invite.click();
  const field = page.getByRole('dialog').getByRole('textbox', { name: 'Username' });
  await expect.element(field).toBeVisible();
});

test('§2 Home screen: a trial account that wants to invite is asked to register', async () => {
  offerReferral();
  await openHome({ session: 'trial' });
  await invite.click();
  const question = page.getByRole('dialog', { name: /^Not available in free play/ });
  await question.getByRole('button', { name: 'Sign up' }).click();
  await expect.poll(() => location.pathname).toBe('/m/register');
});
