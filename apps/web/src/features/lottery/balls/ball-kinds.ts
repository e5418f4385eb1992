import { colourOf } from '@pavilion/domain/lottery/lhc/ball-groups';

/** `chips` are numbers of several digits that need more room than a ball has. */
export type BallKind = 'ball' | 'chip' | 'die' | 'car' | 'red' | 'blue' | 'green';

export type Ball = Readonly<{
  text: string;
  kind: BallKind;
  /** The number that a picture shows. */
  value: number;
  /** Which one of the result it is, from 0. */
  place: number;
}>;

export type DrawnBalls = Readonly<{
  balls: readonly Ball[];
  /** The number that is drawn apart from the others. */
  special: Ball | null;
  /** Of three digits of which the sum counts. */
  sum: number | null;
}>;

const colours = ['red', 'blue', 'green'] as const;

function kindOf(family: string, text: string): BallKind {
  switch (family) {
    case 'K3':
      return 'die';
    case 'PK10':
      return 'car';
    case 'LHC':
      return colours[colourOf(Number(text))] ?? 'ball';
    default:
      return text.length > 2 ? 'chip' : 'ball';
  }
}

/** Single digits where nothing parts the numbers. */
const partsOf = (winNo: string) => (/[,-]/.test(winNo) ? winNo.split(/[,-]/) : [...winNo]);

/** The result of a draw as balls, by the family of its lottery; unknown families have digits. */
export function ballsOf(family: string, winNo: string): DrawnBalls {
  const balls = partsOf(winNo).map((text, place): Ball => {
    const value = Number(text);
    return { text, value, place, kind: kindOf(family, text) };
  });
  const special = family === 'LHC' ? (balls.pop() ?? null) : null;
  const sum = family === 'PC28' ? balls.reduce((total, { value }) => total + value, 0) : null;
  return { balls, special, sum };
}
