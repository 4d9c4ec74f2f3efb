import { createTransport } from 'nodemailer';
import type { MailConfig } from '../../config.ts';
import type { Delivery } from './index.ts';

/** Delivery by an SMTP server. A failed mail is tried again by the queue. */
export function smtpDelivery(config: Extract<MailConfig, { kind: 'smtp' }>): Delivery {
  const transport = createTransport(
    // Without it a server that does not offer TLS, or somebody in between who hides the offer, gets all in clear.
    { url: config.url, requireTLS: config.requireTls },
    { from: config.from },
  );
  return async ({ to, subject, text }) => {
    await transport.sendMail({ to, subject, text });
  };
}
