import { outermostTitles } from './titles.mjs';

const beginsLikeOne = /^(?:§\d|[DV]\d+\b|Wire (?:transport|calls)\b|Site\b|Console\b|Sandbox\b)/;

/** The paragraphs that a title begins with: `§2 Header, D16: …`; null where it names none. */
export function paragraphsOf(title) {
  const end = title.indexOf(': ');
  if (end === -1 || !beginsLikeOne.test(title)) return null;
  return title.slice(0, end).split(', ');
}

/**
 * Which tests show which paragraph: a map from each paragraph to its test files, and the faults.
 * `sources` maps each test file to its text; `coming` are paragraphs that have no code yet.
 */
export function coverageOf(sources, paragraphs, coming) {
  const named = [...sources].flatMap(([file, source]) =>
    outermostTitles(file, source)
      .flatMap(({ text }) => paragraphsOf(text) ?? [])
      .map((paragraph) => ({ file, paragraph })),
  );
  const shownBy = new Map(
    paragraphs.map((paragraph) => {
      const tests = named.filter((one) => one.paragraph === paragraph).map(({ file }) => file);
      return [paragraph, [...new Set(tests)]];
    }),
  );
  const wrong = named
    .filter(({ paragraph }) => !shownBy.has(paragraph))
    .map(({ file, paragraph }) => `${file}: ${paragraph} is no paragraph of the specification`);
  for (const [paragraph, [file]] of shownBy) {
    const isComing = coming.includes(paragraph);
    if (!file && !isComing) wrong.push(`no test is named after ${paragraph}`);
    if (file && isComing) wrong.push(`${paragraph} is listed as coming, but ${file} has a test`);
  }
  return { shownBy, wrong };
}

/** The page of the table: a row for each paragraph, with its tests. */
export function tableOf(shownBy, coming) {
  const rows = [...shownBy].map(([paragraph, files]) => {
    const names = files.map((file) => `\`${file}\``);
    return `| ${paragraph} | ${coming.includes(paragraph) ? 'coming' : names.join(', ')} |`;
  });
  return ['| Paragraph | Tests |', '| --- | --- |', ...rows].join('\n');
}
