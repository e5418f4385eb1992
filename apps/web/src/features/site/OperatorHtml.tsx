import { createElement, type ReactNode } from 'react';
import { Link } from 'wouter';
import { useText } from '#kit/text.ts';
import { linkTarget } from '@pavilion/domain/site/link-rule';
import { externalLink } from '@pavilion/ui/icons/content-icons.ts';
import { Icon } from '@pavilion/ui/icons/Icon.tsx';
import { readOperatorHtml, type HtmlNode } from './read-operator-html.ts';
import styles from './html/OperatorHtml.module.css';

type Attributes = Readonly<Record<string, string>>;

function OperatorLink({ attributes, children }: { attributes: Attributes; children: ReactNode }) {
  const text = useText();
  const { href = '', title } = attributes;
  const target = linkTarget(href);
  if (target === null) return <span title={title}>{children}</span>;
  if (target === 'own' && href.startsWith('/m/')) {
    return (
      <Link href={href} title={title}>
        {children}
      </Link>
    );
  }
  if (target !== 'outside') {
    return (
      <a href={href} title={title}>
        {children}
      </a>
    );
  }
  return (
    <a href={href} title={title} target="_blank" rel="noopener noreferrer nofollow">
      {children}
      <Icon shape={externalLink} size={14} className={styles.mark ?? ''} />
      <span className="visually-hidden"> ({text('content.outside')})</span>
    </a>
  );
}

function propsOf({ colspan, rowspan, ...rest }: Attributes) {
  return {
    ...rest,
    ...(colspan === undefined ? {} : { colSpan: Number(colspan) }),
    ...(rowspan === undefined ? {} : { rowSpan: Number(rowspan) }),
  };
}

const levelOf = (tag: string) => (/^h[1-6]$/.test(tag) ? Number(tag[1]) : undefined);

/** Returns the level of the highest heading among the nodes. */
function highestLevel(nodes: readonly HtmlNode[]): number {
  const levels = nodes.map((node) =>
    typeof node === 'string' ? 6 : (levelOf(node.tag) ?? highestLevel(node.children)),
  );
  return Math.min(6, ...levels);
}

function drawn(node: HtmlNode, index: number, lift: number): ReactNode {
  if (typeof node === 'string') return node;
  const { tag, attributes, children } = node;
  const inner = children.length === 0 ? undefined : children.map((one, at) => drawn(one, at, lift));
  const level = levelOf(tag);
  if (tag === 'a') {
    return (
      <OperatorLink key={index} attributes={attributes}>
        {inner}
      </OperatorLink>
    );
  }
  if (tag === 'img') {
    const { alt = '', ...rest } = attributes;
    return <img key={index} {...rest} alt={alt} loading="lazy" decoding="async" />;
  }
  const name = level === undefined ? tag : `h${Math.min(level - lift, 6)}`;
  return createElement(name, { key: index, ...propsOf(attributes) }, inner);
}

type OperatorHtmlProps = {
  html: string;
  /** The level of its highest headings, one below the heading above; unchanged when missing. */
  headings?: 2 | 3;
};

/** The one component that shows an operator's HTML (decision D20); never parsed as a page. */
export function OperatorHtml({ html, headings }: OperatorHtmlProps) {
  const nodes = readOperatorHtml(html);
  const lift = headings === undefined ? 0 : highestLevel(nodes) - headings;
  return <div className={styles.prose}>{nodes.map((node, index) => drawn(node, index, lift))}</div>;
}
