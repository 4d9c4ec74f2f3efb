import type { Notes } from '../notes.ts';

/** The organization's own page and the operator's. */
export const organization: Notes = {
  'Organization/OrganizationScreen': {
    do: ['Show it to admins; others get the specified sentence.'],
    dont: ['Don’t move the danger zone up.'],
    accessibility: [
      'Sections are regions named by their titles.',
      'Danger is said in words, not only in red.',
    ],
    related: ['Organization/MemberList', 'Feedback/AccessDenied'],
  },
  'Organization/MemberList': {
    do: ['Show those who wait first.', 'Ask before rejecting and removing.'],
    dont: ['Don’t offer to remove oneself.'],
    accessibility: ['Buttons name their person: “Approve Ben”.', 'The row at work is marked busy.'],
    related: ['Organization/OrganizationScreen', 'Feedback/ConfirmDialog'],
  },
  'Admin/AdminScreen': {
    do: ['Load the list again after a decision.'],
    dont: ['Don’t show it to others than platform admins.'],
    accessibility: ['Buttons name their organization: “Approve Contoso Ads”.'],
    related: ['Feedback/AccessDenied', 'Account/OrgPendingApprovalScreen'],
  },
};
