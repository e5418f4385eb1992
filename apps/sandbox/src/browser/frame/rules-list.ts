import { element } from './element.ts';

/** Sentences of a rules sheet, one under the other. */
export function ruleNotes(...sentences: readonly string[]): HTMLElement[] {
  return sentences.map((text) => element('p', { class: 'rule-note', text }));
}

/** A table of a rules sheet: what, and what it pays. */
export function ruleTable(rows: readonly (readonly [what: string, pays: string])[]): HTMLElement {
  return element('dl', {
    class: 'rule-table',
    children: rows.map(([what, pays]) =>
      element('div', {
        children: [element('dt', { text: what }), element('dd', { text: pays })],
      }),
    ),
  });
}
