import { createHash } from 'node:crypto';
import { html } from '#pages/html.ts';
import type { Html } from '#pages/html.ts';

const modules = 25;

/** A picture that looks like a QR code. It holds no data: nothing in the sandbox scans it. */
export function drawSampleCode(seed: string): Html {
  const bits = bitsOf(seed, modules * modules);
  const cells: Html[] = [];
  for (let row = 0; row < modules; row += 1) {
    for (let column = 0; column < modules; column += 1) {
      if (isInCorner(row, column) || bits[row * modules + column] !== true) continue;
      cells.push(html`<rect x="${column}" y="${row}" width="1" height="1"/>`);
    }
  }
  const corners = [
    [0, 0],
    [0, modules - 7],
    [modules - 7, 0],
  ].map(([x = 0, y = 0]) => drawCorner(x, y));
  return html`<svg viewBox="-2 -2 29 29" role="img" aria-label="Sample QR code">
<rect x="-2" y="-2" width="29" height="29" rx="2" fill="#fff"/><g fill="#12141f">
${cells}${corners}</g></svg>`;
}

function drawCorner(x: number, y: number): Html {
  return html`<path d="M${x} ${y}h7v7h-7z M${x + 1} ${y + 1}v5h5v-5z" fill-rule="evenodd"/>
<rect x="${x + 2}" y="${y + 2}" width="3" height="3"/>`;
}

function isInCorner(row: number, column: number): boolean {
  const nearTop = row < 8;
  const nearBottom = row >= modules - 8;
  return (nearTop && (column < 8 || column >= modules - 8)) || (nearBottom && column < 8);
}

function bitsOf(seed: string, count: number): boolean[] {
  const bits: boolean[] = [];
  for (let block = 0; bits.length < count; block += 1) {
    for (const byte of createHash('sha256').update(`${seed}.${block}`).digest()) {
      for (let bit = 0; bit < 8; bit += 1) bits.push(((byte >> bit) & 1) === 1);
    }
  }
  return bits;
}
