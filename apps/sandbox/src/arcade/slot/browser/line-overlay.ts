import { reelCount, rowCount } from '../symbols.ts';

const lineColours = ['#f2b84b', '#7fd8ff', '#ff8b9a', '#8be39b', '#c9a2ff', '#ffd98a'];

export type LineOverlay = {
  element: SVGSVGElement;
  /** Draws these lines over the reels, and removes the earlier ones. */
  draw: (lines: readonly { line: number; rows: readonly number[] }[]) => void;
};

/** The paths of the winning lines, one unit per symbol. */
export function createLineOverlay(): LineOverlay {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('viewBox', `0 0 ${reelCount} ${rowCount}`);
  svg.setAttribute('preserveAspectRatio', 'none');
  svg.setAttribute('class', 'line-overlay');
  svg.setAttribute('aria-hidden', 'true');
  return {
    element: svg,
    draw: (lines) =>
      svg.replaceChildren(
        ...lines.map(({ line, rows }) => {
          const path = document.createElementNS('http://www.w3.org/2000/svg', 'polyline');
          path.setAttribute(
            'points',
            rows.map((row, reel) => `${reel + 0.5},${row + 0.5}`).join(' '),
          );
          path.setAttribute('stroke', lineColours[line % lineColours.length] ?? '');
          return path;
        }),
      ),
  };
}
