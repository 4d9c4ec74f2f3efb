import { ApiKeyList, type ApiKeyListProps } from '@leaf/ui';
import type { ComponentAdvice } from '../../../../../.storybook/docs/advice.ts';

/** How a host renders it. */
export function Usage({ keys, onCreate, onRotate, onRevoke }: ApiKeyListProps) {
  return <ApiKeyList keys={keys} onCreate={onCreate} onRotate={onRotate} onRevoke={onRevoke} />;
}

export const advice: ComponentAdvice<typeof ApiKeyList> = {
  status: 'beta',
  aliases: ['token', 'secret', 'developer', 'integration'],
  use: ['An admin gives programs access to the organization’s campaigns and images.'],
  avoid: [{ when: 'People get access', instead: 'MemberList' }],
  pairs: [
    {
      do: ['Keep the name of the technical term.', {}],
      dont: ['Don’t call a key a password.', { labels: { title: 'Passwords of programs' } }],
    },
  ],
  rules: {
    do: [
      'Compute the date of expiry from `days` when `onCreate` is called.',
      'Forget the key once `onCreate` or `onRotate` has resolved to it.',
    ],
    dont: ['Don’t store or log the key: the dialog is the only place where it is shown.'],
  },
  writing: ['“Rotate” replaces the secret; “revoke” ends the key.'],
  accessibility: [
    'The buttons of a row name its key.',
    'The copy button has the focus when a key is shown, and copying is announced.',
    'Escape does not close the dialog with a key, which could not be shown again.',
  ],
  related: ['OrganizationScreen', 'MemberList'],
};
