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
  'Organization/UsageList': {
    do: ['Show it where the organization is managed.', 'Ask for it again after a deletion.'],
    dont: ['Don’t show it to those who cannot delete anything.'],
    accessibility: ['Each amount is a sentence; the bar beside it is for the eye alone.'],
    related: ['Organization/UsageNote', 'Organization/OrganizationScreen'],
  },
  'Organization/UsageNote': {
    do: ['Put it above the list that fills up.', 'Name the limits that matter there.'],
    dont: ['Don’t use it for errors: what was refused says so itself.'],
    accessibility: ['It is plain text in the order of the page; the icon is decorative.'],
    related: ['Organization/UsageList', 'Feedback/OfflineNote'],
  },
  'Admin/AdminScreen': {
    do: ['Load the list again after a decision.'],
    dont: ['Don’t show it to others than platform admins.'],
    accessibility: ['Buttons name their organization: “Approve Contoso Ads”.'],
    related: ['Feedback/AccessDenied', 'Account/OrgPendingApprovalScreen'],
  },
};
