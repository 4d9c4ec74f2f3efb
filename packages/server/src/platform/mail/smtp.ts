import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../serviceConfig.ts';
import { messageId } from './messageId.ts';
import type { Delivery } from './types.ts';

/**
 * How long the server may be silent. RFC 5321 (4.5.3.2) requires a client to wait ten minutes for an answer: a server that
 * has received the whole mail may still be checking it, and a less patient client would send it twice.
 */
export const patience = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 60_000,
  socketTimeout: 600_000,
} as const;

/** Delivery through an SMTP server. The queue retries a failed mail. */
export function smtpDelivery(config: Extract<MailConfig, { kind: 'smtp' }>): Delivery {
  const transport = createTransport(
    // If TLS were optional, a server that does not offer it, or an attacker who hides the offer, would see everything.
    { url: config.url, requireTLS: config.requireTls, ...patience },
    { from: config.from },
  );
  return async ({ to, subject, text, language }, id) => {
    const headers = language ? { 'content-language': language } : {};
    await transport.sendMail({ to, subject, text, headers, messageId: messageId(id, config.from) });
  };
}
