import { linkTarget } from '../site/link-rule.ts';

/** The only tags and attributes that HTML written by an operator may have (decision D20). */
export const operatorTags = [
  'p', 'br', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'u', 's', 'small',
  'a', 'blockquote', 'hr', 'span', 'div', 'table', 'thead', 'tbody', 'tr', 'th', 'td', 'caption',
  'img', 'dl', 'dt', 'dd',
] as const; // oxfmt-ignore

export type OperatorTag = (typeof operatorTags)[number];

const attributes: Partial<Record<OperatorTag, readonly string[]>> = {
  a: ['href', 'title'],
  img: ['src', 'alt', 'width', 'height'],
  th: ['scope', 'colspan', 'rowspan'],
  td: ['colspan', 'rowspan'],
  ol: ['start'],
};

const tags: ReadonlySet<string> = new Set(operatorTags);

export function isOperatorTag(tag: string): tag is OperatorTag {
  return tags.has(tag);
}

export function operatorAttributes(tag: OperatorTag): readonly string[] {
  return attributes[tag] ?? [];
}

/** Pictures come from this site alone, so that showing a text informs no other host. */
export function isOwnPicture(address: string): boolean {
  return linkTarget(address) === 'own';
}
