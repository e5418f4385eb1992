import { baccaratRules, playCoup } from './baccarat.ts';

const cardsByPoints = [128, 32, 32, 32, 32, 32, 32, 32, 32, 32];
const shoeSize = 416;
const mostCards = 6;

/** A card worth these points: ace to nine, or a ten for none. */
function cardWith(points: number): number {
  return points === 0 ? 9 : points - 1;
}

/** Exact return of player, banker and tie over every order of points in an eight-deck shoe. */
export function baccaratReturns(): Record<'player' | 'banker' | 'tie', number> {
  const returns = { player: 0, banker: 0, tie: 0 };
  const left = [...cardsByPoints];
  const points: number[] = [];
  const visit = (weight: number): void => {
    if (points.length === mostCards) {
      let dealt = 0;
      const result = playCoup(() => cardWith(points[dealt++] ?? 0));
      for (const spot of ['player', 'banker', 'tie'] as const) {
        returns[spot] += (weight * baccaratRules.returns(spot, result, null)) / 100;
      }
      return;
    }
    const remaining = shoeSize - points.length;
    for (const [value, count] of left.entries()) {
      points.push(value);
      left[value] = count - 1;
      visit((weight * count) / remaining);
      left[value] = count;
      points.pop();
    }
  };
  visit(1);
  return returns;
}
