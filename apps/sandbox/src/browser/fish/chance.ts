const words = new Uint32Array(1);

/** A number from 0 to 1 for how creatures swim; no result of the game depends on it. */
export function anyShare(): number {
  crypto.getRandomValues(words);
  return (words[0] ?? 0) / 0x1_0000_0000;
}
