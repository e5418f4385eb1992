/**
 * Measures how many captchas programs can read (decision 0065). Run with `npx tsx
 * apps/server/src/modules/credentials/captcha/measure-captchas.ts [pictures]`.
 */
import { randomInt, randomUUID } from 'node:crypto';
import { readCaptchaWords } from '@pavilion/contract/player/captcha-reader.fixture';
import { findProof } from '../captcha-solver.fixture.ts';
import { askInWords } from './captcha-question.ts';
import { drawDigits } from './draw-digits.ts';
import { isTesseractThere, readPictures } from './read-pictures.ts';

const proofBits = 17;
const print = (line: string) => process.stdout.write(`${line}\n`);
const names = 'zero one two three four five six seven eight nine'.split(' ');

/** A reader by one regular expression for the names of digits. */
function readInOrder(words: string): string {
  const said = words.toLowerCase().match(/[a-z]+/g) ?? [];
  return said
    .map((word) => names.indexOf(word))
    .filter((digit) => digit >= 0)
    .join('');
}

function measureWords(): void {
  const asked = Array.from({ length: 1000 }, () => askInWords('EN'));
  const readBy = (reader: (words: string) => string) =>
    asked.filter(({ words, digits }) => reader(words) === digits).length;
  print(`Words, one expression for the digits: ${readBy(readInOrder)} of 1,000`);
  print(`Words, a script that knows the sentences: ${readBy(readCaptchaWords)} of 1,000`);
}

function measureProof(): void {
  const times = 30;
  const startedAt = performance.now();
  let tried = 0;
  for (let done = 0; done < times; done += 1) {
    tried += Number(findProof(randomUUID(), proofBits)) + 1;
  }
  const each = (performance.now() - startedAt) / times;
  const hashes = Math.round(tried / times);
  print(`A proof of ${proofBits} bits: ${hashes} hashes, ${each.toFixed(0)} ms each here`);
}

async function measurePictures(count: number): Promise<void> {
  if (!isTesseractThere()) {
    print('Pictures: not measured, since tesseract is not there (apt install tesseract-ocr)');
    return;
  }
  const pictures = [];
  let busyMs = 0;
  for (let drawn = 0; drawn < count; drawn += 1) {
    const digits = String(randomInt(100_000)).padStart(5, '0');
    const startedAt = performance.now();
    pictures.push({ digits, picture: await drawDigits(digits) });
    busyMs += performance.now() - startedAt;
  }
  print(`Pictures: ${(busyMs / count).toFixed(1)} ms to draw one; read by tesseract:`);
  for (const { method, right } of await readPictures(pictures)) {
    print(`  ${method.padEnd(44)} ${right} of ${count}`);
  }
}

measureWords();
measureProof();
await measurePictures(Number(process.argv[2] ?? 200));
