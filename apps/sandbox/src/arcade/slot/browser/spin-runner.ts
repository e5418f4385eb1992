import { wait } from '#arcade/play/browser/motion.ts';
import type { SlotRoundView } from '../slot-view.ts';
import { nextAutoRun } from './controls/auto-run.ts';
import type { AutoRun } from './controls/auto-run.ts';
import type { AutoPlan } from './controls/auto-spin.ts';
import type { ControlMode } from './controls/controls.ts';
import { showRound } from './round-show.ts';
import type { RoundShowOptions } from './round-show.ts';
import type { WinShowcase } from './wins/win-showcase.ts';

export type SpinRunner = {
  /** The big button: spins, speeds the running spin up, or ends auto spin. */
  press: () => void;
  startAuto: (plan: AutoPlan) => void;
  isIdle: () => boolean;
};

export type SpinRunnerOptions = {
  show: RoundShowOptions;
  showcase: WinShowcase;
  coin: () => string;
  setMode: (mode: ControlMode, autoLeft?: number) => void;
  firstStops: readonly number[];
};

const betweenAutoMs = 350;

export function createSpinRunner(options: SpinRunnerOptions): SpinRunner {
  const { show, showcase, setMode } = options;
  const { frame, texts, reels, panel, pace } = show;
  let busy = false;
  let auto: AutoRun | null = null;
  let lastStops = options.firstStops;

  const playOnce = async (): Promise<SlotRoundView | null> => {
    pace.reset();
    showcase.stop();
    panel.clear(texts.goodLuck);
    frame.purse.win.show('0');
    setMode(auto === null ? 'spinning' : 'auto', auto?.spins);
    reels.start();
    const round = await frame.act<SlotRoundView>('spin', { coin: options.coin() });
    if (round === null) {
      reels.show(lastStops);
      return null;
    }
    lastStops = round.spins.at(-1)?.stops ?? lastStops;
    await showRound(round, show);
    frame.host.post('balance');
    return round;
  };
  const run = async (): Promise<void> => {
    busy = true;
    for (;;) {
      const round = await playOnce();
      auto = round === null ? null : nextAutoRun(auto, round, frame.amounts);
      if (auto === null) {
        busy = false;
        setMode('ready');
        if (round !== null) void showcase.start(round);
        return;
      }
      await wait(pace.span(betweenAutoMs));
    }
  };

  return {
    press: () => {
      if (auto !== null) {
        auto = null;
        setMode('spinning');
      } else if (busy) pace.skip();
      else void run();
    },
    startAuto: (plan) => {
      if (busy) return;
      auto = { ...plan, lostMinor: 0n };
      void run();
    },
    isIdle: () => !busy,
  };
}
