import type { BrowserContext, Page } from '@playwright/test';
import { holdSession, logInTo, type SessionAnswer } from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import {
  expectedFor,
  expectedScreens,
  oncePerScreen,
  otherAddresses,
  viewerOf,
  type Expectation,
  type Role,
  type Screen,
} from '../routes/expected-screens.ts';
import { visitPath } from '../routes/visit-path.ts';
import { registerFullAccount } from './full-account.ts';
import { writeIndex } from './index-page.ts';
import { keepPicture, appearances, nameOf } from './keep-picture.ts';

const anewOnly = { anew: true, widths: [], accessibility: false };
const password = 'Pavilion2026';
/** Screens that trial accounts and agents see differently, and those of an empty account. */
const others = {
  trial: ['/m/home', '/m/withdraw', '/m/voucherCenter', '/m/gameRecord'],
  agent: ['/m/transaction/record?types=A', '/m/message', '/m/webEmail', '/m/rewardCenter'],
} as const;
const screens = new Map([...Object.entries(expectedScreens), ...Object.entries(otherAddresses)]);

/** One path for each screen, aliases left out. */
function ownPaths(isWanted: (screen: Screen) => boolean): string[] {
  return oncePerScreen([...screens])
    .filter(([, screen]) => screen.leadsTo === undefined && isWanted(screen))
    .map(([key]) => key);
}

for (const [theme, language] of appearances) {
  const appearance = `${theme}-${language}`;

  async function keepAll(page: Page, role: Role, keys: readonly string[]): Promise<void> {
    const wrong: string[] = [];
    for (const key of keys) {
      const screen = screens.get(key);
      if (screen === undefined) throw new Error(`${key} is no address of the gallery`);
      const expected: Expectation = expectedFor(key, screen, role, language);
      wrong.push(...(await visitPath(page, expected, anewOnly)));
      const number = String([...screens.keys()].indexOf(key) + 1).padStart(2, '0');
      await keepPicture(page, appearance, `${number}-${nameOf(key)}-${role}`);
    }
    expect(wrong).toEqual([]);
  }

  async function pageOf(context: BrowserContext, session: SessionAnswer): Promise<Page> {
    const page = await context.newPage();
    await holdSession(page, session);
    return page;
  }

  test.describe(appearance, () => {
    test.use({ theme, language });
    test.setTimeout(600_000);
    test.describe.configure({ mode: 'parallel' });
    test.afterAll(writeIndex);

    test(`guests, ${appearance}`, async ({ page }) => {
      const forms = ownPaths((one) => one.for === 'withoutAccount' || one.for === 'guests');
      await keepAll(page, 'guest', ['/m/home', ...forms]);
    });

    test(`members, ${appearance}`, async ({ context, baseURL }, { project }) => {
      const session = await registerFullAccount(project.name, baseURL ?? '');
      const keys = ownPaths((one) => viewerOf(one) === 'member' || one.for === 'everyone');
      await keepAll(await pageOf(context, session), 'member', keys);
    });

    for (const role of ['trial', 'agent'] as const) {
      test(`${role}, ${appearance}`, async ({ context, baseURL }) => {
        const session = await logInTo(baseURL ?? '', `${role}01`, password);
        const own = ownPaths((one) => viewerOf(one) === role);
        await keepAll(await pageOf(context, session), role, [...own, ...others[role]]);
      });
    }
  });
}
