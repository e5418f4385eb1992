import { createCounter } from '#arcade/play/browser/count-up.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { grandSound, tickSound, winSound } from '#arcade/play/browser/sound.ts';
import { element } from '#pages/browser/element.ts';
import type { SlotInfo, SlotRoundView, SlotSpinView } from '../slot-view.ts';
import { rowCount } from '../symbols.ts';
import type { LineOverlay } from './line-overlay.ts';
import type { Pace } from './pace.ts';
import type { Cell, Reels } from './reels.ts';
import type { SlotTexts } from './slot-texts.ts';
import { announce } from './wins/announcement.ts';
import type { WinPanel } from './wins/win-panel.ts';

export type RoundShowOptions = {
  frame: GameFrame<SlotInfo>;
  texts: SlotTexts;
  reels: Reels;
  overlay: LineOverlay;
  panel: WinPanel;
  pace: Pace;
  /** Where announcements appear. */
  announceIn: HTMLElement;
  /** The element of the whole scene, marked while free spins run. */
  scene: HTMLElement;
};

const bigWinStakes = 12n;
const hugeWinStakes = 40n;

/** Shows a played round from the first stop to the last coin. The wallet has booked it already. */
export async function showRound(round: SlotRoundView, options: RoundShowOptions): Promise<void> {
  const { frame, panel, pace } = options;
  const { amounts, purse } = frame;
  const wonMinor = amounts.toMinor(round.win);
  purse.setBalance(amounts.fromMinor(amounts.toMinor(round.balance) - wonMinor));
  const [paid, ...free] = round.spins;
  if (paid === undefined) return;
  let sumMinor = await showSpin(paid, 0n, options);
  if (paid.freeSpinsWon > 0) sumMinor = await showFreeSpins(paid, free, sumMinor, options);
  if (round.jackpot !== null) {
    sumMinor += amounts.toMinor(round.jackpot.win);
    await showJackpot(round.jackpot, options);
  }
  await showGreatness(round, wonMinor, options);
  panel.settle(round.win);
  purse.win.show(round.win);
  purse.countBalance(round.balance, wonMinor > 0n ? pace.span(600) : 0);
  if (sumMinor !== wonMinor) throw new Error('The shown wins do not add up to the round.');
}

async function showSpin(
  spin: SlotSpinView,
  earlierMinor: bigint,
  options: RoundShowOptions,
): Promise<bigint> {
  const { frame, reels, overlay, panel, pace } = options;
  const { amounts, sound } = frame;
  await reels.settle(spin.stops, () => sound.play(tickSound));
  const spinMinor = amounts.toMinor(spin.win);
  const sumMinor = earlierMinor + spinMinor;
  const lines = winningLines(spin, frame.state.info);
  if (spinMinor === 0n && spin.freeSpinsWon === 0) return sumMinor;
  sound.play(winSound);
  overlay.draw(lines);
  reels.highlight([
    ...lines.flatMap((line) => line.cells),
    ...(spin.scatterCount >= 3 ? scatterCells(spin, frame.state.info) : []),
  ]);
  void panel.count(
    amounts.fromMinor(sumMinor),
    pace.span(Math.min(1600, 500 + lines.length * 120)),
  );
  await pace.pause(spinMinor === 0n ? 700 : 1000);
  overlay.draw([]);
  return sumMinor;
}

type WinningLine = { line: number; rows: readonly number[]; cells: Cell[]; win: string };

/** The lines of a spin with the cells that count. */
export function winningLines(spin: SlotSpinView, info: SlotInfo): WinningLine[] {
  return spin.lineWins.map((win) => {
    const rows = info.lines[win.line] ?? [];
    const cells = rows.slice(0, win.count).map((row, reel) => ({ reel, row }));
    return { line: win.line, rows, cells, win: win.win };
  });
}

function scatterCells(spin: SlotSpinView, info: SlotInfo): Cell[] {
  return spin.stops.flatMap((stop, reel) => {
    const strip = info.strips[reel] ?? [];
    return Array.from({ length: rowCount }, (_row, row) => ({ reel, row })).filter(
      ({ row }) => strip[(stop + row) % strip.length] === 'S',
    );
  });
}

async function showFreeSpins(
  paid: SlotSpinView,
  free: readonly SlotSpinView[],
  earlierMinor: bigint,
  options: RoundShowOptions,
): Promise<bigint> {
  const { frame, texts, reels, panel, pace, announceIn, scene } = options;
  const { info } = frame.state;
  frame.sound.play(grandSound);
  await announce(
    announceIn,
    {
      title: `${paid.freeSpinsWon} ${texts.freeSpins.toLowerCase()}`,
      note: texts.allWinsTimes(info.freeSpinMultiplier),
      stayMs: 2400,
    },
    pace,
  );
  scene.classList.add('in-free-spins');
  let sumMinor = earlierMinor;
  let total = paid.freeSpinsWon;
  for (const [index, spin] of free.entries()) {
    pace.reset();
    panel.say(texts.freeSpinOf(index + 1, total));
    reels.start();
    sumMinor = await showSpin(spin, sumMinor, options);
    if (spin.freeSpinsWon > 0) {
      total += spin.freeSpinsWon;
      const title = texts.moreFreeSpins(spin.freeSpinsWon);
      await announce(announceIn, { title, stayMs: 1500 }, pace);
    }
    await pace.pause(300);
  }
  scene.classList.remove('in-free-spins');
  pace.reset();
  const featureWin = frame.amounts.format(frame.amounts.fromMinor(sumMinor - earlierMinor));
  const detail = element('span', { class: 'announcement-amount', text: featureWin });
  await announce(
    announceIn,
    { title: texts.freeSpinsWon, detail, stayMs: 2600, coins: true },
    pace,
  );
  return sumMinor;
}

async function showJackpot(
  jackpot: NonNullable<SlotRoundView['jackpot']>,
  { frame, texts, pace, announceIn }: RoundShowOptions,
): Promise<void> {
  frame.sound.play(grandSound);
  pace.reset();
  const win = frame.amounts.format(jackpot.win);
  const detail = element('span', { class: 'announcement-amount', text: win });
  const title = `${texts.jackpots[jackpot.name]} ${texts.jackpot.toLowerCase()}`;
  await announce(
    announceIn,
    { title, detail, note: texts.tapToGoOn, stayMs: 3600, coins: true },
    pace,
  );
}

async function showGreatness(
  round: SlotRoundView,
  wonMinor: bigint,
  { frame, texts, pace, announceIn }: RoundShowOptions,
): Promise<void> {
  const { amounts } = frame;
  const stakeMinor = amounts.toMinor(round.stake);
  if (wonMinor < stakeMinor * bigWinStakes || round.jackpot !== null) return;
  const huge = wonMinor >= stakeMinor * hugeWinStakes;
  frame.sound.play(grandSound);
  pace.reset();
  const detail = element('span', { class: 'announcement-amount' });
  void createCounter(detail, amounts).countTo(round.win, huge ? 2600 : 1600);
  const title = huge ? texts.hugeWin : texts.bigWin;
  await announce(announceIn, { title, detail, stayMs: huge ? 3800 : 2600, coins: true }, pace);
}
