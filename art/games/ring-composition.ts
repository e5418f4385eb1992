import { gold } from '../drawing/colour.ts';
import { svg } from '../drawing/drawing.ts';
import { bokeh, glint, glow, vignette } from '../drawing/light.ts';
import { motif, raysFrom } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { paintCompanion, paintSubject, paintTitle } from './staging.ts';

/** Two cocks face each other in the ring, red corner and blue corner, under the lamps. */
export const ring: Composition = (scene) => {
  const { drawing, stage, variant } = scene;
  const floorY = stage.y + stage.size * 0.36;
  surroundings(scene, floorY);
  const reach = stage.size * 0.86;
  const sand = drawing.radial(
    [
      [0, '#ffe9b4'],
      [0.55, '#e0a052'],
      [1, '#7a3d18'],
    ],
    stage.x,
    floorY,
    reach,
  );
  const disc = (share: number, more: string) =>
    svg`<ellipse cx="${stage.x}" cy="${floorY}" rx="${reach * share}"
      ry="${reach * share * 0.4}" ${more}/>`;
  drawing.add(disc(1.08, 'fill="#3a160c"'), disc(1, `fill="${sand}"`));
  drawing.add(disc(0.62, 'fill="none" stroke="#fff3d0" stroke-width="3" opacity="0.7"'));
  drawing.add(
    glow(drawing, stage.x - stage.size * 0.46, stage.y + stage.size * 0.1, stage.size * 0.5, [
      '#ff4338',
      0.85,
    ]),
  );
  drawing.add(
    glow(drawing, stage.x + stage.size * 0.46, stage.y + stage.size * 0.1, stage.size * 0.5, [
      '#3f8dff',
      0.85,
    ]),
  );
  const size = stage.size * 0.66;
  const leap = stage.size * ([0, 0.12, -0.1, 0.05, -0.14][variant % 5] ?? 0);
  const cock = (side: number) => ({
    x: stage.x + side * stage.size * 0.35,
    y: stage.y + stage.size * 0.12 - side * leap,
    size,
    flip: side < 0,
    rotate: side * (leap === 0 ? -4 : -10),
  });
  paintCompanion(scene, 'rooster', cock(1));
  paintCompanion(scene, 'rooster', cock(-1));
  drawing.add(
    glow(drawing, stage.x, stage.y + stage.size * 0.02, stage.size * 0.2, ['#fff6d8', 0.9]),
  );
  drawing.add(glint(stage.x, stage.y + stage.size * 0.02, stage.size * 0.13));
  if (scene.subject !== 'rooster') {
    const place = { y: stage.y - stage.size * 0.34, size: stage.size * 0.34 };
    paintSubject(scene, place, { colour: '#fff6e0', width: stage.size * 0.012 });
  }
  drawing.add(vignette(drawing, '#0d0608', 0.5));
  paintTitle(scene);
};

/** A hall with lamps and a crowd, or the open sky over the ring. */
function surroundings(scene: Scene, floorY: number): void {
  const { drawing, palette, stage, variant } = scene;
  const { width, height } = drawing;
  const isOpen = variant % 2 === 0;
  const back = drawing.linear(
    isOpen
      ? [
          [0, palette.ground],
          [0.4, palette.bright],
          [0.62, palette.pale],
          [1, palette.deep],
        ]
      : [
          [0, palette.night],
          [0.5, palette.ground],
          [1, palette.night],
        ],
    [0, 0],
    [0, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${back}"/>`);
  drawing.add(
    svg`<g fill="${palette.pale}"
      opacity="0.15">${raysFrom(stage.x, isOpen ? floorY : -height * 0.1, height * 1.4, 22, 0.45)}
      </g>`,
  );
  if (isOpen) {
    drawing.add(
      motif(drawing, scene.motif, { colour: palette.pale, opacity: 0.2, x: stage.x, y: floorY }),
    );
    drawing.add(bunting(scene));
    return;
  }
  drawing.add(bokeh(drawing, [gold.light, palette.bright, '#ffffff'], 46, 0.4));
  drawing.add(
    [0.12, 0.5, 0.88]
      .map((x) => glow(drawing, width * x, 0, width * 0.34, ['#fff2cc', 0.8]))
      .join(''),
  );
}

/** Two strings of flags across the sky. */
function bunting({ drawing, palette }: Scene): string {
  const { width, height } = drawing;
  const colours = ['#e2323f', gold.light, '#2f7bdc', '#ffffff', palette.accent];
  return [0.05, 0.13]
    .map((level, row) =>
      Array.from({ length: 13 }, (_, index) => {
        const along = index / 12;
        const x = width * along;
        const y =
          height * level + Math.sin(along * Math.PI) * height * 0.06 * (row === 0 ? 1 : 0.6);
        const side = Math.min(width, height) * 0.05;
        return svg`<path d="M${x - side / 2} ${y}h${side}l${-side / 2} ${side}z"
          fill="${colours[(index + row * 2) % colours.length] ?? gold.light}"/>`;
      }).join(''),
    )
    .join('');
}
