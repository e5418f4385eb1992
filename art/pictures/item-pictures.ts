import { paletteOf } from '../drawing/colour.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { glint, glow, volume } from '../drawing/light.ts';
import { raysFrom } from '../drawing/motif.ts';
import { raster, vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

/** Picture id, icon, hue: items of the points mall. */
const mallItems = [
  ['bonus-small', 'coin', 42],
  ['bonus-medium', 'money-bag', 150],
  ['bonus-large', 'gem-stone', 210],
  ['phone-credit', 'mobile-phone', 265],
  ['coffee-voucher', 'hot-beverage', 22],
  ['dinner-voucher', 'steaming-bowl', 8],
  ['cinema-voucher', 'admission-tickets', 330],
  ['travel-voucher', 'small-airplane', 200],
  ['umbrella', 'umbrella-with-rain-drops', 235],
  ['backpack', 'backpack', 350],
  ['headphones', 'headphone', 285],
  ['watch', 'watch', 180],
  ['camera', 'camera', 55],
  ['lantern-lamp', 'red-paper-lantern', 12],
] as const;

/** Picture id, icon, hue: payment methods. */
const payments = [
  ['card', 'credit-card', 220],
  ['e-wallet', 'purse', 285],
  ['qr', 'mobile-phone', 165],
  ['bank-transfer', 'bank', 40],
  ['counter', 'convenience-store', 350],
] as const;

/** Picture id, icon, hue: entries of the game menu. */
const categories = [
  ['home', 'house', 38],
  ['hot', 'fire', 14],
  ['jl', 'red-paper-lantern', 5],
  ['rng', 'slot-machine', 300],
  ['live', 'game-die', 155],
  ['fish', 'tropical-fish', 195],
  ['sports', 'soccer-ball', 140],
  ['esports', 'video-game', 265],
  ['pvp', 'joker', 345],
  ['cockfight', 'rooster', 22],
  ['lott', 'ticket', 48],
  ['elott', 'pool-8-ball', 225],
  ['livestream', 'video-camera', 320],
  ['promo', 'wrapped-gift', 330],
  ['facebook', 'speech-balloon', 215],
] as const;

export function itemPictures(): readonly Picture[] {
  return [
    ...mallItems.map(([id, subject, hue]) =>
      raster(`mall/${id}`, [360, 360], [360, 180], (drawing) => showcase(drawing, subject, hue)),
    ),
    ...payments.map(([id, subject, hue]) =>
      vector(`payments/${id}`, 64, 64, (drawing) => plate(drawing, subject, hue)),
    ),
    ...categories.map(([id, subject, hue]) =>
      vector(`categories/${id}`, 64, 64, (drawing) => halo(drawing, subject, hue)),
    ),
  ];
}

/** A thing on a lit plinth. */
function showcase(drawing: Drawing, subject: string, hue: number): void {
  const palette = paletteOf(hue);
  const ground = drawing.radial(
    [
      [0, palette.bright],
      [0.5, palette.mid],
      [1, palette.deep],
    ],
    180,
    150,
    250,
  );
  const top = drawing.linear(
    [
      [0, palette.pale],
      [1, palette.bright],
    ],
    [0, 262],
    [0, 320],
  );
  drawing.add(
    `<rect width="360" height="360" fill="${ground}"/>`,
    `<g fill="${palette.pale}" opacity="0.13">${raysFrom(180, 160, 340, 16, 0.5)}</g>`,
    `<path d="M64 288V322Q64 350 180 350T296 322V288Z" fill="${palette.deep}"/>`,
    `<ellipse cx="180" cy="288" rx="116" ry="26" fill="${top}"/>`,
    glow(drawing, 180, 160, 150, [palette.pale, 0.8]),
  );
  const filter = volume(drawing, {
    rim: 4,
    shade: palette.night,
    outline: { width: 3, colour: '#fffaf0' },
  });
  drawing.add(icon(drawing, subject, { x: 180, y: 168, size: 210, filter }), glint(262, 86, 20));
}

function plate(drawing: Drawing, subject: string, hue: number): void {
  const palette = paletteOf(hue);
  const ground = drawing.linear(
    [
      [0, palette.mid],
      [1, palette.deep],
    ],
    [0, 0],
    [64, 64],
  );
  drawing.add(
    `<rect width="64" height="64" rx="14" fill="${ground}"/>`,
    icon(drawing, subject, { x: 32, y: 32, size: 42 }),
  );
}

function halo(drawing: Drawing, subject: string, hue: number): void {
  drawing.add(
    glow(drawing, 32, 32, 32, [paletteOf(hue).bright, 0.55]),
    icon(drawing, subject, { x: 32, y: 32, size: 48 }),
  );
}
