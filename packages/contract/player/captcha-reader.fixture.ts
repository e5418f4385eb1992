/**
 * A script that knows every sentence of the captcha in words: it solves them for tests, and shows
 * what they are worth (decision 0065).
 */
type Speech = {
  digits: string;
  places: readonly (readonly [name: string, place: number])[];
  added: RegExp;
  taken: RegExp;
  doubled: RegExp;
};

const speeches: Record<'EN' | 'TY', Speech> = {
  EN: {
    digits: 'zero one two three four five six seven eight nine',
    places: [
      ['last but one', 4],
      ...['first', 'second', 'third', 'fourth', 'fifth', 'sixth'].map(
        (name, place) => [name, place] as const,
      ),
      ['last', 5],
    ],
    added: /^(\w+) (?:plus|and) (\w+)(?: together)?$/,
    taken: /^(\w+) less (\w+)$/,
    doubled: /^twice (\w+)$/,
  },
  TY: {
    digits: 'sero isa dalawa tatlo apat lima anim pito walo siyam',
    places: [
      ['una', 0],
      ...['lawa', 'atlo', 'apat', 'lima', 'anim'].flatMap((name, at) =>
        ['ika', 'pang', 'panga', 'pang-', 'pan'].map((start) => [start + name, at + 1] as const),
      ),
      ['ikatlo', 2],
      ['huli', 5],
    ],
    added: /^(\w+) dagdag (\w+)$/,
    taken: /^(\w+) bawas (\w+)$/,
    doubled: /^doble ng (\w+)$/,
  },
};

function digitOf(said: string, { digits, added, taken, doubled }: Speech): number {
  const names = digits.split(' ');
  const numbers = (form: RegExp) =>
    form
      .exec(said)
      ?.slice(1)
      .map((name) => names.indexOf(name));
  const [first = NaN, second = NaN] = numbers(added) ?? [];
  if (first >= 0) return first + second;
  const [from = NaN, less = NaN] = numbers(taken) ?? [];
  if (from >= 0) return from - less;
  const [half = NaN] = numbers(doubled) ?? [];
  return half >= 0 ? 2 * half : names.indexOf(said);
}

/** The digits that a captcha in words asks for. */
export function readCaptchaWords(words: string, language: 'EN' | 'TY' = 'EN'): string {
  const speech = speeches[language];
  const list = /: ([^:.;]+(?:, [^:.;]+){5})\./.exec(words)?.[1] ?? '';
  const ask = words.replace(list, '').toLowerCase();
  const [, left] = speech.places.find(([name]) => new RegExp(`\\b${name}\\b`).test(ask)) ?? [];
  return list
    .split(', ')
    .filter((_, place) => place !== left)
    .map((said) => digitOf(said, speech))
    .join('');
}
