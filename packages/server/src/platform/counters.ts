import { Counter } from 'prom-client';

/** Counters of features, for the lifetime of the process; the metrics show them. */
const counter = <T extends string>(name: string, help: string, labelNames: T[]) =>
  new Counter({ name, help, labelNames, registers: [] });

export const insideTransaction = counter(
  'leaf_outside_calls_in_transactions_total',
  'Calls to other services made inside a database transaction. Each is a fault of the program.',
  [],
);

export const mailsHanded = counter(
  'leaf_mails_total',
  'Mails handed over to the mail server, tries that failed and will be repeated, and mails given up.',
  ['outcome'],
);

export const billingEvents = counter(
  'leaf_billing_events_total',
  'Messages of the payment service by what came of them.',
  ['outcome'],
);

export const paymentsEnded = counter(
  'leaf_payments_ended_total',
  'Subscriptions and checkouts of deleted organizations that were ended, or could not be at this try.',
  ['outcome'],
);

export const jobsFailed = counter(
  'leaf_job_failures_total',
  'Tries of background work that failed and will be repeated, by queue.',
  ['queue'],
);

/** All counters. */
export const counters = [insideTransaction, mailsHanded, billingEvents, paymentsEnded, jobsFailed];
