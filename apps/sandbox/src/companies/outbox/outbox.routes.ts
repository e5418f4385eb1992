import type { FastifyInstance } from 'fastify';
import { asObject, asText } from '#json-body.ts';
import type { Assets } from '#pages/assets.ts';
import { sendDocument } from '#pages/document.ts';
import { html } from '#pages/html.ts';
import type { Outbox } from './outbox.ts';

export type OutboxDeps = { outbox: Outbox; assets: Assets; pavilionOrigin: string };

export function registerOutbox(server: FastifyInstance, deps: OutboxDeps): void {
  server.get('/outbox.json', (request, reply) => {
    const query = asObject(request.query);
    const filter = { to: asText(query?.['to']), kind: asText(query?.['kind']) };
    return reply.header('cache-control', 'no-store').send({ messages: deps.outbox.list(filter) });
  });
  server.get('/outbox', (_request, reply) =>
    sendDocument(
      reply,
      {
        title: 'Outbox',
        bodyClass: 'page outbox',
        assets: deps.assets.forEntry('src/companies/outbox/browser/outbox-page.ts'),
        body: html`<main class="column"><header class="outbox-head">
<a href="/" class="outbox-back">Sandbox</a><h1>Outbox</h1>
<p>SMS and mail that the site sent. New ones appear by themselves.</p>
<div class="outbox-kinds" role="group" aria-label="Kind">
<button type="button" data-kind="" aria-pressed="true">All</button>
<button type="button" data-kind="sms" aria-pressed="false">SMS</button>
<button type="button" data-kind="mail" aria-pressed="false">Mail</button></div></header>
<ol class="outbox-list" aria-live="polite"></ol>
<p class="outbox-empty">Nothing was sent yet. Ask the site for a code and it appears here.</p>
</main>`,
      },
      { pavilionOrigin: deps.pavilionOrigin },
    ),
  );
}
