import type { Known } from './adviceOf.ts';

type Page = {
  name: string;
  purpose: string;
  known: Pick<Known, 'advice' | 'usage' | 'tokens'>;
  /** Its props as Markdown: a list, or the code of their type. */
  props: string;
};

const list = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

/** What each prop is for. */
export const propList = (lines: Readonly<Record<string, string>>): string =>
  list(Object.entries(lines).map(([prop, line]) => `\`${prop}\`: ${line}`));

/** The words of a component's page as Markdown, for notes, for tickets and for assistants. */
export function markdownOf({ name, purpose, known, props }: Page): string {
  const { advice, usage, tokens } = known;
  const sentences = (tone: 'do' | 'dont') => [
    ...advice.pairs.map((pair) => pair[tone][0]),
    ...advice.rules[tone],
  ];
  const sections: [title: string, text: string][] = [
    ['When to use', list(advice.use)],
    ['When not', list(advice.avoid.map(({ when, instead }) => `${when}: use ${instead}.`))],
    ['Do', list(sentences('do'))],
    ['Don’t', list(sentences('dont'))],
    ['Words', list(advice.writing)],
    ['Accessibility', list(advice.accessibility)],
    ['Code', `\`\`\`tsx\n${usage}\n\`\`\``],
    ['Props', props],
    ['Tokens', list(tokens.map((token) => `\`${token}\``))],
    ['Related', list(advice.related)],
  ];
  const written = sections.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`);
  return [`# ${name}`, purpose, ...written]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
