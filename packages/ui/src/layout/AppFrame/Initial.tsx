import classes from './AppFrame.module.css';

/** The first letter of the signed-in user's e-mail; shown alone until the account menu has loaded. */
export function Initial({ email }: { email: string }) {
  return (
    <span className={classes.initial} aria-hidden>
      {email.charAt(0).toUpperCase()}
    </span>
  );
}
