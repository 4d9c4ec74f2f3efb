import { LeafPageProvider, type LeafPageProviderProps, languages } from '@leaf/ui';
import { setDensity, useDensity } from './density.ts';
import { useLanguage } from './language/language.ts';
import { WordsContext } from './language/useWords.ts';
import { RouterLink } from './RouterLink.tsx';

/** The library's provider with the portal's links, and all words in the language of the user. */
export function PortalProvider({
  children,
  ...props
}: Omit<LeafPageProviderProps, 'link' | 'locale' | 'labels'>) {
  const { language, words, labels } = useLanguage();
  return (
    <LeafPageProvider
      {...props}
      link={RouterLink}
      locale={languages[language].locale}
      labels={labels}
      density={useDensity()}
      onDensityChange={setDensity}
    >
      <WordsContext value={words}>{children}</WordsContext>
    </LeafPageProvider>
  );
}
