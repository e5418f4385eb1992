import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';

const words = {
  EN: {
    title: '100 % first deposit bonus',
    more: 'More about 100 % first deposit bonus',
    open: 'Open to join',
    coming: 'Coming soon',
    events: 'Events',
    longTerm: 'long term',
    terms: 'Key terms',
    gone: 'This promotion is no longer available.',
    none: 'No promotions here right now.',
    back: 'Back to home',
  },
  TY: {
    title: '100 % bonus sa unang deposit',
    more: 'Higit pa tungkol sa 100 % bonus sa unang deposit',
    open: 'Puwedeng sumali',
    coming: 'Malapit na',
    events: 'Mga event',
    longTerm: 'pangmatagalan',
    terms: 'Mga pangunahing terms',
    gone: 'Wala na ang promong ito.',
    none: 'Walang promo rito sa ngayon.',
    back: 'Bumalik sa home',
  },
} as const;

const main = page.getByRole('main');
const named = () => document.querySelector('[data-named]')?.getBoundingClientRect();
const isInView = () => {
  const box = named();
  return box !== undefined && box.top >= 0 && box.bottom <= innerHeight;
};

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];

  test(`§2 Promotion list: a guest sees the promotions by category, and the terms of one, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen('/m/activity', { language, theme });
    const first = page.getByRole('listitem').filter({ hasText: say.title });
    await expect.element(first).toHaveTextContent(say.open);
    await expect.element(first).toHaveTextContent(`2026/01/01 - ${say.longTerm}`);
    expect(await accessibilityFindings()).toEqual([]);
    await main.getByRole('button', { name: say.events }).click();
    await expect.element(first).not.toBeInTheDocument();
    await expect.element(main.getByText(say.coming, { exact: true }).first()).toBeVisible();

    await mountScreen('/m/activity', { language, theme });
    await page.getByRole('link', { name: say.more }).click();
    await expect.element(page.getByRole('heading', { level: 1, name: say.title })).toBeVisible();
    expect(location.pathname + location.search).toBe('/m/activityDetail?id=first-deposit');
    await expect.element(page.getByRole('heading', { name: say.terms })).toBeInTheDocument();
    await expect.element(page.getByText('₱1,000.00')).toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });

  test(`§2 Promotion list: a missing promotion says so, and leads home, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen('/m/activityDetail?id=nothing', { language, theme });
    await expect.element(page.getByText(say.gone)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    const nothing = { promotion: [], banners: [], player: [], popup: [], hot: [] };
    site.answers({
      content: { listAnnouncements: nothing, listPromotionCategories: { list: [] } },
    });
    await mountScreen('/m/activity', { language, theme });
    await expect.element(page.getByText(say.none)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await expect
      .element(main.getByRole('link', { name: say.back }))
      .toHaveAttribute('href', '/m/home');
  });
}

test('§2 Promotion list: an address that names a promotion selects its category and scrolls to it', async () => {
  offerPromotions();
  await mountScreen('/m/activity?id=lantern-festival');
  await expect
    .element(page.getByRole('button', { name: 'Events' }))
    .toHaveAttribute('aria-pressed', 'true');
  await expect.poll(isInView).toBe(true);
  expect(scrollY).toBeGreaterThan(0);
});

test('§2 Promotion list: a narrow phone shows the promotions without scrolling sideways', async () => {
  await page.viewport(320, 640);
  offerPromotions();
  await mountScreen('/m/activity?id=lantern-festival');
  await expect.poll(isInView).toBe(true);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  expect(await accessibilityFindings()).toEqual([]);
  await page.viewport(390, 844);
});

test('D23: the terms of a deposit bonus say what a withdrawal does; others have no such row', async () => {
  offerPromotions();
  await mountScreen('/m/activityDetail?id=first-deposit', {});
  const terms = page.getByRole('region', { name: 'Key terms' });
  await expect
    .element(terms)
    .toHaveTextContent('WithdrawalYou cannot withdraw until this bonus is wagered or cancelled.');
  expect(await accessibilityFindings()).toEqual([]);
  await mountScreen('/m/activityDetail?id=reef-hunt', {});
  await expect.element(page.getByRole('heading', { name: 'The reef hunt' })).toBeVisible();
  await expect.element(terms).toBeVisible();
  await expect.element(terms).not.toHaveTextContent('Withdrawal');
});
