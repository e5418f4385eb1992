import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import { getDescription, type GenericSchema, type ObjectEntries } from 'valibot';
import { commonErrors } from './common-errors.ts';
import type { Endpoint, EndpointTable } from './endpoint.ts';
import { errorStatus } from './error-code.ts';
import { operatorEndpoints } from './operator.ts';
import { playerEndpoints } from './player.ts';

type Json = Record<string, unknown>;
export type OpenApiDocument = Json;
/** The components of a document by name. */
type Components = Map<string, Json>;

type OverrideSchema = NonNullable<ConversionConfig['overrideSchema']>;
type OverrideAction = NonNullable<ConversionConfig['overrideAction']>;

/** Adds each field's description, which the library loses behind a transformation. */
function withDescriptions(schema: Json, entries: ObjectEntries): Json {
  const properties = Object.entries(schema['properties'] as Record<string, Json>);
  const withTexts = properties.map(([name, property]) => {
    const description = entries[name] && getDescription(entries[name]);
    const hasOne = description === undefined || '$ref' in property;
    return [name, hasOne ? property : { ...property, description }];
  });
  return { ...schema, properties: Object.fromEntries(withTexts) as Json };
}

const overrideSchema: OverrideSchema = ({ valibotSchema, jsonSchema }) => {
  if (valibotSchema.type === 'blob') return { type: 'string', format: 'binary' };
  if (!('entries' in valibotSchema) || jsonSchema.properties === undefined) return undefined;
  return withDescriptions({ ...jsonSchema }, valibotSchema.entries as ObjectEntries);
};

/** Moves a schema with a title to the components and leaves a reference in its place. */
function hoisting(components: Components): OverrideAction {
  return ({ valibotAction, jsonSchema }) => {
    if (valibotAction.type !== 'title') return undefined;
    const { title = '', ...schema } = jsonSchema;
    const known = components.get(title);
    if (known && JSON.stringify(known) !== JSON.stringify(schema)) {
      throw new Error(`two schemas have the title ${title}`);
    }
    components.set(title, schema);
    return { $ref: `#/components/schemas/${title}` };
  };
}

function schemaOf(schema: GenericSchema, components: Components): Json {
  const { $schema: _, ...rest } = toJsonSchema(schema, {
    typeMode: 'input',
    target: 'draft-2020-12',
    errorMode: 'ignore',
    overrideSchema,
    overrideAction: hoisting(components),
  });
  return rest;
}

function pathNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
}

function without(schema: Json, names: readonly string[]): Json {
  if (names.length === 0) return schema;
  const properties = { ...(schema['properties'] as Json | undefined) };
  for (const name of names) delete properties[name];
  const required = ((schema['required'] as string[] | undefined) ?? []).filter(
    (name) => !names.includes(name),
  );
  return { ...schema, properties, required };
}

function parametersOf(endpoint: Endpoint, input: Json): Json[] {
  const properties = (input['properties'] as Record<string, Json> | undefined) ?? {};
  const required = new Set((input['required'] as string[] | undefined) ?? []);
  const inPath = pathNames(endpoint.path);
  const named = endpoint.sends === 'query' ? Object.keys(properties) : inPath;
  return named.map((name) => {
    const { description, ...schema } = properties[name] ?? {};
    return {
      name,
      in: inPath.includes(name) ? 'path' : 'query',
      required: inPath.includes(name) || required.has(name),
      ...(description === undefined ? {} : { description }),
      schema,
    };
  });
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

const succeeded = { const: true, description: 'The call was carried out.' };

function success(endpoint: Endpoint, components: Components): Json {
  const answer = schemaOf(endpoint.response, components);
  if (endpoint.response.type === 'blob') {
    return {
      description: 'Done',
      content: { [endpoint.file ?? 'image/webp']: { schema: answer } },
    };
  }
  const value = { ...answer, description: answer['description'] ?? 'What the call answers.' };
  const schema = {
    type: 'object',
    required: ['success', 'value'],
    properties: { success: succeeded, value },
  };
  return { description: 'Done', content: { 'application/json': { schema } } };
}

/** The codes that a call can answer with, by status. */
function failures(endpoint: Endpoint): Json {
  const byStatus = new Map<number, string[]>();
  for (const code of new Set([...endpoint.errors, ...commonErrors(endpoint)])) {
    const status = errorStatus[code];
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const entries = [...byStatus].map(([status, codes]) => [
    String(status),
    { $ref: `#/components/responses/${status}`, description: codes.join(', ') },
  ]);
  return Object.fromEntries(entries) as Json;
}

function operation(area: string, name: string, endpoint: Endpoint, components: Components): Json {
  const input = schemaOf(endpoint.input, components);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: endpoint.summary,
    ...(endpoint.access === 'anyone' ? {} : { security: [{ [endpoint.access]: [] }] }),
    ...(endpoint.moduleId === undefined ? {} : { 'x-module-id': endpoint.moduleId }),
    parameters: parametersOf(endpoint, input),
    ...bodyOf(endpoint, input),
    responses: { '200': success(endpoint, components), ...failures(endpoint) },
  };
}

const failureSchema = {
  type: 'object',
  description: 'What every call answers that fails; the call names the codes that it can have.',
  required: ['success', 'errorCode', 'message'],
  properties: {
    success: { const: false, description: 'The call was not carried out.' },
    errorCode: { enum: Object.keys(errorStatus), description: 'What went wrong, for programs.' },
    message: { type: 'string', description: 'What went wrong, in the language of the request.' },
    value: { description: 'Hints for what the person can do next, such as `{ captcha: true }`.' },
  },
};

const retryAfter = {
  description: 'After how many seconds to try again, where that is known.',
  schema: { type: 'integer' },
};
const failureContent = { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } };

/** One response for each status, for any code. */
function failureResponses(): Json {
  const statuses = [...new Set(Object.values(errorStatus))];
  const entries = statuses.map((status) => [
    String(status),
    {
      description: `An error of status ${status}; the call says with which codes.`,
      ...([408, 429, 503].includes(status) && { headers: { 'Retry-After': retryAfter } }),
      content: failureContent,
    },
  ]);
  return Object.fromEntries(entries) as Json;
}

const authorization = { type: 'apiKey', in: 'header', name: 'Authorization' };

/** The OpenAPI 3.1 document of a table of the contract. */
export function openApiDocument(title: string, table: EndpointTable): OpenApiDocument {
  const all = Object.values(table).flatMap((area) => Object.values(area));
  const keys = new Set(all.map(({ access }) => access).filter((one) => one !== 'anyone'));
  const components: Components = new Map();
  const paths: Record<string, Json> = {};
  for (const [area, calls] of Object.entries(table)) {
    for (const [name, call] of Object.entries(calls)) {
      const method = { [call.method.toLowerCase()]: operation(area, name, call, components) };
      paths[call.path] = { ...paths[call.path], ...method };
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      schemas: { ...Object.fromEntries(components), Failure: failureSchema },
      responses: failureResponses(),
      securitySchemes: Object.fromEntries([...keys].map((key) => [key, authorization])),
    },
  };
}

export const openApiDocuments = {
  player: () => openApiDocument('Pavilion, the mobile site', playerEndpoints),
  operator: () => openApiDocument('Pavilion, the operator', operatorEndpoints),
};
