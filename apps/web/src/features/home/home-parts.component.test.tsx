import { afterEach, expect, test, vi } from 'vitest';
import { page, type Locator } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { siteBoot } from '#testing/default-answers.ts';
import { firstHome, openHome } from '#testing/open-home.ts';
import { site } from '#testing/site.ts';

const region = (name: string) => page.getByRole('region', { name, exact: true });
const gamesOf = (title: string) => region(title).getByRole('listitem');
const boxesOf = (games: Locator) => games.elements().map((one) => one.getBoundingClientRect());
const { mobileTemplate } = siteBoot.settings;
const videoAlone = { mobileTemplate: { ...mobileTemplate, home: ['video' as const] } };

afterEach(() => page.viewport(390, 844));

/** In how many lines the games of a row are shown, and how many of them are wholly in view. */
function linesOf(games: Locator): { lines: number; inView: number } {
  const boxes = boxesOf(games);
  return {
    lines: new Set(boxes.map(({ top }) => top)).size,
    inView: boxes.filter(({ left, right }) => left >= 0 && right <= innerWidth).length,
  };
}

test.each([390, 320])(
  '§9 games are shown in two lines of three, slots in one, at %i px',
  async (width) => {
    await page.viewport(width, 844);
    await openHome();
    const hot = gamesOf('Hot right now');
    await expect.poll(() => hot.elements().length).toBe(12);
    expect(linesOf(hot)).toEqual({ lines: 2, inView: 6 });
    expect(linesOf(gamesOf('Slots'))).toEqual({ lines: 1, inView: 3 });
  },
);

test('§2 Home screen, §2 Game center and category pages, §4, §9: a row of games is moved slide by slide, by swiping and by the keyboard', async () => {
  await openHome();
  const hot = gamesOf('Hot right now');
  await expect.poll(() => hot.elements().length).toBe(12);
  const start = boxesOf(hot)[0]?.x ?? Number.NaN;
  hot.first().element().parentElement?.scrollTo({ left: 80 });
  await expect.poll(() => boxesOf(hot)[2]?.x).toBeCloseTo(start, 0);
  hot.last().getByRole('link').element().focus();
  await expect.poll(() => boxesOf(hot).at(-1)?.right).toBeLessThanOrEqual(390);
  expect(boxesOf(hot).at(-1)?.left).toBeGreaterThanOrEqual(0);
  expect(await accessibilityFindings()).toEqual([]);
});

test('§2 Home screen, §2 Game center and category pages, §4, §9: the home has the widgets that the site configures, in its order', async () => {
  const { gameType, nodeId, roomId, supportPlay, gameId, gameName } = firstHome.games.list[0]!;
  const match = {
    gameType,
    nodeId,
    roomId,
    supportPlay,
    gameId,
    gameName,
    id: 'm1',
    homeTeam: 'Reds',
    awayTeam: 'Blues',
    homeTeamImageUrl: '',
    awayTeamImageUrl: '',
    matchTime: '2026-11-03T08:00:00.000Z',
    competition: 'The cup',
    vendor: 'LOTUS',
  };
  const home = ['matches', 'slots', 'video', 'winners', 'hot'] as const;
  await openHome({
    settings: { mobileTemplate: { ...mobileTemplate, home: [...home] } },
    answers: {
      games: { listHotMatches: { list: [match] } },
      site: { getVideo: { link: 'https://videos.example/a.html', video: null } },
    },
  });
  const titles = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect
    .poll(() => titles.elements().map((one) => one.textContent))
    .toEqual(['Upcoming matches', 'Slots', 'Video', 'Hot right now']);
  await expect.element(region('Offers')).not.toBeInTheDocument();
});

for (const [language, theme, say] of [
  ['EN', 'dark', { streams: 'Livestream', playing: '3 playing', resting: 'Offline' }],
  ['TY', 'light', { streams: 'Livestream', playing: '3 ang naglalaro', resting: 'Offline' }],
] as const) {
  const rail = page.getByRole('navigation', { name: /^(Game categories|Mga kategorya)/ });
  const model = {
    modelId: 'amihan',
    name: 'Amihan',
    iconUrl: '',
    active: true,
    streaming: true,
    viewers: 3,
    gameId: 'meridian-roulette',
    nodeId: 20_001,
    vassalage: 'LOTUS',
    roomId: '',
    supportPlay: true,
  };
  const resting = { ...model, modelId: 'tala', name: 'Tala', active: false, streaming: false };
  const list = [model, { ...resting, viewers: 0 }];
  const listLiveModels = { list, pageNum: 1, pageSize: 25, totalPages: 1, total: 2 };

  test(`§2 Home screen, §2 Game center and category pages: LIVESTREAM shows the live models, those on the air first, in ${language}`, async () => {
    await openHome({ language, theme, session: 'member', answers: { games: { listLiveModels } } });
    await rail.getByRole('link', { name: say.streams, exact: true }).click();
    const table = page.getByRole('link', { name: /Amihan/ });
    await expect.element(table).toHaveTextContent(`LiveAmihan${say.playing}`);
    expect(table.element().getAttribute('href')).toBe('/m/play/20001');
    await expect.element(page.getByText(say.resting)).toBeVisible();
    await expect.element(page.getByRole('link', { name: /Tala/ })).not.toBeInTheDocument();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§2 Home screen, §2 Game center and category pages: without a live model the menu has no LIVESTREAM', async () => {
  await openHome();
  await expect.poll(() => site.calls('games', 'listLiveModels').length).toBeGreaterThan(0);
  await expect.element(page.getByRole('link', { name: 'Promotions' }).first()).toBeVisible();
  await expect.element(page.getByRole('link', { name: 'Livestream' })).not.toBeInTheDocument();
});

for (const [language, theme, say] of [
  [
    'EN',
    'dark',
    {
      watch: 'Watch the video',
      failed: 'This video cannot be played right now.',
      retry: 'Try again',
      none: 'This link is not a video.',
    },
  ],
  [
    'TY',
    'light',
    {
      watch: 'Panoorin ang video',
      failed: 'Hindi ma-play ang video ngayon.',
      retry: 'Subukan ulit',
      none: 'Hindi video ang link na ito.',
    },
  ],
] as const) {
  const video = region('Video');

  test(`§2 Home screen, §2 Game center and category pages, §4, §9: a tap loads a video, and one that is missing says so, in ${language}`, async () => {
    const address = '/nowhere/tour.mp4';
    const getVideo = { link: address, video: { kind: 'file', address, poster: null } } as const;
    await openHome({ language, theme, settings: videoAlone, answers: { site: { getVideo } } });
    const watch = video.getByRole('button', { name: say.watch });
    await expect.element(watch).toBeVisible();
    expect(document.querySelector('video')).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
    await watch.click();
    await expect.element(video.getByText(say.failed)).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
    await video.getByRole('button', { name: say.retry }).click();
    await expect.element(video.getByText(say.failed)).toBeVisible();
  });

  test(`§2 Home screen, §2 Game center and category pages, §4, §9: a link that is no video says so, in ${language}`, async () => {
    const getVideo = { link: 'https://videos.example/tour.html', video: null };
    await openHome({ language, theme, settings: videoAlone, answers: { site: { getVideo } } });
    await expect.element(video.getByText(say.none)).toBeVisible();
    expect(document.querySelector('video, main iframe')).toBeNull();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§2 Home screen, §9: the video of the default site plays without sound, with its picture before', async () => {
  const address = '/videos/lantern-night.mp4';
  const video = { kind: 'file', address, poster: '/videos/lantern-night.jpg' } as const;
  const getVideo = { link: address, video };
  await openHome({ settings: videoAlone, answers: { site: { getVideo } } });
  const section = region('Video');
  const poster = () => section.element().querySelector('img');
  await expect.poll(() => poster()?.naturalWidth).toBe(640);
  await section.getByRole('button', { name: 'Watch the video' }).click();
  const player = () => document.querySelector('video') as HTMLVideoElement;
  await expect.poll(() => player().readyState).toBeGreaterThan(1);
  expect([player().videoWidth, player().videoHeight, player().duration]).toEqual([640, 360, 10]);
  expect([player().muted, player().controls, player().playsInline]).toEqual([true, true, true]);
  // This browser reduces motion, so the video waits for its own button.
  expect(player().paused).toBe(true);
  await player().play();
  await expect.poll(() => player().currentTime).toBeGreaterThan(0);
});

test('§2 Home screen, §2 Game center and category pages, §4, §9: a company’s video plays in its own frame, which cannot navigate the page', async () => {
  const address = `${location.origin}/art/player.svg`;
  const getVideo = { link: address, video: { kind: 'embed', address, poster: null } } as const;
  await openHome({ settings: videoAlone, answers: { site: { getVideo } } });
  const watch = region('Video').getByRole('button', { name: 'Watch the video' });
  await expect.element(watch).toBeVisible();
  expect(document.querySelector('iframe')).toBeNull();
  await watch.click();
  await expect.poll(() => document.querySelector('iframe')?.src).toBe(address);
  const frame = document.querySelector('iframe');
  expect(frame?.getAttribute('sandbox')).toBe('allow-scripts allow-same-origin allow-presentation');
  expect(frame?.getAttribute('referrerpolicy')).toBe('strict-origin-when-cross-origin');
});

test('§2 Home screen, §2 Game center and category pages, §4, §9: the strip moves on every 5 s, the carousels among the games every 8 s', async () => {
  // This test is about motion.
  const ownMedia = matchMedia;
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    ownMedia(query.includes('reduced-motion') ? 'not all' : query),
  );
  const moved: string[] = [];
  vi.spyOn(HTMLUListElement.prototype, 'scrollTo').mockImplementation(function (
    this: HTMLUListElement,
  ) {
    moved.push(this.parentElement?.getAttribute('aria-label') ?? '');
  });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const { banners } = firstHome.announcements;
  const lists = { promotion: [], player: [], popup: [], hot: [] };
  await openHome({
    settings: { mobileTemplate: { ...mobileTemplate, home: ['events', 'adverts'] } },
    answers: {
      content: {
        listAnnouncements: ({ groupName = '' }) => ({
          ...lists,
          banners: groupName === 'm_home' ? banners : banners.map((one) => ({ ...one, groupName })),
        }),
      },
    },
  });
  for (const [label, everyMs] of [
    ['Highlights', 5000],
    ['Events', 8000],
    ['Offers', 8000],
  ] as const) {
    await expect.element(region(label)).toBeInTheDocument();
    region(label).element().scrollIntoView();
    await expect.element(region(label).getByRole('button').first()).toBeInTheDocument();
    // The observer of the carousel reports a frame later that it is in view.
    await expect
      .poll(async () => {
        moved.length = 0;
        await vi.advanceTimersByTimeAsync(4 * everyMs);
        return moved.filter((one) => one === label).length;
      })
      .toBe(4);
    moved.length = 0;
    await vi.advanceTimersByTimeAsync(everyMs - 1);
    expect(moved.filter((one) => one === label).length).toBeLessThanOrEqual(1);
  }
  vi.restoreAllMocks();
});
