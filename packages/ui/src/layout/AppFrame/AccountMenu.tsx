import { Button, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconLogout } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './AppFrame.module.css';
import { Initial } from './Initial.tsx';
import { usePanel } from './usePanel.ts';

export type AccountMenuProps = {
  account: { email: string; organization?: string | null };
  words: { account: string; signOut: string };
  languageSelect?: ReactNode;
  onSignOut?: () => void;
};

/**
 * Shows who is signed in and signs out; on a phone it also changes the language. A Mantine menu would weigh
 * more than most pages.
 */
export function AccountMenu({ account, words, languageSelect, onSignOut }: AccountMenuProps) {
  const panel = usePanel<HTMLDivElement>();
  return (
    <div className={classes.accountMenu} {...panel.frame}>
      <UnstyledButton
        className={classes.account}
        aria-label={`${words.account}: ${account.email}`}
        {...panel.button}
      >
        <Initial email={account.email} />
        <IconChevronDown size={14} stroke={1.75} aria-hidden />
      </UnstyledButton>
      <div id={panel.id} hidden={!panel.open} className={classes.accountPanel}>
        <div className={classes.who}>
          <div className={classes.email}>{account.email}</div>
          {account.organization && <div className={classes.whoOrganization}>{account.organization}</div>}
        </div>
        {languageSelect && <div className={classes.whoLanguage}>{languageSelect}</div>}
        <Button
          variant="subtle"
          color="gray"
          fullWidth
          justify="flex-start"
          leftSection={<IconLogout size={16} stroke={1.75} aria-hidden />}
          onClick={onSignOut}
        >
          {words.signOut}
        </Button>
      </div>
    </div>
  );
}
