import { gold, oklch } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import { glow, scrim, vignette } from '../drawing/light.ts';
import { motif, starPath } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { companion, paintCompanion, paintGround, paintSubject, paintTitle } from './staging.ts';

/** A landscape in layers under a great disc of light; the title in the sky. */
export const vista: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  const sky = drawing.linear(
    [
      [0, palette.night],
      [0.35, palette.ground],
      [0.72, palette.bright],
      [1, palette.pale],
    ],
    [0, 0],
    [0, height * 0.85],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${sky}"/>`);
  const x = stage.x;
  const y = stage.wide ? stage.y : height * 0.55;
  for (let index = 0; index < 26; index += 1) {
    const place = [drawing.random.next() * width, drawing.random.next() * height * 0.4] as const;
    drawing.add(
      `<g fill="#fff" opacity="0.7">${starPath(...place, drawing.random.between(1, 3.4))}</g>`,
    );
  }
  drawing.add(glow(drawing, x, y, stage.size * 0.95, [palette.pale, 0.9]));
  drawing.add(
    svg`<circle cx="${x}" cy="${y}" r="${stage.size * 0.5}" fill="${palette.pale}"
      opacity="0.85"/>`,
  );
  const shades = [0.6, 0.46, 0.34, 0.22] as const;
  shades.forEach((lightness, index) => {
    const level = height * (0.6 + index * 0.095);
    const fill = oklch(lightness, 0.11, palette.hue + (index - 2) * 14);
    drawing.add(`<path d="${horizon(scene, level, index)}" fill="${fill}"/>`);
    if (index === 1) {
      paintCompanion(scene, companion(scene, 0), {
        x: x - stage.size * 0.5,
        y: level - stage.size * 0.06,
        size: stage.size * 0.3,
      });
      paintCompanion(scene, companion(scene, 1), {
        x: x + stage.size * 0.52,
        y: level - stage.size * 0.02,
        size: stage.size * 0.26,
      });
    }
  });
  paintSubject(scene, { y: y + stage.size * 0.1, size: stage.size * 0.95 });
  const foot = height * 0.97;
  paintCompanion(
    scene,
    companion(scene, 2),
    { x: width * (stage.wide ? 0.5 : 0.12), y: foot, size: stage.size * 0.34, rotate: -14 },
    1.5,
  );
  paintCompanion(
    scene,
    companion(scene, 3),
    { x: width * 0.9, y: foot, size: stage.size * 0.36, rotate: 16 },
    1.5,
  );
  if (stage.wide) {
    paintTitle(scene);
    return;
  }
  drawing.add(scrim(drawing, 'top', palette.night, 0.4, 0.8));
  paintTitle(scene, { scrim: false, box: { y: height * 0.035, height: height * 0.25 } });
};

/** The edge of one layer of land or water, by the motif of the game. */
function horizon({ drawing, motif: name }: Scene, level: number, index: number): string {
  const { width, height, random } = drawing;
  const step = width / (3 + index);
  const lift = height * 0.07;
  const sharp = name === 'peaks' || name === 'lattice' || name === 'grid' || name === 'rays';
  let d = `M0 ${n(height)}V${n(level)}`;
  for (let x = 0; x < width; x += step) {
    const rise = random.between(0.5, 1.2) * lift;
    d += sharp
      ? `l${n(step * 0.55)} ${n(-rise)}l${n(step * 0.45)} ${n(rise)}`
      : `q${n(step / 2)} ${n(-rise)} ${n(step)} 0`;
  }
  return `${d}L${n(width)} ${n(height)}Z`;
}

/** A pavilion's arch with strings of lamps; the subject in the opening. */
export const archway: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  paintGround(scene, [
    [0, palette.pale],
    [0.25, palette.bright],
    [0.6, palette.mid],
    [1, palette.ground],
  ]);
  drawing.add(
    motif(drawing, scene.motif, { colour: '#ffffff', opacity: 0.16, x: stage.x, y: stage.y }),
  );
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.7, ['#ffffff', 0.55]));
  paintCompanion(
    scene,
    companion(scene, 0),
    {
      x: stage.x - stage.size * 0.42,
      y: stage.y - stage.size * 0.34,
      size: stage.size * 0.24,
      rotate: -16,
    },
    1,
  );
  paintCompanion(
    scene,
    companion(scene, 1),
    {
      x: stage.x + stage.size * 0.42,
      y: stage.y - stage.size * 0.26,
      size: stage.size * 0.28,
      rotate: 14,
    },
    1,
  );
  drawing.add(arch(scene));
  paintSubject(scene, { size: stage.size * 0.92, y: stage.y + stage.size * 0.06 });
  paintCompanion(scene, companion(scene, 2), {
    x: stage.x - stage.size * 0.46,
    y: stage.y + stage.size * 0.44,
    size: stage.size * 0.28,
  });
  paintCompanion(scene, companion(scene, 3), {
    x: stage.x + stage.size * 0.46,
    y: stage.y + stage.size * 0.46,
    size: stage.size * 0.26,
  });
  drawing.add(vignette(drawing, palette.night, 0.55));
  paintTitle(scene);
};

function arch({ drawing, palette, stage }: Scene): string {
  const { width, height } = drawing;
  const half = stage.wide ? stage.size * 0.62 : width * 0.4;
  const { x } = stage;
  const spring = stage.y - stage.size * 0.02;
  const top = Math.max(height * 0.05, spring - half * 1.02);
  const opening =
    svg`M${x - half} ${height}V${spring}Q${x - half} ${top + half * 0.3} ${x} ${top}` +
    `Q${n(x + half)} ${n(top + half * 0.3)} ${n(x + half)} ${n(spring)}V${n(height)}`;
  const wall = drawing.linear(
    [
      [0, palette.deep],
      [1, palette.night],
    ],
    [0, 0],
    [0, height],
  );
  const rim = drawing.linear(
    [
      [0, gold.light],
      [0.5, gold.mid],
      [1, gold.deep],
    ],
    [0, 0],
    [0, height],
  );
  const lamps = [-1, 1].flatMap((way) =>
    Array.from({ length: 5 }, (_, index) => {
      const along = (index + 0.5) / 5;
      const lampX = x + way * half * (1.06 + (stage.wide ? 0.1 : 0)) * (1 - along * 0.9);
      const lampY = top + (spring - top) * (1 - along) ** 1.4 * 0.62 - height * 0.012;
      return (
        glow(drawing, lampX, lampY, width * 0.05, [gold.light, 0.9]) +
        `<circle cx="${n(lampX)}" cy="${n(lampY)}" r="${n(width * 0.011)}" fill="#fffbe6"/>`
      );
    }),
  );
  return [
    `<path fill-rule="evenodd" d="M0 0H${width}V${height}H0Z${opening}Z" fill="${wall}"/>`,
    `<path d="${opening}" fill="none" stroke="${rim}" stroke-width="${n(width * 0.022)}"/>`,
    `<path d="${opening}" fill="none" stroke="${gold.dark}" stroke-width="${n(width * 0.005)}"/>`,
    ...lamps,
  ].join('');
}
