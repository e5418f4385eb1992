/** A person's name for strangers: its first and last letters, never its length. */
export function maskedName(name: string): string {
  const letters = [...name];
  const shown = letters.length > 5 ? 2 : 1;
  const end = letters.length > 3 ? letters.slice(-1) : [];
  return `${letters.slice(0, shown).join('')}***${end.join('')}`;
}
