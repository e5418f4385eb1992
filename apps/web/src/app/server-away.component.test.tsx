import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { announce, noticeOf } from '#testing/announce.ts';
import { emptyPage } from '#testing/default-answers.ts';
import { looksOf } from '#testing/looks.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { offerPromotions } from '#testing/offer-promotions.ts';
import { firstHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';

const main = page.getByRole('main');
const text = '<p>Words of the house.</p>';

/** What each screen shows when its answer has come. */
const screens = {
  '/m/notice': 'main button[aria-expanded]',
  '/m/noticeDetail?id=welcome-to-pavilion': 'main time',
  '/m/activity': 'main li h2',
  '/m/activityDetail?id=first-deposit': 'main h1:not(.visually-hidden)',
  '/m/help': 'main input[type=search]',
  '/m/privacy': 'main p',
  '/m/rng': 'main li a',
  '/m/gameCenter': 'main li a',
} as const;

function answerEverything(): void {
  announce({ player: [noticeOf('welcome-to-pavilion', 'Welcome to Pavilion')] });
  const { games, vendors, hotGames } = firstHome;
  site.answers({
    content: {
      getHelpCenter: [{ id: 'start', title: 'Getting started', content: text }],
      getPage: { id: 'privacy', title: 'Privacy', content: text },
    },
    games: {
      listGames: games,
      listVendors: { list: vendors.list.slice(0, 1) },
      listHotGames: hotGames,
    },
  });
}

const words = {
  EN: { retry: 'Try again', why: 'Slow Connection, No Internet' },
  TY: {
    retry: 'Subukan ulit',
    why: 'Hindi sumasagot ang site ngayon. Subukan ulit mamaya.',
  },
} as const;

for (const [language, theme, line] of looksOf([
  ['EN', 'dark', 'offline'],
  ['TY', 'light', 'gateway'],
])) {
  const say = words[language];
  const retry = main.getByRole('button', { name: say.retry });

  for (const [path, content] of Object.entries(screens)) {
    test(`§2 Message center, §2 Notice screen, §2 Help centre, §2 Promotion list: after no answer at ${path} a guest tries again and reads it, in ${language}`, async () => {
      answerEverything();
      if (path.startsWith('/m/activity')) offerPromotions(language);
      site.line = line;
      await mountScreen(path, { language, theme });
      await expect.element(retry.first()).toBeVisible();
      await expect.element(page.getByRole('alert').first()).toHaveTextContent(say.why);
      expect(await accessibilityFindings()).toEqual([]);
      site.line = 'arrive';
      await retry.first().click();
      await expect.poll(() => document.querySelector(content)).not.toBeNull();
      await expect.element(retry).not.toBeInTheDocument();
    });
  }

  test(`§2 Message center, §2 Notice screen, §2 Help centre, §2 Promotion list: a member tries again and finds the inbox, still logged in, in ${language}`, async () => {
    site.answers({ notifications: { listInbox: { ...emptyPage, recipients: [] } } });
    site.line = line;
    await mountScreen('/m/webEmail', { session: 'member', language, theme });
    await expect.element(retry).toBeVisible();
    const unknown = language === 'EN' ? 'Not available yet' : 'Hindi pa available';
    await expect.element(page.getByRole('banner')).toHaveTextContent(unknown);
    expect(document.querySelector('[aria-busy="true"]'), 'nothing waits for ever').toBeNull();
    await expect.poll(() => site.calls('notifications', 'listInbox')).toHaveLength(3);
    expect(await accessibilityFindings()).toEqual([]);
    await retry.click();
    await expect.poll(() => site.calls('notifications', 'listInbox').length).toBe(6);
    await expect.element(retry).toBeEnabled();
    site.line = 'arrive';
    await retry.click();
    const empty = language === 'EN' ? /^Your inbox is empty/ : /^Walang laman ang inbox mo/;
    await expect.element(page.getByText(empty)).toBeVisible();
  });
}
