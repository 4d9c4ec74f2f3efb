/** Every address of the portal. */
export const paths = {
  login: '/login',
  forgot: '/forgot',
  privacy: '/privacy',
  reset: (email: string) => `/reset?${new URLSearchParams({ email })}`,
  /** For an account activated without a password to keep. */
  choosePassword: (email: string) => `/reset?${new URLSearchParams({ email, why: 'sign-ups' })}`,
  activate: (email: string) => `/activate?${new URLSearchParams({ email })}`,
  pendingApproval: (email: string) => `/pending-approval?${new URLSearchParams({ email })}`,
  orgPendingApproval: (organization_name: string) =>
    `/org-pending-approval?${new URLSearchParams({ organization_name })}`,
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
