/** The code for a host: the imports from the package, and the component that uses them. */
export function usageIn(text: string): string {
  const lines = text.split('\n\n').map((part) => part.trim());
  const imports = (lines[0] ?? '')
    .split(/\n(?=import )/)
    .filter((line) => !line.includes('.storybook'))
    .join('\n');
  const code = lines.find((part) => part.includes('export function Usage'))?.replace(/\/\*\*.*\*\/\n/, '');
  return `${imports}\n\n${code ?? ''}`;
}
