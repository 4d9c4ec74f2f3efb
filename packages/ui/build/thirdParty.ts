import { readFile, writeFile } from 'node:fs/promises';

const modules = '../../node_modules';

/** What the build contains of others. */
const parts = [
  {
    title: 'Mantine’s styles, in `styles.mantine.css`',
    licence: `${modules}/@mantine/core/LICENSE`,
  },
];

/** Writes the licences of what the build contains of others, as their texts ask for. */
export async function writeThirdParty(): Promise<void> {
  const texts = await Promise.all(
    parts.map(async ({ title, licence }) => `## ${title}\n\n${(await readFile(licence, 'utf8')).trim()}\n`),
  );
  await writeFile('dist/THIRD_PARTY.md', `# Made by others\n\n${texts.join('\n')}`);
}
