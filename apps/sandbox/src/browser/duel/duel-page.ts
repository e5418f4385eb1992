import './duel.css';
import type { DuelInfo } from '../../vendor/duel/duel-view.ts';
import { openGame } from '../frame/game-frame.ts';
import { gameTexts } from '../frame/game-texts.ts';
import { ruleNotes } from '../frame/rules-list.ts';
import { paintMotifGround } from '../scene/motif-ground.ts';
import { standUpDuel } from './duel-table.ts';
import { duelTexts } from './duel-texts.ts';

void openGame<DuelInfo>({
  start: (frame) => {
    const { motif, hue } = frame.state.game;
    paintMotifGround(motif, hue);
    standUpDuel(frame);
  },
  rules: (frame) =>
    ruleNotes(
      duelTexts[frame.state.language].rules,
      `${frame.texts.returnToPlayer}: ${frame.state.game.rtp}%. ` +
        gameTexts[frame.state.language].chance,
    ),
});
