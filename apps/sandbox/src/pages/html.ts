/** Markup that is safe to send. Only the `html` tag makes it. */
export type Html = { readonly markup: string };

type HtmlValue = Html | readonly Html[] | string | number;

/** Builds markup and escapes every text put into it. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlValue[]): Html {
  let markup = parts[0] ?? '';
  for (const [index, value] of values.entries()) {
    markup += toMarkup(value) + (parts[index + 1] ?? '');
  }
  return { markup };
}

function toMarkup(value: HtmlValue): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  if ('markup' in value) return value.markup;
  return value.map((part) => part.markup).join('');
}

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? '');
}
