import type { Place } from '../../.storybook/screen.ts';
import { words as english } from '../../packages/portal/src/app/language/words.ts';

type Names = Readonly<Record<Place, string>>;

const folder = '../../packages/portal/src/app/language';
const others = import.meta.glob<{ places: Names }>('../../packages/portal/src/app/language/words.*.ts', {
  import: 'words',
  eager: true,
});

/** The links in the portal's top bar, in the portal's own words; in English where it has none of the language. */
export const placeNames = (language: string): Names =>
  others[`${folder}/words.${language}.ts`]?.places ?? english.places;
