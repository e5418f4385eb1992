import { element } from '#pages/browser/element.ts';

export type DuelSide = {
  element: HTMLElement;
  rename: (name: string) => void;
  add: (card: HTMLElement) => void;
  points: (points: number) => void;
  mark: (won: boolean) => void;
  clear: () => void;
};

/** One of the two players: a face, a name, the cards and their points. */
export function createDuelSide(
  name: string,
  place: 'own' | 'rival',
  pointsText: (points: number) => string,
): DuelSide {
  const face = element('span', { class: 'duel-face', attributes: { 'aria-hidden': 'true' } });
  const title = element('h2');
  const points = element('span', { class: 'duel-points' });
  const cards = element('div', { class: 'duel-cards' });
  const side = element('section', {
    class: `duel-side duel-${place}`,
    children: [element('header', { children: [face, title, points] }), cards],
  });
  const rename = (next: string): void => {
    title.textContent = next;
    face.textContent = next.charAt(0);
  };
  rename(name);
  return {
    element: side,
    rename,
    add: (card) => cards.append(card),
    points: (count) => {
      points.textContent = pointsText(count);
    },
    mark: (won) => side.classList.toggle('duel-won', won),
    clear: () => {
      cards.replaceChildren();
      points.textContent = '';
      side.classList.remove('duel-won');
    },
  };
}
