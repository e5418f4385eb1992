import type { SlotFacts, SlotRoundView } from '../../vendor/slot/slot-view.ts';
import { element } from '../frame/element.ts';
import type { GameFrame } from '../frame/game-parts.ts';
import { wait } from '../frame/motion.ts';
import { openAutoSpin } from './auto-spin.ts';
import type { AutoPlan } from './auto-spin.ts';
import { createControls } from './controls.ts';
import { createJackpotRow } from './jackpot-row.ts';
import { createLineOverlay } from './line-overlay.ts';
import { createPace } from './pace.ts';
import { createReels } from './reels.ts';
import { showRound, winningLines } from './round-show.ts';
import type { SlotTexts } from './slot-texts.ts';
import type { SymbolArt } from './symbol-art.ts';
import { createWinPanel } from './win-panel.ts';

export type SlotMachine = {
  /** Stake of one line now chosen, a decimal string. */
  coin: () => string;
};

export type SlotMachineParts = {
  frame: GameFrame<SlotFacts>;
  texts: SlotTexts;
  art: SymbolArt;
  hero: HTMLElement;
};

/** The machine: reels, plate and controls, and what happens when they are pressed. */
export function createSlotMachine(parts: SlotMachineParts): SlotMachine {
  const { frame, texts, art, hero } = parts;
  const { facts } = frame.state;
  const { amounts } = frame;
  const pace = createPace();
  const reels = createReels(facts.strips, art, pace);
  const overlay = createLineOverlay();
  const panel = createWinPanel(texts, amounts);
  const jackpots = createJackpotRow(facts.jackpots, texts, amounts);
  const machine = element('div', { class: 'machine', children: [reels.element, overlay.element] });
  const scene = frame.stage;
  const show = { frame, texts, reels, overlay, panel, pace, place: frame.root, scene };
  let coinIndex = firstCoin(frame);
  let busy = false;
  let auto: (AutoPlan & { lostMinor: bigint }) | null = null;
  let showcase = 0;

  const coin = (): string => facts.coins[coinIndex] ?? '0';
  const stakeMinor = (): bigint => amounts.toMinor(coin()) * BigInt(facts.lines.length);

  const showStake = (): void => {
    const stake = amounts.fromMinor(stakeMinor());
    controls.setStake(amounts.format(stake), {
      lowest: coinIndex === 0,
      highest: coinIndex === facts.coins.length - 1,
    });
    jackpots.show(stakeMinor());
  };

  const changeCoin = (step: number): void => {
    if (busy || auto !== null) return;
    coinIndex = Math.min(facts.coins.length - 1, Math.max(0, coinIndex + step));
    showStake();
  };

  const playOnce = async (): Promise<SlotRoundView | null> => {
    busy = true;
    showcase += 1;
    pace.reset();
    overlay.draw([]);
    panel.clear(texts.goodLuck);
    frame.purse.win.show('0');
    controls.setMode(auto === null ? 'spinning' : 'auto', auto?.spins);
    reels.start();
    const round = await frame.act<SlotRoundView>('spin', { coin: coin() });
    if (round === null) reels.show(lastStops);
    else {
      lastStops = round.spins.at(-1)?.stops ?? lastStops;
      await showRound(round, show);
      frame.host.tell('balance');
    }
    busy = false;
    return round;
  };
  let lastStops: readonly number[] = facts.strips.map((strip, reel) => (reel * 7) % strip.length);

  /** Repeats the winning lines one by one until the next spin. */
  const showcaseWins = async (round: SlotRoundView): Promise<void> => {
    const mine = showcase;
    const lines = winningLines(round.spins.at(-1) ?? emptySpin, facts);
    for (let turn = 0; lines.length > 0 && mine === showcase; turn += 1) {
      const line = lines[turn % lines.length];
      if (line === undefined) return;
      overlay.draw([line]);
      reels.highlight(line.cells);
      await wait(1100);
    }
  };

  const run = async (): Promise<void> => {
    for (;;) {
      const round = await playOnce();
      auto = round === null ? null : nextAuto(auto, round, amounts);
      if (auto === null) {
        controls.setMode('ready');
        if (round !== null) void showcaseWins(round);
        return;
      }
      await wait(pace.span(350));
    }
  };

  const controls = createControls(texts, frame.texts.stake, {
    spin: () => {
      if (auto !== null) {
        auto = null;
        controls.setMode('spinning');
      } else if (busy) pace.skip();
      else void run();
    },
    less: () => changeCoin(-1),
    more: () => changeCoin(1),
    turbo: () => {
      pace.turbo = !pace.turbo;
      controls.setTurbo(pace.turbo);
    },
    auto: () => {
      if (busy) return;
      openAutoSpin(texts, frame.texts.close, (plan) => {
        auto = { ...plan, lostMinor: 0n };
        void run();
      });
    },
  });

  frame.stage.append(hero, jackpots.element, machine, panel.element);
  frame.dock.append(controls.element);
  reels.show(lastStops);
  panel.clear(`${texts.goodLuck} · ${texts.linesInPlay(facts.lines.length)}`);
  controls.setMode('ready');
  showStake();
  pressWithSpace(controls.element);
  return { coin };
}

const emptySpin: SlotRoundView['spins'][number] = {
  stops: [],
  lineWins: [],
  scatterCount: 0,
  scatterWin: '0',
  freeSpinsWon: 0,
  win: '0',
};

/** A modest first bet: the lowest one of at least two units of money. */
function firstCoin({ state, amounts }: GameFrame<SlotFacts>): number {
  const modest = amounts.toMinor('2');
  const { coins, lines } = state.facts;
  const index = coins.findIndex((coin) => amounts.toMinor(coin) * BigInt(lines.length) >= modest);
  return Math.max(0, index);
}

function nextAuto<Auto extends AutoPlan & { lostMinor: bigint }>(
  auto: Auto | null,
  round: SlotRoundView,
  amounts: GameFrame<SlotFacts>['amounts'],
): Auto | null {
  if (auto === null || auto.spins <= 1) return null;
  if (auto.stopAtFreeSpins && round.spins.length > 1) return null;
  const stakeMinor = amounts.toMinor(round.stake);
  const lostMinor = auto.lostMinor + stakeMinor - amounts.toMinor(round.win);
  if (auto.lossInStakes !== null && lostMinor >= stakeMinor * BigInt(auto.lossInStakes))
    return null;
  return { ...auto, spins: auto.spins - 1, lostMinor };
}

/** The space bar is the keyboard's twin of the big button. */
function pressWithSpace(controls: HTMLElement): void {
  document.addEventListener('keydown', (event) => {
    const onControl = event.target instanceof HTMLElement && event.target.closest('button, dialog');
    if (event.code !== 'Space' || event.repeat || onControl) return;
    event.preventDefault();
    controls.querySelector<HTMLButtonElement>('.spin-button')?.click();
  });
}
