import type { AddressInfo } from 'node:net';
import { fastify, type FastifyRequest } from 'fastify';
import type { FakeIdentityCompany } from '#ports/fakes/identity-check.fake.ts';
import type { IdentityCheckRequest, IdentityCheckState } from '#ports/identity-check.ts';
import { reasons } from './check-answer.ts';

const kinds = {
  passport: 'passport',
  id_card: 'idCard',
  driving_licence: 'drivingLicence',
} as const;
const sides = ['front', 'back', 'selfie'] as const;

/** A state in the company's JSON. */
export function answerText(reference: string, state: IdentityCheckState): object {
  if (state.status === 'checking') return { reference, status: 'checking' };
  if (state.status === 'refused') {
    const words = Object.entries(reasons).find(([, ours]) => ours === state.reason);
    return { reference, status: 'refused', reason: words?.[0] };
  }
  const { expiresOn, ...found } = state.found;
  return { reference, status: state.status, document: { ...found, expires_on: expiresOn } };
}

async function readRequest({ headers, body }: FastifyRequest): Promise<IdentityCheckRequest> {
  const sent = new Response(new Uint8Array(body as Buffer), {
    headers: { 'content-type': headers['content-type'] ?? '' },
  });
  // oxlint-disable-next-line typescript/no-deprecated -- only tests send these forms
  const form = await sent.formData();
  const text = (name: string) => {
    const value = form.get(name);
    return typeof value === 'string' ? value : '';
  };
  const files = sides.flatMap((side) => {
    const file = form.get(side);
    return file instanceof Blob ? [{ side, file }] : [];
  });
  return {
    reference: String(headers['idempotency-key']),
    person: { name: text('name'), birthday: text('birthday') },
    kind: kinds[text('kind') as keyof typeof kinds],
    files: await Promise.all(
      files.map(async ({ side, file }) => ({
        side,
        type: file.type,
        bytes: Buffer.from(await file.arrayBuffer()),
      })),
    ),
  };
}

/** Serves the fake company over the sandbox's protocol, on a port of its own. */
export async function startFakeServer(company: FakeIdentityCompany, apiKey: string) {
  const server = fastify({ forceCloseConnections: true });
  server.addContentTypeParser('multipart/form-data', { parseAs: 'buffer' }, (_, body, done) =>
    done(null, body),
  );

  server.addHook('onRequest', async (request, reply) => {
    if (company.isDown()) await reply.code(500).send({ code: 'down' });
    else if (request.headers.authorization !== `Bearer ${apiKey}`) {
      await reply.code(401).send({ code: 'unauthorized' });
    }
  });
  server.post('/identity-check/v1/checks', async (request, reply) => {
    const reaction = company.startCheck(await readRequest(request));
    if (reaction.outcome === 'silent') return reply.hijack();
    if (reaction.outcome === 'accepted') {
      const { reference, state } = reaction.value;
      return reply.code(202).send(answerText(reference, state));
    }
    const status = reaction.outcome === 'refused' ? 422 : 500;
    return reply.code(status).send({ code: 'not_done', message: 'Not done.' });
  });
  server.get('/identity-check/v1/checks', async (request, reply) => {
    const { reference } = request.query as { reference: string };
    const check = company.findCheck(reference);
    if (!check) return reply.code(404).send({ code: 'not_found' });
    return reply.send(answerText(reference, check.state));
  });

  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}
