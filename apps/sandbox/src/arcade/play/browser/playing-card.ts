import './playing-card.css';
import { icon as clubs } from 'icon:game-icons/clubs';
import { icon as diamonds } from 'icon:game-icons/diamonds';
import { icon as hearts } from 'icon:game-icons/hearts';
import { icon as spades } from 'icon:game-icons/spades';
import { element, iconElement } from '#pages/browser/element.ts';

export type CardFace = { rank: string; suit: number };

const suitIcons = [spades, hearts, clubs, diamonds];
const suitNames = ['spades', 'hearts', 'clubs', 'diamonds'];
const lowAceRanks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'];
const highAceRanks = ['2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'];

/** Face of a card numbered 0 to 51 with the ace below the two. */
export function faceWithLowAce(card: number): CardFace {
  return { rank: lowAceRanks[card % 13] ?? '', suit: Math.floor(card / 13) };
}

/** Face of a card numbered 0 to 51 with the ace above the king. */
export function faceWithHighAce(card: number): CardFace {
  return { rank: highAceRanks[card % 13] ?? '', suit: Math.floor(card / 13) };
}

/** A card, face down when no face is given. */
export function cardElement(face: CardFace | null): HTMLElement {
  if (face === null) {
    const attributes = { role: 'img', 'aria-label': '?' };
    return element('span', { class: 'card card-back', attributes });
  }
  const red = face.suit % 2 === 1;
  const suit = suitIcons[face.suit] ?? spades;
  return element('span', {
    class: `card ${red ? 'card-red' : 'card-black'}`,
    attributes: { role: 'img', 'aria-label': `${face.rank} ${suitNames[face.suit] ?? ''}` },
    children: [
      element('span', { class: 'card-rank', text: face.rank }),
      iconElement(suit, 14),
      iconElement(suit, 34),
    ],
  });
}
