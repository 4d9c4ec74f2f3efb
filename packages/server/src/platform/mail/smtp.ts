import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import { messageId } from './message-id.ts';
import type { Delivery } from './types.ts';

/**
 * How long the server may be silent. Ten minutes for an answer are what RFC 5321 (4.5.3.2) asks of a client: a server that
 * has the whole mail may still be looking at it, and would get it twice from one that is less patient.
 */
export const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 60_000,
  socketTimeout: 600_000,
} as const;

/** Delivery by an SMTP server. A failed mail is tried again by the queue. */
export function smtpDelivery(config: Extract<MailConfig, { kind: 'smtp' }>): Delivery {
  const transport = createTransport(
    // Without TLS required, a server that does not offer it, or somebody in between who hides the offer, gets all in clear.
    { url: config.url, requireTLS: config.requireTls, ...patience },
    { from: config.from },
  );
  return async ({ to, subject, text, language }, id) => {
    const headers = language ? { 'content-language': language } : {};
    await transport.sendMail({ to, subject, text, headers, messageId: messageId(id, config.from) });
  };
}
