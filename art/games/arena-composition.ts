import { n, svg } from '../drawing/drawing.ts';
import { bokeh, glow } from '../drawing/light.ts';
import { motif } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { paintSubject, paintTitle } from './staging.ts';

/** Neon rails, a heads-up frame and two colours in conflict: games played on screens. */
export const arenaScreen: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  const dark = drawing.linear(
    [
      [0, '#0a0618'],
      [0.5, palette.deep],
      [1, '#05030f'],
    ],
    [0, 0],
    [width, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${dark}"/>`);
  drawing.add(
    motif(drawing, 'grid', {
      colour: palette.accent,
      opacity: 0.5,
      x: stage.x,
      y: height * (stage.wide ? 0.55 : 0.5),
    }),
  );
  drawing.add(
    glow(drawing, stage.x - stage.size * 0.5, stage.y - stage.size * 0.1, stage.size * 0.8, [
      palette.bright,
      0.75,
    ]),
  );
  drawing.add(
    glow(drawing, stage.x + stage.size * 0.5, stage.y + stage.size * 0.1, stage.size * 0.8, [
      palette.accent,
      0.65,
    ]),
  );
  const slash = stage.size * 0.75;
  for (const [shift, colour, thick] of [
    [-0.16, palette.bright, 0.05],
    [0, '#ffffff', 0.018],
    [0.12, palette.accent, 0.06],
    [0.3, palette.accent, 0.02],
    [-0.34, palette.bright, 0.02],
  ] as const) {
    const x = stage.x + shift * stage.size;
    drawing.add(
      svg`<path d="M${x + slash * 0.42} ${stage.y - slash}L${x - slash * 0.42}
        ${stage.y + slash}" stroke="${colour}" stroke-width="${stage.size * thick}"
        opacity="0.9"/>`,
    );
  }
  drawing.add(hexagons(scene));
  paintSubject(scene, { size: stage.size * 0.8 }, { colour: '#f4f0ff', width: stage.size * 0.012 });
  drawing.add(brackets(scene));
  drawing.add(bokeh(drawing, [palette.accent, palette.bright], 18));
  paintTitle(scene);
};

function hexagons({ drawing, palette, stage }: Scene): string {
  const { random } = drawing;
  return Array.from({ length: 14 }, () => {
    const radius = stage.size * random.between(0.05, 0.14);
    const x = stage.x + random.between(-0.7, 0.7) * stage.size;
    const y = stage.y + random.between(-0.62, 0.5) * stage.size;
    const corners = Array.from({ length: 6 }, (_, corner) => {
      const angle = (corner / 6) * Math.PI * 2;
      return `${n(x + Math.cos(angle) * radius)},${n(y + Math.sin(angle) * radius)}`;
    });
    const colour = x < stage.x ? palette.bright : palette.accent;
    return svg`<polygon points="${corners.join(' ')}" fill="${colour}" fill-opacity="0.16"
      stroke="${colour}" stroke-width="2" opacity="${random.between(0.3, 0.9)}"/>`;
  }).join('');
}

function brackets({ palette, stage }: Scene): string {
  const half = stage.size * 0.52;
  const arm = stage.size * 0.14;
  const d = [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ]
    .map(
      ([sx = 1, sy = 1]) =>
        svg`M${stage.x + sx * half}
          ${stage.y + sy * (half - arm)}V${stage.y + sy * half}H${stage.x + sx * (half - arm)}`,
    )
    .join('');
  return svg`<path d="${d}" fill="none" stroke="${palette.accent}"
    stroke-width="${stage.size * 0.016}"/>`;
}
