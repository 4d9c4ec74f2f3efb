import { MantineContext } from '@mantine/core';
import {
  type CSSProperties,
  Suspense,
  use,
  useContext,
  useDeferredValue,
  useLayoutEffect,
  useState,
} from 'react';
import { knownLocale, knownZone } from '../labels/knownPlace.ts';
import { type Translated, translatedTo, wordsOf } from '../labels/loadWords.ts';
import { LeafPageProvider, type LeafPageProviderProps } from './LeafPageProvider.tsx';
import { LeafContext, outsideLeaf, ScopeContext } from './leafContext.ts';
import { ScopedProvider } from './ScopedProvider.tsx';

export type LeafProviderProps = Omit<LeafPageProviderProps, 'withGlobalClasses' | 'locale'> & {
  /**
   * BCP 47 tag for numbers, dates and sorting. Default `en-GB`. A language of the package alone, such as `de`, brings its
   * words too, unless there are `labels`: they are loaded before anything is shown. A malformed tag, such as `de_DE`,
   * counts as that of its language.
   */
  locale?: string;
  /**
   * Keeps Leaf inside its own element, with variables, font and overlays: the page around it is not affected.
   * Default inside another `MantineProvider`, unless `cssVariablesSelector` or `getRootElement` name your own
   * element.
   */
  scoped?: boolean;
  /** Id of the element that `scoped` renders. */
  id?: string;
  /** Class of the element that `scoped` renders. */
  className?: string;
  /** Style of the element that `scoped` renders. */
  style?: CSSProperties;
};

/** Provides theme, language, links and confirmations. */
export function LeafProvider({ locale: given, labels: words, ...props }: LeafProviderProps) {
  // What is on the screen stays until the words of another language are there, even where words were given before.
  const lastLocale = useDeferredValue(given);
  const lastWords = useDeferredValue(words);
  const locale = words ? given : lastLocale;
  const labels = words ?? lastWords;
  const language = labels ? undefined : translatedTo(locale);
  const [waits] = useState(language !== undefined);
  const part = (
    <InLanguage
      {...props}
      {...(locale !== undefined && { locale })}
      {...(labels && { labels })}
      language={language}
    />
  );
  return waits ? <Suspense>{part}</Suspense> : part;
}

function InLanguage({ language, ...props }: LeafProviderProps & { language: Translated | undefined }) {
  const isEnglish = !props.labels && props.locale === 'en';
  const lang = language ?? (isEnglish ? 'en' : undefined);
  return <Placed {...props} lang={lang} {...(language && { labels: use(wordsOf(language)) })} />;
}

/** `lang` is the language of the words, where it is known. */
function Placed({
  scoped,
  id,
  className,
  style,
  lang,
  ...given
}: LeafProviderProps & { lang?: string | undefined }) {
  const props = {
    ...given,
    ...(given.locale !== undefined && { locale: knownLocale(given.locale) }),
    ...(given.timeZone !== undefined && { timeZone: knownZone(given.timeZone) }),
  };
  const inMantine = useContext(MantineContext) !== null;
  const inLeaf = useContext(LeafContext) !== outsideLeaf;
  const inScope = useContext(ScopeContext);
  const placed = props.cssVariablesSelector !== undefined || props.getRootElement !== undefined;
  if (scoped ?? (!placed && inMantine && (!inLeaf || inScope)))
    return <ScopedProvider {...props} id={id} className={className} style={style} lang={lang} />;
  return <WholePage {...props} />;
}

/** How many providers use a root; one more where the host itself has marked it. */
const users = new WeakMap<Element, number>();

/** Marks the document as the root of Leaf's global rules, as long as it is there. */
function WholePage(props: LeafPageProviderProps) {
  const { getRootElement } = props;
  useLayoutEffect(() => {
    const root = getRootElement ? getRootElement() : document.documentElement;
    if (!root) return;
    const mark = (by: number) => {
      const count = (users.get(root) ?? Number(root.hasAttribute('data-leaf'))) + by;
      users.set(root, count);
      root.toggleAttribute('data-leaf', count > 0);
    };
    mark(1);
    return () => mark(-1);
  }, [getRootElement]);
  return <LeafPageProvider {...props} />;
}
