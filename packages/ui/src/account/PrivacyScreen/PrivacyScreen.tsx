import { useLabels } from '../../labels/useLabels.ts';
import { PageHeader } from '../../layout/PageHeader/PageHeader.tsx';
import classes from './PrivacyScreen.module.css';

export const privacyLabels = {
  title: 'Privacy policy',
  tokenTitle: 'A single session token',
  token:
    'When you log in, Leaf keeps a single session token in this browser’s local storage, under the name token. It proves to the server that the requests are yours. It is needed for the site to work and is used for nothing else.',
  lifeTitle: 'How long it stays',
  life: 'The token ends after 7 days without use, after 30 days in any case, when you sign out, and when you reset your password. Opening the log-in page removes it from this browser.',
  browserTitle: 'What else this browser keeps',
  browser:
    'In its local storage: leaf-color-scheme, leaf-language and leaf-density, which scheme, language and height of table rows you chose; leaf-asked, which organization you wait for, until it accepts you; leaf-session, which sign-in this is, until you sign out; and leaf-session-refused, that your session ended, until you sign in or out. Until the tab is closed: leaf-reloaded, which release the page was loaded again for. They hold no password, and nothing of them is sent to the server but the language.',
  noneTitle: 'What there is not',
  none: 'No cookies, no advertising, no analytics, no content from other sites, and no sharing of the token with anyone.',
  dataTitle: 'What the server keeps',
  data: 'Your e-mail address, your username, your language, a hash of your password that can’t be turned back, the organization you belong to, and the campaigns, images and HTML5 creatives of that organization. Deleting an organization deletes them. Also, with each session and for at most 30 days, the first part of your IP address and the name and version of your browser.',
  securityTitle: 'Records for security',
  security:
    'Sign-ins, sign-outs, refused attempts, deletions and exports are recorded with the time, the account, the first part of the IP address and, if an e-mail address was typed, a keyed hash of it. The records are deleted after a set time.',
  billingTitle: 'Payment',
  billing:
    'A subscription is paid on the pages of the payment provider, which alone sees the card. It receives the organization and the e-mail address of whoever subscribes; Leaf keeps the provider’s numbers of customer and subscription, and whether it is paid.',
  mailTitle: 'E-mail',
  mail: 'Leaf writes to your address about your account, your organization and its payment: codes, approvals, refusals, removals, failed payments. There is no newsletter.',
  contactTitle: 'Who is responsible',
  contact:
    'The operator of this site is responsible for the data and answers questions about it, including requests to see, correct or delete it.',
  backLabel: 'Back',
};

export type PrivacyScreenProps = {
  /** Where “Back” leads. */
  backHref?: string;
  labels?: Partial<typeof privacyLabels>;
};

/** Says in plain words which personal data is stored; the footer links here. */
export function PrivacyScreen({ backHref, labels }: PrivacyScreenProps) {
  const text = useLabels('privacy', privacyLabels, labels);
  const parts = [
    [text.tokenTitle, text.token],
    [text.lifeTitle, text.life],
    [text.browserTitle, text.browser],
    [text.dataTitle, text.data],
    [text.securityTitle, text.security],
    [text.billingTitle, text.billing],
    [text.mailTitle, text.mail],
    [text.noneTitle, text.none],
    [text.contactTitle, text.contact],
  ] as const;
  return (
    <article className={classes.page}>
      <PageHeader title={text.title} backHref={backHref} backLabel={text.backLabel} />
      {parts.map(([title, words]) => (
        <section key={title} className={classes.part}>
          <h2 className={classes.title}>{title}</h2>
          <p className={classes.words}>{words}</p>
        </section>
      ))}
    </article>
  );
}
