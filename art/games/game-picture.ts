import { paletteOf } from '../drawing/colour.ts';
import { Drawing } from '../drawing/drawing.ts';
import type { CatalogueGame } from './catalogue-game.ts';
import { chooseComposition } from './choose-composition.ts';
import { companionsOf, subjectOf } from './companions.ts';
import { stageOf } from './scene.ts';
import { lookOf } from './title-look.ts';

/** The picture of a game; `index` is its position in the catalogue, so that neighbours differ. */
export function gameDrawing(
  game: CatalogueGame,
  index: number,
  width: number,
  height: number,
): Drawing {
  const drawing = new Drawing(width, height, game.id);
  const palette = paletteOf(game.art.hue);
  chooseComposition(
    game,
    index,
  )({
    drawing,
    palette,
    title: game.title.EN,
    subject: subjectOf(game),
    companions: companionsOf(game).filter((name) => name !== subjectOf(game)),
    motif: game.art.motif,
    look: lookOf(game, palette, index),
    variant: index,
    stage: stageOf(width, height),
  });
  return drawing;
}
