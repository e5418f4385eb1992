import {
  isOperatorTag,
  isOwnPicture,
  operatorAttributes,
  type OperatorTag,
} from '@pavilion/domain/message/operator-html';
import { linkTarget } from '@pavilion/domain/site/link-rule';

type HtmlElement = {
  tag: OperatorTag;
  attributes: Readonly<Record<string, string>>;
  children: readonly HtmlNode[];
};

/** A string is plain text, never read as HTML again. */
export type HtmlNode = string | HtmlElement;

type OpenElement = { tag: OperatorTag; children: HtmlNode[] };

const mostDepth = 40;
const tagPattern = /<(\/?)([a-z][^\s/>]*)((?:[^>"']|"[^"]*"|'[^']*')*)>/iy;
const asidePattern = /<!--[\s\S]*?(?:-->|$)|<[!?][^>]*(?:>|$)/y;
const attributePattern = /([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'<>`]+)))?/g;
const entityPattern = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,6}));/gi;

const entities = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ['nbsp', '\u00a0'],
]);

/** Elements whose content is not text for people. */
const silent = /^(?:script|style|iframe|noscript|template|textarea|title|xmp|svg|math|object)$/;
const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img']);
/** Elements that contain no text between their children. */
const framing: ReadonlySet<string> = new Set([
  'table', 'thead', 'tbody', 'tr', 'ul', 'ol', 'dl',
]); // oxfmt-ignore

function character(code: number): string {
  return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
}

function decode(text: string): string {
  return text.replaceAll(entityPattern, (whole, decimal?: string, hex?: string, name?: string) => {
    if (decimal !== undefined) return character(Number(decimal));
    if (hex !== undefined) return character(Number.parseInt(hex, 16));
    return entities.get((name ?? '').toLowerCase()) ?? whole;
  });
}

function isAllowedValue(name: string, value: string): boolean {
  if (name === 'href') return linkTarget(value) !== null;
  if (name === 'src') return isOwnPicture(value);
  if (name === 'title' || name === 'alt') return true;
  if (name === 'scope') return value === 'row' || value === 'col';
  return /^\d{1,3}$/.test(value);
}

function readAttributes(tag: OperatorTag, text: string): Record<string, string> {
  const allowed = operatorAttributes(tag);
  const seen = new Set<string>();
  const attributes: Record<string, string> = {};
  for (const [, rawName = '', double, single, bare] of text.matchAll(attributePattern)) {
    const name = rawName.toLowerCase();
    if (!allowed.includes(name) || seen.has(name)) continue;
    seen.add(name);
    const value = decode(double ?? single ?? bare ?? '');
    if (isAllowedValue(name, value)) attributes[name] = value;
  }
  return attributes;
}

/** Builds the tree; whatever is not on the list is left out, except its text. */
class HtmlTree {
  readonly #root: HtmlNode[] = [];
  readonly #open: OpenElement[] = [];

  get nodes(): readonly HtmlNode[] {
    return this.#root;
  }

  addText(text: string): void {
    const parent = this.#open.at(-1);
    if (text === '' || (parent && framing.has(parent.tag) && text.trim() === '')) return;
    this.#add(decode(text));
  }

  openTag(tag: OperatorTag, attributeText: string): void {
    const attributes = readAttributes(tag, attributeText);
    if (tag === 'img' && attributes['src'] === undefined) return;
    if (!empty.has(tag) && this.#open.length >= mostDepth) return;
    const children: HtmlNode[] = [];
    this.#add({ tag, attributes, children });
    if (!empty.has(tag)) this.#open.push({ tag, children });
  }

  closeTag(tag: OperatorTag): void {
    const index = this.#open.findLastIndex((element) => element.tag === tag);
    if (index >= 0) this.#open.length = index;
  }

  #add(node: HtmlNode): void {
    (this.#open.at(-1)?.children ?? this.#root).push(node);
  }
}

function matchAt(pattern: RegExp, html: string, position: number): RegExpExecArray | null {
  pattern.lastIndex = position;
  return pattern.exec(html);
}

/** Returns the position after an element whose content is left out. */
function afterSilent(html: string, tag: string, position: number): number {
  const end = html.toLowerCase().indexOf(`</${tag}`, position);
  return end < 0 ? html.length : end;
}

/** Reads the markup at a `<` and returns the position after it. */
function readMarkup(tree: HtmlTree, html: string, position: number): number {
  const aside = matchAt(asidePattern, html, position);
  if (aside) return position + aside[0].length;
  const found = matchAt(tagPattern, html, position);
  if (!found) {
    tree.addText('<');
    return position + 1;
  }
  const [whole, slash, name = '', attributeText = ''] = found;
  const tag = name.toLowerCase();
  const next = position + whole.length;
  if (slash === '' && silent.test(tag)) return afterSilent(html, tag, next);
  if (!isOperatorTag(tag)) return next;
  if (slash === '') tree.openTag(tag, attributeText);
  else tree.closeTag(tag);
  return next;
}

/**
 * Reads operator's HTML as a tree of allowed elements (decision D20). The server has cleaned it
 * before; this is the second check, and the only one for a server that is not ours.
 */
export function readOperatorHtml(html: string): readonly HtmlNode[] {
  const tree = new HtmlTree();
  let position = 0;
  while (position < html.length) {
    const markup = html.indexOf('<', position);
    const end = markup < 0 ? html.length : markup;
    tree.addText(html.slice(position, end));
    position = markup < 0 ? end : readMarkup(tree, html, markup);
  }
  return tree.nodes;
}

function textOf(node: HtmlNode): string {
  if (typeof node === 'string') return node;
  const inner = node.children.map(textOf).join('');
  return /^(?:a|b|em|i|s|small|span|strong|u)$/.test(node.tag) ? inner : ` ${inner} `;
}

/** Returns the text alone, for previews and searches. */
export function plainText(html: string): string {
  return readOperatorHtml(html).map(textOf).join('').replaceAll(/\s+/g, ' ').trim();
}
