type Tile = { size: number; body: string };

/** One tile of each pattern, drawn in the current colour. */
const tiles: Readonly<Record<string, Tile>> = {
  waves: stroke(48, 'M0 24q12-14 24 0t24 0M0 48q12-14 24 0t24 0'),
  rays: stroke(64, 'M32 32L0 8M32 32L20 0M32 32L44 0M32 32L64 8M32 32L64 56M32 32L0 56'),
  dots: fill(28, '<circle cx="7" cy="7" r="2.6"/><circle cx="21" cy="21" r="2.6"/>'),
  lattice: stroke(40, 'M0 20L20 0L40 20L20 40ZM10 10L30 30M30 10L10 30'),
  petals: fill(
    44,
    '<path d="M22 2q9 10 0 20q-9-10 0-20M22 42q9-10 0-20q-9 10 0 20M2 22q10-9 20 0q-10 ' +
      '9-20 0M42 22q-10-9-20 0q10 9 20 0"/>',
  ),
  stripes: stroke(24, 'M-6 18L18-6M0 36L36 0M6 30L30 6'),
  scales: stroke(36, 'M0 18a18 18 0 0 0 36 0M-18 0a18 18 0 0 0 36 0M18 0a18 18 0 0 0 36 0'),
  stars: fill(
    52,
    '<path d="M14 4l2.4 6.6L23 13l-6.6 2.4L14 22l-2.4-6.6L5 13l6.6-2.4zM40 32l1.8 ' +
      '4.2L46 38l-4.2 1.8L40 44l-1.8-4.2L34 38l4.2-1.8z"/>',
  ),
  rings: stroke(60, 'M30 8a22 22 0 1 1-.1 0M30 18a12 12 0 1 1-.1 0'),
  peaks: stroke(48, 'M0 34L12 16L24 34L36 16L48 34M0 46L12 28L24 46L36 28L48 46'),
  confetti: fill(
    56,
    '<rect x="6" y="8" width="9" height="4" transform="rotate(30 10 10)"/><rect x="34" ' +
      'y="4" width="9" height="4" transform="rotate(-40 38 6)"/><circle cx="24" cy="32" ' +
      'r="3"/><rect x="40" y="38" width="9" height="4" transform="rotate(70 44 40)"/>' +
      '<circle cx="8" cy="46" r="2.4"/>',
  ),
  grid: stroke(36, 'M0 0H36V36M0 18H36M18 0V36'),
};

function stroke(size: number, path: string): Tile {
  return { size, body: `<path d="${path}" fill="none" stroke="currentColor" stroke-width="1.6"/>` };
}

function fill(size: number, shapes: string): Tile {
  return { size, body: `<g fill="currentColor">${shapes}</g>` };
}

/** Paints the background of a game: light from above in the game's hue, and its pattern. */
export function paintMotifGround(motif: string, hue: number): void {
  const tile = tiles[motif] ?? stroke(36, 'M0 0H36V36');
  const markup =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${tile.size}" height="${tile.size}" ` +
    `color="hsl(${hue} 70% 72%)" opacity=".1">${tile.body}</svg>`;
  const game = document.querySelector<HTMLElement>('#game');
  if (game === null) return;
  game.style.backgroundImage =
    `radial-gradient(120% 60% at 50% -8%, hsl(${hue} 55% 34% / .95), transparent 72%), ` +
    `url("data:image/svg+xml,${encodeURIComponent(markup)}"), ` +
    `linear-gradient(hsl(${hue} 42% 17%), hsl(${hue} 45% 7%))`;
}
