import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';

/** The parts of an OpenAPI document the server reads itself. */
export type OpenApiDocument = {
  paths: Record<string, Record<string, OperationObject>>;
  components: {
    parameters: Record<string, { name: string; in: string; schema?: { pattern?: string } }>;
    headers: Record<string, HeaderObject>;
    responses: Record<string, ResponseObject>;
    schemas: Record<string, { properties?: Record<string, unknown>; pattern?: string }>;
  };
};
type HeaderObject = { $ref?: string; required?: boolean };
export type ResponseObject = {
  $ref?: string;
  description?: string;
  headers?: Record<string, HeaderObject>;
  content?: Record<string, { schema?: unknown }>;
};
export type OperationObject = {
  operationId: string;
  requestBody?: { content: Record<string, unknown> };
  parameters?: { $ref?: string; name?: string }[];
  responses: Record<string, ResponseObject>;
};

/** The properties of an operation that the request handling needs, read once. */
export type OperationFacts = {
  method: string;
  /** As in the contract, with `{id}`. */
  path: string;
  successStatus: number;
  multipart: boolean;
  /** Whether the response is a file, a picture or a ZIP, rather than JSON. */
  binary: boolean;
  /** Whether the response is a stream of events. */
  streams: boolean;
  /** Whether the response has an ETag and may be 304. */
  revalidates: boolean;
  /** Whether it takes an Idempotency-Key. */
  repeatable: boolean;
  responses: Record<string, ResponseObject>;
};

/** The methods that operations may have. */
export const METHODS = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

const FILE = join(import.meta.dirname, '../../../../openapi.yaml');

let read: OpenApiDocument | undefined;

/** The contract as it is written in the repository. */
export const readSpecificationText = (): string => readFileSync(FILE, 'utf8');

/** The contract in the repository; read once, and not to be modified. */
export function readSpecification(): OpenApiDocument {
  read ??= parse(readSpecificationText()) as OpenApiDocument;
  return read;
}

/** The names of an object's fields, in the contract's order. */
export const fieldsOf = (schema: string): readonly string[] =>
  Object.keys(readSpecification().components.schemas[schema]?.properties ?? {});

/** The pattern of a schema for texts, or of a parameter. @throws if it has none */
export function patternOf(name: string): string {
  const { schemas, parameters } = readSpecification().components;
  const pattern = schemas[name]?.pattern ?? parameters[name]?.schema?.pattern;
  if (pattern === undefined) throw new Error(`The contract gives ${name} no pattern.`);
  return pattern;
}

function resolveResponse(document: OpenApiDocument, response: ResponseObject): ResponseObject {
  const name = response.$ref?.split('/').at(-1);
  return (name ? document.components.responses[name] : undefined) ?? response;
}

/** Every operation of the contract with its properties. */
export function operationFacts(document: OpenApiDocument): Map<string, OperationFacts> {
  const facts = new Map<string, OperationFacts>();
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item)) {
      if (!METHODS.includes(method.toUpperCase())) continue;
      const { operationId, requestBody, parameters = [], responses } = operation;
      const success = Object.keys(responses).find((status) => status.startsWith('2'));
      if (!success) throw new Error(`The contract gives ${operationId} no success answer.`);
      const content = Object.keys(responses[success]?.content ?? {});
      facts.set(operationId, {
        method: method.toUpperCase(),
        path,
        successStatus: Number(success),
        multipart: requestBody !== undefined && 'multipart/form-data' in requestBody.content,
        binary: content.some((type) => type.startsWith('image/') || type === 'application/zip'),
        streams: content.includes('text/event-stream'),
        revalidates: '304' in responses,
        repeatable: parameters.some(({ $ref }) => $ref?.endsWith('/IdempotencyKey')),
        responses: Object.fromEntries(
          Object.entries(responses).map(([status, answer]) => [status, resolveResponse(document, answer)]),
        ),
      });
    }
  return facts;
}

/** The methods of each path of the contract, by its Fastify pattern. */
export function methodsByPattern(document: OpenApiDocument): Map<string, Set<string>> {
  return new Map(
    Object.entries(document.paths).map(([path, item]) => [
      path.replaceAll(/\{(\w+)\}/g, ':$1'),
      new Set(
        Object.keys(item)
          .map((name) => name.toUpperCase())
          .filter((name) => METHODS.includes(name)),
      ),
    ]),
  );
}
