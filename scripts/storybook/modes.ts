import { languages } from '../../packages/ui/src/labels/languages.ts';

/** The choices in the toolbar. */
export type Globals = Readonly<Record<string, string>>;
export type Mode = {
  name: string;
  globals: Globals;
  /** Whether the text is not English. */
  translated?: boolean;
  /**
   * Whether it is also rendered 320 px wide: a language or a direction changes what fits, a colour does not.
   */
  narrow?: boolean;
  /** Whether a story isn't drawn again for it: its scheme is turned in place, as every colour is a CSS variable of it. */
  turned?: boolean;
};

const atFirst: Globals = {
  theme: 'light',
  locale: 'en-GB',
  direction: 'ltr',
  textSize: 'normal',
  contrast: 'none',
};

const light = (name: string, chosen: Globals, also: Partial<Mode> = {}): Mode => ({
  name: `light, ${name}`,
  globals: { ...atFirst, ...chosen },
  ...also,
});

const named = new Intl.DisplayNames('en', { type: 'language' });

/** The languages besides English. */
export const spoken = Object.entries(languages).filter(([tag]) => tag !== 'en');

const inLanguages: readonly Mode[] = [
  light('English', {}, { narrow: true }),
  ...spoken.map(([tag, { locale }]) =>
    light(named.of(tag) ?? tag, { locale }, { narrow: true, translated: true }),
  ),
  light('pseudo-language', { locale: 'en-XA' }, { narrow: true, translated: true }),
  light('right to left', { direction: 'rtl' }, { narrow: true }),
];

const inDark = ({ name, globals, translated }: Mode): Mode => ({
  name: name.replace('light', 'dark'),
  globals: { ...globals, theme: 'dark' },
  ...(translated ? { translated } : {}),
});

/** Each language and direction in both schemes, then text at 200%, and forced colours. */
export const modes: readonly Mode[] = [
  ...inLanguages.flatMap((language, index) => [language, { ...inDark(language), turned: index > 0 }]),
  light('text 200%', { textSize: 'double' }),
  light('forced colours', { contrast: 'forced' }),
];
