import { expect, type Page, type TestInfo } from '@playwright/test';
import { cashOf, fund, registerPayer } from '../../support/payer.ts';
import { holdSession } from '../../support/people.ts';
import { siteAt } from '../../support/sites.ts';
import type { PassTime } from '../../support/timed-site.ts';

/** A slot in frames, with its names in both languages. */
export const coralChoir = { nodeId: 10_001, EN: 'Coral Choir', TY: 'Koro ng Bahura' } as const;

const funds = '500.00';
const minuteMs = 60_000;
const soonMs = 5000;
const notedPath = /\/wps\/member\/limits\/playing$/;

/** Minor units of an amount with two decimals. */
export const minor = (amount: string): bigint => BigInt(amount.replace('.', ''));

export const fundsMinor = minor(funds);

/** Logs a funded member in on the page; returns how to read the cash in minor units. */
export async function becomePlayer(
  page: Page,
  { project }: TestInfo,
): Promise<() => Promise<bigint>> {
  const origin = siteAt(project.name).url;
  const session = await registerPayer(origin);
  await fund(project.name, origin, session, funds);
  await holdSession(page, session);
  return async () => minor(await cashOf(origin, session));
}

/** The button of the slot on the page that starts a round. */
export function spinOn(page: Page) {
  return page.frameLocator('iframe').getByRole('button', { name: 'Spin', exact: true });
}

type Round = { stake: string; win: string };

/** Lets the slot on the page hurry; how to play one round of it to its end. */
async function turboSlot(page: Page): Promise<() => Promise<Round>> {
  const button = spinOn(page);
  await expect(button).toBeEnabled();
  await page.frameLocator('iframe').getByRole('button', { name: 'Turbo' }).click();
  return async () => {
    const answered = page.waitForResponse(/\/actions\/spin$/);
    await button.click();
    const { round } = (await (await answered).json()) as { round: Round };
    await expect(button).toBeEnabled({ timeout: 40_000 });
    return round;
  };
}

/** Plays rounds of the slot on the page, each to its end. */
export async function spin(page: Page, rounds: number): Promise<void> {
  const playRound = await turboSlot(page);
  for (let round = 0; round < rounds; round += 1) await playRound();
}

/**
 * Plays the slot on the page until so many rounds were valid bets. One that gives back exactly the
 * stake is none, and costs nothing: cash of `bets` stakes is enough however the rounds end.
 */
export async function placeValidBets(page: Page, bets: number): Promise<void> {
  const playRound = await turboSlot(page);
  for (let valid = 0; valid < bets;) {
    const { stake, win } = await playRound();
    if (win !== stake) valid += 1;
  }
}

/** Raises the bet of the slot on the page to ₱500. */
export async function raiseBet(page: Page): Promise<void> {
  await expect(spinOn(page)).toBeEnabled();
  const game = page.frameLocator('iframe');
  const stake = game.getByTestId('stake');
  const more = game.getByRole('button', { name: /^(Raise bet|Taasan ang taya)/ });
  while (!(await stake.innerText()).includes('500')) await more.click();
}

function providerOf(page: Page) {
  const frame = page.frames().find((one) => one !== page.mainFrame());
  if (!frame) throw new Error('the game has no frame');
  return frame;
}

/** Waits for the game on the page to be drawn. */
export async function untilPlayable(page: Page): Promise<void> {
  const game = page.frameLocator('iframe').locator('#game');
  await expect(game).toHaveAttribute('aria-busy', 'false');
}

/** Calls the provider from within the game's own page; with `input` it is a POST. */
export async function callProvider<Answer>(
  page: Page,
  call: string,
  input?: object,
): Promise<Answer> {
  const answer = await providerOf(page).evaluate(
    async ([path, body]) => {
      const how = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
      const response = await fetch(location.pathname + path, body === null ? {} : how);
      return (await response.json()) as unknown;
    },
    [call, input === undefined ? null : JSON.stringify(input)] as const,
  );
  return answer as Answer;
}

/** Does what makes the page of a game note that the member plays, and waits until it has. */
export async function untilNoted(page: Page, act: () => Promise<unknown>): Promise<void> {
  const answered = page.waitForResponse(notedPath);
  await act();
  await (await answered).finished();
  // Until the page has read the answer it would take the next minute for this one.
  await page.evaluate(() => new Promise((read) => setTimeout(read)));
}

/** Whether the page notes its play soon. */
async function isNoted(page: Page): Promise<boolean> {
  try {
    const answer = await page.waitForResponse(notedPath, { timeout: soonMs });
    return (await answer.finished()) === null;
  } catch {
    return false;
  }
}

const triesOfMinute = 10;

/**
 * Lets the page have a minute again until it notes its play. One that was still reading the answer
 * before notes no second time; one that never notes is named by what it shows.
 */
async function untilMinuteNoted(page: Page, first: Promise<boolean>): Promise<void> {
  let noted = first;
  for (let tries = 0; !(await noted); tries += 1) {
    if (tries === triesOfMinute) {
      const shown = await page.locator('body').innerText();
      throw new Error(`no play was noted at ${page.url()}, which shows: ${shown.slice(0, 500)}`);
    }
    noted = isNoted(page);
    await page.clock.fastForward(minuteMs);
  }
}

/** Lets minutes pass over a game that has noted its opening, each noted before the next begins. */
export async function playOn(page: Page, passTime: PassTime, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    const noted = isNoted(page);
    // For the site a minute passes once, however often the page has it.
    await passTime(minuteMs);
    await untilMinuteNoted(page, noted);
  }
}
