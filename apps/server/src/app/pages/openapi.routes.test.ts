import { fastify } from 'fastify';
import { expect, test } from 'vitest';
import { openApiDocuments } from '@pavilion/contract/openapi';
import { addOpenApiRoutes } from './openapi.routes.ts';

test.each([
  ['/openapi.json', openApiDocuments.player],
  ['/operator/openapi.json', openApiDocuments.operator],
])('Wire calls: %s is the document of the contract, at every time of asking', async (url, make) => {
  const server = fastify();
  addOpenApiRoutes(server);
  const answers = [await server.inject(url), await server.inject(url)];
  await server.close();
  const document = JSON.parse(JSON.stringify(make())) as unknown;
  for (const answer of answers) {
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.json()).toEqual(document);
  }
});
