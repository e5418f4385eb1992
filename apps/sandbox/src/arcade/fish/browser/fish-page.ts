import './fish.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import type { GameFrame } from '#arcade/play/browser/game-options.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { createResultPlate } from '#arcade/play/browser/result-plate.ts';
import { ruleNotes, ruleTable } from '#arcade/play/browser/rules-list.ts';
import { tickSound, winSound } from '#arcade/play/browser/sound.ts';
import { createStakeDock } from '#arcade/play/browser/stake-dock.ts';
import type { FishInfo, FishVolleyView } from '../fish-view.ts';
import { loadCreaturePictures } from './creature-pictures.ts';
import { fishTexts } from './fish-texts.ts';
import { createSeaCanvas } from './sea-canvas.ts';
import { createSea, fireAt, lowestCreature, removeCreature, resizeSea, stepSea } from './sea.ts';
import { followTrigger } from './trigger.ts';
import { createVolleyQueue } from './volley.ts';

const longestStepSeconds = 0.05;
const postBalanceMs = 1000;

void openGame<FishInfo>({
  start: buildGame,
  rules: (frame) => {
    const texts = fishTexts[frame.state.language];
    return [
      ...ruleNotes(texts.rules),
      ruleTable(
        frame.state.info.kinds.map((kind) => [texts.kinds[kind.name] ?? '', `${kind.pays}×`]),
      ),
      ...ruleNotes(
        `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
          gameTexts[frame.state.language].chance,
      ),
    ];
  },
});

async function buildGame(frame: GameFrame<FishInfo>): Promise<void> {
  const { game, info, language } = frame.state;
  const texts = fishTexts[language];
  const words = gameTexts[language];
  paintMotifGround(game.motif, game.hue);
  const sea = createSea(info.kinds.map((kind) => kind.name));
  const canvas = createSeaCanvas(sea, await loadCreaturePictures(), texts.sea);
  const plate = createResultPlate(frame);
  plate.say(texts.hint);
  const dock = createStakeDock(frame, {
    stakes: info.stakes,
    main: texts.auto,
    less: words.betLess,
    more: words.betMore,
    press: () => trigger.toggleAuto(),
    preferred: '1',
  });
  const postBalance = atMostEvery(postBalanceMs, () => frame.host.post('balance'));
  const queue = createVolleyQueue({
    stake: dock.stake,
    shoot: (stake, targets) => frame.act<FishVolleyView>('shoot', { stake, targets }),
    decided: (creature, win) => {
      if (frame.amounts.toMinor(win) === 0n) return;
      removeCreature(sea, creature);
      canvas.splash({ x: creature.x, y: creature.y, text: `+${frame.amounts.format(win)}` });
      plate.win(`${texts.caught}: ${texts.kinds[creature.kind] ?? ''}`, win);
      frame.sound.play(winSound);
    },
    played: (volley) => {
      frame.purse.setBalance(volley.balance);
      if (frame.amounts.toMinor(volley.win) > 0n) frame.purse.win.show(volley.win);
      postBalance();
    },
    refused: () => trigger.stop(),
  });
  const trigger = followTrigger(canvas.element, {
    fire: (x, y) => {
      fireAt(sea, x, y);
      frame.sound.play(tickSound);
    },
    autoTarget: () => lowestCreature(sea),
    autoChanged: (on) => dock.setMain(on ? texts.stopAuto : texts.auto, false),
  });
  frame.stage.append(plate.element, canvas.element);
  frame.dock.append(dock.element);
  keepMoving((seconds) => {
    queue.add(stepSea(sea, seconds));
    canvas.draw(seconds);
  });
  new ResizeObserver(() => {
    const { width, height } = canvas.fit();
    resizeSea(sea, width, height);
  }).observe(canvas.element);
}

function keepMoving(step: (seconds: number) => void): void {
  let last = performance.now();
  const next = (now: number): void => {
    step(Math.min(longestStepSeconds, (now - last) / 1000));
    last = now;
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}

/** Runs the act at once, and once more after the pause if it was called meanwhile. */
function atMostEvery(pauseMs: number, act: () => void): () => void {
  let resting = false;
  let isCalled = false;
  const run = (): void => {
    if (resting) {
      isCalled = true;
      return;
    }
    act();
    resting = true;
    setTimeout(() => {
      resting = false;
      if (!isCalled) return;
      isCalled = false;
      run();
    }, pauseMs);
  };
  return run;
}
