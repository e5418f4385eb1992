import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { looks, onlyInFull } from '../../support/browser.ts';
import { giveCash, ledgerFindings } from '../../support/operator.ts';
import { fund, paymentPassword, prepareWithdrawals, verifyIdentity } from '../../support/payer.ts';
import {
  ask,
  holdSession,
  registerMember,
  sendCall,
  type SessionAnswer,
} from '../../support/people.ts';
import { expect, test } from '../../support/test.ts';
import { type Texts, textsIn } from '../../support/texts.ts';
import { coralChoir, minor, raiseBet, spin } from '../games/playing.ts';

const figures = ['deposits', 'withdrawals', 'staked', 'won', 'net'] as const;
type Figures = Record<(typeof figures)[number], bigint>;

/** What the ledger says of a member, summed from its transactions. */
async function ledgerOf(origin: string, session: SessionAnswer): Promise<Figures> {
  type Totals = { totals: { moneyIn: string; moneyOut: string } };
  const sum = async (kind: string) => {
    const { totals } = (await ask(
      origin,
      session,
      `/wps/report/transaction?lastDays=2&kind=${kind}`,
    )) as Totals;
    return { moneyIn: minor(totals.moneyIn), moneyOut: minor(totals.moneyOut) };
  };
  const staked = (await sum('bet')).moneyOut;
  const won = (await sum('win')).moneyIn;
  return {
    deposits: (await sum('deposit')).moneyIn,
    withdrawals: (await sum('withdrawal')).moneyOut,
    staked,
    won,
    net: won - staked,
  };
}

/** Asks for a withdrawal; the money leaves the balance at once. */
async function withdraw(
  site: string,
  origin: string,
  session: SessionAnswer,
  amount: string,
): Promise<void> {
  await verifyIdentity(site, origin, session);
  const cardId = await prepareWithdrawals(origin, session);
  const body = { cardId, amount, paymentPassword, requestKey: randomUUID() };
  const path = '/wps/transaction/withdraw';
  await sendCall(origin, { method: 'POST', path, body, token: session.token });
}

/** An amount that the page shows, such as `-₱1,234.50`, in minor units. */
const shownMinor = (shown: string): bigint => BigInt(shown.replaceAll(/[^\d-]/g, ''));

/** The figures of the newest month, as the list of the page has them. */
async function newestMonth(page: Page, text: Texts): Promise<Figures> {
  const item = page
    .getByRole('region', { name: text('history.months'), exact: true })
    .getByRole('listitem')
    .first();
  const valueOf = async (part: (typeof figures)[number]) => {
    const label = page.getByText(text(`history.${part}`), { exact: true });
    const row = item.locator('dl > div').filter({ has: label });
    return shownMinor(await row.locator('dd').innerText());
  };
  return {
    deposits: await valueOf('deposits'),
    withdrawals: await valueOf('withdrawals'),
    staked: await valueOf('staked'),
    won: await valueOf('won'),
    net: await valueOf('net'),
  };
}

/** The file's rows after its head, without the name and the currency of each. */
async function savedRows(page: Page, text: Texts): Promise<{ name: string; row: Figures }[]> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: text('history.save') }).click();
  const download = await saved;
  expect(download.suggestedFilename()).toBe('history.csv');
  const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
  const [head, ...rest] = lines.map((line) => line.replace('\uFEFF', '').split(','));
  expect(head).toContain(text('history.netDeposits'));
  return rest.map(([name = '', ...cells]) => {
    const [deposits, withdrawals, , staked, won, net] = cells.map((cell) =>
      /\d/.test(cell) ? minor(cell) : 0n,
    );
    return { name, row: { deposits, withdrawals, staked, won, net } as Figures };
  });
}

for (const [language, theme] of looks([
  ['EN', 'dark'],
  ['TY', 'light'],
])) {
  const text = textsIn(language);

  test.describe(`§7: history and self-test in ${language}, ${theme}`, () => {
    test.use({ language, theme });

    test('the history is that of the ledger, and so is its file', async ({
      page,
      baseURL,
      inspect,
    }, { project }) => {
      const origin = baseURL ?? '';
      const session = await registerMember(origin, 'looker');
      await holdSession(page, session);

      await test.step('before anything has moved it says so', async () => {
        await page.goto('/m/history');
        await expect(page.getByText(text('history.empty'))).toBeVisible();
        await inspect(page, `history-empty-${language}`);
      });

      await test.step('after a deposit, bets and a withdrawal all are the same', async () => {
        await giveCash(project.name, session.userName, '300.00');
        await withdraw(project.name, origin, session, '200.00');
        await fund(project.name, origin, session, '500.00');
        await page.goto(`/m/play/${coralChoir.nodeId}`);
        await raiseBet(page);
        await spin(page, 1);
        const ledger = await ledgerOf(origin, session);
        expect(ledger).toMatchObject({
          deposits: 500_00n,
          withdrawals: 200_00n,
          staked: 500_00n,
        });
        await page.goto('/m/history');
        expect(await newestMonth(page, text)).toEqual(ledger);
        const rows = await savedRows(page, text);
        expect(rows.map(({ row }) => row)).toEqual([ledger, ledger]);
        expect(rows.at(-1)?.name).toBe(text('history.total'));
        await inspect(page, `history-${language}`);
      });

      await test.step('the picture shows money as well as play', async () => {
        const picture = page.getByRole('img', { name: text('history.withdrawals') });
        await expect(picture).toBeHidden();
        await page.getByRole('tab', { name: text('history.view.money') }).click();
        await expect(picture).toBeVisible();
        await expect(page.getByRole('tabpanel')).toContainText('₱500.00');
      });
      expect(await ledgerFindings(project.name)).toEqual([]);
    });

    test(
      'a self-test is read at once, and kept only where it is wanted',
      onlyInFull,
      async ({ page, baseURL, inspect }) => {
        const session = await registerMember(baseURL ?? '', 'asker');
        await holdSession(page, session);
        const kept = page.getByRole('region', { name: text('selfTest.kept'), exact: true });
        const pressed = (name: string) =>
          page.getByRole('main').getByRole('button', { name, exact: true }).click();

        /** Answers every question the same way. */
        async function answerAll(answer: 0 | 1): Promise<void> {
          await pressed(text('selfTest.start'));
          for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9] as const) {
            await expect(
              page.getByRole('heading', { name: text(`selfTest.question.${at}`) }),
            ).toBeFocused();
            await pressed(text(`selfTest.answer.${answer}`));
          }
        }

        await test.step('the answers are read, and forgotten with the page', async () => {
          await page.goto('/m/selfTest');
          await expect(kept).toContainText(text('selfTest.kept.none'));
          await inspect(page, `self-test-${language}`);
          await answerAll(0);
          await expect(page.getByText(text('selfTest.means.none'))).toBeVisible();
          await page.reload();
          await expect(kept).toContainText(text('selfTest.kept.none'));
        });

        await test.step('a result that is wanted is kept, until it is forgotten', async () => {
          await answerAll(1);
          await expect(page.getByText(text('selfTest.means.high'))).toBeVisible();
          await inspect(page, `self-test-result-${language}`);
          await pressed(text('selfTest.keep'));
          await expect(page.getByText(text('selfTest.kept.done'))).toBeVisible();
          await page.reload();
          await expect(kept.getByRole('listitem')).toHaveCount(1);
          await expect(kept).toContainText(text('selfTest.band.high'));
          await inspect(page, `self-test-kept-${language}`);
          await kept.getByRole('button', { name: text.like('selfTest.forget.of') }).click();
          await page
            .getByRole('dialog')
            .getByRole('button', { name: text('selfTest.forget'), exact: true })
            .click();
          await expect(kept).toContainText(text('selfTest.kept.none'));
        });
      },
    );
  });
}
