import { element } from '#pages/browser/element.ts';

/** The sentences of a rules sheet, as paragraphs. */
export function ruleNotes(...sentences: readonly string[]): HTMLElement[] {
  return sentences.map((text) => element('p', { class: 'rule-note', text }));
}

/** A pay table of a rules sheet. */
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
