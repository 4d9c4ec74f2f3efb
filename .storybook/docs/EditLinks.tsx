const edit: string | undefined = import.meta.env.STORYBOOK_EDIT_URL;

/**
 * Links to the files behind a page, where the repository can be edited. Only a Storybook that was built with the address
 * of its repository has them.
 */
export function EditLinks({ storyFile }: { storyFile: unknown }) {
  if (!edit) return null;
  const file = String(storyFile).replace(/^\.\//, '');
  return (
    <p>
      <a href={`${edit}/${file.replace('.stories.', '.advice.')}`}>Edit this page</a>
      {' · '}
      <a href={`${edit}/${file}`}>Edit its stories</a>
    </p>
  );
}
