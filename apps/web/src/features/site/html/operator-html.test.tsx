import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, describe, expect, test } from 'vitest';
import { Router } from 'wouter';
import { loadCatalogue } from '#kit/catalogue.ts';
import { hostileHtml } from '@pavilion/domain/message/hostile-html.fixture';
import { isOwnPicture, operatorTags } from '@pavilion/domain/message/operator-html';
import { linkTarget } from '@pavilion/domain/site/link-rule';
import { OperatorHtml } from '../OperatorHtml.tsx';
import { plainText, readOperatorHtml } from '../read-operator-html.ts';

const drawnTags = new Set<string>([...operatorTags, 'svg', 'path']);
const linkAttributes = new Set(['href', 'title', 'target', 'rel']);
const pictureAttributes = new Set(['src', 'alt', 'width', 'height', 'loading', 'decoding']);
const cellAttributes = new Set(['scope', 'colSpan', 'rowSpan', 'colspan', 'rowspan', 'start']);

type Drawn = { tag: string; attributes: Map<string, string> };

/** React writes every value in double quotes and escapes its content. */
function elementsOf(markup: string): Drawn[] {
  return [...markup.matchAll(/<([a-z0-9-]+)((?:\s[\w-]+="[^"]*")*)\s*\/?>/gi)].map(
    ([, tag = '', attributes = '']) => ({
      tag,
      attributes: new Map(
        [...attributes.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [
          name,
          value.replaceAll('&amp;', '&'),
        ]),
      ),
    }),
  );
}

const ours = new Set(['class', 'title']);

function attributeFault(tag: string, name: string, value: string): string | null {
  const own = { a: linkAttributes, img: pictureAttributes }[tag] ?? cellAttributes;
  if (!own.has(name) && !ours.has(name)) return `${name} on <${tag}>`;
  if (name === 'href' && linkTarget(value) === null) return `a link to ${value}`;
  if (name === 'src' && !isOwnPicture(value)) return `a picture from ${value}`;
  return null;
}

function faultsOf({ tag, attributes }: Drawn): string[] {
  if (!drawnTags.has(tag)) return [`<${tag}>`];
  if (tag === 'svg' || tag === 'path') return [];
  const faults = [...attributes].map(([name, value]) => attributeFault(tag, name, value));
  if (attributes.get('href')?.startsWith('https:') === true) {
    if (attributes.get('rel') !== 'noopener noreferrer nofollow') faults.push('rel');
    if (attributes.get('target') !== '_blank') faults.push('target');
  }
  return faults.filter((fault) => fault !== null);
}

const markupOf = (html: string) =>
  renderToStaticMarkup(
    <Router ssrPath="/m/help">
      <OperatorHtml html={html} />
    </Router>,
  );

beforeAll(() => loadCatalogue('EN'));

describe('D20: hostile HTML', () => {
  test('comes in at least 300 shapes', () => {
    expect(new Set(hostileHtml).size).toBeGreaterThanOrEqual(300);
  });

  test.each(hostileHtml)('%j runs nothing, calls no other host and leads nowhere', (html) => {
    for (const text of [html, `<p>a</p>${html}<p>b</p>`, `<ul><li>${html}`]) {
      const markup = markupOf(text);
      const elements = elementsOf(markup);
      expect(elements.flatMap(faultsOf)).toEqual([]);
      expect(elements).toHaveLength(markup.match(/<[a-z]/gi)?.length ?? 0);
    }
  });

  test('the check finds hostile HTML', () => {
    const markup = '<p onclick="hit()">x</p><a href="javascript:hit()">y</a><script>';
    const faults = elementsOf(markup).flatMap(faultsOf);
    expect(faults).toEqual(['onclick on <p>', 'a link to javascript:hit()', '<script>']);
  });
});

test('D20: allowed HTML is rendered as written', () => {
  const html = '<h3>Title</h3><ul><li>a <strong>b</strong></li></ul><p>1 &lt; 2 &amp; 3</p>';
  expect(markupOf(html)).toContain(html);
});

test('D20: links that leave are marked and opened safely, links of this site stay in it', () => {
  const away = markupOf('<a href="https://partner.example">Partner</a>');
  expect(away).toContain('target="_blank" rel="noopener noreferrer nofollow"');
  expect(away).toContain('opens in a new window');
  const home = markupOf('<a href="/m/help?i=6">Help</a>');
  expect(home).toContain('<a href="/m/help?i=6">Help</a>');
});

test('D20: headings follow the heading above them, whatever level they were written at', () => {
  const html = '<h3>One</h3><div><h4>Two</h4></div>';
  const drawn = (headings?: 2 | 3) =>
    renderToStaticMarkup(<OperatorHtml html={html} {...(headings && { headings })} />);
  expect(drawn(2)).toMatch(/<h2>One<\/h2>.*<h3>Two<\/h3>/);
  expect(drawn()).toMatch(/<h3>One<\/h3>.*<h4>Two<\/h4>/);
  expect(renderToStaticMarkup(<OperatorHtml html="<p>x</p>" headings={2} />)).toContain('<p>x</p>');
});

test('D20: unclosed and crossed tags still make a tree', () => {
  expect(readOperatorHtml('<p>a<b>b</p>c')).toEqual([
    { tag: 'p', attributes: {}, children: ['a', { tag: 'b', attributes: {}, children: ['b'] }] },
    'c',
  ]);
  expect(readOperatorHtml('1 < 2')).toEqual(['1 ', '<', ' 2']);
});

test('D20: a text of many nested tags or open brackets is read', () => {
  expect(plainText('<div>'.repeat(20_000) + 'x')).toBe('x');
  expect(plainText('<'.repeat(5000))).toHaveLength(5000);
  expect(plainText('<a '.repeat(3000)).length).toBeGreaterThan(0);
});

test('D20: a preview contains the text alone', () => {
  expect(plainText('<p>One <em>two</em>.</p><ul><li>three</li></ul>')).toBe('One two. three');
});
