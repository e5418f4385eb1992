/** Text as the search compares it: without case, accents and doubled spaces. */
export function searchable(text: string): string {
  return text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\S\n]+/g, ' ')
    .trim();
}
