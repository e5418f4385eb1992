import sanitizeHtml from 'sanitize-html';

/** The one list of what HTML written by an operator may hold. */
const allowed = {
  tags: [
    'p',
    'br',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'em',
    'b',
    'i',
    'u',
    's',
    'small',
    'a',
    'blockquote',
    'hr',
    'span',
    'div',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'caption',
    'img',
    'dl',
    'dt',
    'dd',
  ],
  attributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height'],
    th: ['scope', 'colspan', 'rowspan'],
    td: ['colspan', 'rowspan'],
    ol: ['start'],
  } as Record<string, string[]>,
  schemes: ['https', 'mailto', 'tel'],
};

const options: sanitizeHtml.IOptions = {
  allowedTags: allowed.tags,
  allowedAttributes: { ...allowed.attributes, a: ['href', 'title', 'target', 'rel'] },
  allowedSchemes: allowed.schemes,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    a: (tagName, attribs) => ({ tagName, attribs: { ...attribs, ...linkSafety(attribs['href']) } }),
  },
};

/** HTML with everything that is not on the list removed; safe to show. */
export function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, options);
}

/** What the HTML holds that is not on the list, one phrase each; empty when all is allowed. */
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

function tagFaults(tag: string, attributes: Record<string, string>): readonly string[] {
  if (!allowed.tags.includes(tag)) return [`HTML without <${tag}>, which is not allowed`];
  const faults: string[] = [];
  for (const [name, value] of Object.entries(attributes)) {
    if (!(allowed.attributes[tag] ?? []).includes(name)) {
      faults.push(`HTML without the attribute ${name} on <${tag}>, which is not allowed`);
    } else if ((name === 'href' || name === 'src') && !isAllowedAddress(value)) {
      faults.push(`HTML whose ${name} is a path of this site or an https, mailto or tel address`);
    }
  }
  return faults;
}

function isAllowedAddress(address: string): boolean {
  if (/^\/(?!\/)/u.test(address)) return true;
  return URL.canParse(address) && allowed.schemes.includes(new URL(address).protocol.slice(0, -1));
}

function linkSafety(href: string | undefined): Record<string, string> {
  if (href === undefined || href.startsWith('/')) return {};
  return { target: '_blank', rel: 'noopener noreferrer nofollow' };
}
