import type { FastifyInstance } from 'fastify';
import { openApiDocuments, type OpenApiDocument } from '@pavilion/contract/openapi';

const documents = [
  ['/openapi.json', openApiDocuments.player],
  ['/operator/openapi.json', openApiDocuments.operator],
] as const;

/** Serves the contract as OpenAPI: the calls of players, and those of operators. */
export function addOpenApiRoutes(server: FastifyInstance): void {
  for (const [path, make] of documents) {
    let made: OpenApiDocument | undefined;
    server.get(path, async () => (made ??= make()));
  }
}
