import classes from './AppFrame.module.css';

/** Languages by BCP 47 tag, each with its name in the language itself. */
export type OfferedLanguages = Readonly<Record<string, { readonly name: string }>>;

type LanguageSelectProps = {
  label: string;
  /** Shows the label beside the field; otherwise only screen readers read it. */
  labelled?: boolean;
  languages: OfferedLanguages;
  language: string;
  onLanguageChange: (language: string) => void;
};

/** A native select: it is part of the first page, and phones show it best. */
export function LanguageSelect({
  label,
  labelled = false,
  languages,
  language,
  onLanguageChange,
}: LanguageSelectProps) {
  return (
    <label className={classes.language} data-labelled={labelled || undefined}>
      {labelled && label}
      <select
        aria-label={labelled ? undefined : label}
        value={language}
        onChange={({ currentTarget }) => onLanguageChange(currentTarget.value)}
      >
        {Object.entries(languages).map(([tag, { name }]) => (
          <option key={tag} value={tag} lang={tag}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
