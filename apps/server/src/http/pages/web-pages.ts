import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type Page = {
  etag: string;
  contentSecurityPolicy: string;
  plain: Buffer;
  brotli: Buffer;
  gzip: Buffer;
};

function hashesOf(html: string, element: 'script' | 'style'): string[] {
  const pattern = new RegExp(`<${element}((?:\\s[^>]*)?)>([\\s\\S]*?)</${element}>`, 'g');
  return [...html.matchAll(pattern)]
    .filter(([, attributes = '', text]) => {
      const isData = attributes.includes('application/json') || attributes.includes('src=');
      return text !== '' && !isData;
    })
    .map(([, , text = '']) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`);
}

/** Other origins whose content a page may show. */
export type ShownOrigins = {
  frameOrigins: readonly string[];
  mediaOrigins: readonly string[];
  imageOrigins: readonly string[];
};

function from(origins: readonly string[]): readonly string[] {
  return origins.length === 0 ? ["'none'"] : origins;
}

/** The policy of a page: of inline scripts only those of the build run. */
export function contentSecurityPolicy(html: string, shown: ShownOrigins): string {
  const rules = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...hashesOf(html, 'script')],
    'style-src': ["'self'", ...hashesOf(html, 'style')],
    'style-src-attr': ["'unsafe-inline'"],
    // Uploaded pictures are fetched with the session and shown as blobs.
    'img-src': ["'self'", 'data:', 'blob:', ...shown.imageOrigins],
    'font-src': ["'self'"],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'worker-src': ["'self'"],
    'frame-src': from(shown.frameOrigins),
    'media-src': from(shown.mediaOrigins),
    // Forms are sent by script, so that typed text never appears in an address.
    'form-action': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    // Only the service worker's script is loaded by an address from a script.
    'trusted-types': ['service-worker'],
  };
  return Object.entries(rules)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/** Compresses a page into the encodings in which it is sent. */
export function createPage(html: string, shown: ShownOrigins): Page {
  const plain = Buffer.from(html);
  const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
  return {
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
    contentSecurityPolicy: contentSecurityPolicy(html, shown),
    plain,
    brotli: brotliCompressSync(plain, { params: quality }),
    gzip: gzipSync(plain, { level: 9 }),
  };
}
