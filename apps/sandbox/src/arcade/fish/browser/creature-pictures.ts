import { icon as blowfish } from 'icon:fluent-emoji-flat/blowfish';
import { icon as crab } from 'icon:fluent-emoji-flat/crab';
import { icon as dolphin } from 'icon:fluent-emoji-flat/dolphin';
import { icon as fish } from 'icon:fluent-emoji-flat/fish';
import { icon as lobster } from 'icon:fluent-emoji-flat/lobster';
import { icon as octopus } from 'icon:fluent-emoji-flat/octopus';
import { icon as shark } from 'icon:fluent-emoji-flat/shark';
import { icon as shrimp } from 'icon:fluent-emoji-flat/shrimp';
import { icon as whale } from 'icon:fluent-emoji-flat/spouting-whale';
import { icon as squid } from 'icon:fluent-emoji-flat/squid';
import { icon as tropicalFish } from 'icon:fluent-emoji-flat/tropical-fish';
import { icon as turtle } from 'icon:fluent-emoji-flat/turtle';
import type { IconDrawing } from '#pages/browser/element.ts';

const drawings: Readonly<Record<string, IconDrawing>> = {
  minnow: fish,
  shrimp,
  clownfish: tropicalFish,
  crab,
  blowfish,
  squid,
  turtle,
  lobster,
  octopus,
  dolphin,
  shark,
  whale,
};

/** Side of each creature's picture in pixels of the page. */
export const creatureSizes: Readonly<Record<string, number>> = {
  minnow: 40,
  shrimp: 42,
  clownfish: 50,
  crab: 57,
  blowfish: 64,
  squid: 68,
  turtle: 78,
  lobster: 83,
  octopus: 97,
  dolphin: 111,
  shark: 132,
  whale: 160,
};

const pictureScale = 3;

/** Loads the pictures at a resolution that stays sharp on a phone. */
export async function loadCreaturePictures(): Promise<Map<string, HTMLImageElement>> {
  const pictures = new Map<string, HTMLImageElement>();
  await Promise.all(
    Object.entries(drawings).map(async ([name, drawing]) => {
      const side = (creatureSizes[name] ?? 40) * pictureScale;
      const image = new Image(side, side);
      image.src = `data:image/svg+xml,${encodeURIComponent(
        `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" ` +
          `viewBox="0 0 ${drawing.width} ${drawing.height}">${drawing.body}</svg>`,
      )}`;
      await image.decode();
      pictures.set(name, image);
    }),
  );
  return pictures;
}
