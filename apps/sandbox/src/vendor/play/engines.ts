import { baccaratRules } from '../baccarat/baccarat.ts';
import { createBookEngine } from '../book/book.engine.ts';
import type { EngineName, Game } from '../catalogue/catalogue.ts';
import { cockfightRules } from '../cockfight/cockfight.ts';
import { createDropEngine } from '../drop/drop.engine.ts';
import { createDuelEngine } from '../duel/duel.engine.ts';
import { createFishEngine } from '../fish/fish.engine.ts';
import { ballsRules } from '../lottery/balls.ts';
import { digitsRules } from '../lottery/digits.ts';
import { rouletteRules } from '../roulette/roulette.ts';
import { createSlotEngine } from '../slot/slot.engine.ts';
import { createTableEngine } from '../table/table.engine.ts';
import { createPokerEngine } from '../video-poker/poker.engine.ts';
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
      page: 'src/browser/roulette/roulette-page.ts',
      rulesFor: () => rouletteRules,
      isSolo: isRandomGame,
    }),
    baccarat: createTableEngine({
      page: 'src/browser/baccarat/baccarat-page.ts',
      rulesFor: () => baccaratRules,
      isSolo: isRandomGame,
    }),
    duel: createDuelEngine(),
    fish: createFishEngine(),
    book: createBookEngine(),
    cockfight: createTableEngine({
      page: 'src/browser/cockfight/cockfight-page.ts',
      rulesFor: () => cockfightRules,
      isSolo: () => false,
    }),
  };
  const digits = createTableEngine({
    page: 'src/browser/lottery/digits-page.ts',
    rulesFor: () => digitsRules,
    isSolo: () => false,
  });
  const balls = createTableEngine({
    page: 'src/browser/lottery/balls-page.ts',
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
