import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { element } from '#pages/browser/element.ts';
import { redPockets, wheelOrder } from '../roulette.ts';

export type Wheel = {
  element: HTMLElement;
  spinTo: (pocket: number) => Promise<void>;
  clear: () => void;
};

const spinMs = 4600;
const fullTurn = 360;
const pocketAngle = fullTurn / wheelOrder.length;
const centre = 100;

/** A single-zero wheel with a ball that runs against it and stays in its pocket. */
export function createWheel(hue: number): Wheel {
  const drawing = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawing.setAttribute('viewBox', '0 0 200 200');
  drawing.setAttribute('aria-hidden', 'true');
  drawing.innerHTML = wheelMarkup(hue);
  const ball = document.createElementNS('http://www.w3.org/2000/svg', 'g');
  ball.innerHTML = '<circle cx="100" cy="26" r="5" fill="#fff" stroke="#0006"/>';
  ball.setAttribute('class', 'wheel-ball');
  drawing.append(ball);
  const result = element('output', {
    class: 'wheel-result',
    attributes: { 'aria-live': 'polite' },
  });
  const turning = element('div', { class: 'wheel-turning' });
  turning.append(drawing);
  const show = (pocket: number): void => {
    result.textContent = String(pocket);
    const colour = pocket === 0 ? 'green' : redPockets.has(pocket) ? 'red' : 'black';
    result.className = `wheel-result pocket-${colour}`;
  };
  return {
    element: element('div', { class: 'wheel', children: [turning, result] }),
    spinTo: async (pocket) => {
      const angle = wheelOrder.indexOf(pocket) * pocketAngle;
      ball.style.opacity = '1';
      if (!wantsLittleMotion()) {
        const run = ball.animate(
          [
            { transform: `rotate(${angle + fullTurn * 6}deg) translateY(-9px)` },
            { transform: `rotate(${angle + fullTurn}deg) translateY(-9px)`, offset: 0.7 },
            { transform: `rotate(${angle + 40}deg) translateY(-5px)`, offset: 0.88 },
            { transform: `rotate(${angle}deg)` },
          ],
          { duration: spinMs, easing: 'cubic-bezier(.15,.6,.35,1)' },
        );
        await Promise.race([run.finished, wait(spinMs + 300)]);
      }
      ball.style.transform = `rotate(${angle}deg)`;
      show(pocket);
    },
    clear: () => {
      ball.style.opacity = '0';
      result.textContent = '';
      result.className = 'wheel-result';
    },
  };
}

function wheelMarkup(hue: number): string {
  const pockets = wheelOrder.map((pocket, index) => {
    const colour = pocket === 0 ? '#1f8a57' : redPockets.has(pocket) ? '#b8283c' : '#171a26';
    const turn = index * pocketAngle;
    return (
      `<g transform="rotate(${turn} 100 100)"><path d="${sector(94)}" fill="${colour}" ` +
      `stroke="#d9b463" stroke-width=".6"/>` +
      `<text x="100" y="17" text-anchor="middle" font-size="8.5" font-weight="700" ` +
      `fill="#fff" font-family="system-ui">${pocket}</text></g>`
    );
  });
  return (
    `<circle cx="100" cy="100" r="99" fill="#5b3716"/><circle cx="100" cy="100" r="96.5" ` +
    `fill="#d9b463"/>` +
    pockets.join('') +
    `<circle cx="100" cy="100" r="66" fill="hsl(${hue} 45% 16%)" stroke="#d9b463" ` +
    `stroke-width="2"/>` +
    Array.from(
      { length: 8 },
      (_spoke, index) =>
        `<path d="M100 100L97 40h6z" fill="hsl(${hue} 45% 26%)" ` +
        `transform="rotate(${index * 45} 100 100)"/>`,
    ).join('') +
    `<circle cx="100" cy="100" r="14" fill="#d9b463"/><circle cx="100" cy="100" r="8" ` +
    `fill="#8a5a16"/>`
  );
}

function sector(radius: number): string {
  const half = (pocketAngle / 2) * (Math.PI / 180);
  const x = Math.sin(half) * radius;
  const y = Math.cos(half) * radius;
  return (
    `M${centre} ${centre}L${centre - x} ${centre - y}A${radius} ${radius} 0 0 1 ` +
    `${centre + x} ${centre - y}Z`
  );
}
