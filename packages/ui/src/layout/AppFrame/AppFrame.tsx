import { lazy, type ReactNode, Suspense, useId } from 'react';
import { useLabels } from '../../labels/useLabels.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import { Wordmark } from '../Wordmark/Wordmark.tsx';
import classes from './AppFrame.module.css';
import type { FramePlace } from './FrameLinks.tsx';
import { Initial } from './Initial.tsx';
import { LanguageSelect, type OfferedLanguages } from './LanguageSelect.tsx';
import { patient } from './patient.ts';
import { SchemeSwitch } from './SchemeSwitch.tsx';

const parts = () => patient(() => import('./signedInParts.ts'));
const AccountMenu = lazy(() => parts().then(({ AccountMenu }) => ({ default: AccountMenu })));
const FrameLinks = lazy(() => parts().then(({ FrameLinks }) => ({ default: FrameLinks })));

export const appFrameLabels = {
  skip: 'Skip to content',
  toDark: 'Switch to dark scheme',
  toLight: 'Switch to light scheme',
  account: 'Account menu',
  home: 'Leaf, start page',
  places: 'Main',
  menu: 'Menu',
  language: 'Language',
  signOut: 'Sign out',
  token: 'This site keeps a single session token in your browser and sets no cookies.',
  privacy: 'Privacy policy',
};

export type AppFrameProps = {
  /** The target of the wordmark. */
  homeHref: string;
  /** The privacy policy. */
  privacyHref: string;
  /** The current tool, shown next to the wordmark if there are no `places`. */
  tool?: string;
  /** Links in the top bar to the parts of the product that the user may use. */
  places?: readonly FramePlace[];
  /** Without it there is no account menu. */
  account?: { email: string; organization?: string | null };
  /** The current scheme; with `onColorSchemeChange` the switch is shown. */
  colorScheme?: 'light' | 'dark';
  /** The reader chose a scheme. */
  onColorSchemeChange?: (scheme: 'light' | 'dark') => void;
  /** The languages on offer by BCP 47 tag, for example the package's own `languages`. */
  languages?: OfferedLanguages;
  /**
   * The current language; together with `languages` and `onLanguageChange` it can be changed: in the top bar,
   * on a phone in the account menu or, if nobody is signed in, in the footer.
   */
  language?: string;
  /** The reader chose a language, by its tag. */
  onLanguageChange?: (language: string) => void;
  /** Ends the session. */
  onSignOut?: () => void;
  /** The page in the frame. */
  children: ReactNode;
  labels?: Partial<typeof appFrameLabels>;
};

/** Top bar, skip link, main column and the footer note of every page. */
export function AppFrame({
  homeHref,
  privacyHref,
  tool,
  places = [],
  account,
  colorScheme,
  onColorSchemeChange,
  languages,
  language,
  onLanguageChange,
  onSignOut,
  children,
  labels,
}: AppFrameProps) {
  const text = useLabels('appFrame', appFrameLabels, labels);
  const mainId = useId();
  const languageSelect = (labelled: boolean) =>
    languages &&
    language !== undefined &&
    onLanguageChange && (
      <LanguageSelect
        label={text.language}
        labelled={labelled}
        languages={languages}
        language={language}
        onLanguageChange={onLanguageChange}
      />
    );
  return (
    <div className={classes.frame}>
      <a className={classes.skip} href={`#${mainId}`}>
        {text.skip}
      </a>
      <header className={classes.bar}>
        <div className={classes.barRow}>
          <LeafLink href={homeHref} className={classes.home} aria-label={text.home}>
            <Wordmark />
          </LeafLink>
          {places.length > 0 ? (
            <Suspense>
              <FrameLinks places={places} words={text} />
            </Suspense>
          ) : (
            tool && <span className={classes.place}>{tool}</span>
          )}
          <span className={classes.grow} />
          {account?.organization && <span className={classes.organization}>{account.organization}</span>}
          <span className={classes.barLanguage}>{languageSelect(false)}</span>
          {onColorSchemeChange && (
            <SchemeSwitch colorScheme={colorScheme} onColorSchemeChange={onColorSchemeChange} words={text} />
          )}
          {account && (
            <Suspense
              fallback={
                <span className={classes.account} data-loading="">
                  <Initial email={account.email} />
                </span>
              }
            >
              <AccountMenu
                account={account}
                words={text}
                languageSelect={languageSelect(true)}
                onSignOut={onSignOut}
              />
            </Suspense>
          )}
        </div>
      </header>
      <main id={mainId} tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <footer className={classes.footer}>
        <div className={classes.note}>
          <p>
            {text.token} <LeafLink href={privacyHref}>{text.privacy}</LeafLink>
          </p>
          {!account && <span className={classes.noteLanguage}>{languageSelect(true)}</span>}
        </div>
      </footer>
    </div>
  );
}
