import { plainText } from '#features/site/read-operator-html.ts';

type Section = { id: string; title: string; content: string };

export type HelpFind = {
  id: string;
  /** Position among all sections, as the address counts. */
  index: number;
  title: string;
  /** The words around the first match. */
  excerpt: string;
};

const before = 30;
const shown = 110;

/** Lowers case and removes accents, so that "nino" finds "Niño"; keeps the length of Latin text. */
function plain(text: string): string {
  return text
    .normalize('NFC')
    .toLowerCase()
    .replaceAll(/\P{ASCII}/gu, unaccented);
}

function unaccented(letter: string): string {
  return letter.normalize('NFD').charAt(0);
}

/** Returns about a line and a half of whole words around the match. */
function excerptOf(words: string, at: number): string {
  const start = at <= before ? 0 : words.indexOf(' ', at - before) + 1;
  const lead = start === 0 ? '' : '… ';
  if (words.length - start <= shown) return lead + words.slice(start);
  return `${lead}${words.slice(start, words.lastIndexOf(' ', start + shown))} …`;
}

/** Returns the sections that contain every word searched for; those with it in the title first. */
export function findHelp(sections: readonly Section[], wanted: string): readonly HelpFind[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const finds = sections.flatMap(({ id, title, content }, index) => {
    const text = plainText(content).normalize('NFC');
    const all = `${plain(title)} ${plain(text)}`;
    if (!words.every((word) => all.includes(word))) return [];
    const inTitle = words.some((word) => plain(title).includes(word));
    const at = plain(text).indexOf(words[0] ?? '');
    return [{ inTitle, find: { id, index, title, excerpt: excerptOf(text, at) } }];
  });
  return finds
    .toSorted((one, other) => Number(other.inTitle) - Number(one.inTitle))
    .map(({ find }) => find);
}

/** `at` is the position in the whole text. */
type FoundPart = { at: number; text: string; found: boolean };

/** Splits a text at its matches, so that they can be marked. */
export function foundParts(text: string, wanted: string): readonly FoundPart[] {
  const composed = text.normalize('NFC');
  const searched = plain(composed);
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  // Letters outside the Latin script may change their positions; such a text stays unmarked.
  if (words.length === 0 || searched.length !== composed.length) {
    return [{ at: 0, text: composed, found: false }];
  }
  const escaped = words.map((word) => word.replaceAll(/[$()*+.?[\\\]^{|}]/g, String.raw`\$&`));
  const parts: FoundPart[] = [];
  let from = 0;
  for (const { index, 0: find } of searched.matchAll(new RegExp(escaped.join('|'), 'g'))) {
    if (index > from) parts.push({ at: from, text: composed.slice(from, index), found: false });
    from = index + find.length;
    parts.push({ at: index, text: composed.slice(index, from), found: true });
  }
  if (from < composed.length) parts.push({ at: from, text: composed.slice(from), found: false });
  return parts;
}

/** Returns the active section of the query `i`; the first where it names none. */
export function sectionIndex(query: string | null, count: number): number {
  const index = query !== null && /^\d{1,3}$/.test(query) ? Number(query) : 0;
  return index < count ? index : 0;
}
