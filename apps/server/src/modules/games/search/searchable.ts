/** Normalises text for the search: no case, no accents, single spaces. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
