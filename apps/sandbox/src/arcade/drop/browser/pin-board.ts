import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import type { DropRoundView } from '../drop-view.ts';

export type PinBoard = {
  element: SVGSVGElement;
  showTable: (tenths: readonly number[]) => void;
  /** Animates a ball along its path. */
  fall: (round: DropRoundView) => Promise<void>;
};

const svgSpace = 'http://www.w3.org/2000/svg';
const gap = 26;
const top = 34;
const rowMs = 150;
const pocketHeight = 30;

/** The board: pins in a triangle, pockets below. One unit is one pixel of a 364 wide picture. */
export function createPinBoard(rows: number): PinBoard {
  const width = gap * (rows + 2);
  const height = top + gap * rows + pocketHeight + 14;
  const svg = document.createElementNS(svgSpace, 'svg');
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('class', 'pin-board');
  svg.setAttribute('aria-hidden', 'true');
  const pins = document.createElementNS(svgSpace, 'g');
  pins.innerHTML = pinMarkup(rows, width);
  const pockets = document.createElementNS(svgSpace, 'g');
  const balls = document.createElementNS(svgSpace, 'g');
  svg.append(pockets, pins, balls);
  const pocketTop = top + gap * rows - 4;
  return {
    element: svg,
    showTable: (tenths) => {
      pockets.innerHTML = tenths
        .map((value, index) => pocketMarkup(value, index, tenths.length, width, pocketTop))
        .join('');
    },
    fall: async (round) => {
      const ball = document.createElementNS(svgSpace, 'circle');
      ball.setAttribute('r', '8');
      ball.setAttribute('class', 'falling-ball');
      balls.append(ball);
      const frames = pathOf(round.turns, width);
      if (!wantsLittleMotion()) {
        const run = ball.animate(frames, { duration: rowMs * (rows + 1), easing: 'linear' });
        await Promise.race([run.finished, wait(rowMs * (rows + 3))]);
      }
      ball.remove();
      pockets.children[round.pocket]?.animate(
        [
          { transform: 'translateY(0)' },
          { transform: 'translateY(6px)' },
          { transform: 'translateY(0)' },
        ],
        { duration: 260 },
      );
    },
  };
}

function pinMarkup(rows: number, width: number): string {
  let markup = '';
  for (let row = 0; row < rows; row += 1) {
    for (let pin = 0; pin <= row + 2; pin += 1) {
      const x = width / 2 + (pin - (row + 2) / 2) * gap;
      markup += `<circle cx="${x}" cy="${top + row * gap}" r="3.5"/>`;
    }
  }
  return `<g fill="#fff" fill-opacity=".85">${markup}</g>`;
}

function pocketMarkup(
  tenths: number,
  index: number,
  count: number,
  width: number,
  y: number,
): string {
  const x = width / 2 + (index - count / 2) * gap;
  const distance = Math.abs(index - (count - 1) / 2) / ((count - 1) / 2);
  const hue = 46 - distance * 46;
  const light = 62 - distance * 12;
  return (
    `<g><rect x="${x + 1.5}" y="${y}" width="${gap - 3}" height="${pocketHeight}" rx="6" ` +
    `fill="hsl(${hue} 85% ${light}%)"/>` +
    `<text x="${x + gap / 2}" y="${y + 19}" text-anchor="middle" ` +
    `font-size="${tenths >= 1000 ? 9.5 : 11}" font-weight="800" fill="#1c1304" ` +
    `font-family="system-ui">${tenths / 10}</text></g>`
  );
}

/** Key frames that bounce from pin to pin, half a gap to the side each row. */
function pathOf(turns: readonly boolean[], width: number): Keyframe[] {
  const start = { x: width / 2, y: 8 };
  const frames: Keyframe[] = [
    { transform: `translate(${start.x}px, ${start.y}px)`, easing: 'ease-in' },
  ];
  let x = start.x;
  for (const [row, right] of turns.entries()) {
    frames.push({
      transform: `translate(${x}px, ${top + row * gap - 11}px)`,
      easing: 'cubic-bezier(.3,-.4,.7,1)',
    });
    x += (right ? gap : -gap) / 2;
  }
  frames.push({ transform: `translate(${x}px, ${top + turns.length * gap + 8}px)` });
  return frames;
}
