import type { BrowserContext, Page } from '@playwright/test';
import { holdSession, logInTo, type SessionAnswer } from '../fixtures/account.ts';
import { openLine } from '../fixtures/line.ts';
import { expect, keepChoices, noPopupsToday, test } from '../fixtures/test.ts';
import {
  expectedFor,
  expectedScreens,
  otherAddresses,
  viewerOf,
  type Expectation,
  type Role,
} from '../routes/expected-screens.ts';
import { visitPath } from '../routes/visit-path.ts';
import { registerFullAccount } from './full-account.ts';
import { pictureFile, writeIndex } from './index-page.ts';

const looks = { anew: true, widths: [], accessibility: false };
const password = 'Pavilion2026';
/** Screens that say that nothing came, each in its own shape. */
const withoutAnswer = ['/m/activity', '/m/help', '/m/rng', '/m/gameCenter', '/m/notice'];
/** What free play and agents see otherwise than members, and screens of an empty account. */
const others = {
  trial: ['/m/home', '/m/withdraw', '/m/voucherCenter', '/m/gameRecord'],
  agent: ['/m/transaction/record?types=A', '/m/message', '/m/webEmail', '/m/rewardCenter'],
} as const;
const screens = new Map([...Object.entries(expectedScreens), ...Object.entries(otherAddresses)]);

/** One path for each screen, aliases left out. */
function ownPaths(): string[] {
  const seen = new Set<object>();
  return [...screens].flatMap(([key, screen]) => {
    if (seen.has(screen) || screen.leadsTo !== undefined) return [];
    seen.add(screen);
    return [key];
  });
}

const nameOf = (address: string) =>
  address.replace(/^\/m\/?/, '').replaceAll(/\W+/g, '-') || 'home';

/** Until everything in view is there. */
async function untilDrawn(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const inView = (one: Element) => {
      const { top, bottom, left, right } = one.getBoundingClientRect();
      return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    };
    const isHere = (one: HTMLImageElement) => one.complete && one.hasAttribute('src');
    const waiting = [...document.images].filter((one) => !isHere(one) && inView(one));
    return waiting.length === 0 && document.querySelector('[aria-busy="true"]') === null;
  });
}

for (const [theme, language] of [
  ['dark', 'EN'],
  ['dark', 'TY'],
  ['light', 'EN'],
  ['light', 'TY'],
] as const) {
  const look = `${theme}-${language}`;

  async function keep(page: Page, name: string): Promise<void> {
    await untilDrawn(page);
    const path = pictureFile(look, name);
    await page.screenshot({ path, animations: 'disabled', scale: 'css' });
  }

  async function keepAll(page: Page, role: Role, keys: readonly string[]): Promise<void> {
    const wrong: string[] = [];
    for (const key of keys) {
      const screen = screens.get(key);
      if (screen === undefined) throw new Error(`${key} is no address of the gallery`);
      const expected: Expectation = expectedFor(key, screen, role, language);
      wrong.push(...(await visitPath(page, expected, looks)));
      const number = String([...screens.keys()].indexOf(key) + 1).padStart(2, '0');
      await keep(page, `${number}-${nameOf(key)}-${role}`);
    }
    expect(wrong).toEqual([]);
  }

  async function pageOf(context: BrowserContext, session: SessionAnswer): Promise<Page> {
    const page = await context.newPage();
    await holdSession(page, session);
    return page;
  }

  test.describe(look, () => {
    test.use({ theme, language });
    test.setTimeout(600_000);
    test.describe.configure({ mode: 'parallel' });
    test.afterAll(writeIndex);

    test(`guests, ${look}`, async ({ page }) => {
      const seen = ownPaths().filter((key) => {
        const screen = screens.get(key);
        return screen?.for === 'withoutAccount' || screen?.for === 'guests' || key === '/m/home';
      });
      await keepAll(page, 'guest', seen);
    });

    test(`members, ${look}`, async ({ context, baseURL }, { project }) => {
      const session = await registerFullAccount(project.name, baseURL ?? '');
      const keys = ownPaths().filter((key) => {
        const screen = screens.get(key);
        return screen !== undefined && (viewerOf(screen) === 'member' || screen.for === 'everyone');
      });
      await keepAll(await pageOf(context, session), 'member', keys);
    });

    for (const role of ['trial', 'agent'] as const) {
      test(`${role}, ${look}`, async ({ context, baseURL }) => {
        const session = await logInTo(baseURL ?? '', `${role}01`, password);
        await keepAll(await pageOf(context, session), role, others[role]);
      });
    }

    test.describe('without an answer', () => {
      test.use({ expectedErrors: [/^Failed to load resource/] });

      test(`nothing comes, ${look}`, async ({ context, baseURL }) => {
        const line = await openLine(baseURL ?? '');
        line.calls = 'gateway';
        await keepChoices(context, line.url, { theme, language, popups: noPopupsToday() });
        const pages = await Promise.all(
          withoutAnswer.map(async (path) => {
            const page = await context.newPage();
            await page.goto(line.url + path);
            return { path, page };
          }),
        );
        for (const { path, page } of pages) {
          await page.bringToFront();
          await expect(page.getByRole('main').getByRole('button').last()).toBeVisible();
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
          await keep(page, `90-away-${nameOf(path)}`);
        }
        await line.close();
      });
    });
  });
}
