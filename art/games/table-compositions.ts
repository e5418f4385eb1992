import { gold } from '../drawing/colour.ts';
import { n, svg } from '../drawing/drawing.ts';
import { bokeh, glow, vignette } from '../drawing/light.ts';
import { motif } from '../drawing/motif.ts';
import { cardBack, cardFace, chip } from './cards.ts';
import type { Rank, Suit } from './cards.ts';
import { rouletteWheel } from './roulette-wheel.ts';
import type { Composition, Scene } from './scene.ts';
import { companion, paintCompanion, paintSubject, paintTitle } from './staging.ts';

/** A roulette table from above: the wheel, a corner of the layout, chips on the felt. */
export const rouletteTable: Composition = (scene) => {
  const { drawing, stage } = scene;
  const { width, height } = drawing;
  felt(scene);
  const places = [
    { x: 0.5, y: 0.36, r: 0.47, turn: 8 },
    { x: 0.86, y: 0.3, r: 0.66, turn: 40 },
    { x: 0.1, y: 0.28, r: 0.68, turn: -22 },
    { x: 0.5, y: 0.06, r: 0.7, turn: 70 },
  ] as const;
  const place = places[scene.variant % places.length] ?? places[0];
  const x = stage.wide ? stage.x + width * 0.05 : width * place.x;
  const y = stage.wide ? height * 0.5 : height * place.y;
  const radius = stage.wide ? height * 0.56 : width * place.r;
  layout(scene, place.turn > 30 ? 14 : -12);
  drawing.add(rouletteWheel(drawing, x, y, radius, place.turn));
  emblem(
    scene,
    stage.wide ? x : width * (place.x > 0.7 ? 0.26 : 0.76),
    stage.wide ? y + radius * 0.62 : height * 0.62,
  );
  const chips = [scene.palette.accentDeep, '#b3202c', '#20233a', gold.mid];
  for (let index = 0; index < 5; index += 1) {
    const chipX = stage.wide ? width * (0.46 + index * 0.035) : width * (0.16 + index * 0.1);
    const chipY = (stage.wide ? height * 0.86 : height * 0.665) - (index % 2) * width * 0.04;
    drawing.add(
      chip(
        drawing,
        chipX,
        chipY,
        Math.min(width, height) * 0.062,
        chips[index % chips.length] ?? gold.mid,
      ),
    );
  }
  drawing.add(lampLight(scene));
  paintTitle(scene);
};

/** A baccarat table from above: two hands, the betting arcs, chips. */
export const baccaratTable: Composition = (scene) => {
  const { drawing, stage, variant } = scene;
  const { width, height } = drawing;
  felt(scene);
  const unit = Math.min(width, height * 0.75);
  const centreX = stage.wide ? stage.x : width / 2;
  const centreY = stage.wide ? height * 0.5 : height * 0.37;
  const lean = [0, -13, 11, -6][variant % 4] ?? 0;
  drawing.add(`<g transform="rotate(${lean} ${n(centreX)} ${n(centreY)})">`);
  drawing.add(bettingArcs(scene, centreX, centreY + unit * 0.2, unit));
  const hands: readonly (readonly [Rank, Suit])[] =
    variant % 2 === 0
      ? [
          ['9', 'heart'],
          ['K', 'spade'],
          ['7', 'club'],
          ['2', 'diamond'],
        ]
      : [
          ['8', 'diamond'],
          ['A', 'club'],
          ['5', 'spade'],
          ['Q', 'heart'],
        ];
  const spread = [
    [-0.33, -0.04, -14],
    [-0.14, -0.08, 3],
    [0.15, -0.08, -4],
    [0.34, -0.03, 13],
  ] as const;
  spread.forEach(([dx, dy, rotate], index) => {
    const place = {
      x: centreX + dx * unit,
      y: centreY + dy * unit - unit * 0.12,
      width: unit * 0.27,
      rotate,
    };
    const [rank, suit] = hands[index] ?? (['9', 'heart'] as const);
    const hidden = variant % 3 === 2 && index === 3;
    drawing.add(
      hidden
        ? cardBack(drawing, scene.palette.bright, scene.palette.deep, place)
        : cardFace(drawing, rank, suit, place),
    );
  });
  const stacks = [
    [-0.34, 0.34, 4],
    [0.36, 0.3, 3],
    [0.2, 0.42, 2],
  ] as const;
  const colours = ['#b3202c', '#20233a', scene.palette.accentDeep, gold.mid];
  stacks.forEach(([dx, dy, count], stack) => {
    for (let index = 0; index < count; index += 1) {
      const colour = colours[(stack + index + variant) % colours.length] ?? gold.mid;
      drawing.add(
        chip(
          drawing,
          centreX + dx * unit,
          centreY + dy * unit - index * unit * 0.022,
          unit * 0.075,
          colour,
        ),
      );
    }
  });
  drawing.add('</g>');
  emblem(scene, centreX - unit * 0.02, centreY + unit * 0.27);
  drawing.add(lampLight(scene));
  paintTitle(scene);
};

/** Five cards in a fan with the subject before them: draw poker. */
export const cardFan: Composition = (scene) => {
  const { drawing, stage } = scene;
  const { width, height } = drawing;
  felt(scene);
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.8, [scene.palette.pale, 0.5]));
  const faces: readonly (readonly [Rank, Suit])[] = [
    ['A', 'spade'],
    ['K', 'heart'],
    ['Q', 'club'],
    ['J', 'diamond'],
    ['9', 'spade'],
  ];
  const unit = stage.size;
  faces.forEach(([rank, suit], index) => {
    const angle = (index - 2) * 17;
    const radians = (angle * Math.PI) / 180;
    const hub = stage.y + unit * 0.62;
    drawing.add(
      cardFace(drawing, rank, suit, {
        x: stage.x + Math.sin(radians) * unit * 0.82,
        y: hub - Math.cos(radians) * unit * 0.82,
        width: unit * 0.36,
        rotate: angle,
      }),
    );
  });
  paintSubject(
    scene,
    { size: unit * 0.52, y: stage.y + unit * 0.24 },
    { colour: '#fffaf0', width: unit * 0.014 },
  );
  for (const [dx, index] of [
    [-0.5, 0],
    [0.52, 1],
  ] as const) {
    paintCompanion(scene, companion(scene, index), {
      x: stage.x + dx * unit,
      y: stage.y + unit * 0.46,
      size: unit * 0.26,
      rotate: dx * 30,
    });
  }
  drawing.add(bokeh(drawing, [gold.light], 16, 0.6), vignette(drawing, scene.palette.night, 0.5));
  drawing.add(`<rect width="${width}" height="${height}" fill="none"/>`);
  paintTitle(scene);
};

/** Cloth in the hue of the table with its woven motif. */
function felt(scene: Scene): void {
  const { drawing, palette, stage } = scene;
  const { width, height } = drawing;
  const cloth = drawing.radial(
    [
      [0, palette.mid],
      [0.55, palette.ground],
      [1, palette.deep],
    ],
    stage.x,
    height * 0.36,
    Math.hypot(width, height) * 0.6,
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${cloth}"/>`);
  drawing.add(
    motif(drawing, scene.motif, {
      colour: palette.pale,
      opacity: 0.07,
      x: stage.x,
      y: height * 0.36,
    }),
  );
}

/** Lines of the betting layout, leaning. */
function layout({ drawing, palette, stage }: Scene, turn: number): void {
  const { width, height } = drawing;
  const cell = width * (stage.wide ? 0.07 : 0.13);
  const left = stage.wide ? width * 0.36 : -width * 0.1;
  const top = stage.wide ? height * 0.62 : height * 0.58;
  const boxes = Array.from({ length: 27 }, (_, index) => {
    const x = left + (index % 9) * cell;
    const y = top + Math.floor(index / 9) * cell * 0.8;
    const fill = index % 2 === 0 ? '#b3202c' : '#1b1826';
    const frame = `x="${n(x)}" y="${n(y)}" width="${n(cell)}" height="${n(cell * 0.8)}"`;
    const oval = svg`cx="${x + cell / 2}" cy="${y + cell * 0.4}" rx="${cell * 0.3}"
      ry="${cell * 0.22}"`;
    return svg`<rect ${frame} fill="none" stroke="${palette.pale}" stroke-width="1.6"/>
      <ellipse ${oval} fill="${fill}"/>`;
  });
  drawing.add(
    `<g opacity="0.8" transform="rotate(${turn} ${n(width / 2)} ${n(top)})">${boxes.join('')}</g>`,
  );
}

function bettingArcs({ palette }: Scene, x: number, y: number, unit: number): string {
  return [0.34, 0.5, 0.66]
    .map((radius, index) => {
      const r = n(unit * radius);
      const stroke = index === 1 ? gold.light : palette.pale;
      return svg`<path d="M${x - unit * radius} ${y - unit * 0.14}A${r} ${r} 0 0 0
        ${x + unit * radius} ${y - unit * 0.14}" fill="none" stroke="${stroke}"
        stroke-width="${unit * 0.011}" opacity="0.75"/>`;
    })
    .join('');
}

/** The subject as the table's own mark, on a coaster of gold. */
function emblem(scene: Scene, x: number, y: number): void {
  const { drawing, palette } = scene;
  const radius = Math.min(drawing.width, drawing.height) * 0.125;
  const metal = drawing.linear(
    [
      [0, gold.pale],
      [0.5, gold.mid],
      [1, gold.dark],
    ],
    [x - radius, y - radius],
    [x + radius, y + radius],
  );
  const inside = drawing.radial(
    [
      [0, palette.bright],
      [1, palette.deep],
    ],
    x,
    y,
    radius,
  );
  const circle = (r: number, fill: string) =>
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}"/>`;
  drawing.add(
    svg`<ellipse cx="${x + 3}" cy="${y + 6}" rx="${radius * 1.04}" ry="${radius}"
      fill="#05030a" opacity="0.45"/>`,
    circle(radius, metal),
    circle(radius * 0.88, inside),
  );
  paintSubject(scene, { x, y, size: radius * 1.36 });
}

/** The lamp over a table: warm in the middle, dusk at the rim. */
function lampLight({ drawing, palette, stage }: Scene): string {
  const { width, height } = drawing;
  return (
    glow(drawing, stage.x, height * 0.1, width * 0.7, ['#fff2cc', 0.22]) +
    vignette(drawing, palette.night, 0.72)
  );
}
