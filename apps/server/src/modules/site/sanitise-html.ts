import sanitizeHtml from 'sanitize-html';
import {
  isOperatorTag,
  isOwnPicture,
  operatorAttributes,
  operatorTags,
} from '@pavilion/domain/message/operator-html';
import { linkTarget } from '@pavilion/domain/site/link-rule';

type Attributes = Record<string, string>;

const written = Object.fromEntries(operatorTags.map((tag) => [tag, [...operatorAttributes(tag)]]));

const options: sanitizeHtml.IOptions = {
  allowedTags: [...operatorTags],
  allowedAttributes: { ...written, a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: safeLink(attribs) }),
    img: (tagName, attribs) => ({ tagName, attribs: safePicture(attribs) }),
  },
};

/** Removes everything from HTML that is not on the list, so that it is safe to show. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** The parts of HTML that are not on the list, one phrase each; empty when all is allowed. */
export function htmlFaults(html: string): readonly string[] {
  const faults: string[] = [];
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag: (tag, attributes) => faults.push(...tagFaults(tag, attributes)),
  });
  return [...new Set(faults)];
}

/** What each link of the HTML says, in order, without its markup. */
export function linkTexts(html: string): readonly string[] {
  const texts: string[] = [];
  sanitizeHtml(html, {
    ...options,
    exclusiveFilter: ({ tag, text }) => {
      if (tag === 'a') texts.push(text.trim());
      return false;
    },
  });
  return texts;
}

function tagFaults(tag: string, attributes: Attributes): readonly string[] {
  if (!isOperatorTag(tag)) return [`HTML without <${tag}>, which is not allowed`];
  const faults: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!operatorAttributes(tag).includes(name)) {
      faults.push(`HTML without the attribute ${name} on <${tag}>, which is not allowed`);
    } else if (name === 'href' && linkTarget(value) === null) {
      faults.push('HTML whose href is a path of this site or an https, mailto or tel address');
    } else if (name === 'src' && !isOwnPicture(value)) {
      faults.push('HTML whose src is a path of this site');
    }
  }
  return faults;
}

function safeLink(attributes: Attributes): Attributes {
  const { href, target: _target, rel: _rel, ...rest } = attributes;
  if (href === undefined) return rest;
  const leadsTo = linkTarget(href);
  if (leadsTo === null) return rest;
  if (leadsTo !== 'outside') return { href, ...rest };
  return { href, ...rest, target: '_blank', rel: 'noopener noreferrer nofollow' };
}

function safePicture(attributes: Attributes): Attributes {
  const { src, ...rest } = attributes;
  return src !== undefined && isOwnPicture(src) ? { src, ...rest } : rest;
}
