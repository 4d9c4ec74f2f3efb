import { FactTable } from '../../foundations/parts/FactTable.tsx';
import { languageFiles } from './languageFiles.ts';

/** The files to change for a new language. */
export function LanguageFiles() {
  return (
    <FactTable name="Files of a language" columns={['File', 'What it gets']} code rows={languageFiles} />
  );
}
