import { fieldFaults, type Params, refusals, type Problem as WireProblem } from '@leaf/api-client/contract';
import type { FieldError, Problem } from './problem.ts';

/** How many values at fault the detail names. */
const NAMED = 3;

const labels: Record<string, string> = {
  email: 'E-mail',
  activation_code: 'Activation code',
  organization_id: 'Organization',
  org_id: 'Organization',
  user_id: 'User',
  ads_txt_lines: 'Ads.txt lines',
  ssd_copies: 'SSD copies',
  hdd_copies: 'HDD copies',
  lto_copies: 'LTO copies',
};

/** A field's name as a person would say it. */
function label(path: string): string {
  const name = path.split('.').findLast((part) => !/^\d+$/.test(part)) ?? '';
  const words = name.replaceAll(/[_-]/g, ' ').toLowerCase();
  return (
    (Object.hasOwn(labels, name) ? labels[name] : undefined) ??
    (words ? words.charAt(0).toUpperCase() + words.slice(1) : 'The body')
  );
}

type Text = string | ((params: Params) => string);
// Each sentence takes the parameters of its own code, which `refuse` and `unprocessable` made sure of.
const textOf = new Map(Object.entries(refusals).map(([code, { text }]) => [code, text as Text]));
const faultOf = new Map(Object.entries(fieldFaults) as [string, (params: Params) => string][]);

function wordField({ path, code, params, message }: FieldError) {
  const say = faultOf.get(code);
  return {
    path,
    code,
    ...(params ? { params } : {}),
    message: message ?? say?.({ field: label(path), ...params }) ?? code,
  };
}

/** The body of a refusal. */
export function wordProblem({ code, params, detail, errors }: Problem): WireProblem {
  const text = textOf.get(code) ?? code;
  const worded = errors?.map(wordField);
  const named = worded
    ?.slice(0, NAMED)
    .map(({ message }) => message)
    .join(' ');
  return {
    code,
    detail: detail ?? (named || (typeof text === 'string' ? text : text(params ?? {}))),
    ...(params ? { params: { ...params } } : {}),
    ...(worded ? { errors: worded } : {}),
  } as WireProblem;
}
