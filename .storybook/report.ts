/** A state of a story: the story, and what was changed on it. */
export type State = { id: string; name: string; args: string; globals: string };

type Around = { base: string; width: number; height: number; agent: string };

/** The address of a state. What is as at first is left out. */
export function addressOf(
  { id, args, globals }: Pick<State, 'id' | 'args' | 'globals'>,
  base: string,
): string {
  const parts = [`path=/story/${id}`, args && `args=${args}`, globals && `globals=${globals}`];
  return new URL(`./?${parts.filter(Boolean).join('&')}`, base).href;
}

/** What a report has to say so that somebody else sees the same. */
export function reportOf(state: State, { base, width, height, agent }: Around): string {
  return [
    `Storybook: ${state.name}`,
    `Story: ${state.id}`,
    `Address: ${addressOf(state, base)}`,
    `Props: ${state.args || 'as they are at first'}`,
    `Settings: ${state.globals || 'as they are at first'}`,
    `Window: ${width} × ${height}`,
    `Browser: ${agent}`,
    '',
    'What I see:',
    'What I expected:',
  ].join('\n');
}
