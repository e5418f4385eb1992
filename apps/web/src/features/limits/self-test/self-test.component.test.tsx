import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { accessibilityFindings } from '#testing/accessibility.ts';
import { gateway, refuse } from '#testing/answers.ts';
import { noLimits } from '#testing/default-answers.ts';
import { mountScreen } from '#testing/mount-screen.tsx';
import { site } from '#testing/site.ts';
import type { KeptTest } from './self-tests.queries.ts';

const answerNames = ['Never', 'Sometimes', 'Most of the time', 'Almost always'] as const;
const main = page.getByRole('main');
const button = (name: string) => main.getByRole('button', { name, exact: true });
const question = main.getByRole('group');
const links = () =>
  main
    .getByRole('region', { name: 'What you can do' })
    .getByRole('link')
    .elements()
    .map((link) => link.getAttribute('href'));
const kept = () => site.calls('protection', 'keepSelfTest').map(({ input }) => input);

const keptTest: KeptTest = {
  testId: '7',
  sum: 5,
  band: 'moderate',
  at: '2026-10-31T12:00:00.000Z',
};
const breaks: typeof noLimits.breaks = [
  { kind: 'timeOut', choices: ['24 h'], returnAfterHours: null },
  { kind: 'selfExclusion', choices: ['6 m', 'forGood'], returnAfterHours: 24 },
];
const help = [
  {
    name: 'Harbour Line',
    about: 'Free talks about gambling.',
    link: 'https://harbour-line.example',
    telephone: '(02) 8555-0101',
  },
];

async function open(): Promise<void> {
  site.answers({ protection: { getLimits: { ...noLimits, breaks, help } } });
  await mountScreen('/m/selfTest', { session: 'member' });
}

/** Answers by clicks within the page, which are cheap; other tests press the buttons themselves. */
async function answerAll(answers: readonly number[]): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    await expect
      .element(main.getByRole('progressbar'))
      .toHaveAccessibleName(`${at + 1} of ${answers.length}`);
    const choice = button(answerNames[answer] ?? '').element() as HTMLElement;
    choice.click();
  }
}

/** Nine answers with this sum. */
function answersOf(sum: number): number[] {
  return Array.from({ length: 9 }, (_, at) => Math.min(Math.max(sum - at * 3, 0), 3));
}

test('§7: the start says how long the test is, and that nobody sees it', async () => {
  await open();
  await expect.element(main.getByText(/about two minutes/)).toBeVisible();
  await expect
    .element(main.getByText('Nobody sees your answers. Nothing is kept unless you want it.'))
    .toBeVisible();
  await expect.element(main.getByText('You have kept no results.')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: nine questions, one at a time, each of which is read when it comes', async () => {
  await open();
  await button('Start').click();
  const first = 'Did you bet money that you needed for something else?';
  await expect.element(main.getByRole('heading', { name: first })).toHaveFocus();
  await expect.element(question).toHaveAccessibleName(first);
  await expect.element(main.getByRole('progressbar')).toHaveAttribute('max', '9');
  expect(await accessibilityFindings()).toEqual([]);
  await answerAll(answersOf(0));
  await expect.element(main.getByRole('heading', { name: 'No signs of a problem' })).toHaveFocus();
});

test.each([
  [0, 'No signs of a problem', ['/m/limits', '/m/history']],
  [1, 'Few signs of a problem', ['/m/limits', '/m/history', '/m/limits?break=1']],
  [2, 'Few signs of a problem', ['/m/limits', '/m/history', '/m/limits?break=1']],
  [3, 'Some signs of a problem', ['/m/limits?break=1', '/m/limits', '/m/history']],
  [7, 'Some signs of a problem', ['/m/limits?break=1', '/m/limits', '/m/history']],
  [8, 'Many signs of a problem', ['/m/limits?break=1', '/m/closeAccount', '/m/limits']],
  [27, 'Many signs of a problem', ['/m/limits?break=1', '/m/closeAccount', '/m/limits']],
])('§7: a sum of %d is read as: %s, with what helps', async (sum, words, hrefs) => {
  await open();
  await button('Start').click();
  await answerAll(answersOf(sum));
  await expect.element(main.getByRole('heading', { name: words })).toBeVisible();
  await expect.element(main.getByText(`${sum} of 27`)).toBeVisible();
  await expect.element(main.getByText(/^This is no diagnosis\./)).toBeVisible();
  await expect.element(main.getByText('Harbour Line')).toBeVisible();
  expect(links()).toEqual(hrefs);
  expect(await accessibilityFindings()).toEqual([]);
  expect(kept(), 'nothing is sent unless it is wanted').toEqual([]);
});

test('§7: a step back keeps the answers, and another answer replaces one', async () => {
  await open();
  await button('Start').click();
  await button('Sometimes').click();
  await button('Almost always').click();
  await button('Back').click();
  await button('Back').click();
  await expect.element(button('Sometimes')).toHaveAttribute('aria-pressed', 'true');
  await button('Never').click();
  await expect.element(button('Almost always')).toHaveAttribute('aria-pressed', 'true');
  await button('Continue').click();
  await expect.element(main.getByRole('progressbar')).toHaveAccessibleName('3 of 9');
  await expect.element(button('Continue')).not.toBeInTheDocument();
  await button('Back').click();
  await button('Back').click();
  await button('Back').click();
  await expect.element(main.getByRole('heading', { name: /^Nine questions/ })).toHaveFocus();
  await button('Start').click();
  await expect.element(button('Never')).toHaveAttribute('aria-pressed', 'true');
});

test('§7: answers stay in the page: none is stored, and a reload forgets them', async () => {
  await open();
  const stored = () =>
    JSON.stringify([Object.entries(sessionStorage), Object.entries(localStorage), location.href]);
  const before = stored();
  await button('Start').click();
  await answerAll(answersOf(27));
  await expect.element(main.getByText('27 of 27')).toBeVisible();
  expect(stored()).toBe(before);
  await open();
  await button('Start').click();
  await expect.element(main.getByRole('progressbar')).toHaveAccessibleName('1 of 9');
  await expect.element(button('Continue')).not.toBeInTheDocument();
});

test('§7: a result is kept only on a press, and a repeat carries the same key', async () => {
  site.answers({ protection: { keepSelfTest: gateway } });
  await open();
  await button('Start').click();
  await answerAll(answersOf(5));
  expect(kept()).toEqual([]);
  await button('Keep this result').click();
  await expect.element(main.getByRole('alert')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
  const tries = kept().length;
  site.answers({ protection: { keepSelfTest: { list: [keptTest] } } });
  await button('Keep this result').click();
  await expect.element(main.getByText('Your result is kept.')).toBeVisible();
  await expect.element(button('Keep this result')).not.toBeInTheDocument();
  expect(kept().length).toBe(tries + 1);
  expect(kept().at(-1)).toMatchObject({ answers: [3, 2, 0, 0, 0, 0, 0, 0, 0] });
  expect(new Set(kept().map(({ requestKey }) => requestKey)).size).toBe(1);

  await button('Do it again').click();
  await expect.element(button('Continue')).not.toBeInTheDocument();
  await answerAll(answersOf(0));
  await button('Keep this result').click();
  await expect.element(main.getByText('Your result is kept.')).toBeVisible();
  expect(new Set(kept().map(({ requestKey }) => requestKey)).size).toBe(2);
});

test('§7: kept results are listed, and forgotten after one question', async () => {
  const other: KeptTest = { testId: '3', sum: 0, band: 'none', at: '2026-09-01T12:00:00.000Z' };
  site.answers({
    protection: {
      listSelfTests: { list: [keptTest, other] },
      forgetSelfTest: refuse('unknown.error'),
    },
  });
  await open();
  const list = main.getByRole('region', { name: 'Kept results' });
  await expect.element(list).toHaveTextContent(/Some signs of a problem.*2026 · 5 of 27/);
  expect(list.getByRole('listitem').elements()).toHaveLength(2);
  expect(await accessibilityFindings()).toEqual([]);
  const forget = list.getByRole('button', { name: /^Forget the result of .*31/ });
  const asking = page.getByRole('dialog');
  const forgotten = () => site.calls('protection', 'forgetSelfTest').map(({ input }) => input);
  await forget.click();
  await asking.getByRole('button', { name: 'Cancel' }).click();
  expect(forgotten()).toEqual([]);
  await forget.click();
  await asking.getByRole('button', { name: 'Forget' }).click();
  await expect.element(list.getByRole('alert')).toBeVisible();
  site.answers({ protection: { forgetSelfTest: { list: [other] } } });
  await forget.click();
  await asking.getByRole('button', { name: 'Forget' }).click();
  await expect.element(list.getByText('Some signs of a problem')).not.toBeInTheDocument();
  await expect.element(list.getByText('No signs of a problem')).toBeVisible();
  expect(forgotten()).toEqual([{ testId: '7' }, { testId: '7' }]);
});

test('§7: kept results that do not load can be loaded again; the test can be done', async () => {
  site.answers({ protection: { listSelfTests: gateway } });
  await open();
  await expect.element(button('Start')).toBeVisible();
  await expect.element(button('Try again')).toBeVisible();
  site.answers({ protection: { listSelfTests: { list: [keptTest] } } });
  await button('Try again').click();
  await expect.element(main.getByText('Some signs of a problem')).toBeVisible();
});

test('§7: in TY and light: a question and a result', async () => {
  await mountScreen('/m/selfTest', { session: 'member', language: 'TY', theme: 'light' });
  expect(await accessibilityFindings()).toEqual([]);
  await button('Simulan').click();
  await expect.element(main.getByRole('progressbar')).toHaveAccessibleName('1 sa 9');
  expect(await accessibilityFindings()).toEqual([]);
  for (const _ of answersOf(0)) await button('Halos palagi').click();
  await expect.element(main.getByText('27 sa 27')).toBeVisible();
  expect(await accessibilityFindings()).toEqual([]);
});

test('§7: trial accounts have no self-test, and an exclusion leads to its own page', async () => {
  await mountScreen('/m/selfTest', { session: 'trial' });
  await expect.element(main).toHaveTextContent('Not available in free play.');
  await expect.element(button('Start')).not.toBeInTheDocument();
  expect(site.calls('protection', 'listSelfTests')).toEqual([]);
  await mountScreen('/m/selfTest');
  await expect.poll(() => location.pathname).toBe('/m/login');
  await mountScreen('/m/selfTest', { session: 'excluded' });
  await expect.poll(() => location.pathname).not.toBe('/m/selfTest');
});
