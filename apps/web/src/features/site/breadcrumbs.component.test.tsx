import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, noticeOf } from '#testing/announce.ts';
import { comeFrom } from '#testing/come-from.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { site } from '#testing/site.ts';

const words = {
  EN: {
    trail: 'You are here',
    more: 'More about 100 % first deposit bonus',
    home: 'Back: Home',
    promotions: 'Back: Promotions',
    help: 'Back: Help center',
    header: 'Back',
    here: {
      notices: 'Announcements',
      promotions: 'Promotions',
      one: 'Details',
      help: 'Help center',
    },
  },
  TY: {
    trail: 'Narito ka',
    more: 'Higit pa tungkol sa 100 % bonus sa unang deposit',
    home: 'Bumalik: Home',
    promotions: 'Bumalik: Mga promo',
    help: 'Bumalik: Help center',
    header: 'Bumalik',
    here: {
      notices: 'Mga anunsyo',
      promotions: 'Mga promo',
      one: 'Details',
      help: 'Help center',
    },
  },
} as const;

for (const [language, theme] of looksOf([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const say = words[language];
  const look = { language, theme };
  const trail = page.getByRole('navigation', { name: say.trail });
  const back = (name: string) => trail.getByRole('link', { name, exact: true });
  const here = () => trail.element().querySelector('[aria-current="page"]')?.textContent;

  test(`§2 Game center and category pages: a guest steps back to the list, as the header does, in ${language}`, async () => {
    offerPromotions(language);
    await mountScreen('/m/activity', look);
    await expect.poll(here).toBe(say.here.promotions);
    await page.getByRole('link', { name: say.more }).click();
    await expect.poll(here).toBe(say.here.one);
    expect(await accessibilityFindings()).toEqual([]);
    const steps = history.length;
    await back(say.promotions).click();
    await expect.poll(here).toBe(say.here.promotions);
    expect(location.pathname).toBe('/m/activity');
    expect(history.length).toBe(steps);

    history.forward();
    await expect.poll(here).toBe(say.here.one);
    await page.getByRole('button', { name: say.header, exact: true }).click();
    await expect.poll(here).toBe(say.here.promotions);
    await back(say.home).click();
    await expect.poll(() => location.pathname).toBe('/m/home');
  });

  test(`§2 Game center and category pages: a page opened from another site leads home, in ${language}`, async () => {
    await page.viewport(320, 640);
    offerPromotions(language);
    const getHelpCenter = [{ id: 'start', title: 'Getting started', content: '<p>Register.</p>' }];
    site.answers({ content: { getHelpCenter } });
    comeFrom('https://elsewhere.example/m/activity');
    for (const [address, title] of [
      ['/m/notice', say.here.notices],
      ['/m/noticeDetail?id=welcome-to-pavilion', say.here.notices],
      ['/m/activityDetail?id=first-deposit', say.here.one],
      ['/m/help', say.here.help],
    ] as const) {
      await mountScreen(address, look);
      await expect.poll(here).toBe(title);
      expect(trail.getByRole('link').elements()).toHaveLength(1);
      await expect.element(back(say.home)).toHaveAttribute('href', '/m/home');
    }
    expect(await accessibilityFindings()).toEqual([]);
    announce({ player: [noticeOf('one', 'One')] });
    comeFrom(new URL('/m/help?i=1', location.href).href);
    await mountScreen('/m/notice', look);
    await expect.element(back(say.help)).toHaveAttribute('href', '/m/help?i=1');
    await page.viewport(390, 844);
  });
}
