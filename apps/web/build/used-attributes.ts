import type { Plugin } from 'vite';

const spellings = /(\baliases = (?:\/\*.+?\*\/ )?new Map\()(\[[^;]*?\])(\))/;
const spelling = /\[\s*"(\w+)",\s*"[\w:-]+"\s*\]/g;
const library = /\/react-dom\//;

/** The entries of React's table that some other code of the page names. */
export function keepNamed(table: string, otherCode: string): string {
  const kept = [...table.matchAll(spelling)].filter(([, name = '']) =>
    new RegExp(`\\b${name}\\b`).test(otherCode),
  );
  return `[${kept.map(([pair]) => pair).join(', ')}]`;
}

/**
 * React brings a table of how each attribute of SVG is spelt in HTML, a kilobyte of the first
 * load. Attributes that nothing in the whole build names are left out of it.
 */
export function usedAttributes(): Plugin {
  return {
    name: 'pavilion:used-attributes',
    apply: 'build',
    renderChunk(code) {
      if (!spellings.test(code)) return null;
      const others = [...this.getModuleIds()].filter((id) => !library.test(id));
      const otherCode = others.map((id) => this.getModuleInfo(id)?.code ?? '').join('\n');
      const shortened = code.replace(
        spellings,
        (_, start: string, table: string, end: string) =>
          `${start}${keepNamed(table, otherCode)}${end}`,
      );
      return { code: shortened, map: null };
    },
  };
}
