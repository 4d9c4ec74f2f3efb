import { PSEUDO } from '../pseudo.ts';
import { loaded } from '../words.ts';
import type { LocalisationFacts } from './localisationIn.ts';
import { PageLink } from './PageLink.tsx';

const nameOf = new Intl.DisplayNames('en', { type: 'language' });
const languages = new Intl.ListFormat('en-GB').format(
  loaded.map(({ language }) => nameOf.of(language) ?? language),
);

/** What changes with the language, and links that show it. */
export function Localisation({ id, facts }: { id: string; facts: LocalisationFacts }) {
  const views = [
    ...loaded.map(({ name, locale }) => [name, { locale }] as const),
    ['Long and accented', { locale: PSEUDO }] as const,
    ['Right to left', { direction: 'rtl' }] as const,
  ];
  return (
    <>
      <ul>
        <li>Its words are in {languages}; a missing one fails the build.</li>
        <li>
          {facts.formats
            ? 'Numbers, dates and lists follow the provider’s locale and time zone.'
            : 'It writes no numbers or dates itself.'}
        </li>
        <li>
          {facts.fixed.length === 0
            ? 'It mirrors in right-to-left layouts.'
            : `It mirrors in right-to-left layouts, except for ${facts.fixed.join(', ')}.`}
        </li>
      </ul>
      <p>
        See it in{' '}
        {views.map(([name, globals], index) => (
          <span key={name}>
            {index > 0 && ' · '}
            <PageLink to={`/story/${id}`} globals={globals}>
              {name}
            </PageLink>
          </span>
        ))}
      </p>
    </>
  );
}
