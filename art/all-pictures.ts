import { readFileSync } from 'node:fs';
import type { CatalogueGame } from './games/catalogue-game.ts';
import { gameDrawing } from './games/game-picture.ts';
import type { Picture } from './picture.ts';
import { avatarPictures } from './pictures/avatar-pictures.ts';
import { bannerPictures } from './pictures/banner-pictures.ts';
import { brandPictures } from './pictures/brand-pictures.ts';
import { coverPictures } from './pictures/cover-pictures.ts';
import { crestPictures } from './pictures/crest-pictures.ts';
import { itemPictures } from './pictures/item-pictures.ts';
import { statePictures } from './pictures/state-pictures.ts';
import { vendorPictures } from './pictures/vendor-pictures.ts';
import { vipPictures } from './pictures/vip-pictures.ts';

/** The games of the vendors' catalogue with what their pictures need. */
const catalogue = new URL('../apps/sandbox/src/arcade/catalogue/games.json', import.meta.url);

/** Every picture of the default site. `hotGames` are those that also need a wide picture. */
export function allPictures(hotGames: ReadonlySet<string>): readonly Picture[] {
  const games = JSON.parse(readFileSync(catalogue, 'utf8')) as readonly CatalogueGame[];
  return [
    ...brandPictures(),
    ...bannerPictures(),
    ...coverPictures(),
    ...vendorPictures(),
    ...crestPictures(),
    ...avatarPictures(),
    ...statePictures(),
    ...vipPictures(),
    ...itemPictures(),
    ...games.map((game, index) => tile(game, index)),
    ...games.flatMap((game, index) => (hotGames.has(game.id) ? [wide(game, index)] : [])),
  ];
}

function tile(game: CatalogueGame, index: number): Picture {
  return {
    name: `games/${game.id}`,
    drawing: gameDrawing(game, index, 360, 480),
    output: { format: 'avif', widths: [288], quality: 50 },
  };
}

function wide(game: CatalogueGame, index: number): Picture {
  return {
    name: `games/${game.id}-wide`,
    drawing: gameDrawing(game, index, 640, 360),
    output: { format: 'avif', widths: [640, 320], quality: 48 },
  };
}
