import { IconChevronDown } from '@tabler/icons-react';
import classes from './AppFrame.module.css';

/** The face of the account button; shown alone until its menu has loaded. */
export function AccountFace({ email }: { email: string }) {
  return (
    <>
      <span className={classes.initial} aria-hidden>
        {email.charAt(0).toUpperCase()}
      </span>
      <IconChevronDown size={14} stroke={1.75} aria-hidden />
    </>
  );
}
