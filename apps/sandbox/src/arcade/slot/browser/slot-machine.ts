import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { element } from '#pages/browser/element.ts';
import type { SlotInfo } from '../slot-view.ts';
import { openAutoSpin } from './controls/auto-spin.ts';
import { createCoinChoice } from './controls/coin-choice.ts';
import { createControls } from './controls/controls.ts';
import { createJackpotRow } from './jackpot-row.ts';
import { createLineOverlay } from './line-overlay.ts';
import { createPace } from './pace.ts';
import { createReels } from './reels.ts';
import type { SlotTexts } from './slot-texts.ts';
import { createSpinRunner } from './spin-runner.ts';
import type { SymbolArt } from './symbol-art.ts';
import { createWinPanel } from './wins/win-panel.ts';
import { createWinShowcase } from './wins/win-showcase.ts';

export type SlotMachine = {
  /** Stake of one line now chosen, a decimal string. */
  coin: () => string;
};

export type SlotMachineOptions = {
  frame: GameFrame<SlotInfo>;
  texts: SlotTexts;
  art: SymbolArt;
  hero: HTMLElement;
};

/** The machine: reels, win panel and controls, and what the controls do. */
export function createSlotMachine({ frame, texts, art, hero }: SlotMachineOptions): SlotMachine {
  const { info } = frame.state;
  const { amounts } = frame;
  const pace = createPace();
  const reels = createReels(info.strips, art, pace);
  const overlay = createLineOverlay();
  const panel = createWinPanel(texts, amounts);
  const jackpots = createJackpotRow(info.jackpots, texts, amounts);
  const choice = createCoinChoice(info, amounts);
  const firstStops = info.strips.map((strip, reel) => (reel * 7) % strip.length);

  const showStake = (): void => {
    const stakeMinor = choice.stakeMinor();
    controls.setStake(amounts.format(amounts.fromMinor(stakeMinor)), {
      lowest: choice.isLowest(),
      highest: choice.isHighest(),
    });
    jackpots.show(stakeMinor);
  };
  const changeCoin = (by: 1 | -1): void => {
    if (!runner.isIdle()) return;
    choice.step(by);
    showStake();
  };

  const controls = createControls(texts, frame.texts.stake, {
    spin: () => runner.press(),
    less: () => changeCoin(-1),
    more: () => changeCoin(1),
    turbo: () => {
      pace.turbo = !pace.turbo;
      controls.setTurbo(pace.turbo);
    },
    auto: () => {
      if (runner.isIdle()) openAutoSpin(texts, frame.texts.close, runner.startAuto);
    },
  });
  const runner = createSpinRunner({
    show: { frame, texts, reels, overlay, panel, pace, announceIn: frame.root, scene: frame.stage },
    showcase: createWinShowcase(info, reels, overlay),
    coin: choice.coin,
    setMode: controls.setMode,
    firstStops,
  });

  const machine = element('div', { class: 'machine', children: [reels.element, overlay.element] });
  frame.stage.append(hero, jackpots.element, machine, panel.element);
  frame.dock.append(controls.element);
  reels.show(firstStops);
  panel.clear(`${texts.goodLuck} · ${texts.linesInPlay(info.lines.length)}`);
  controls.setMode('ready');
  showStake();
  pressWithSpace(runner.press);
  return { coin: choice.coin };
}

/** The space bar does what the big button does. */
function pressWithSpace(press: () => void): void {
  document.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, dialog');
    if (event.code !== 'Space' || event.repeat || onControl) return;
    event.preventDefault();
    press();
  });
}
