import './duel.css';
import { openGame } from '#arcade/play/browser/game-frame.ts';
import { gameTexts } from '#arcade/play/browser/game-texts.ts';
import { paintMotifGround } from '#arcade/play/browser/motif-ground.ts';
import { ruleNotes } from '#arcade/play/browser/rules-list.ts';
import type { DuelInfo } from '../duel-view.ts';
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
