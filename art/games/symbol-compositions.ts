import { gold } from '../drawing/colour.ts';
import { n } from '../drawing/drawing.ts';
import { bokeh, glint, glow, scrim } from '../drawing/light.ts';
import { motif } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { companion, paintCompanion, paintGround, paintSubject, paintTitle } from './staging.ts';

/** The subject larger than the picture, cut by its edge; two grounds meet on a slant. */
export const closeUp: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  slantedGround(scene);
  const size = stage.size * (stage.wide ? 1.2 : 1.22);
  paintSubject(
    scene,
    {
      x: width * (stage.wide ? 0.76 : 0.62),
      y: height * (stage.wide ? 0.56 : 0.67),
      size,
      rotate: -10,
    },
    { colour: '#fffaf0', width: size * 0.016 },
  );
  paintCompanion(scene, companion(scene, 0), {
    x: width * 0.86,
    y: height * 0.3,
    size: stage.size * 0.26,
    rotate: 18,
  });
  paintCompanion(scene, companion(scene, 1), {
    x: width * (stage.wide ? 0.5 : 0.14),
    y: height * 0.9,
    size: stage.size * 0.28,
    rotate: -18,
  });
  drawing.add(glint(width * 0.9, height * 0.46, width * 0.05));
  if (stage.wide) {
    paintTitle(scene, { look: { arc: 0 } });
    return;
  }
  drawing.add(scrim(drawing, 'top', palette.night, 0.5, 0.7));
  paintTitle(scene, {
    scrim: false,
    look: { arc: 0, tilt: -5 },
    box: {
      x: width * 0.06,
      y: height * 0.05,
      width: width * 0.84,
      height: height * 0.31,
      align: 'left',
    },
  });
};

function slantedGround(scene: Scene): void {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  const foot = stage.wide ? 0.5 : 0.18;
  const ground = drawing.linear(
    [
      [0, palette.deep],
      [1, palette.ground],
    ],
    [0, 0],
    [0, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${ground}"/>`);
  const light = drawing.linear(
    [
      [0, palette.pale],
      [0.4, palette.bright],
      [1, palette.mid],
    ],
    [width, 0],
    [0, height],
  );
  drawing.add(
    `<path d="M${n(width * foot)} ${height}L${width} ${n(height * 0.12)}V${height}Z" fill="${light}"/>`,
  );
  drawing.add(
    `<path d="M${n(width * (foot - (stage.wide ? 0.06 : 0.16)))} ${height}L${width} ${n(height * 0.02)}V${n(height * 0.12)}L${n(width * foot)} ${height}Z" fill="${palette.accent}"/>`,
  );
  drawing.add(
    motif(drawing, scene.motif, { colour: palette.pale, opacity: 0.14, x: width, y: height }),
  );
}

/** Copies of the subject tumble towards the eye with trails of light: games that drop. */
export const cascade: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height, random } = drawing;
  const ground = drawing.linear(
    [
      [0, palette.bright],
      [0.5, palette.ground],
      [1, palette.night],
    ],
    [0, 0],
    [width * 0.2, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${ground}"/>`);
  const trail = drawing.linear(
    [
      [0, palette.pale, 0],
      [1, palette.pale, 0.75],
    ],
    [0, 0],
    [0, height * 0.7],
  );
  for (let index = 0; index < 16; index += 1) {
    const x = random.next() * width;
    const length = random.between(0.2, 0.7) * height;
    drawing.add(
      `<rect x="${n(x)}" y="0" width="${n(random.between(1, 9))}" height="${n(length)}" rx="4" fill="${trail}" opacity="0.5"/>`,
    );
  }
  pegs(scene);
  const falls = [
    [0.2, 0.12, 0.2, 3],
    [0.8, 0.2, 0.26, 2],
    [0.36, 0.3, 0.18, 3],
  ] as const;
  const left = stage.wide ? width * 0.45 : 0;
  for (const [x, y, size, blur] of falls) {
    const place = {
      x: left + (width - left) * x,
      y: height * y,
      size: stage.size * size * 1.4,
      rotate: random.between(-60, 60),
      opacity: 0.92,
    };
    paintCompanion(scene, scene.subject, place, blur * 0.7);
  }
  drawing.add(
    glow(drawing, stage.x, stage.y + stage.size * 0.14, stage.size * 0.6, [palette.accent, 0.6]),
  );
  paintSubject(
    scene,
    { y: stage.y + stage.size * (stage.wide ? 0.06 : 0.14), size: stage.size * 0.9, rotate: 16 },
    { colour: '#fffaf0', width: stage.size * 0.014 },
  );
  drawing.add(bokeh(drawing, [palette.pale, palette.accent], 22));
  paintTitle(scene);
};

function pegs({ drawing, palette, stage }: Scene): void {
  const left = stage.wide ? drawing.width * 0.48 : 0;
  const step = (drawing.width - left) / 7;
  for (let row = 0; row < 7; row += 1) {
    for (let column = 0; column < 8; column += 1) {
      const x = left + (column + (row % 2) / 2) * step;
      const y = drawing.height * 0.1 + row * step * 0.95;
      drawing.add(
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(step * 0.1)}" fill="${palette.pale}" opacity="0.75"/>`,
      );
    }
  }
}

/** A window of reels, leaning; the subject breaks out of the middle. */
export const reels: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  paintGround(scene, [
    [0, palette.mid],
    [0.5, palette.ground],
    [1, palette.night],
  ]);
  drawing.add(
    motif(drawing, scene.motif, { colour: palette.bright, opacity: 0.22, x: stage.x, y: stage.y }),
  );
  drawing.add(`<g transform="rotate(-9 ${n(stage.x)} ${n(stage.y)})">${reelWindow(scene)}</g>`);
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.55, [palette.pale, 0.95]));
  paintSubject(
    scene,
    { size: stage.size * 0.86, rotate: 6 },
    { colour: '#fffaf0', width: stage.size * 0.016 },
  );
  drawing.add(glint(stage.x - stage.size * 0.34, stage.y - stage.size * 0.3, stage.size * 0.1));
  drawing.add(glint(stage.x + stage.size * 0.36, stage.y + stage.size * 0.2, stage.size * 0.07));
  drawing.add(bokeh(drawing, [palette.accent, gold.light], 14));
  drawing.add(`<rect width="${width}" height="${height}" fill="none"/>`);
  paintTitle(scene);
};

function reelWindow(scene: Scene): string {
  const { drawing, palette, stage } = scene;
  const cell = stage.size * (stage.wide ? 0.33 : 0.4);
  const left = stage.x - cell * 1.5;
  const top = stage.y - cell * 1.5;
  const frame = drawing.linear(
    [
      [0, gold.pale],
      [0.5, gold.mid],
      [1, gold.dark],
    ],
    [left, top],
    [left + cell * 3, top + cell * 3],
  );
  const drum = drawing.linear(
    [
      [0, '#cfc6b4'],
      [0.22, '#fffdf7'],
      [0.78, '#fff8ea'],
      [1, '#b9ae9a'],
    ],
    [0, top],
    [0, top + cell * 3],
  );
  const edge = cell * 0.13;
  const parts = [
    `<rect x="${n(left - edge)}" y="${n(top - edge)}" width="${n(cell * 3 + edge * 2)}" height="${n(cell * 3 + edge * 2)}" rx="${n(edge * 1.6)}" fill="${frame}"/>`,
    `<rect x="${n(left - edge * 0.3)}" y="${n(top - edge * 0.3)}" width="${n(cell * 3 + edge * 0.6)}" height="${n(cell * 3 + edge * 0.6)}" rx="${n(edge)}" fill="${palette.night}"/>`,
  ];
  for (let column = 0; column < 3; column += 1) {
    const x = left + column * cell;
    parts.push(
      `<rect x="${n(x + 2)}" y="${n(top)}" width="${n(cell - 4)}" height="${n(cell * 3)}" rx="5" fill="${drum}"/>`,
    );
  }
  const symbols = Array.from({ length: 9 }, (_, index) => index).filter((index) => index !== 4);
  drawing.add(...parts);
  for (const index of symbols) {
    paintCompanion(scene, companion(scene, index), {
      x: left + ((index % 3) + 0.5) * cell,
      y: top + (Math.floor(index / 3) + 0.5) * cell,
      size: cell * 0.66,
    });
  }
  return '';
}
