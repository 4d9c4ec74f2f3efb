import { Menu, UnstyledButton } from '@mantine/core';
import { IconLogout } from '@tabler/icons-react';
import { AccountFace } from './AccountFace.tsx';
import classes from './AppFrame.module.css';

export type AccountMenuProps = {
  account: { email: string; organization?: string | null };
  words: { account: string; signOut: string };
  onSignOut?: () => void;
};

/** Who is signed in, and the way out. */
export function AccountMenu({ account, words, onSignOut }: AccountMenuProps) {
  return (
    <Menu position="bottom-end" width={240}>
      <Menu.Target>
        <UnstyledButton className={classes.account} aria-label={`${words.account}: ${account.email}`}>
          <AccountFace email={account.email} />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown>
        <div className={classes.who}>
          <div className={classes.email}>{account.email}</div>
          {account.organization && <div className={classes.whoOrganization}>{account.organization}</div>}
        </div>
        <Menu.Divider />
        <Menu.Item leftSection={<IconLogout size={16} stroke={1.75} />} onClick={onSignOut}>
          {words.signOut}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
