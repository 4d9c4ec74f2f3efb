import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument, OperationFacts } from './specification.ts';

const options = { strict: false, allErrors: true, verbose: true } as const;

/** Bodies are taken as they are; what stands in an address is text and is read as what the contract says. */
export function requestValidators() {
  const strict = addFormats.default(new Ajv2020(options));
  const coercing = addFormats.default(new Ajv2020({ ...options, coerceTypes: true }));
  return (schema: object, part: string | undefined) => (part === 'body' ? strict : coercing).compile(schema);
}

/**
 * Compares an answer with the contract.
 * @returns what is wrong with it, or null
 */
export type AnswerCheck = (
  operationId: string,
  status: number,
  contentType: string,
  body: unknown,
) => string | null;

const pointer = (part: string) => part.replaceAll('~', '~0').replaceAll('/', '~1');

/** Checks every status, content type and field against the contract. Compiles each schema on first use. */
export function answerCheck(document: OpenApiDocument, facts: Map<string, OperationFacts>): AnswerCheck {
  const ajv = addFormats.default(new Ajv2020({ ...options, verbose: false }));
  ajv.addSchema(document, 'contract');

  return (operationId, status, contentType, body) => {
    const operation = facts.get(operationId);
    if (!operation) return `${operationId} is not in the contract`;
    const declared = operation.responses[status] !== undefined;
    if (!declared && status < 400)
      return `${operationId} answered ${status}, which the contract does not declare`;
    const key = declared ? String(status) : 'default';
    const response = operation.responses[key];
    const type = contentType.split(';')[0]?.trim() ?? '';
    if (!response?.content) return body ? `${operationId} ${status} must be empty` : null;
    if (!response.content[type]) return `${operationId} answered ${status} as "${type}"`;
    if (type !== 'application/json') return null;

    const raw = document.paths[operation.path]?.[operation.method.toLowerCase()]?.responses[key];
    const at =
      raw?.$ref?.slice(1) ??
      `/paths/${pointer(operation.path)}/${operation.method.toLowerCase()}/responses/${key}`;
    const validate = ajv.compile({ $ref: `contract#${at}/content/${pointer(type)}/schema` });
    return validate(body) ? null : `${operationId} ${status}: ${ajv.errorsText(validate.errors)}`;
  };
}
