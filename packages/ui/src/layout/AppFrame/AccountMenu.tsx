import { Button, UnstyledButton } from '@mantine/core';
import { useClickOutside } from '@mantine/hooks';
import { IconLogout } from '@tabler/icons-react';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { AccountFace } from './AccountFace.tsx';
import classes from './AppFrame.module.css';

export type AccountMenuProps = {
  account: { email: string; organization?: string | null };
  words: { account: string; signOut: string };
  languageSelect?: ReactNode;
  onSignOut?: () => void;
};

/** Shows who is signed in, changes the language and signs out. A plain disclosure: a floating menu would weigh more than most pages. */
export function AccountMenu({ account, words, languageSelect, onSignOut }: AccountMenuProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const frame = useClickOutside<HTMLDivElement>(() => setOpen(false));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    setOpen(false);
    button.current?.focus();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the panel from wherever the focus is in it
    <div
      ref={frame}
      className={classes.accountMenu}
      onKeyDown={onKeyDown}
      onBlur={(event) => {
        // Pressing the button blurs the panel, which closes by itself.
        if (event.relatedTarget && !event.currentTarget.contains(event.relatedTarget)) setOpen(false);
      }}
    >
      <UnstyledButton
        ref={button}
        className={classes.account}
        aria-label={`${words.account}: ${account.email}`}
        aria-expanded={open}
        aria-controls={panelId}
        onClick={() => setOpen(!open)}
      >
        <AccountFace email={account.email} />
      </UnstyledButton>
      <div id={panelId} hidden={!open} className={classes.accountPanel}>
        <div className={classes.who}>
          <div className={classes.email}>{account.email}</div>
          {account.organization && <div className={classes.whoOrganization}>{account.organization}</div>}
        </div>
        {languageSelect && <div className={classes.who}>{languageSelect}</div>}
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
