import type { Browser, BrowserContext, FrameLocator, Page, Request } from '@playwright/test';
import { registerPayer } from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { expect, test, watchErrors } from '../../support/test.ts';

type Stage = Page | FrameLocator;
type Game = { nodeId: number; gameName: string; vassalage: string };

const gameTypes = [
  'RNG',
  'JL',
  'LIVE',
  'FISH',
  'COCKFIGHT',
  'SPORTS',
  'ESPORTS',
  'PVP',
  'LOTT',
  'ELOTT',
] as const;

/** `npm run every-game` opens all of them; else one of each provider of the heaviest type. */
const isEvery = process.env['EVERY_GAME'] !== undefined;
const playedTypes = isEvery ? gameTypes : (['FISH'] as const);
const mostBytes = 300_000;

async function gamesOf(origin: string, gameType: string): Promise<Game[]> {
  const games: Game[] = [];
  for (let pageNo = 1, totalPages = 1; pageNo <= totalPages; pageNo += 1) {
    const query = new URLSearchParams({ gameType, pageNo: String(pageNo), pageSize: '25' });
    const address = `${origin}/wps/relay/GCSGAME_gameList?${query}`;
    const response = await fetch(address, { headers: { merchant: 'PAVILION', language: 'EN' } });
    const { value } = (await response.json()) as { value: { list: Game[]; totalPages: number } };
    games.push(...value.list);
    ({ totalPages } = value);
  }
  return games;
}

function oneOfEachProvider(games: readonly Game[]): Game[] {
  return [...new Map(games.map((game) => [game.vassalage, game])).values()];
}

/**
 * Counts the bytes of the requests and answers of the provider's page, headers included, until the
 * count is read.
 */
function countBytes(page: Page, origin: string): () => Promise<number> {
  const sizes: Promise<number>[] = [];
  const count = (request: Request): void => {
    const from = new URL(request.url());
    if (from.origin === origin || !from.protocol.startsWith('http')) return;
    const size = request.sizes();
    sizes.push(size.then((journey) => journey.responseHeadersSize + journey.responseBodySize));
  };
  page.on('requestfinished', count);
  return async () => {
    // The size of a request is not available once its page is closed.
    page.off('requestfinished', count);
    return (await Promise.all(sizes)).reduce((sum, bytes) => sum + bytes, 0);
  };
}

/** Counts the sounds that any page of the context would play, frames included. */
async function countSounds(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const counted = window as unknown as { sounds: number };
    counted.sounds = 0;
    window.AudioContext = class extends AudioContext {
      constructor() {
        super();
        counted.sounds += 1;
      }
    };
    HTMLMediaElement.prototype.play = () => {
      counted.sounds += 1;
      return Promise.resolve();
    };
  });
}

async function soundsOf(page: Page, stage: Stage): Promise<number[]> {
  const own = page.frames().filter((frame) => stage === page || frame !== page.mainFrame());
  return Promise.all(
    own.map((frame) => frame.evaluate(() => (window as unknown as { sounds: number }).sounds)),
  );
}

/** Where the game runs: in its frame, or in the whole window. */
async function stageOf(page: Page): Promise<Stage> {
  await expect(page.locator('#game, iframe')).toBeVisible();
  return (await page.locator('#game').count()) > 0 ? page : page.frameLocator('iframe');
}

/** Expects the game itself, ready to be played. */
async function expectGame(stage: Stage, { gameName }: Game): Promise<void> {
  await expect(stage.getByRole('heading', { level: 1, name: gameName })).toBeVisible();
  await expect(stage.locator('#game')).toHaveAttribute('aria-busy', 'false');
  await expect(stage.locator('.open-failed')).toHaveCount(0);
}

async function expectSilence(page: Page, stage: Stage): Promise<void> {
  await stage.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(stage.getByRole('button', { name: /^Sound/ })).toContainText('Off');
  expect(await soundsOf(page, stage)).toEqual([0]);
}

/** Opens a game with an empty cache; returns its bytes. */
async function openOnNewDevice(
  browser: Browser,
  origin: string,
  session: Awaited<ReturnType<typeof registerPayer>>,
  game: Game,
): Promise<number> {
  const context = await browser.newContext();
  try {
    const errors = await watchErrors(context);
    await countSounds(context);
    const page = await context.newPage();
    await holdSession(page, session);
    const bytes = countBytes(page, origin);
    await page.goto(`/m/play/${game.nodeId}`);
    const stage = await stageOf(page);
    await expectGame(stage, game);
    await expectSilence(page, stage);
    expect(errors, `${game.gameName} is without console errors`).toEqual([]);
    return await bytes();
  } finally {
    await context.close();
  }
}

test.describe.configure({ mode: 'parallel' });

for (const gameType of playedTypes) {
  test(`§4: games of ${gameType} open silently, without an error and below 300 kB`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(isEvery ? 1_800_000 : 180_000);
    const origin = baseURL ?? '';
    const all = await gamesOf(origin, gameType);
    const games = isEvery ? all : oneOfEachProvider(all);
    expect(games).not.toEqual([]);
    const session = await registerPayer(origin);
    let largest = 0;
    for (const game of games) {
      await test.step(`${game.gameName} of ${game.vassalage}`, async () => {
        const bytes = await openOnNewDevice(browser, origin, session, game);
        expect(bytes, game.gameName).toBeGreaterThan(1000);
        expect(bytes, game.gameName).toBeLessThan(mostBytes);
        largest = Math.max(largest, bytes);
      });
    }
    const kilobytes = Math.ceil(largest / 1000);
    process.stdout.write(
      `${gameType}: ${games.length} of ${all.length} games opened, largest ${kilobytes} kB\n`,
    );
  });
}
