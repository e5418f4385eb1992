import { oklch, paletteOf } from '../drawing/colour.ts';
import { svg } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { advance, outline } from '../drawing/font.ts';
import type { FontName } from '../drawing/font.ts';
import { vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

type Provider = {
  readonly id: string;
  readonly name: string;
  readonly font: FontName;
  readonly hue: number;
  /** Path of the emblem in a square from -1 to 1. */
  readonly emblem: string;
  readonly stroke?: boolean;
};

/** The path of a disc. */
function ball(x: number, y: number, radius: number): string {
  const arc = `A${radius} ${radius} 0 1 1 `;
  return `M${x - radius} ${y}${arc}${x + radius} ${y}${arc}${x - radius} ${y}Z`;
}

/** The path of a square with its left top corner there. */
const tile = (x: number, y: number) => `M${x} ${y}h.85v.85h-.85Z`;

const providers: readonly Provider[] = [
  {
    id: 'tideworks',
    name: 'Tideworks',
    font: 'titan',
    hue: 195,
    emblem: 'M-1 .1C-.6-.9.5-1 .75-.2C.85.15.45.35.3.05C.05.6.6.95 1 .55C.6 1.1-.6 1.1-1 .1Z',
  },
  {
    id: 'bamboo',
    name: 'Bamboo Yard',
    font: 'lilita',
    hue: 120,
    emblem:
      'M-.55-.95H-.2V-.38H-.55ZM-.55-.28H-.2V.28H-.55ZM-.55.38H-.2V.95H-.55ZM.12-.7H.47V-.1H.12ZM.12 0H.47V.95H.12ZM-.15-.35Q.1-.75.05-1Q-.3-.8-.15-.35ZM.52-.1Q.95-.25 1-.6Q.55-.6.52-.1Z',
  },
  {
    id: 'kalye',
    name: 'Kalye Nine',
    font: 'bungee',
    hue: 352,
    emblem: 'M-.9-.75H.55L1-.35L.55.05H-.9ZM-.12.15H.12V1H-.12Z',
  },
  {
    id: 'sundial',
    name: 'Sundial',
    font: 'cinzel',
    hue: 40,
    emblem:
      'M-1 .55H1V.75H-1ZM-.75.42A.75.75 0 0 1 .75.42H.5A.5.5 0 0 0-.5.42ZM-.08.42L.1-.05L.18.42ZM-.06-1H.06V-.5H-.06ZM-.78-.75L-.68-.82L-.4-.45L-.5-.38ZM.78-.75L.68-.82L.4-.45L.5-.38Z',
  },
  {
    id: 'parol',
    name: 'Parol House',
    font: 'shrikhand',
    hue: 335,
    emblem:
      'M0-1L.24-.33L.95-.31L.39.13L.59.81L0 .42L-.59.81L-.39.13L-.95-.31L-.24-.33ZM-.5.88L-.38.82L-.52 1.1ZM.5.88L.38.82L.52 1.1Z',
  },
  {
    id: 'copperleaf',
    name: 'Copperleaf',
    font: 'limelight',
    hue: 20,
    emblem: 'M-.85.9Q-1-.7.95-.95Q1 .8-.5.55Q-.1.05.45-.4Q-.4-.05-.68.95Z',
  },
  {
    id: 'nightmarket',
    name: 'Night Market',
    font: 'bungee',
    hue: 300,
    emblem:
      'M-1-.45L-.75-.95H.75L1-.45Q1-.1.67-.1Q.33-.1.33-.45Q.33-.1 0-.1Q-.33-.1-.33-.45Q-.33-.1-.67-.1Q-1-.1-1-.45ZM-.8.05H-.6V.95H-.8ZM.6.05H.8V.95H.6ZM-.6.45H.6V.65H-.6Z',
  },
  {
    id: 'meridian',
    name: 'Meridian',
    font: 'russo',
    hue: 225,
    emblem:
      'M0-.95A.95.95 0 1 1 0 .95A.95.95 0 1 1 0-.95M0-.95Q.75 0 0 .95Q-.75 0 0-.95M-.95 0H.95',
    stroke: true,
  },
  {
    id: 'lantern',
    name: 'Lantern Works',
    font: 'lilita',
    hue: 8,
    emblem:
      'M-.3-.8H.3V-.62H-.3ZM-.28-.54H.28Q.85-.35.85.02Q.85.4.28.58H-.28Q-.85.4-.85.02Q-.85-.35-.28-.54ZM-.3.66H.3V.82H-.3ZM-.05.85H.05V1.1H-.05ZM-.04-1.05H.04V-.8H-.04Z',
  },
  {
    id: 'reefline',
    name: 'Reefline',
    font: 'titan',
    hue: 175,
    emblem:
      'M-.95 0Q-.3-.85.4-.12L.95-.5V.5L.4.12Q-.3.85-.95 0ZM-.5-.1A.1.1 0 1 0-.5.1A.1.1 0 1 0-.5-.1Z',
  },
  {
    id: 'island9',
    name: 'Island Nine',
    font: 'russo',
    hue: 150,
    emblem:
      'M-.12.65Q.05 0-.02-.45Q-.5-.7-.9-.3Q-.7-.85-.15-.68Q-.35-1-.75-1Q-.1-1.15.08-.68Q.4-1.05.85-.8Q.35-.75.2-.55Q.75-.55.9-.05Q.55-.4.12-.42Q.3.1.18.65ZM-.9 1Q-.6.62 0 .62Q.6.62.9 1Z',
  },
  {
    id: 'habagat',
    name: 'Habagat',
    font: 'russo',
    hue: 255,
    emblem:
      'M-.95-.4H.35Q.7-.4.7-.7Q.7-.95.45-.95M-.95 0H.7Q1 0 1 .28M-.95.4H.2Q.55.4.55.7Q.55.95.3.95',
    stroke: true,
  },
  {
    id: 'lott',
    name: 'Pavilion Lottery',
    font: 'titan',
    hue: 260,
    emblem: ball(0, -0.42, 0.46) + ball(-0.5, 0.45, 0.46) + ball(0.5, 0.45, 0.46),
  },
  {
    id: 'elott',
    name: 'Pavilion E-Lottery',
    font: 'titan',
    hue: 290,
    emblem: tile(-0.95, -0.95) + tile(0.1, -0.95) + tile(-0.95, 0.1) + ball(0.53, 0.53, 0.42),
  },
  {
    id: 'lotto-vn',
    name: 'Vietnam Lottery',
    font: 'lilita',
    hue: 25,
    emblem:
      ball(0, 0, 0.95) +
      'M0-.62L.15-.2L.59-.19L.24.08L.36.5L0 .26L-.36.5L-.24.08L-.59-.19L-.15-.2Z',
  },
  {
    id: 'sea',
    name: 'Asia Lottery',
    font: 'lilita',
    hue: 185,
    emblem:
      ball(0, -0.4, 0.5) +
      'M-1 .35Q-.5 0 0 .35Q.5 .7 1 .35V.6Q.5 .95 0 .6Q-.5 .25-1 .6ZM-1 .75Q-.5 .4 0 .75Q.5 1.1 1 .75V.95Q.5 1.3 0 .95Q-.5 .6-1 .95Z',
  },
];

/** For each provider a plate with emblem and name, and the emblem alone. */
export function vendorPictures(): readonly Picture[] {
  return providers.flatMap((provider) => [
    vector(`vendors/${provider.id}`, 240, 96, (drawing) => plate(drawing, provider)),
    vector(`vendors/${provider.id}-mark`, 96, 96, (drawing) => {
      ground(drawing, provider, 96, 96);
      drawing.add(emblem(drawing, provider, 48, 48, 28));
    }),
  ]);
}

function plate(drawing: Drawing, provider: Provider): void {
  ground(drawing, provider, 240, 96);
  const words =
    provider.font === 'bungee' || provider.font === 'russo'
      ? provider.name.toUpperCase()
      : provider.name;
  const size = Math.min(30, (136 / advance(provider.font, words, 30)) * 30);
  drawing.add(emblem(drawing, provider, 48, 48, 25));
  drawing.add(
    `<path d="${outline(words, provider.font, size, [88, 48 + size * 0.34])}" fill="#fffaf0"/>`,
  );
}

function ground(drawing: Drawing, provider: Provider, width: number, height: number): void {
  const palette = paletteOf(provider.hue);
  const paint = drawing.linear(
    [
      [0, palette.ground],
      [1, palette.night],
    ],
    [0, 0],
    [width, height],
  );
  drawing.add(`<rect width="${width}" height="${height}" rx="16" fill="${paint}"/>`);
}

function emblem(drawing: Drawing, provider: Provider, x: number, y: number, half: number): string {
  const palette = paletteOf(provider.hue);
  const paint = drawing.linear(
    [
      [0, palette.pale],
      [1, oklch(0.78, 0.15, palette.hue)],
    ],
    [0, -1],
    [0, 1],
  );
  const ink = provider.stroke
    ? `fill="none" stroke="${paint}" stroke-width="0.2" stroke-linecap="round"`
    : `fill="${paint}" fill-rule="evenodd"`;
  return svg`<path d="${provider.emblem}" transform="translate(${x} ${y}) scale(${half})"
    ${ink}/>`;
}
