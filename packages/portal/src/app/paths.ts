const withQuery = (path: string, query: Record<string, string>) => `${path}?${new URLSearchParams(query)}`;

/** Every address of the portal. */
export const paths = {
  login: '/login',
  forgot: (email: string) => (email ? withQuery('/forgot', { email }) : '/forgot'),
  privacy: '/privacy',
  reset: (email: string) => withQuery('/reset', { email }),
  /** For an account activated without a password to keep. */
  choosePassword: (email: string) => withQuery('/reset', { email, why: 'sign-ups' }),
  activate: (email: string) => withQuery('/activate', { email }),
  pendingApproval: (email: string) => withQuery('/pending-approval', { email }),
  orgPendingApproval: (organization_name: string) =>
    withQuery('/org-pending-approval', { organization_name }),
  postLogin: '/post-login',
  pickOrg: '/pick-org',
  subscribe: '/subscribe',
  app: '/app',
  org: '/org',
  admin: '/admin',
  campaigns: '/openghg',
  benchmarks: '/openghg/benchmarks',
  methodology: '/openghg/methodology',
  campaign: (id: number | string, tab = 'overview') => `/openghg/${id}/${tab}`,
  images: '/creativeli',
  imageSet: (ids: readonly number[]) => `/creativeli/set?images=${ids.join(',')}`,
  image: (id: number | string, tab = 'overview') => `/creativeli/${id}/${tab}`,
};
