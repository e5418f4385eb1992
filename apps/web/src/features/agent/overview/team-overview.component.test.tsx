import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { usualLooks } from '#testing/looks.ts';
import { mountScreen, setOnline } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import { formatMoney } from '@pavilion/client/language/format.ts';
import { showTheme } from '@pavilion/client/theme/theme.ts';
import { teamOverview } from '../team-answers.fixture.ts';
import { dayText } from './chart-series.ts';

const main = page.getByRole('main');
const open = () => mountScreen('/m/agent/team/overview', { session: 'agent' });
const picture = main.getByRole('img');
const rowsOf = (part: Element, rows: string) =>
  [...part.querySelectorAll(rows)].map(({ textContent }) => textContent);
const figures = () => rowsOf(main.element(), 'dl > div');
const sentDays = () => site.calls('agents', 'getTeamOverview').map(({ sent }) => sent);

const words = {
  EN: { result: /^Team profit and loss, you included/, asOf: /^As of 0?2:05/ },
  TY: { result: /^Panalo at talo ng team, kasama ka/, asOf: /^Hanggang 0?2:05/ },
} as const;

for (const [language, theme] of usualLooks) {
  test(`§7: an agent sees the result of the team and until when it is counted, in ${language}`, async () => {
    await mountScreen('/m/agent/team/overview', { session: 'agent', language, theme });
    await expect.element(main.getByText(words[language].result)).toHaveTextContent('-₱3,210.34');
    await expect.element(main.getByText(words[language].asOf)).toBeVisible();
    await expect.element(picture).toBeVisible();
    expect(await accessibilityFindings()).toEqual([]);
  });
}

test('§7: figures, people and own income are those of the answer', async () => {
  await open();
  await expect
    .poll(figures)
    .toEqual([
      'Bets₱174,656.78',
      'Wins₱168,591.60',
      'Valid bets₱174,456.78',
      'Bonuses₱238.00',
      'Deposits₱27,000.00',
      'Withdrawals₱13,200.00',
      'Team members2,418',
      'Direct members36',
      'Active members205',
      'Logged in1,204',
      'Placed bets310',
      'Online now48',
      'Registered12',
      'Deposited96',
      'First deposits7',
      'Rebate on own bets₱0.00',
      'Team rebate₱747.82',
      'Salary₱672.28',
      'Dividend₱0.00',
      'Total+₱1,420.10',
    ]);
  await expect
    .element(main.getByText('Active: valid bets of ₱1,000 or more in this period. You count too.'))
    .toBeVisible();
});

test('§7: the best lines lead to their profit and loss', async () => {
  await open();
  const line = main.getByRole('link', { name: /^Carlito/ });
  await expect
    .element(line)
    .toHaveTextContent(/carlito ·.*1 person below.*-₱2,879\.54.*₱124,456\.78/);
  await expect.element(line).toHaveAttribute('href', '/m/agent/team/pnl?account=carlito');
  await expect
    .element(main.getByRole('link', { name: /^perla22/ }))
    .toHaveAttribute('href', '/m/agent/team/pnl?account=perla22');
});

test('§7: it begins with today, and asks for the days that are chosen', async () => {
  await open();
  const chips = main.getByRole('group', { name: 'Period' });
  await expect.poll(sentDays).toEqual([{ period: 'today' }]);
  await chips.getByRole('button', { name: 'This week' }).click();
  await expect.poll(() => sentDays().at(-1)).toEqual({ period: 'week' });
  await chips.getByRole('button', { name: 'Custom dates' }).click();
  await main.getByRole('textbox', { name: 'To' }).fill('2026-10-31');
  await main.getByRole('textbox', { name: 'From' }).fill('2026-10-01');
  await expect
    .poll(() => sentDays().at(-1))
    .toEqual({ startDate: '2026-10-01', endDate: '2026-10-31' });
});

test('§7: days that are too many are refused with words', async () => {
  site.answers({ agents: { getTeamOverview: refuse('report.range') } });
  await open();
  await expect.element(main.getByRole('alert')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: the chart says what it shows, and shows the other series at a press', async () => {
  await open();
  await expect
    .element(picture)
    .toHaveAccessibleName('Valid bets by day, Oct 4 to Nov 2. Lowest ₱0.50, highest ₱174,012.50.');
  await main.getByRole('tab', { name: 'Profit and loss' }).click();
  await expect
    .element(picture)
    .toHaveAccessibleName(
      'Profit and loss by day, Oct 4 to Nov 2. Lowest -₱6,250.00, highest ₱3,750.00.',
    );
  expect(await accessibilityFindings()).toEqual([]);
});

/** Whether the drawing has a pixel of the colour that a token has in the theme. */
function isDrawnIn(token: string): boolean {
  const canvas = picture.element().querySelector('canvas');
  const context = canvas?.getContext('2d');
  if (!canvas || !context) return false;
  const colour = getComputedStyle(document.documentElement).getPropertyValue(token).trim();
  const wanted = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  for (let at = 0; at < data.length; at += 4) {
    if (wanted.every((part, offset) => data[at + offset] === part)) return true;
  }
  return false;
}

test('§7: the chart is drawn anew in the other theme and for another width', async () => {
  await open();
  showTheme('dark');
  await expect.poll(() => isDrawnIn('--select')).toBe(true);
  showTheme('light');
  await expect.poll(() => isDrawnIn('--select')).toBe(true);
  showTheme('dark');
  const width = () => picture.element().querySelector('canvas')?.getBoundingClientRect().width ?? 0;
  const wide = width();
  await page.viewport(320, 640);
  await expect.poll(width).toBeLessThan(wide);
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  await page.viewport(390, 844);
  await expect.poll(width).toBe(wide);
});

test('§7: a chart that is wider than its card for a moment does not widen the page', async () => {
  await open();
  await expect.element(picture).toBeVisible();
  const drawing = () => picture.element().querySelector<HTMLElement>('.u-wrap');
  await expect.poll(drawing).not.toBeNull();
  const wide = 2 * innerWidth;
  drawing()?.style.setProperty('min-width', `${wide}px`);
  expect(drawing()?.getBoundingClientRect().width).toBe(wide);
  expect(document.documentElement.scrollWidth).toBe(innerWidth);
});

test('§7: the table behind the chart has every day of both series', async () => {
  await open();
  await main.getByRole('button', { name: 'Show as table' }).click();
  const table = main.getByRole('table');
  await expect.element(table).toBeVisible();
  const shown = [...table.element().querySelectorAll('tbody tr')].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  const money = (amount: string) => formatMoney(amount, '₱', 'EN');
  const plus = (amount: string) => (Number(amount) > 0 ? '+' : '');
  expect(shown).toEqual(
    teamOverview.series
      .toReversed()
      .map(({ day, validBetAmount, profitAndLoss }) => [
        dayText(day, 'EN'),
        money(validBetAmount),
        plus(profitAndLoss) + money(profitAndLoss),
      ]),
  );
  await expect.element(picture).not.toBeInTheDocument();
  expect(await accessibilityFindings()).toEqual([]);
  await main.getByRole('button', { name: 'Show as chart' }).click();
  await expect.element(picture).toBeVisible();
});

test('§7: 30 days without play have no chart, and say so', async () => {
  const series = teamOverview.series.map(({ day }) => ({
    day,
    validBetAmount: '0.00',
    profitAndLoss: '0.00',
  }));
  site.answers({ agents: { getTeamOverview: { ...teamOverview, series, bestLines: [] } } });
  await open();
  await expect.element(main.getByText('Nothing to draw: all 30 days are zero.')).toBeVisible();
  await expect
    .element(main.getByText('Nobody in your team placed a bet in this period.'))
    .toBeVisible();
  expect(picture.elements()).toEqual([]);
});

test('§7: an agent without a team is led to opening an account', async () => {
  const counts = { ...teamOverview.counts, teamSize: 0, directSize: 0 };
  site.answers({ agents: { getTeamOverview: { ...teamOverview, counts } } });
  await open();
  await expect.element(main.getByText(/^Nobody is in your team yet/)).toBeVisible();
  await expect
    .element(main.getByRole('link', { name: 'Open an account' }))
    .toHaveAttribute('href', '/m/agentRegister');
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: an overview that fails says why, and can be tried again', async () => {
  site.answers({ agents: { getTeamOverview: gateway } });
  await open();
  const problem = main.getByRole('alert');
  await expect.element(problem).toHaveTextContent('The site is not responding right now.');
  site.answers({ agents: { getTeamOverview: teamOverview } });
  await problem.getByRole('button', { name: 'Try again' }).click();
  await expect.element(main.getByText('-₱3,210.34')).toBeVisible();
});

test('§7: without a connection the overview says so', async () => {
  site.line = 'offline';
  setOnline(false);
  await open();
  await expect.element(main.getByRole('alert')).toBeVisible();
  expect(figures()).toEqual([]);
});
