import { gold, oklch } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { outline } from '../drawing/font.ts';
import { bokeh, glint, glow, scrim } from '../drawing/light.ts';
import { motif, raysFrom } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { paintGround, paintSubject, paintTitle } from './staging.ts';

/** Three great balls with the drawn digits, the subject above them like a patron. */
export const digits: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  paintGround(scene);
  drawing.add(
    motif(drawing, scene.motif, {
      colour: palette.pale,
      opacity: 0.18,
      x: stage.x,
      y: stage.y - stage.size * 0.3,
    }),
  );
  drawing.add(
    glow(drawing, stage.x, stage.y - stage.size * 0.24, stage.size * 0.6, [palette.pale, 0.9]),
  );
  const lifted = variant % 2 === 0;
  paintSubject(
    scene,
    { y: stage.y - stage.size * 0.22, size: stage.size * 0.66 },
    { colour: '#fffaf0', width: stage.size * 0.012 },
  );
  const figures = [
    drawing.random.pick([3, 7, 1]),
    drawing.random.pick([8, 5, 2]),
    drawing.random.pick([6, 9, 4]),
  ];
  const radius = stage.size * 0.215;
  const row = [
    [-0.42, lifted ? 0.32 : 0.26, -12],
    [0.42, lifted ? 0.32 : 0.26, 12],
    [0, lifted ? 0.26 : 0.38, 0],
  ] as const;
  row.forEach(([dx, dy, turn], index) => {
    drawing.add(
      ball(drawing, String(figures[index]), ballHues[(index + variant) % ballHues.length] ?? 20, {
        x: stage.x + dx * stage.size,
        y: stage.y + dy * stage.size,
        radius,
        turn,
      }),
    );
  });
  drawing.add(bokeh(drawing, [gold.light, palette.accent], 16));
  paintTitle(scene);
};

/** A glass drum full of numbered balls. */
export const drum: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  paintGround(scene, [
    [0, palette.bright],
    [0.4, palette.ground],
    [1, palette.night],
  ]);
  const reach = drawing.width + drawing.height;
  drawing.add(
    `<g fill="${palette.pale}" opacity="0.15">${raysFrom(stage.x, stage.y, reach, 20, 0.5)}</g>`,
  );
  const radius = stage.size * 0.54;
  const glass = drawing.radial(
    [
      [0, '#ffffff', 0.3],
      [0.8, palette.pale, 0.12],
      [0.96, '#ffffff', 0.55],
      [1, '#ffffff', 0.2],
    ],
    stage.x,
    stage.y,
    radius,
  );
  drawing.add(stand(scene, radius));
  drawing.add(
    svg`<circle cx="${stage.x}" cy="${stage.y}" r="${radius}" fill="${palette.night}"
      opacity="0.55"/>`,
  );
  const numbers = [8, 21, 3, 34, 17, 40, 12, 5, 29, 36, 14, 2, 25, 38, 9, 31];
  packed.forEach(([dx, dy, size], index) => {
    const turn = drawing.random.between(-40, 40);
    const hue = ballHues[(index * 2 + variant) % ballHues.length] ?? 20;
    drawing.add(
      ball(drawing, String(numbers[(index + variant) % numbers.length]), hue, {
        x: stage.x + dx * radius,
        y: stage.y + dy * radius,
        radius: radius * size,
        turn,
      }),
    );
  });
  paintSubject(
    scene,
    { y: stage.y - radius * 0.02, size: radius * 0.98 },
    { colour: '#fffaf0', width: stage.size * 0.012 },
  );
  drawing.add(
    svg`<circle cx="${stage.x}" cy="${stage.y}" r="${radius}" fill="${glass}" stroke="#ffffff"
      stroke-opacity="0.7" stroke-width="${radius * 0.02}"/>`,
  );
  drawing.add(
    svg`<path d="M${stage.x - radius * 0.72} ${stage.y - radius * 0.3}A${radius * 0.8}
      ${radius * 0.8} 0 0 1 ${stage.x - radius * 0.1} ${stage.y - radius * 0.8}" fill="none"
      stroke="#ffffff" stroke-width="${radius * 0.06}" stroke-linecap="round" opacity="0.75"/>`,
  );
  drawing.add(glint(stage.x + radius * 0.62, stage.y - radius * 0.6, radius * 0.2));
  paintTitle(scene);
};

/** Balls run down a spiral chute towards the eye. */
export const chute: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  paintGround(scene, [
    [0, palette.pale],
    [0.3, palette.bright],
    [0.65, palette.mid],
    [1, palette.deep],
  ]);
  drawing.add(
    motif(drawing, scene.motif, { colour: '#ffffff', opacity: 0.16, x: stage.x, y: stage.y }),
  );
  const turns = Array.from({ length: 150 }, (_, index) => {
    const along = index / 149;
    const angle = along * Math.PI * 3.6 + variant;
    const reach = stage.size * (0.08 + along * 0.56);
    return [stage.x + Math.cos(angle) * reach, stage.y + Math.sin(angle) * reach * 0.86] as const;
  });
  const d = turns.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('');
  drawing.add(
    svg`<path d="${d}" fill="none" stroke="${palette.night}" stroke-opacity="0.5"
      stroke-width="${stage.size * 0.17}" stroke-linecap="round"/>`,
  );
  drawing.add(
    svg`<path d="${d}" fill="none" stroke="${gold.mid}" stroke-width="${stage.size * 0.015}"
      stroke-linecap="round"/>`,
  );
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.42, ['#ffffff', 0.9]));
  [30, 52, 72, 90, 107, 122, 136, 149].forEach((step, index) => {
    const [x, y] = turns[step] ?? [0, 0];
    const radius = stage.size * (0.07 + (step / 149) * 0.09);
    drawing.add(
      ball(
        drawing,
        String(((index * 7 + variant * 3) % 40) + 1),
        ballHues[index % ballHues.length] ?? 20,
        { x, y, radius, turn: index * 17 - 40 },
      ),
    );
  });
  paintSubject(scene, { size: stage.size * 0.5 }, { colour: '#fffaf0', width: stage.size * 0.014 });
  drawing.add(
    scrim(drawing, stage.wide ? 'left' : 'bottom', palette.night, stage.wide ? 0.66 : 0.44),
  );
  paintTitle(scene, { scrim: false });
};

const ballHues = [25, 85, 145, 250, 305, 50, 200] as const;

/** Positions of the balls inside a drum of radius 1. */
const packed = [
  [-0.55, 0.55, 0.24],
  [-0.1, 0.74, 0.24],
  [0.4, 0.66, 0.25],
  [0.74, 0.3, 0.22],
  [-0.76, 0.12, 0.21],
  [-0.62, -0.36, 0.2],
  [0.62, -0.34, 0.21],
  [-0.2, -0.72, 0.19],
  [0.28, -0.7, 0.2],
  [0.2, 0.36, 0.22],
  [-0.3, 0.3, 0.22],
] as const;

type BallPlace = {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly turn: number;
};

/** A numbered ball, lit from the upper left. */
function ball(
  drawing: Drawing,
  figure: string,
  hue: number,
  { x, y, radius, turn }: BallPlace,
): string {
  const skin = drawing.sphere([
    [0, oklch(0.93, 0.08, hue)],
    [0.35, oklch(0.74, 0.18, hue)],
    [0.8, oklch(0.52, 0.18, hue)],
    [1, oklch(0.3, 0.11, hue)],
  ]);
  const patch = drawing.sphere([
    [0, '#ffffff'],
    [1, '#ddd6c8'],
  ]);
  const size = radius * (figure.length > 1 ? 0.72 : 0.9);
  const glyphs = outline(figure, 'lilita', size, [0, size * 0.36], 'middle');
  return [
    svg`<ellipse cx="${x}" cy="${y + radius * 0.98}" rx="${radius * 0.8}" ry="${radius * 0.2}"
      fill="#05030a" opacity="0.35"/>`,
    svg`<g transform="translate(${x} ${y}) rotate(${turn})"><circle r="${radius}"
      fill="${skin}" transform="rotate(${-turn})"/>`,
    `<circle r="${n(radius * 0.6)}" fill="${patch}"/><path d="${glyphs}" fill="#241a2e"/></g>`,
    svg`<ellipse cx="${x - radius * 0.36}" cy="${y - radius * 0.56}" rx="${radius * 0.26}"
      ry="${radius * 0.15}" transform="rotate(-32 ${x - radius * 0.36} ${y - radius * 0.56})"
      fill="#ffffff" opacity="0.75"/>`,
  ].join('');
}

function stand({ drawing, stage }: Scene, radius: number): string {
  const metal = drawing.linear(
    [
      [0, gold.light],
      [0.5, gold.mid],
      [1, gold.dark],
    ],
    [0, stage.y],
    [0, stage.y + radius * 1.4],
  );
  const { x, y } = stage;
  return svg`<path d="M${x - radius * 0.34}
    ${y + radius * 0.86}H${x + radius * 0.34}L${x + radius * 0.6}
    ${y + radius * 1.3}H${x - radius * 0.6}Z" fill="${metal}"/>`;
}
