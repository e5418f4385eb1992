import type { FastifyReply } from 'fastify';
import type { PageAssets } from './assets.ts';
import { html } from './html.ts';
import type { Html } from './html.ts';

export type DocumentContent = {
  title: string;
  language?: string;
  /** Class of the body; `data` is what its script reads. */
  bodyClass: string;
  data?: Readonly<Record<string, string>>;
  assets: PageAssets;
  body: Html;
};

export type DocumentPolicy = {
  /** The only origin that may frame the page. */
  pavilionOrigin: string;
  /** Other origins to which a form of the page may lead, redirects included. */
  formOrigins?: readonly string[];
};

/** Sends a page without any inline script or style, under a policy that forbids both. */
export function sendDocument(
  reply: FastifyReply,
  content: DocumentContent,
  policy: DocumentPolicy,
): FastifyReply {
  return reply
    .headers(securityHeaders(policy))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(renderDocument(content).markup);
}

function securityHeaders(policy: DocumentPolicy): Record<string, string> {
  const formTargets = ["'self'", ...(policy.formOrigins ?? [])].join(' ');
  const directives = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "connect-src 'self'",
    "base-uri 'none'",
    `form-action ${formTargets}`,
    `frame-ancestors ${policy.pavilionOrigin}`,
  ];
  return {
    'content-security-policy': directives.join('; '),
    'referrer-policy': 'no-referrer',
    'x-content-type-options': 'nosniff',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
  };
}

function renderDocument(content: DocumentContent): Html {
  const data = Object.entries(content.data ?? {}).map(
    ([key, value]) => html` data-${key}="${value}"`,
  );
  return html`<!doctype html>
<html lang="${content.language ?? 'en'}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="color-scheme" content="dark">
<meta name="theme-color" content="#0e1220">
<title>${content.title}</title>
<link rel="icon" href="data:,">
${content.assets.styles.map((style) => html`<link rel="stylesheet" href="${style}">`)}
<script type="module" src="${content.assets.script}"></script>
</head>
<body class="${content.bodyClass}"${data}>
${content.body}
</body>
</html>
`;
}
