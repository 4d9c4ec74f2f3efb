import type { Known } from './adviceOf.ts';

type Page = {
  name: string;
  purpose: string;
  known: Known;
  /** What each prop is for. */
  lines: Readonly<Record<string, string>>;
};

const list = (points: readonly string[]) => points.map((point) => `- ${point}`).join('\n');

/** The words of a component's page as Markdown, for notes, for tickets and for assistants. */
export function markdownOf({ name, purpose, known, lines }: Page): string {
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
    ['Props', list(Object.entries(lines).map(([prop, line]) => `\`${prop}\`: ${line}`))],
    ['Tokens', list(tokens.map((token) => `\`${token}\``))],
    ['Related', list(advice.related)],
  ];
  const written = sections.filter(([, text]) => text !== '').map(([title, text]) => `## ${title}\n\n${text}`);
  return [`# ${name}`, purpose, ...written]
    .filter((part) => part !== '')
    .join('\n\n')
    .concat('\n');
}
