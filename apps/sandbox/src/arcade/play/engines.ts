import { baccaratRules } from '#arcade/baccarat/baccarat.ts';
import { createBookEngine } from '#arcade/book/book.engine.ts';
import type { EngineName, Game } from '#arcade/catalogue/catalogue.ts';
import { cockfightRules } from '#arcade/cockfight/cockfight.ts';
import { createDropEngine } from '#arcade/drop/drop.engine.ts';
import { createDuelEngine } from '#arcade/duel/duel.engine.ts';
import { createFishEngine } from '#arcade/fish/fish.engine.ts';
import { ballsRules } from '#arcade/lottery/balls.ts';
import { digitsRules } from '#arcade/lottery/digits.ts';
import { createPokerEngine } from '#arcade/poker/poker.engine.ts';
import { rouletteRules } from '#arcade/roulette/roulette.ts';
import { createSlotEngine } from '#arcade/slot/slot.engine.ts';
import { createTableEngine } from '#arcade/table/table.engine.ts';
import type { GameEngine } from './game-engine.ts';

export type Engines = {
  /** Undefined for a game that the sandbox cannot play. */
  of: (game: Game) => GameEngine | undefined;
  stop: () => void;
};

const isRandomGame = (game: Game): boolean => game.type === 'RNG';

export function createEngines(): Engines {
  const byName: Record<Exclude<EngineName, 'lottery'>, GameEngine> = {
    slot: createSlotEngine(),
    drop: createDropEngine(),
    'video-poker': createPokerEngine(),
    roulette: createTableEngine({
      page: 'src/arcade/roulette/browser/roulette-page.ts',
      rulesFor: () => rouletteRules,
      isSolo: isRandomGame,
    }),
    baccarat: createTableEngine({
      page: 'src/arcade/baccarat/browser/baccarat-page.ts',
      rulesFor: () => baccaratRules,
      isSolo: isRandomGame,
    }),
    duel: createDuelEngine(),
    fish: createFishEngine(),
    book: createBookEngine(),
    cockfight: createTableEngine({
      page: 'src/arcade/cockfight/browser/cockfight-page.ts',
      rulesFor: () => cockfightRules,
      isSolo: () => false,
    }),
  };
  const digits = createTableEngine({
    page: 'src/arcade/lottery/browser/digits-page.ts',
    rulesFor: () => digitsRules,
    isSolo: () => false,
  });
  const balls = createTableEngine({
    page: 'src/arcade/lottery/browser/balls-page.ts',
    rulesFor: () => ballsRules,
    isSolo: () => false,
  });
  const engines = [...Object.values(byName), digits, balls];
  return {
    of: (game) => {
      if (game.engine === 'lottery') return game.skin.startsWith('digits') ? digits : balls;
      return byName[game.engine];
    },
    stop: () => {
      for (const engine of engines) engine.stop?.();
    },
  };
}
