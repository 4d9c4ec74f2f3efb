import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'yaml';

const methods = ['get', 'post', 'put', 'delete'] as const;

interface Content {
  content?: Record<string, unknown>;
}
interface Operation {
  operationId: string;
  security?: readonly object[];
  responses: Record<string, Content & { $ref?: string }>;
}
interface Document {
  paths: Record<string, Partial<Record<(typeof methods)[number], Operation>>>;
  components: { schemas: Record<string, unknown>; responses: Record<string, Content> };
}

const document: Document = parse(readFileSync(new URL('../../../../openapi.yaml', import.meta.url), 'utf8'));

const ajv = new Ajv2020({ strict: false, allErrors: true });
addFormats.default(ajv);
ajv.addSchema(document, 'leaf');

const escaped = (part: string) => encodeURIComponent(part.replaceAll('~', '~0').replaceAll('/', '~1'));

/** The faults of a value according to a schema in openapi.yaml; empty if there are none. */
const faults = (place: readonly string[], value: unknown): string[] => {
  const validate = ajv.compile({ $ref: `leaf#/${place.map(escaped).join('/')}` });
  return validate(value) ? [] : (validate.errors ?? []).map((e) => `${e.instancePath} ${e.message}`);
};

export const schemaNames = Object.keys(document.components.schemas);

export const schemaFaults = (name: string, value: unknown): string[] =>
  faults(['components', 'schemas', name], value);

/** Every call of the contract. */
export const calls = Object.entries(document.paths).flatMap(([path, item]) =>
  methods.flatMap((method) => {
    const operation = item[method];
    return operation ? [{ path, method, operation }] : [];
  }),
);

const matches = (path: string, pathname: string) =>
  new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`).test(pathname);

/** The faults of a response of the API below `/api`, according to the contract. */
export const answerFaults = async (request: Request, response: Response): Promise<string[]> => {
  const pathname = new URL(request.url).pathname.replace(/^\/api/, '');
  const method = request.method.toLowerCase();
  // A path without parameters takes precedence over one with them, such as `/organizations/pending`.
  const call = calls
    .filter((candidate) => candidate.method === method && matches(candidate.path, pathname))
    .sort((a, b) => a.path.split('{').length - b.path.split('{').length)[0];
  if (!call) return [`${request.method} ${pathname} is no call of the contract`];
  const status = call.operation.responses[response.status] ? String(response.status) : 'default';
  if (response.ok && status === 'default')
    return [`${response.status} is no answer of ${call.operation.operationId}`];
  const name = call.operation.responses[status]?.$ref?.split('/').at(-1);
  const place = name
    ? ['components', 'responses', name]
    : ['paths', call.path, call.method, 'responses', status];
  const content = name
    ? document.components.responses[name]?.content
    : call.operation.responses[status]?.content;
  const type = response.headers.get('Content-Type')?.split(';')[0] ?? '';
  if (!content) return (await response.clone().text()) === '' ? [] : ['a body where there is none'];
  if (!content[type]) return [`${type} is no type of ${call.operation.operationId} ${status}`];
  if (type !== 'application/json') return [];
  return faults([...place, 'content', type, 'schema'], await response.clone().json());
};
