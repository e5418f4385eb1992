import { gold, oklch } from '../drawing/colour.ts';
import { svg } from '../drawing/drawing.ts';
import { glow, scrim } from '../drawing/light.ts';
import { motif } from '../drawing/motif.ts';
import { cardBack, cardFace, chip } from './cards.ts';
import type { Rank, Suit } from './cards.ts';
import type { Composition, Scene } from './scene.ts';
import { paintSubject, paintTitle } from './staging.ts';

/** Two hands of cards against each other across the table, the subject as the stake. */
export const duel: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  const { width, height } = drawing;
  const left = stage.wide ? width * 0.4 : 0;
  drawing.add(`<rect width="${width}" height="${height}" fill="${palette.ground}"/>`);
  const lower = drawing.linear(
    [
      [0, palette.accentDeep],
      [1, oklch(0.24, 0.08, palette.hue + 180)],
    ],
    [0, height * 0.3],
    [0, height],
  );
  const split = variant % 2 === 0 ? [0.46, 0.36] : [0.34, 0.48];
  drawing.add(
    svg`<path d="M${left} ${height * (split[0] ?? 0.4)}L${width}
      ${height * (split[1] ?? 0.4)}V${height}H${left}Z" fill="${lower}"/>`,
  );
  drawing.add(
    motif(drawing, scene.motif, { colour: '#ffffff', opacity: 0.1, x: stage.x, y: stage.y }),
  );
  const bolt = svg`M${left} ${height * (split[0] ?? 0.4)}L${width}
    ${height * (split[1] ?? 0.4)}`;
  drawing.add(
    svg`<path d="${bolt}" stroke="#fffbe8" stroke-width="${stage.size * 0.022}"/><path
      d="${bolt}" stroke="${gold.light}" stroke-width="${stage.size * 0.06}" opacity="0.4"/>`,
  );
  hands(scene);
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.48, ['#fff6d8', 0.95]));
  paintSubject(
    scene,
    { size: stage.size * 0.54 },
    { colour: '#fffaf0', width: stage.size * 0.014 },
  );
  for (const [dx, dy, colour] of [
    [-0.44, 0.02, '#b3202c'],
    [-0.36, 0.1, gold.mid],
    [0.44, -0.04, '#20233a'],
    [0.4, 0.06, palette.accentDeep],
  ] as const) {
    drawing.add(
      chip(
        drawing,
        stage.x + dx * stage.size,
        stage.y + dy * stage.size,
        stage.size * 0.085,
        colour,
      ),
    );
  }
  drawing.add(
    scrim(drawing, stage.wide ? 'left' : 'bottom', palette.night, stage.wide ? 0.7 : 0.44),
  );
  paintTitle(scene, { scrim: false });
};

/** Three hidden cards above, three open cards below. */
function hands({ drawing, palette, stage, variant }: Scene): void {
  const ranks: readonly (readonly [Rank, Suit])[] = [
    ['9', 'spade'],
    ['A', 'heart'],
    ['8', 'club'],
    ['K', 'diamond'],
    ['7', 'heart'],
  ];
  for (let index = 0; index < 3; index += 1) {
    const lean = (index - 1) * 18;
    const x = stage.x + (index - 1) * stage.size * 0.26;
    const top = {
      x,
      y: stage.y - stage.size * 0.36 + Math.abs(index - 1) * -stage.size * 0.05,
      width: stage.size * 0.3,
      rotate: 180 - lean,
    };
    const foot = {
      x,
      y: stage.y + stage.size * 0.36 + Math.abs(index - 1) * stage.size * 0.05,
      width: stage.size * 0.3,
      rotate: lean,
    };
    const [rank, suit] = ranks[(index + variant) % ranks.length] ?? (['9', 'spade'] as const);
    drawing.add(
      cardBack(drawing, palette.bright, palette.deep, top),
      cardFace(drawing, rank, suit, foot),
    );
  }
}
