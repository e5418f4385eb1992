import { createHmac } from 'node:crypto';
import { createDraw } from '#random.ts';
import { drawDigits, type Prizes, type ResultShape } from './result-shapes.ts';

export type DrawnResult = { winNo: string; prizes: Prizes };

/** Words of HMAC-SHA256 of the secret over a text and a counter: the same ones every time. */
function wordsOf(secret: string, text: string): () => number {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let offset = 0;
  return () => {
    if (offset >= block.length) {
      block = createHmac('sha256', secret).update(`${text}|${blocks}`).digest();
      blocks += 1;
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += 4;
    return word;
  };
}

function drawBy(secret: string, text: string, shape: ResultShape): DrawnResult {
  const draw = createDraw(wordsOf(secret, text));
  const prizes: Prizes = {};
  for (const { name, numbers, digits } of shape.prizes) {
    prizes[name] = Array.from({ length: numbers }, () => drawDigits(digits, draw));
  }
  return { winNo: shape.winNoOf(prizes, draw), prizes };
}

export type NumbersOfDraw = {
  usual: DrawnResult;
  /** What everybody says after a correction. */
  corrected: DrawnResult;
  /** What a source says that is wrong. */
  wrongOf: (source: string) => DrawnResult;
};

/** The numbers of a draw: they follow from the secret, and wrong and corrected ones are others. */
export function numbersOfDraw(
  secret: string,
  shape: ResultShape,
  code: string,
  numero: string,
): NumbersOfDraw {
  const drawOther = (name: string, than: readonly DrawnResult[]) => {
    for (let attempt = 0; ; attempt += 1) {
      const text = `pavilion.results.numbers|${code}|${numero}|${name}|${attempt}`;
      const drawn = drawBy(secret, text, shape);
      if (than.every(({ winNo }) => winNo !== drawn.winNo)) return drawn;
    }
  };
  const usual = drawOther('usual', []);
  const corrected = drawOther('corrected', [usual]);
  return {
    usual,
    corrected,
    wrongOf: (source) => drawOther(`wrong ${source}`, [usual, corrected]),
  };
}
