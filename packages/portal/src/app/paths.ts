export const withQuery = (path: string, query: Record<string, string>) =>
  `${path}?${new URLSearchParams(query)}`;

/** Every address of the portal. */
export const paths = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  reset: '/reset',
  activate: '/activate',
  pendingApproval: '/pending-approval',
  orgPendingApproval: '/org-pending-approval',
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
  creatives: '/creativeli/html5',
};

export const forgotHref = (email: string) => (email ? withQuery(paths.forgot, { email }) : paths.forgot);
