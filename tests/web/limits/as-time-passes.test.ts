import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import { fund, registerPayer } from '../../support/payer.ts';
import {
  ask,
  holdSession,
  logInTo,
  password,
  sendCall,
  type SessionAnswer,
} from '../../support/people.ts';
import { leftOfDayMs } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { expect, type PassTime, test, type TimedSite } from '../../support/timed-site.ts';
import { coralChoir, playOn, spinOn, untilNoted } from '../games/playing.ts';
import { limitsOn, sendAmount } from './limits-page.ts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
/** How long a higher limit waits, and can be confirmed then, by the file of the site. */
const raiseAfterMs = dayMs;
const confirmWithinMs = 7 * dayMs;

type Timed = { site: TimedSite; page: Page; passTime: PassTime };

/** A member at the page of limits, who stays away until their session has ended, and returns. */
async function openLimits({ site, page, passTime }: Timed, text: Texts) {
  let session = await registerPayer(site.url);
  await holdSession(page, session);
  await page.goto('/m/limits');
  const parts = limitsOn(page, text);
  return {
    ...parts,
    session: () => session,
    returnAfter: async (ms: number) => {
      await page.goto('about:blank');
      await passTime(ms);
      session = await logInTo(site.url, session.userName, password);
      await holdSession(page, session);
      await page.goto('/m/limits');
      await expect(parts.depositDay).toBeVisible();
    },
    request: async (amount: string) => {
      await parts.depositDay.click();
      await sendAmount(page, text, amount, 'limits.request');
    },
    wish: parts.group('deposit').getByText(text.like('limits.wish')),
    answer: (answer: 'keep' | 'confirm') =>
      parts.ripe.getByRole('button', { name: text(`limits.ripe.${answer}`), exact: true }).click(),
  };
}

/** When the newest move of the wallet was posted. */
async function newestMoveMs(origin: string, session: SessionAnswer): Promise<number> {
  type Moves = { list: { createdAt: string }[] };
  const { list } = (await ask(origin, session, '/wps/report/transaction')) as Moves;
  return Date.parse(list[0]?.createdAt ?? '');
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: limits as time passes in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test(
      'nothing raises one but a second yes in time',
      onlyInFull,
      async ({ site, page, passTime, inspect, expectNotice }) => {
        const limits = await openLimits({ site, page, passTime }, text);
        const { depositDay, wish, ripe } = limits;
        await depositDay.click();
        await sendAmount(page, text, '1000', 'limits.save');

        await test.step('a day after the request the open page asks again', async () => {
          await limits.request('5000');
          await expect(wish).toBeVisible();
          await limits.returnAfter(raiseAfterMs - minuteMs);
          await expect(wish).toBeVisible();
          await expect(ripe).toBeHidden();
          await passTime(2 * minuteMs);
          await expect(ripe).toContainText('₱5,000');
          await expect(wish).toBeHidden();
          await expect(depositDay).toContainText('₱1,000');
          await inspect(page, `limits-ripe-${language}`);
        });

        await test.step('a yes raises the limit', async () => {
          await limits.answer('confirm');
          await expectNotice(page, text('limits.saved'));
          await expect(ripe).toBeHidden();
          await expect(depositDay).toContainText('₱5,000');
          await fund(site, site.url, limits.session(), '2000.00');
          const awayMs = Math.abs(
            (await newestMoveMs(site.url, limits.session())) - site.now().getTime(),
          );
          expect(awayMs, 'the database has the time of the site').toBeLessThan(minuteMs);
        });

        await test.step('without an answer in time it stays', async () => {
          await limits.request('9000');
          await limits.returnAfter(raiseAfterMs + confirmWithinMs + minuteMs);
          await expect(depositDay).toContainText('₱5,000');
          await expect(ripe).toBeHidden();
          await expect(wish).toBeHidden();
        });

        await test.step('a no keeps it', async () => {
          await limits.request('9000');
          await limits.returnAfter(raiseAfterMs + confirmWithinMs - minuteMs);
          await limits.answer('keep');
          await expectNotice(page, text('limits.kept'));
          await expect(ripe).toBeHidden();
          await page.reload();
          await expect(depositDay).toContainText('₱5,000');
          await expect(ripe).toBeHidden();
          await expect(wish).toBeHidden();
        });
      },
    );

    test(
      'one of time ends the play of the day',
      onlyInFull,
      async ({ page, site, passTime, inspect }) => {
        // At noon no day of the site ends while the member plays.
        await passTime(leftOfDayMs(site.now()) + dayMs / 2);
        let session = await registerPayer(site.url);
        await fund(site, site.url, session, '500.00');
        const { token } = session;
        const body = { kind: 'time', period: 'day', amount: '10' };
        await sendCall(site.url, { method: 'POST', path: '/wps/member/limits', body, token });
        await holdSession(page, session);
        await untilNoted(page, () => page.goto(`/m/play/${coralChoir.nodeId}`));
        const spin = spinOn(page);
        const sheet = page.getByRole('dialog', { name: text('limits.reached.time') });
        const close = sheet.getByRole('button', { name: text('limits.reached.close') });
        const posted = () => newestMoveMs(site.url, session);

        await test.step('as long as minutes are left the game plays', async () => {
          await expect(spin).toBeEnabled();
          await playOn(page, passTime, 8);
          await spin.click();
          await expect(spin).toBeEnabled();
          await expect(sheet).toBeHidden();
          const awayMs = Math.abs((await posted()) - site.now().getTime());
          expect(awayMs, 'a bet has the time of the site').toBeLessThan(minuteMs);
        });

        await test.step('then the page says so, and the site takes no bet', async () => {
          await playOn(page, passTime, 3);
          await expect(sheet).toBeVisible();
          await inspect(page, `limits-time-${language}`);
          await close.click();
          await expect(sheet).toBeHidden();
          const before = await posted();
          await spin.click();
          await expect(sheet).toBeVisible();
          expect(await posted()).toBe(before);
        });

        await test.step('the next day there is time again', async () => {
          await page.goto('about:blank');
          await passTime(dayMs);
          session = await logInTo(site.url, session.userName, password);
          await holdSession(page, session);
          await page.goto(`/m/play/${coralChoir.nodeId}`);
          await expect(spin).toBeEnabled();
          const before = await posted();
          await spin.click();
          await expect.poll(posted).toBeGreaterThan(before);
        });
      },
    );

    test('the reality check covers the game, and stops bets, until it is answered', async ({
      page,
      site,
      passTime,
      inspect,
      expectNotice,
    }) => {
      const session = await registerPayer(site.url);
      await fund(site, site.url, session, '500.00');
      await holdSession(page, session);
      const spin = spinOn(page);
      const check = page.getByRole('dialog', { name: text('limits.check') });
      const press = (key: 'limits.check.goOn' | 'limits.check.stop') =>
        check.getByRole('button', { name: text(key), exact: true }).click();
      const posted = () => newestMoveMs(site.url, session);

      await test.step('the member chooses to be checked every 15 minutes', async () => {
        await page.goto('/m/limits');
        const section = page.getByRole('region', { name: text('limits.check'), exact: true });
        const quarter = section.getByRole('button', { name: /^15/ });
        await quarter.click();
        await expectNotice(page, text('limits.check.saved'));
        await expect(quarter).toHaveAttribute('aria-pressed', 'true');
      });

      await test.step('after so much play the check covers the game', async () => {
        await untilNoted(page, () => page.goto(`/m/play/${coralChoir.nodeId}`));
        await expect(spin).toBeEnabled();
        await spin.click();
        await expect(spin).toBeEnabled();
        await playOn(page, passTime, 14);
        await expect(check).toBeHidden();
        await playOn(page, passTime, 1);
        await expect(check).toContainText('15');
        await expect(check).toContainText(text('limits.check.staked'));
        await inspect(page, `limits-check-${language}`);
      });

      await test.step('no key closes it, and the site takes no bet', async () => {
        await page.keyboard.press('Escape');
        await page.keyboard.press('Escape');
        await expect(check).toBeVisible();
        const before = await posted();
        const refused = page.waitForResponse(/\/actions\/spin/);
        await spin.evaluate((button: HTMLElement) => button.click());
        await refused;
        expect(await posted()).toBe(before);
      });

      await test.step('it is there after a reload, and after a look at the limits', async () => {
        await untilNoted(page, () => page.reload());
        await expect(check).toBeVisible();
        await check.getByRole('link', { name: text('title.limits') }).click();
        await expect(page).toHaveURL(/\/m\/limits/);
        await page.getByRole('link', { name: text('deposit.result.game') }).click();
        await expect(check).toBeVisible();
      });

      await test.step('who goes on can bet again', async () => {
        await press('limits.check.goOn');
        await expect(check).toBeHidden();
        await expect(spin).toBeEnabled();
        const before = await posted();
        await spin.click();
        await expect.poll(posted).toBeGreaterThan(before);
      });

      await test.step('who stops leaves the game', async () => {
        await untilNoted(page, () => page.reload());
        // A launch still under way would run out of time with the minutes that pass.
        await expect(spin).toBeEnabled();
        await playOn(page, passTime, 16);
        await press('limits.check.stop');
        await expect(page).not.toHaveURL(/\/m\/play/);
        await expect(check).toBeHidden();
      });
    });
  });
}
