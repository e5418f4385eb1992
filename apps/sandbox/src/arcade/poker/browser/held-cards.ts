import { cardElement, faceWithHighAce } from '#arcade/play/browser/playing-card.ts';
import { element } from '#pages/browser/element.ts';

export type HeldCards = {
  element: HTMLElement;
  deal: (cards: readonly number[]) => void;
  /** Turns the cards that were not held into the new ones. */
  replace: (cards: readonly number[]) => void;
  /** Positions of the held cards, 0 to 4. */
  held: () => number[];
};

const handSize = 5;

/** Five cards that can be held by tapping them. */
export function createHeldCards(heldLabel: string): HeldCards {
  let dealt = false;
  const places = Array.from({ length: handSize }, (_place, index) => {
    const card = element('span', { class: 'held-card', children: [cardElement(null)] });
    const button = element('button', {
      class: 'held-place',
      attributes: { type: 'button', 'aria-pressed': 'false', 'data-place': String(index) },
      on: {
        click: () => {
          if (dealt) button.setAttribute('aria-pressed', String(!isHeld(button)));
        },
      },
      children: [card, element('span', { class: 'held-label', text: heldLabel })],
    });
    return { button, card };
  });
  const show = (index: number, card: number): void => {
    places[index]?.card.replaceChildren(cardElement(faceWithHighAce(card)));
  };
  return {
    element: element('div', { class: 'held-cards', children: places.map(({ button }) => button) }),
    deal: (cards) => {
      dealt = true;
      for (const [index, card] of cards.entries()) {
        places[index]?.button.setAttribute('aria-pressed', 'false');
        show(index, card);
      }
    },
    replace: (cards) => {
      dealt = false;
      for (const [index, card] of cards.entries()) {
        const place = places[index];
        if (place !== undefined && !isHeld(place.button)) show(index, card);
      }
    },
    held: () => places.flatMap(({ button }, index) => (isHeld(button) ? [index] : [])),
  };
}

function isHeld(button: HTMLElement): boolean {
  return button.getAttribute('aria-pressed') === 'true';
}
