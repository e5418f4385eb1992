import { n } from '../drawing/drawing.ts';
import type { IconPlace } from '../drawing/icon.ts';
import { glint, glow } from '../drawing/light.ts';
import { motif } from '../drawing/motif.ts';
import { pitchLines } from './pitch-lines.ts';
import type { Composition, Scene } from './scene.ts';
import { paintSubject, paintTitle } from './staging.ts';

/** Two sides meet on a slant over the lines of the field; the ball flies between them. */
export const match: Composition = (scene) => {
  const { drawing, palette, stage, variant } = scene;
  const { width, height } = drawing;
  sides(scene, variant % 2 === 0 ? 0.62 : 0.4);
  drawing.add(pitchLines(scene.subject, width, height));
  drawing.add(floodlights(scene));
  drawing.add(
    motif(drawing, scene.motif, { colour: '#ffffff', opacity: 0.06, x: stage.x, y: stage.y }),
  );
  const shirtSize = stage.size * 0.46;
  const spread = stage.size * 0.44;
  shirt(scene, palette.bright, {
    x: stage.x - spread,
    y: stage.y - stage.size * 0.26,
    size: shirtSize,
    rotate: -10,
  });
  shirt(scene, palette.accent, {
    x: stage.x + spread,
    y: stage.y + stage.size * 0.02,
    size: shirtSize,
    rotate: 10,
  });
  const speed = drawing.linear(
    [
      [0, '#ffffff', 0],
      [1, '#ffffff', 0.8],
    ],
    [stage.x - stage.size, stage.y + stage.size * 0.6],
    [stage.x, stage.y],
  );
  for (let index = -2; index <= 2; index += 1) {
    const offset = index * stage.size * 0.1;
    drawing.add(
      `<path d="M${n(stage.x - stage.size * 0.9 + offset)} ${n(stage.y + stage.size * 0.7 + offset)}L${n(stage.x + offset)} ${n(stage.y + offset)}" stroke="${speed}" stroke-width="${n(stage.size * 0.05)}" opacity="0.5"/>`,
    );
  }
  drawing.add(glow(drawing, stage.x, stage.y, stage.size * 0.45, ['#ffffff', 0.8]));
  paintSubject(
    scene,
    { size: stage.size * 0.62, rotate: -12 },
    { colour: '#ffffff', width: stage.size * 0.012 },
  );
  drawing.add(glint(stage.x + stage.size * 0.2, stage.y - stage.size * 0.22, stage.size * 0.11));
  paintTitle(scene);
};

function sides({ drawing, palette, stage }: Scene, slope: number): void {
  const { width, height } = drawing;
  const one = drawing.linear(
    [
      [0, palette.bright],
      [1, palette.ground],
    ],
    [0, 0],
    [0, height],
  );
  const other = drawing.linear(
    [
      [0, palette.accent],
      [1, palette.accentDeep],
    ],
    [0, 0],
    [0, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" fill="${one}"/>`);
  const lean = height * 0.34;
  const middle = stage.x + width * (slope - 0.5) * 0.3;
  drawing.add(
    `<path d="M${n(middle + lean / 2)} 0H${width}V${height}H${n(middle - lean / 2)}Z" fill="${other}"/>`,
  );
  drawing.add(
    `<path d="M${n(middle + lean / 2)} 0L${n(middle - lean / 2)} ${height}" stroke="#ffffff" stroke-width="${n(width * 0.016)}" opacity="0.9"/>`,
  );
}

function floodlights({ drawing }: Scene): string {
  const { width } = drawing;
  return [0.08, 0.92]
    .map((x) => glow(drawing, width * x, 0, width * 0.5, ['#ffffff', 0.6]))
    .join('');
}

function shirt(
  scene: Scene,
  colour: string,
  { x, y, size, rotate }: Required<Pick<IconPlace, 'x' | 'y' | 'size' | 'rotate'>>,
): void {
  const { drawing, palette } = scene;
  const cloth = drawing.linear(
    [
      [0, '#ffffff', 0.35],
      [0.4, '#ffffff', 0],
      [1, '#000000', 0.35],
    ],
    [-0.5, -0.5],
    [0.5, 0.5],
  );
  const d = 'M-.22-.46L-.5-.3L-.4-.02L-.29-.08V.46H.29V-.08L.4-.02L.5-.3L.22-.46Q0-.28-.22-.46Z';
  const place = `translate(${n(x)} ${n(y)}) rotate(${rotate}) scale(${n(size)})`;
  drawing.add(
    `<g transform="translate(${n(size * 0.03)} ${n(size * 0.06)})" opacity="0.4"><path transform="${place}" d="${d}" fill="#05030a"/></g>`,
    `<g transform="${place}"><path d="${d}" fill="${colour}" stroke="#fffdf5" stroke-width="0.03" stroke-linejoin="round"/>`,
    `<path d="M-.1-.36V.46M.1-.36V.46" stroke="${palette.night}" stroke-opacity="0.35" stroke-width="0.09"/><path d="${d}" fill="${cloth}"/></g>`,
  );
}
