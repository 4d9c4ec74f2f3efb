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
  noneTitle: 'What there is not',
  none: 'No cookies, no advertising, no analytics, no content from other sites, and no sharing of the token with anyone.',
  dataTitle: 'What the server keeps',
  data: 'Your e-mail address, your user name, a hash of your password that can’t be turned back, the organization you belong to, and the campaigns and images of that organization. Deleting an organization deletes its campaigns and images.',
  backLabel: 'Back',
};

export type PrivacyScreenProps = {
  backHref?: string;
  labels?: Partial<typeof privacyLabels>;
};

/** Says in plain words which personal data is stored; the footer note links here. */
export function PrivacyScreen({ backHref, labels }: PrivacyScreenProps) {
  const text = useLabels('privacy', privacyLabels, labels);
  const parts = [
    [text.tokenTitle, text.token],
    [text.lifeTitle, text.life],
    [text.noneTitle, text.none],
    [text.dataTitle, text.data],
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
