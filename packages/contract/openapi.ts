import { toJsonSchema } from '@valibot/to-json-schema';
import type { GenericSchema } from 'valibot';
import { commonErrors } from './common-errors.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { errorStatus } from './error-code.ts';
import { operatorEndpoints } from './operator.ts';
import { playerEndpoints } from './player.ts';

type Json = Record<string, unknown>;
export type OpenApiDocument = Json;

function schemaOf(schema: GenericSchema, typeMode: 'input' | 'output'): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode,
    errorMode: 'ignore',
    overrideSchema: ({ valibotSchema }) =>
      valibotSchema.type === 'blob' ? { type: 'string', format: 'binary' } : undefined,
  });
  return rest;
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function without(schema: Json, names: readonly string[]): Json {
  const properties = { ...(schema['properties'] as Json | undefined) };
  for (const name of names) delete properties[name];
  const required = ((schema['required'] as string[] | undefined) ?? []).filter(
    (name) => !names.includes(name),
  );
  return { ...schema, properties, required };
}

function parametersOf(endpoint: Endpoint, input: Json): Json[] {
  const properties = (input['properties'] as Json | undefined) ?? {};
  const required = new Set((input['required'] as string[] | undefined) ?? []);
  const inPath = pathNames(endpoint.path);
  const named = endpoint.sends === 'query' ? Object.keys(properties) : inPath;
  return named.map((name) => ({
    name,
    in: inPath.includes(name) ? 'path' : 'query',
    required: inPath.includes(name) || required.has(name),
    schema: properties[name],
  }));
}

const bodyTypes = {
  json: 'application/json',
  form: 'application/x-www-form-urlencoded',
  multipart: 'multipart/form-data',
} as const;

function bodyOf(endpoint: Endpoint, input: Json): Json {
  if (endpoint.sends === 'query') return {};
  const types = [bodyTypes[endpoint.sends], ...(endpoint.alsoForm ? [bodyTypes.form] : [])];
  const schema = without(input, pathNames(endpoint.path));
  const content = Object.fromEntries(types.map((type) => [type, { schema }]));
  return { requestBody: { required: true, content } };
}

function success(endpoint: Endpoint): Json {
  const value = schemaOf(endpoint.response, 'input');
  if (endpoint.response.type === 'blob') {
    return { description: 'Done', content: { [endpoint.file ?? 'image/webp']: { schema: value } } };
  }
  const schema = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: { const: true }, value },
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...endpoint.errors, ...commonErrors(endpoint)])) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    String(status),
    {
      description: codes.join(', '),
      content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } },
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

function operation(area: string, name: string, endpoint: Endpoint): Json {
  const input = schemaOf(endpoint.input, 'input');
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ [endpoint.access]: [] }] }),
    ...(endpoint.moduleId === undefined ? {} : { 'x-module-id': endpoint.moduleId }),
    parameters: parametersOf(endpoint, input),
    ...bodyOf(endpoint, input),
    responses: { '200': success(endpoint), ...failures(endpoint) },
  };
}

const failureSchema = {
  type: 'object',
  required: ['success', 'errorCode', 'message'],
  properties: {
    success: { const: false },
    errorCode: { enum: Object.keys(errorStatus) },
    message: { type: 'string' },
    value: {},
  },
};

const authorization = { type: 'apiKey', in: 'header', name: 'Authorization' };

/** The OpenAPI 3.1 document of one table of the contract. */
function openApiDocument(title: string, table: EndpointTable): Json {
  const all = Object.values(table).flatMap((area) => Object.values(area));
  const keys = new Set(all.map(({ access }) => access).filter((one) => one !== 'anyone'));
  const paths: Record<string, Json> = {};
  for (const [area, calls] of Object.entries(table)) {
    for (const [name, call] of Object.entries(calls)) {
      const method = { [call.method.toLowerCase()]: operation(area, name, call) };
      paths[call.path] = { ...paths[call.path], ...method };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { Failure: failureSchema },
      securitySchemes: Object.fromEntries([...keys].map((key) => [key, authorization])),
    },
  };
}

/** What each side of the contract says. */
export const openApiDocuments = {
  player: () => openApiDocument('Pavilion, the mobile site', playerEndpoints),
  operator: () => openApiDocument('Pavilion, the operator', operatorEndpoints),
};
