import { wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { element } from '#pages/browser/element.ts';
import type { Pace } from '../pace.ts';

export type AnnouncementOptions = {
  title: string;
  detail?: HTMLElement | null;
  note?: string;
  /** How long it stays unless the player taps it. */
  stayMs: number;
  coins?: boolean;
};

const coinCount = 26;

/** Shows a message over the reels, such as a big win. */
export async function announce(
  place: HTMLElement,
  options: AnnouncementOptions,
  pace: Pace,
): Promise<void> {
  const panel = element('button', {
    class: 'announcement',
    attributes: { type: 'button', 'aria-live': 'assertive' },
    on: { click: pace.skip },
    children: [
      element('span', { class: 'announcement-rays' }),
      element('span', { class: 'announcement-title', text: options.title }),
      options.detail ?? null,
      options.note === undefined
        ? null
        : element('span', { class: 'announcement-note', text: options.note }),
    ],
  });
  place.append(panel);
  if (options.coins === true && !wantsLittleMotion()) throwCoins(panel);
  await pace.pause(options.stayMs);
  panel.remove();
}

function throwCoins(panel: HTMLElement): void {
  for (let index = 0; index < coinCount; index += 1) {
    const coin = element('span', { class: 'coin' });
    panel.append(coin);
    const angle = (index / coinCount) * Math.PI * 2;
    const reach = 110 + ((index * 53) % 110);
    const x = Math.cos(angle) * reach;
    const y = Math.sin(angle) * reach * 0.7;
    coin.animate(
      [
        { transform: 'translate(0, 0) scale(.3)', opacity: 0 },
        {
          transform: `translate(${x * 0.7}px, ${y * 0.7 - 60}px) scale(1)`,
          opacity: 1,
          offset: 0.4,
        },
        { transform: `translate(${x}px, ${y + 200}px) scale(.8)`, opacity: 0 },
      ],
      {
        duration: 1500 + (index % 5) * 160,
        delay: (index % 7) * 70,
        easing: 'cubic-bezier(.2,.6,.5,1)',
        iterations: 2,
        fill: 'both',
      },
    );
  }
}
