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
  'Organization/RenameForm': {
    do: ['Start with the current name.'],
    dont: ['Don’t save while typing.'],
    accessibility: ['The button says that it works; an error is tied to its field.'],
    related: ['Organization/OrganizationScreen'],
  },
  'Organization/DangerZone': {
    do: ['Ask for the exact name, then once more in a dialog.'],
    dont: ['Don’t enable the deed by anything less.'],
    accessibility: ['What is lost stands in words before the field.', 'The dialog is named by its question.'],
    related: ['Organization/OrganizationScreen', 'Feedback/ConfirmDialog'],
  },
  'Organization/ManageSubscription': {
    do: ['Show it only to organizations that pay.'],
    dont: ['Don’t show invoices here: the payment provider does.'],
    accessibility: ['Says before that it leads to another page.'],
    related: ['Account/SubscribeScreen', 'Organization/OrganizationScreen'],
  },
  'Admin/AdminScreen': {
    do: ['Load the list again after a decision.'],
    dont: ['Don’t show it to others than platform admins.'],
    accessibility: ['Buttons name their organization: “Approve Contoso Ads”.'],
    related: ['Feedback/AccessDenied', 'Account/OrgPendingApprovalScreen'],
  },
  'Admin/PendingOrganizationList': {
    do: ['Show who created it and what it claims.'],
    dont: ['Don’t decide without naming the organization.'],
    accessibility: ['Buttons name their organization.', 'The entry at work is marked busy.'],
    related: ['Admin/AdminScreen'],
  },
};
