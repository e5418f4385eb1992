import { seededRandom } from './seeded-random.ts';
import type { SeededRandom } from './seeded-random.ts';

/** Offset from 0 to 1, colour, opacity. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** An SVG picture in the making: parts in painting order, and the paints they refer to. */
export class Drawing {
  readonly width: number;
  readonly height: number;
  readonly random: SeededRandom;
  readonly #definitions: string[] = [];
  readonly #parts: string[] = [];
  #count = 0;

  constructor(width: number, height: number, seed: string) {
    this.width = width;
    this.height = height;
    this.random = seededRandom(seed);
  }

  add(...parts: readonly string[]): void {
    this.#parts.push(...parts);
  }

  /** A linear gradient between two points in picture coordinates. */
  linear(stops: readonly Stop[], from: readonly [number, number], to: readonly [number, number]) {
    const ends = `x1="${n(from[0])}" y1="${n(from[1])}" x2="${n(to[0])}" y2="${n(to[1])}"`;
    return this.#define('linearGradient', `gradientUnits="userSpaceOnUse" ${ends}`, stopsOf(stops));
  }

  /** A linear gradient from the top of each shape that uses it to its bottom. */
  downward(stops: readonly Stop[]) {
    return this.#define('linearGradient', 'x1="0" y1="0" x2="0" y2="1"', stopsOf(stops));
  }

  /** A radial gradient in picture coordinates. */
  radial(stops: readonly Stop[], x: number, y: number, radius: number) {
    const place = `cx="${n(x)}" cy="${n(y)}" r="${n(radius)}"`;
    return this.#define(
      'radialGradient',
      `gradientUnits="userSpaceOnUse" ${place}`,
      stopsOf(stops),
    );
  }

  /** A radial gradient over the box of each shape that uses it, lit from the upper left. */
  sphere(stops: readonly Stop[]) {
    return this.#define('radialGradient', 'cx="0.38" cy="0.3" r="0.75"', stopsOf(stops));
  }

  filter(body: string, margin = 0.3) {
    const box = svg`x="${-margin}" y="${-margin}" width="${1 + 2 * margin}"
      height="${1 + 2 * margin}"`;
    return this.#define('filter', `${box} color-interpolation-filters="sRGB"`, body);
  }

  blur(deviation: number) {
    return this.filter(`<feGaussianBlur stdDeviation="${n(deviation)}"/>`, 0.5);
  }

  clip(shape: string) {
    return this.#define('clipPath', '', shape);
  }

  mask(shape: string) {
    return this.#define('mask', '', shape);
  }

  /** An id that no other part of this picture has. */
  nextId(): string {
    this.#count += 1;
    return `d${this.#count}`;
  }

  toSvg(): string {
    const size = `width="${this.width}" height="${this.height}"`;
    const view = `viewBox="0 0 ${this.width} ${this.height}"`;
    const definitions =
      this.#definitions.length > 0 ? `<defs>${this.#definitions.join('')}</defs>` : '';
    return svg`<svg xmlns="http://www.w3.org/2000/svg" ${size}
      ${view}>${definitions}${this.#parts.join('')}</svg>`;
  }

  #define(tag: string, attributes: string, body: string): string {
    const id = this.nextId();
    this.#definitions.push(`<${tag} id="${id}" ${attributes}>${body}</${tag}>`);
    return `url(#${id})`;
  }
}

/** A number with as few digits as a picture needs. */
export function n(value: number): string {
  return String(Math.round(value * 100) / 100);
}

/**
 * Template tag for markup over several lines: shortens numbers and turns each line break into one
 * space.
 */
export function svg(texts: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return texts
    .map((text, index) => {
      const value = values[index] ?? '';
      return text.replaceAll(/\s*\n\s*/gu, ' ') + (typeof value === 'number' ? n(value) : value);
    })
    .join('');
}

function stopsOf(stops: readonly Stop[]): string {
  return stops
    .map(([offset, colour, opacity = 1]) => {
      const transparency = opacity === 1 ? '' : ` stop-opacity="${opacity}"`;
      return `<stop offset="${offset}" stop-color="${colour}"${transparency}/>`;
    })
    .join('');
}
