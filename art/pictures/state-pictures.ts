import { n } from '../drawing/drawing.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { icon } from '../drawing/icon.ts';
import { vector } from '../picture.ts';
import type { Picture } from '../picture.ts';

type StateDrawing = {
  readonly id: string;
  readonly subject: string;
  readonly beside: readonly [string, string];
  readonly tone: string;
};

/** Small drawings for screens with nothing to show; mid tones, so that both themes carry them. */
const states: readonly StateDrawing[] = [
  {
    id: 'no-records',
    subject: 'scroll',
    beside: ['hourglass-not-done', 'sparkles'],
    tone: '#e8a63a',
  },
  {
    id: 'no-games',
    subject: 'magnifying-glass-tilted-left',
    beside: ['joystick', 'game-die'],
    tone: '#5f8fe0',
  },
  {
    id: 'no-messages',
    subject: 'open-mailbox-with-lowered-flag',
    beside: ['envelope', 'sparkles'],
    tone: '#4fb39a',
  },
  { id: 'no-favourites', subject: 'star', beside: ['sparkles', 'red-heart'], tone: '#e8a63a' },
  {
    id: 'no-promotions',
    subject: 'wrapped-gift',
    beside: ['balloon', 'sparkles'],
    tone: '#c765a8',
  },
  { id: 'no-matches', subject: 'stadium', beside: ['soccer-ball', 'basketball'], tone: '#58a866' },
  { id: 'no-team', subject: 'people-hugging', beside: ['seedling', 'sparkles'], tone: '#6f83d6' },
  {
    id: 'offline',
    subject: 'satellite-antenna',
    beside: ['cloud', 'low-battery'],
    tone: '#7f8aa8',
  },
  { id: 'error', subject: 'toolbox', beside: ['nut-and-bolt', 'high-voltage'], tone: '#d9694f' },
  {
    id: 'maintenance',
    subject: 'hammer-and-wrench',
    beside: ['gear', 'construction'],
    tone: '#d99a3f',
  },
  {
    id: 'restricted',
    subject: 'globe-showing-asia-australia',
    beside: ['locked', 'cloud'],
    tone: '#5c93b8',
  },
  { id: 'not-found', subject: 'compass', beside: ['world-map', 'round-pushpin'], tone: '#8d78c9' },
];

export function statePictures(): readonly Picture[] {
  return states.map((state) =>
    vector(`states/${state.id}`, 240, 180, (drawing) => paint(drawing, state)),
  );
}

function paint(drawing: Drawing, { subject, beside, tone }: StateDrawing): void {
  const disc = drawing.radial(
    [
      [0, tone, 0.42],
      [0.7, tone, 0.2],
      [1, tone, 0.05],
    ],
    120,
    88,
    84,
  );
  drawing.add(
    `<circle cx="120" cy="88" r="80" fill="${disc}"/>`,
    `<circle cx="120" cy="88" r="80" fill="none" stroke="${tone}" stroke-opacity="0.45" stroke-width="2" stroke-dasharray="3 9" stroke-linecap="round"/>`,
    `<ellipse cx="120" cy="158" rx="66" ry="8" fill="${tone}" opacity="0.28"/>`,
    icon(drawing, subject, { x: 120, y: 96, size: 104 }),
    icon(drawing, beside[0], { x: 48, y: 60, size: 38, rotate: -12 }),
    icon(drawing, beside[1], { x: 194, y: 54, size: 34, rotate: 12 }),
    ...[
      [30, 116, 4],
      [212, 112, 5],
      [176, 20, 3.4],
      [70, 18, 3],
    ].map(
      ([x = 0, y = 0, r = 0]) =>
        `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${tone}" opacity="0.7"/>`,
    ),
  );
}
