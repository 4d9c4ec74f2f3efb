import { type ErrorPurpose, errorTexts } from '@leaf/api-client';
import type { RouteObject } from 'react-router-dom';
import { expect, test } from 'vitest';
import { allPages, error, event, type Guarding } from './support/covers.ts';

const open = [
  '/login',
  '/forgot',
  '/reset',
  '/activate',
  '/pending-approval',
  '/org-pending-approval',
  '/privacy',
];

const guarded = [
  '/post-login',
  '/pick-org',
  '/subscribe',
  '/app',
  '/org',
  '/admin',
  '/openghg',
  '/openghg/benchmarks',
  '/openghg/methodology',
  '/openghg/:id/overview',
  '/openghg/:id/storage',
  '/openghg/:id/selection',
  '/openghg/:id/delivery',
  '/openghg/:id/consumption',
  '/openghg/:id/import',
  '/creativeli',
  '/creativeli/set',
  '/creativeli/html5',
  '/creativeli/html5/:id/overview',
  '/creativeli/html5/:id/optimize',
  '/creativeli/:id/overview',
  '/creativeli/:id/optimize',
  '/creativeli/:id/sizes',
];

const states: Guarding[] = ['shown', 'no token', 'Loading', 'user call fails'];

/** Every row of the table of flow outcomes, the other transitions, and the routing after the login. */
const events = [
  'login',
  'sign-up',
  'activation',
  'forgotten password',
  'reset',
  'request to join',
  'new organization',
  'deleted organization',
  'failed user fetch clears the token',
  'member approved',
  'member rejected',
  'organization approved',
  'organization denied',
  'jobs looked at every 5 seconds',
  'job result fetched when its row is opened',
  'fixed_ratio clears the region',
  'a level resets its fields',
  'a buy type clears its fields',
  ...[1, 2, 3, 4, 5, 6, 7].map((step) => `login step ${step}`),
];

/**
 * Operations that fail silently: signing out succeeds for the user anyway, a failed `GET /user` leads to the
 * login, and without its stored mapping the portal recognises the columns of a plan again.
 */
const silent: ErrorPurpose[] = ['logOut', 'getUser', 'getUsage', 'getImportMapping', 'putImportMapping'];

/** What only other programs ask for. */
const uncalled: ErrorPurpose[] = ['createEmbedToken', 'estimate', 'noToken'];

const errors = [
  ...Object.entries(errorTexts).flatMap(([purpose, text]) =>
    [...silent, ...uncalled].some((name) => name === purpose) ? [] : [text],
  ),
  'Unexpected Application Error!',
];

/** The address of every page; redirects are not pages. */
const addresses = (routes: RouteObject[], under = ''): string[] =>
  routes.flatMap(({ path = '', children }) => {
    if (path.includes('*')) return [];
    const here = path.startsWith('/') || path === '' ? under + path : `${under}/${path}`;
    return children ? addresses(children, here) : [here];
  });

test('every page is listed here', () => {
  expect(addresses(allPages).sort()).toEqual([...open, ...guarded].sort());
});

test('what the portal’s tests must see is told to the report', ({ task }) => {
  task.meta.mustCover = {
    Routes: [
      ...open.map((path) => `route ${path}: shown`),
      ...guarded.flatMap((path) => states.map((state) => `route ${path}: ${state}`)),
    ],
    Events: events.map(event),
    'Default errors': [...new Set(errors)].map(error),
  };
});
