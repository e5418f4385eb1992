import { paletteOf } from '../drawing/colour.ts';
import { icon } from '../drawing/icon.ts';
import { vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

const avatars = [
  ['fox', 'fox', 22],
  ['owl', 'owl', 260],
  ['panda', 'panda', 140],
  ['tiger', 'tiger-face', 200],
  ['parrot', 'parrot', 330],
  ['turtle', 'turtle', 48],
  ['cat', 'cat-face', 285],
  ['octopus', 'octopus', 180],
] as const;

/** Heads that a member can choose as the picture of the account. */
export function avatarPictures(): readonly Picture[] {
  return avatars.map(([id, subject, hue]) =>
    vector(`avatars/${id}`, 96, 96, (drawing) => {
      const palette = paletteOf(hue);
      const ground = drawing.radial(
        [
          [0, palette.pale],
          [0.5, palette.bright],
          [1, palette.ground],
        ],
        38,
        30,
        70,
      );
      const clip = drawing.clip('<circle cx="48" cy="48" r="48"/>');
      drawing.add(
        `<circle cx="48" cy="48" r="48" fill="${ground}"/>`,
        `<g clip-path="${clip}"><ellipse cx="48" cy="96" rx="40" ry="18" fill="${palette.deep}" opacity="0.35"/>`,
        icon(drawing, subject, { x: 48, y: 53, size: 68 }),
        '</g>',
      );
    }),
  );
}
