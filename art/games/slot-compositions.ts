import { gold } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import { bokeh, glint, glow, scrim, vignette } from '../drawing/light.ts';
import { motif, raysFrom } from '../drawing/motif.ts';
import type { Composition, Scene } from './scene.ts';
import { companion, paintCompanion, paintGround, paintSubject, paintTitle } from './staging.ts';

/** Symbols fly out of the light behind the subject. */
export const burst: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  paintGround(scene);
  const reach = Math.hypot(drawing.width, drawing.height);
  const rays = drawing.radial(
    [
      [0, palette.pale, 0.75],
      [0.6, palette.bright, 0.2],
      [1, palette.bright, 0],
    ],
    stage.x,
    stage.y,
    reach * 0.6,
  );
  drawing.add(`<g fill="${rays}">${raysFrom(stage.x, stage.y, reach, 18, 0.46)}</g>`);
  if (scene.motif !== 'rays') {
    drawing.add(
      motif(drawing, scene.motif, { colour: palette.pale, opacity: 0.12, x: stage.x, y: stage.y }),
    );
  }
  const count = 7;
  const turn = drawing.random.between(0, 6);
  for (let index = 0; index < count; index += 1) {
    const angle = turn + (index / count) * Math.PI * 2;
    const near = index % 2 === 0;
    const distance = stage.size * (near ? 0.58 : 0.56);
    paintCompanion(
      scene,
      companion(scene, index),
      {
        x: stage.x + Math.cos(angle) * distance,
        y: stage.y + Math.sin(angle) * distance * 0.96,
        size: stage.size * (near ? 0.34 : 0.24),
        rotate: drawing.random.between(-35, 35),
      },
      near ? 0 : stage.size * 0.009,
    );
  }
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.62, [palette.pale, 0.85]));
  paintSubject(scene, {}, { colour: '#fffaf0', width: stage.size * 0.014 });
  drawing.add(glint(stage.x + stage.size * 0.33, stage.y - stage.size * 0.33, stage.size * 0.1));
  drawing.add(vignette(drawing, palette.night, 0.4));
  paintTitle(scene);
};

/** The subject in a golden ring whose edge it oversteps, the title on a ribbon. */
export const medallion: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  paintGround(scene, [
    [0, palette.mid],
    [0.6, palette.deep],
    [1, palette.night],
  ]);
  drawing.add(
    motif(drawing, scene.motif, { colour: palette.bright, opacity: 0.2, x: stage.x, y: stage.y }),
  );
  const radius = stage.size * 0.56;
  drawing.add(glow(drawing, stage.x, stage.y, radius * 1.7, [palette.accent, 0.5]));
  drawing.add(ring(scene, radius));
  for (const [dx, dy, index] of [
    [-1, -1, 0],
    [1, -1, 1],
    [-1, 1, 2],
    [1, 1, 3],
  ] as const) {
    paintCompanion(scene, companion(scene, index), {
      x: stage.x + dx * radius * 0.92,
      y: stage.y + dy * radius * 0.86,
      size: stage.size * 0.25,
      rotate: dx * 12,
    });
  }
  paintSubject(scene, { size: stage.size * 0.98, y: stage.y - stage.size * 0.02 });
  drawing.add(glint(stage.x - radius * 0.62, stage.y - radius * 0.8, stage.size * 0.09));
  if (stage.wide) {
    paintTitle(scene);
    return;
  }
  drawing.add(scrim(drawing, 'bottom', palette.night, 0.4));
  const { x, y, width, height } = stage.title;
  drawing.add(ribbon(scene, x - width * 0.02, y + height * 0.12, width * 1.04, height * 0.74));
  paintTitle(scene, {
    scrim: false,
    look: { arc: 0 },
    box: {
      x: x + width * 0.1,
      y: y + height * 0.16,
      width: width * 0.8,
      height: height * 0.6,
      mostLines: 2,
    },
  });
};

function ring({ drawing, palette, stage }: Scene, radius: number): string {
  const { x, y } = stage;
  const metal = drawing.linear(
    [
      [0, gold.pale],
      [0.3, gold.light],
      [0.52, gold.deep],
      [0.7, gold.mid],
      [1, gold.dark],
    ],
    [x - radius, y - radius],
    [x + radius, y + radius],
  );
  const inside = drawing.radial(
    [
      [0, palette.bright],
      [0.7, palette.ground],
      [1, palette.night],
    ],
    x,
    y,
    radius,
  );
  const circle = (r: number, fill: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
  const beads = Array.from({ length: 36 }, (_, index) => {
    const angle = (index / 36) * Math.PI * 2;
    const bead = svg`cx="${x + Math.cos(angle) * radius * 0.955}"
      cy="${y + Math.sin(angle) * radius * 0.955}"`;
    return svg`<circle ${bead} r="${radius * 0.026}"
      fill="${index % 2 === 0 ? gold.pale : palette.accent}"/>`;
  });
  const rays = raysFrom(x, y, radius * 0.86, 24, 0.4);
  return [
    circle(radius * 1.03, gold.dark),
    circle(radius * 1.01, metal),
    circle(radius * 0.9, gold.dark),
    circle(radius * 0.88, inside),
    `<g fill="${palette.pale}" opacity="0.16">${rays}</g>`,
    ...beads,
  ].join('');
}

function ribbon(
  { drawing, palette }: Scene,
  x: number,
  y: number,
  width: number,
  height: number,
): string {
  const tail = width * 0.1;
  const dip = height * 0.16;
  const band = drawing.linear(
    [
      [0, palette.accent],
      [1, palette.accentDeep],
    ],
    [x, y],
    [x, y + height],
  );
  const end = (from: number, way: number) =>
    svg`<path d="M${from}
      ${y + dip}h${way * tail * 1.4}v${height}h${-way * tail * 1.4}l${way * tail * 0.5}
      ${-height / 2}z" fill="${palette.accentDeep}"/>`;
  const left = x + tail;
  const right = x + width - tail;
  const face =
    `M${n(left)} ${n(y)}Q${n(x + width / 2)} ${n(y - dip)} ${n(right)} ${n(y)}` +
    `v${n(height)}Q${n(x + width / 2)} ${n(y + height - dip)} ${n(left)} ${n(y + height)}z`;
  return [
    end(x, 1),
    end(x + width, -1),
    `<path d="${face}" fill="${band}" stroke="${gold.light}" stroke-width="${n(width * 0.008)}"/>`,
  ].join('');
}

/** A marquee of bulbs around a heap of gold: games with a pot. */
export const marquee: Composition = (scene) => {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  paintGround(scene, [
    [0, palette.bright],
    [0.4, palette.ground],
    [1, palette.night],
  ]);
  const rays = raysFrom(stage.x, stage.y, width + height, 14, 0.5);
  drawing.add(`<g fill="${palette.pale}" opacity="0.16">${rays}</g>`);
  drawing.add(bokeh(drawing, [gold.light, palette.accent], 26));
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.6, [gold.light, 0.8]));
  paintSubject(
    scene,
    { y: stage.y - stage.size * 0.03 },
    { colour: gold.light, width: stage.size * 0.016 },
  );
  if (scene.title !== '' || stage.wordsLeft) {
    drawing.add(scrim(drawing, stage.wide ? 'left' : 'bottom', palette.night, 0.5));
  }
  heap(scene);
  paintTitle(scene, { scrim: false });
  drawing.add(bulbs(scene));
};

function heap(scene: Scene): void {
  const { drawing, stage } = scene;
  const { width, height } = drawing;
  const coins = ['coin', 'gem-stone', 'coin', 'coin', 'money-bag', 'coin'];
  const heapY = stage.wide ? height * 0.88 : height * 0.66;
  for (let index = 0; index < 13; index += 1) {
    const side = index / 12 - 0.5;
    const size = stage.size * drawing.random.between(0.2, 0.3);
    paintCompanion(scene, coins[index % coins.length] ?? 'coin', {
      x: stage.x + side * width * (stage.wide ? 0.6 : 1.02),
      y: heapY + Math.abs(side) * size * -0.5 + drawing.random.between(-0.2, 0.3) * size,
      size,
      rotate: drawing.random.between(-40, 40),
    });
  }
}

function bulbs({ drawing }: Scene): string {
  const { width, height } = drawing;
  const inset = Math.min(width, height) * 0.032;
  const frame = svg`x="${inset}" y="${inset}" width="${width - inset * 2}"
    height="${height - inset * 2}"`;
  const across = Math.round(width / 26);
  const down = Math.round(height / 26);
  const spots: [number, number][] = [];
  for (let index = 0; index <= across; index += 1) {
    const x = inset + ((width - inset * 2) * index) / across;
    spots.push([x, inset], [x, height - inset]);
  }
  for (let index = 1; index < down; index += 1) {
    const y = inset + ((height - inset * 2) * index) / down;
    spots.push([inset, y], [width - inset, y]);
  }
  const lamps = spots.map(([x, y], index) => {
    const lit = index % 3 === 0 ? '#fff' : gold.light;
    return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(inset * 0.42)}" fill="${lit}"/>`;
  });
  return (
    svg`<rect ${frame} rx="${inset}" fill="none" stroke="${gold.dark}"
      stroke-width="${inset * 1.5}"/>` +
    svg`<rect ${frame} rx="${inset}" fill="none" stroke="${gold.mid}"
      stroke-width="${inset * 0.3}" opacity="0.8"/>` +
    lamps.join('')
  );
}
