import classes from './AppFrame.module.css';

/** The first letter of who is signed in; shown alone until the account menu has loaded. */
export function Initial({ email }: { email: string }) {
  return (
    <span className={classes.initial} aria-hidden>
      {email.charAt(0).toUpperCase()}
    </span>
  );
}
