import { refusal } from './refusal.ts';

/** Calls that cannot be understood, and a server that cannot respond. */
export const httpRefusals = {
  /** `errors` names each value; `detail` joins the sentences of the first few. */
  invalid_input: refusal(422, 'The request is not valid.'),
  character_not_storable: refusal(422, 'The text has a character that cannot be stored.'),
  idempotency_key_reused: refusal(422, 'This Idempotency-Key was used for something else. Choose a new one.'),
  idempotency_key_in_use: refusal(409, 'The first call with this Idempotency-Key is still under way.'),
  nothing_here: refusal(404, 'There is nothing at this address.'),
  address_unreadable: refusal(400, 'This address cannot be read.'),
  method_not_allowed: refusal(405, 'This call does not exist with this method.'),
  request_unreadable: refusal(400, 'The request could not be read.'),
  host_unclear: refusal(400, 'Name one host in the header Host.'),
  expectation_unknown: refusal(417, 'The header Expect takes 100-continue and nothing else.'),
  request_too_slow: refusal(408, 'The request took too long.'),
  headers_too_large: refusal(431, 'The request has too many headers.'),
  body_not_json: refusal(415, 'Send the body as JSON (application/json).'),
  body_too_large: refusal(413, 'The request is too large.'),
  invalid_json: refusal(400, 'The body is not valid JSON.'),
  body_not_utf8: refusal(400, 'Send the body in UTF-8.'),
  body_compressed: refusal(415, 'Send the body without compression.'),
  body_too_deep: refusal(400, 'The body is nested too deeply.'),
  wrong_content_length: refusal(400, 'The body does not have the length its header says.'),
  too_many_calls: refusal(429, 'Too many calls.'),
  internal_error: refusal(500, 'Something went wrong on our side. Please try again.'),
  unavailable: refusal(503, 'The service is not available right now. Please try again.'),
  no_room: refusal(507, 'There is no room left to store this. Nothing was saved.'),
};
