import { wait, wantsLittleMotion } from '#arcade/play/browser/motion.ts';
import { element } from '#pages/browser/element.ts';

export type Drum = {
  element: HTMLElement;
  /** Shows the numbers one after the other. */
  draw: (numbers: readonly number[]) => Promise<void>;
  clear: () => void;
};

const firstMs = 1200;
const nextMs = 1300;
const flickerMs = 70;

/** The slots into which drawn balls roll. */
export function createDrum(count: number, highest: number): Drum {
  const places = Array.from({ length: count }, (_place, index) =>
    element('span', { class: `ball ball-${index} ball-empty` }),
  );
  const settle = (place: HTMLElement, number: number): void => {
    place.textContent = String(number);
    place.classList.remove('ball-rolling', 'ball-empty');
  };
  return {
    element: element('div', {
      class: 'drum',
      attributes: { 'aria-live': 'polite' },
      children: places,
    }),
    draw: async (numbers) => {
      if (wantsLittleMotion()) {
        for (const [index, place] of places.entries()) settle(place, numbers[index] ?? 0);
        return;
      }
      for (const place of places) place.classList.add('ball-rolling');
      let tick = 0;
      const flicker = setInterval(() => {
        tick += 1;
        for (const [index, place] of places.entries()) {
          if (!place.classList.contains('ball-rolling')) continue;
          place.textContent = String((tick * 7 + index * 13) % (highest + 1));
        }
      }, flickerMs);
      await wait(firstMs);
      for (const [index, place] of places.entries()) {
        settle(place, numbers[index] ?? 0);
        if (index < places.length - 1) await wait(nextMs);
      }
      clearInterval(flicker);
    },
    clear: () => {
      for (const place of places) {
        place.textContent = '';
        place.classList.remove('ball-rolling');
        place.classList.add('ball-empty');
      }
    },
  };
}
