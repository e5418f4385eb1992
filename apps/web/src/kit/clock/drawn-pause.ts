const longestMs = 2000;

/** A pause of 0 to 2 seconds, drawn so that not all pages ask for a result at once. */
export function drawnPauseMs(): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint16Array(1));
  return drawn % (longestMs + 1);
}
