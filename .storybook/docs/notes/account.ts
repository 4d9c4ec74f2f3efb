import type { Notes } from '../notes.ts';

const fields = 'Labels stand above their fields; a failed submit puts the focus on the first field at fault.';
const codes = 'The code can be pasted, has autocomplete one-time-code, and is sent at its sixth digit.';
const heading = 'One h1, which takes the focus after a change of page.';

/** From the sign-in page to the tools. */
export const account: Notes = {
  'Account/LoginScreen': {
    do: ['Keep the e-mail when the tab changes.', 'Show the server’s own sentence as the error.'],
    dont: ['Don’t say which of e-mail and password was wrong.'],
    accessibility: [
      fields,
      'Fields have autocomplete tokens, so password managers work.',
      'Tabs answer to arrow keys.',
    ],
    related: ['Account/ForgotScreen', 'Account/ActivateScreen', 'Layout/FormPage'],
  },
  'Account/ActivateScreen': {
    do: [
      'Pass the e-mail, so that only the code is left to type.',
      'Offer a new code, with its waiting time.',
    ],
    dont: ['Don’t sign the person in by itself: the specified way leads over the login.'],
    accessibility: [codes, fields],
    related: ['Account/LoginScreen', 'Account/ResetScreen'],
  },
  'Account/ForgotScreen': {
    do: ['Carry over the e-mail typed at the login.'],
    dont: ['Don’t reveal whether an account exists.'],
    accessibility: [fields, heading],
    related: ['Account/ResetScreen', 'Account/LoginScreen'],
  },
  'Account/ResetScreen': {
    do: ['Let people ask for a new code from here.'],
    dont: ['Don’t add strength rules the server doesn’t have.'],
    accessibility: [codes, 'New passwords have autocomplete new-password.', fields],
    related: ['Account/ForgotScreen'],
  },
  'Account/CheckingScreen': {
    do: ['Show it while the next step is being found out.'],
    dont: ['Don’t leave a failed check without a way out.'],
    accessibility: ['The waiting is announced once.', heading],
    related: ['Feedback/Loading', 'Account/LoginScreen'],
  },
  'Account/PendingApprovalScreen': {
    do: ['Look again by yourself and let people look again.'],
    dont: ['Don’t make waiting a dead end: sign out is always there.'],
    accessibility: [heading, 'That nothing changed is announced after looking again.'],
    related: ['Account/OrgPendingApprovalScreen', 'Organization/MemberList'],
  },
  'Account/OrgPendingApprovalScreen': {
    do: ['Name the organization that waits.'],
    dont: ['Don’t promise a time.'],
    accessibility: [heading, 'That nothing changed is announced after looking again.'],
    related: ['Account/PendingApprovalScreen', 'Admin/AdminScreen'],
  },
  'Account/PickOrgScreen': {
    do: ['Show both ways side by side, with what happens after each.'],
    dont: ['Don’t preselect an organization.'],
    accessibility: ['The select can be searched by typing.', fields],
    related: ['Account/PendingApprovalScreen', 'Account/OrgPendingApprovalScreen'],
  },
  'Account/ProductBand': {
    do: ['Put it into `aside` of a `FormPage`: the band of ink comes with it.'],
    dont: ['Don’t show figures of a customer: its example is computed from rows that anyone may see.'],
    accessibility: ['The strip is read as one sentence; the same figures stand below it as text.'],
    related: ['Account/LoginScreen', 'Layout/FormPage', 'Campaigns/FootprintStrip'],
  },
  'Account/RecentWork': {
    do: ['Show three of each at most, the newest first.'],
    dont: ['Don’t show zero for a figure that is not known: leave it out, and it is a dash.'],
    accessibility: ['The names are links; the strip of the newest campaign is read as one sentence.'],
    related: ['Account/UtilityScreen', 'Campaigns/FootprintStrip'],
  },
  'Account/PrivacyScreen': {
    do: ['Link it in the footer of every page.'],
    dont: ['Don’t use it for the terms of a host product: replace its labels.'],
    accessibility: [heading, 'Sections have headings in order.'],
    related: ['Layout/AppFrame'],
  },
  'Account/SubscribeScreen': {
    do: ['Keep price, period, trial and users on one card.'],
    dont: ['Don’t add a second plan to this card.'],
    accessibility: [
      'What the plan includes is a list.',
      'The button shows that it works and can’t be pressed twice.',
    ],
    related: ['Organization/OrganizationScreen', 'Account/UtilityScreen'],
  },
  'Account/UtilityScreen': {
    do: ['Show admin buttons only to whom they belong.'],
    dont: ['Don’t add a third tile for a setting.'],
    accessibility: ['Each tile is one link with its title as the name.', heading],
    related: ['Campaigns/CampaignListScreen', 'Images/ImageListScreen', 'Organization/OrganizationScreen'],
  },
  'Account/SessionEndedDialog': {
    do: ['Open it over the page when a session ends in mid-work.'],
    dont: ['Don’t send people to the login page: what they typed would be lost.'],
    accessibility: ['A dialog with the focus on the password.', 'The page below is inert while it is open.'],
    related: ['Account/LoginScreen', 'Feedback/ConfirmDialog'],
  },
};
