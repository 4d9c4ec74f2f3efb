import { Ajv2020, type ErrorObject, type Options, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { keepsTo, type Shape } from './shape.ts';
import type { OpenApiDocument, OperationFacts, ResponseObject } from './specification.ts';

const options = { strict: false, allErrors: true, verbose: true } as const;

/** A form filled in by a person has fewer fields; all errors are collected only below this size. */
const FORM: Shape = { parts: 500, depth: 10 };
/** The most errors reported at once. */
const MOST_ERRORS = 50;

/** Whether a value is valid; if not, `errors` says what is wrong with it. */
export type Validate = { (value: unknown): boolean; errors?: ErrorObject[] | null };

/**
 * Collects all errors of a form, but only the first of anything larger: a small request must not cause seconds of work
 * and a response of megabytes.
 */
function boundedly(compile: (allErrors: boolean) => ValidateFunction): Validate {
  const first = compile(false);
  let all: ValidateFunction | undefined;
  const validate: Validate = (value) => {
    if (first(value)) return true;
    validate.errors = first.errors ?? [];
    if (!keepsTo(value, FORM)) return false;
    all ??= compile(true);
    if (!all(value)) validate.errors = (all.errors ?? []).slice(0, MOST_ERRORS);
    return false;
  };
  return validate;
}

/** Bodies are validated unchanged; parameters in a URL are text and are converted to the contract's types. */
export function requestValidators() {
  const ajv = (more: Options) => addFormats.default(new Ajv2020({ ...options, ...more }));
  const strict = { all: ajv({}), first: ajv({ allErrors: false }) };
  const coercing = { all: ajv({ coerceTypes: true }), first: ajv({ coerceTypes: true, allErrors: false }) };
  return (schema: object, part: string | undefined): Validate => {
    const { all, first } = part === 'body' ? strict : coercing;
    return boundedly((allErrors) => (allErrors ? all : first).compile(schema));
  };
}

/** The headers of a response, by their names in lower case. */
type Headers = Readonly<Record<string, unknown>>;

/**
 * Compares a response with the contract.
 * @returns the differences, or null
 */
export type AnswerCheck = (
  operationId: string,
  status: number,
  headers: Headers,
  body: unknown,
) => string | null;

/** Finds the faults of a value by a schema of the contract, such as `NewStorageRow`. */
export function schemaValidators(document: OpenApiDocument): (schema: string) => Validate {
  const ajv = (more: Options) => {
    const made = addFormats.default(new Ajv2020({ ...options, ...more }));
    return made.addSchema(document, 'contract');
  };
  const all = ajv({});
  const first = ajv({ allErrors: false });
  return (schema) =>
    boundedly((allErrors) =>
      (allErrors ? all : first).compile({ $ref: `contract#/components/schemas/${schema}` }),
    );
}

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** What is wrong with a value by the schema at a place in a document; null when nothing is. */
type Faults = (at: string, value: unknown) => string | null;

/** Programs in one process share what is compiled. */
const faultsByDocument = new WeakMap<OpenApiDocument, Faults>();

/** Keeps what it compiles: Ajv would compile a reference again for each value. */
function faultsIn(document: OpenApiDocument): Faults {
  const ajv = addFormats.default(new Ajv2020({ ...options, verbose: false }));
  ajv.addSchema(document, 'contract');
  const compiled = new Map<string, ValidateFunction>();
  return (at, value) => {
    const validate = compiled.get(at) ?? ajv.compile({ $ref: `contract#${at}` });
    compiled.set(at, validate);
    return validate(value) ? null : ajv.errorsText(validate.errors);
  };
}

/** What is wrong with the headers that a response has; null when nothing is. */
type HeaderFault = (response: ResponseObject | undefined, headers: Headers) => string | null;

/**
 * A response has the headers that the contract requires of it. Those that the contract declares anywhere are declared
 * wherever they are sent.
 */
function headerFaults(document: OpenApiDocument, facts: Map<string, OperationFacts>): HeaderFault {
  const declaredBy = ({ headers = {} }: ResponseObject) =>
    Object.entries(headers).map(([name, header]) => {
      const { required = false } =
        document.components.headers[header.$ref?.split('/').at(-1) ?? ''] ?? header;
      return { name: name.toLowerCase(), required };
    });
  const responses = [...facts.values()].flatMap((operation) => Object.values(operation.responses));
  const known = new Set(responses.flatMap(declaredBy).map(({ name }) => name));
  return (response = {}, headers) => {
    const declared = declaredBy(response);
    const missing = declared.filter(({ name, required }) => required && headers[name] === undefined);
    const names = new Set(declared.map(({ name }) => name));
    const extra = Object.keys(headers).filter((name) => known.has(name) && !names.has(name));
    const faults = [
      ...missing.map(({ name }) => `lacks ${name}`),
      ...extra.map((name) => `declares no ${name}`),
    ];
    return faults.length === 0 ? null : faults.join(', ');
  };
}

/** Checks every status, header, content type and field against the contract. Compiles each schema on first use. */
export function answerCheck(document: OpenApiDocument, facts: Map<string, OperationFacts>): AnswerCheck {
  const faultsAt = faultsByDocument.get(document) ?? faultsIn(document);
  faultsByDocument.set(document, faultsAt);
  const headerFault = headerFaults(document, facts);

  return (operationId, status, headers, body) => {
    const operation = facts.get(operationId);
    if (!operation) return `${operationId} is not in the contract`;
    const declared = operation.responses[status] !== undefined;
    if (!declared && status < 400)
      return `${operationId} answered ${status}, which the contract does not declare`;
    const key = declared ? String(status) : 'default';
    const response = operation.responses[key];
    const wrongHeaders = headerFault(response, headers);
    if (wrongHeaders) return `${operationId} ${status} ${wrongHeaders}`;
    const type = /^[^;\s]*/.exec(String(headers['content-type'] ?? ''))?.[0] ?? '';
    if (!response?.content) return body ? `${operationId} ${status} must be empty` : null;
    if (!response.content[type]) return `${operationId} answered ${status} as "${type}"`;
    if (type !== 'application/json') return null;

    const raw = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses[key];
    const at =
      raw?.$ref?.slice(1) ??
      `/paths/${pointer(operation.path)}/${operation.method.toLowerCase()}/responses/${key}`;
    const faults = faultsAt(`${at}/content/${pointer(type)}/schema`, body);
    return faults && `${operationId} ${status}: ${faults}`;
  };
}
