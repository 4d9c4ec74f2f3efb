/** Tells the page's author of a wrong attribute. */
export function complain(element: HTMLElement, sentence: string): void {
  // biome-ignore lint/suspicious/noConsole: the page's author reads it there
  console.error(`<${element.localName}>: ${sentence}`);
}
