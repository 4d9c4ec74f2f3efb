/** The accounts that the bench created, for its callers. */
export type Cast = {
  address: string;
  /** Members of the organization that is measured. */
  measured: string[];
  /** The organization that loads the program: its admin, its campaign of 10,000 rows, and who asks to join it. */
  loading: { token: string; orgId: number; campaignId: number; strangers: { id: number; token: string }[] };
  /** The admin of an organization without a plan. */
  payer: string;
};

/** Requests from the bench to the program's process. */
export type Question = 'peak' | 'calm';

export const loadNames = ['uploads', 'jobs', 'lists', 'mails', 'payments', 'sign-ins'] as const;
export type LoadName = (typeof loadNames)[number];

/** How many of each a load makes. */
export const sizes = { uploads: 60, jobs: 200, rows: 10_000, strangers: 120, checkouts: 14, signIns: 32 };
