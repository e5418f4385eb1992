import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountScreen } from '#testing/mount-screen.tsx';
import { pk10 } from '@pavilion/domain/lottery/pk10/pk10';
import { ssc } from '@pavilion/domain/lottery/ssc/ssc';
import { vietnamSouth } from '@pavilion/domain/lottery/vietnam/vietnam';
import { nearAnswer } from './lottery-answers.fixture.ts';
import { drawnBefore, nearIs, openRoom, stopTheClock } from './room-answers.fixture.ts';

const main = page.getByRole('main');
const ofMinute = '/m/lottery?gameCode=PVSSC1&playType=trad';
const ofCars = '/m/lottery?gameCode=PVPK3&playType=trad';
const timer = main.getByRole('timer');
const status = (text: string | RegExp) => main.getByRole('status').filter({ hasText: text });

/** Draw 732 is open; 731 is drawn, or waited for. */
const after = (winNo: string | null): Parameters<typeof nearAnswer> => {
  const { nextNumero } = nearAnswer(-2);
  return [58, { currentNumero: nextNumero, previousNumero: drawnBefore('20261124-0731', winNo) }];
};

/** Lies over the page, in a live region of no height. */
const closing = main
  .getByRole('status')
  .getByText(/^Draw 20261124-0731 takes no more bets\. What you chose stays/);

test('at the end the page says that the draw is closed, for ten seconds', async () => {
  stopTheClock();
  openRoom(ssc);
  await mountScreen(ofMinute);
  await expect.element(timer).toHaveTextContent('0:30');
  nearIs(...after(null));
  expect(closing.elements()).toEqual([]);
  vi.advanceTimersByTime(30_000);
  await expect.element(closing).toHaveTextContent(/for draw 20261124-0732\.$/);
  vi.advanceTimersByTime(3000);
  await expect.element(timer).toHaveTextContent(/^0:5\d$/);
  await expect.element(main).toHaveTextContent('Waiting for the result');
  await expect.element(closing).toBeVisible();
  vi.advanceTimersByTime(8000);
  await expect.element(closing).not.toBeInTheDocument();
});

test('it is gone once the person goes on, but not by a press of that moment', async () => {
  stopTheClock();
  openRoom(ssc);
  await mountScreen(ofMinute);
  await expect.element(timer).toHaveTextContent('0:30');
  nearIs(...after(null));
  vi.advanceTimersByTime(30_500);
  await expect.element(closing).toBeVisible();
  await userEvent.keyboard('{Shift}');
  await expect.element(closing).toBeVisible();
  vi.advanceTimersByTime(3000);
  await userEvent.keyboard('{Shift}');
  await expect.element(closing).not.toBeInTheDocument();
});

test('without a next draw it says that the choice stays until one opens', async () => {
  stopTheClock();
  openRoom(ssc);
  nearIs(30, { nextNumero: null });
  await mountScreen(ofMinute);
  await expect.element(timer).toHaveTextContent('0:30');
  vi.advanceTimersByTime(30_000);
  await expect.element(closing).toHaveTextContent(/stays until the next draw opens\.$/);
});

const betNow = main.getByRole('button', { name: 'Bet now' });

test('with fixed odds no bet is begun from the end of the countdown on', async () => {
  stopTheClock();
  openRoom(vietnamSouth);
  await mountScreen('/m/lottery?gameCode=XSMN');
  const number = main.getByRole('button', { name: '59', exact: true });
  await number.click();
  await main.getByRole('textbox', { name: /^Amount per/ }).fill('1');
  nearIs(0);
  vi.advanceTimersByTime(30_000);
  await expect.element(closing).toBeVisible();
  await betNow.click();
  await expect.element(main.getByRole('alert')).toHaveTextContent('No draw takes bets now.');
  expect(page.getByRole('dialog').elements()).toEqual([]);
  await expect.element(number).toHaveAttribute('aria-pressed', 'true');
  nearIs(...after(null));
  vi.advanceTimersByTime(3000);
  await expect.element(timer).toHaveTextContent(/^0:5\d$/);
  await betNow.click();
  await expect.element(page.getByRole('dialog')).toHaveTextContent(/Draw\s*20261124-0732/);
});

test('on tiles no bet is begun from the end of the countdown on', async () => {
  stopTheClock();
  openRoom(ssc);
  await mountScreen('/m/lottery?gameCode=PVSSC1&playType=ent');
  await main
    .getByRole('button', { name: /^big, / })
    .first()
    .click();
  await expect.element(betNow).toBeEnabled();
  nearIs(0);
  vi.advanceTimersByTime(30_000);
  await expect.element(main.getByRole('alert')).toHaveTextContent('No draw takes bets now.');
  await expect.element(betNow).toBeDisabled();
});

test('the last seconds are read out at 30 and at 10, and not in between', async () => {
  stopTheClock();
  openRoom(ssc);
  nearIs(45);
  await mountScreen(ofMinute);
  await expect.element(timer).toHaveTextContent('0:45');
  const left = status(/left to bet$/);
  expect(left.elements()).toEqual([]);
  vi.advanceTimersByTime(15_000);
  await expect.element(left).toHaveTextContent('Draw 20261124-0731: 30 seconds left to bet');
  vi.advanceTimersByTime(10_000);
  await expect.element(timer).toHaveTextContent('0:20');
  await expect.element(left).toHaveTextContent(/: 30 seconds/);
  vi.advanceTimersByTime(10_000);
  await expect.element(left).toHaveTextContent(/: 10 seconds/);
});

test('a result is read out as it comes, and not one that was there before', async () => {
  stopTheClock();
  openRoom(ssc);
  await mountScreen(ofMinute);
  await expect.element(main.getByRole('list', { name: 'Result' })).toHaveTextContent('27705');
  expect(status(/^Result of draw/).elements()).toEqual([]);
  nearIs(...after(null));
  vi.advanceTimersByTime(33_000);
  await expect.element(main).toHaveTextContent('Waiting for the result');
  nearIs(...after('50354'));
  vi.advanceTimersByTime(6000);
  await expect.element(main.getByRole('list', { name: 'Result' })).toHaveTextContent('50354');
  await expect
    .element(status(/^Result of draw/))
    .toHaveTextContent('Result of draw 20261124-0731: 5 0 3 5 4');
});

test.each([320, 390])(
  'at %d px nothing moves when a draw closes or its result comes',
  async (px) => {
    await page.viewport(px, 844);
    stopTheClock();
    openRoom(ssc);
    await mountScreen(ofMinute);
    await expect.element(timer).toHaveTextContent('0:30');
    const plays = main.getByRole('group', { name: 'Kinds of bets' });
    const topOf = () => plays.element().getBoundingClientRect().top;
    await expect.element(plays).toBeVisible();
    const before = topOf();
    vi.advanceTimersByTime(30_000);
    await expect.element(timer).toHaveTextContent('Closed');
    expect(topOf()).toBe(before);
    nearIs(...after(null));
    vi.advanceTimersByTime(3000);
    await expect.element(main).toHaveTextContent('Waiting for the result');
    expect(topOf()).toBe(before);
    nearIs(...after('50354'));
    vi.advanceTimersByTime(6000);
    await expect.element(main.getByRole('list', { name: 'Result' })).toHaveTextContent('50354');
    expect(topOf()).toBe(before);
  },
);

const order = '04,01,09,10,02,07,03,05,08,06';
const skip = main.getByRole('button', { name: 'Skip the race' });

async function waitForCars(): Promise<void> {
  stopTheClock();
  openRoom(pk10);
  nearIs(30, { previousNumero: drawnBefore('20261124-0730', null) });
  await mountScreen(ofCars);
  await expect.element(main).toHaveTextContent('Waiting for the result');
  nearIs(28, { previousNumero: drawnBefore('20261124-0730', order) });
}

/** The browser of the tests reduces motion. */
function wantMotion(): void {
  const own = matchMedia;
  const spy = vi
    .spyOn(window, 'matchMedia')
    .mockImplementation((query) =>
      own(query.includes('prefers-reduced-motion') ? 'not all' : query),
    );
  onTestFinished(() => spy.mockRestore());
}

test('ten cars race to their order, which can be skipped', async () => {
  wantMotion();
  await waitForCars();
  vi.advanceTimersByTime(6000);
  await expect.element(skip).toBeVisible();
  const result = main.getByRole('list', { name: 'Result' });
  await expect.element(result).toHaveTextContent(order.replaceAll(',', ''));
  await skip.click();
  await expect.element(skip).not.toBeInTheDocument();
  await expect.element(result).toBeVisible();
});

test('the race ends by itself', async () => {
  wantMotion();
  await waitForCars();
  vi.advanceTimersByTime(6000);
  await expect.element(skip).toBeVisible();
  await expect.element(skip).not.toBeInTheDocument();
});

test('with reduced motion the order of the cars simply stands there', async () => {
  await waitForCars();
  vi.advanceTimersByTime(6000);
  await expect
    .element(main.getByRole('list', { name: 'Result' }))
    .toHaveTextContent(order.replaceAll(',', ''));
  await expect.element(status(/^Result of draw/)).toBeInTheDocument();
  expect(skip.elements()).toEqual([]);
  expect(document.getAnimations().filter((one) => one instanceof CSSAnimation)).toEqual([]);
});
