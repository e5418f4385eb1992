import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

type LaterPart = {
  /** Exported by `file`, a neighbour of `askedBy` and `broughtBy` in the same library. */
  name: string;
  file: string;
  /** Names the part although nothing at the start uses it. */
  askedBy: RegExp;
  /** Comes with the screens that use the part. */
  broughtBy: RegExp;
  standIn: string;
};

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const parts: readonly LaterPart[] = [
  {
    name: 'MutationCache',
    file: './mutationCache.js',
    askedBy: /\/query-core\/.+\/queryClient\.js$/,
    broughtBy: /\/query-core\/.+\/mutationObserver\.js$/,
    standIn: here('later/mutation-cache.ts'),
  },
  {
    name: 'infiniteQueryBehavior',
    file: './infiniteQueryBehavior.js',
    askedBy: /\/query-core\/.+\/query\.js$/,
    broughtBy: /\/query-core\/.+\/infiniteQueryObserver\.js$/,
    standIn: here('later/infinite-query-behavior.ts'),
  },
];

/** Keeps parts of a library out of the first load that its core names but only screens use. */
export function laterParts(): Plugin {
  return {
    name: 'pavilion:later-parts',
    apply: 'build',
    enforce: 'pre',
    resolveId(source, importer = '') {
      const part = parts.find((one) => one.file === source && one.askedBy.test(importer));
      return part?.standIn;
    },
    transform(code, id) {
      const part = parts.find((one) => one.broughtBy.test(id));
      if (part === undefined) return null;
      const { name, file, standIn } = part;
      const bring = [
        `import { ${name} as LaterPart } from '${file}';`,
        `import { provide } from '${standIn}';`,
        `provide(LaterPart);`,
      ];
      return { code: `${bring.join('\n')}\n${code}`, map: null };
    },
  };
}
