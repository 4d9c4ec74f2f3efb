import { expect, test } from 'vitest';
import { markdownOf, propList } from './markdown.ts';

test('the words of a page are its sections, without those that are empty', () => {
  const page = markdownOf({
    name: 'Unit',
    purpose: 'A unit after a figure.',
    props: propList({ children: 'The unit.' }),
    known: {
      advice: {
        status: 'stable',
        aliases: [],
        use: ['After a figure.'],
        avoid: [{ when: 'A whole quantity', instead: 'Quantity' }],
        pairs: [{ do: ['Write kg.', {}], dont: ['Write kilos.', {}] }],
        rules: { do: ['Keep the space.'], dont: [] },
        writing: [],
        accessibility: [],
        related: ['Quantity'],
      },
      usage: '<Unit>kg</Unit>',
      tokens: [],
    },
  });
  expect(page).toBe(`# Unit

A unit after a figure.

## When to use

- After a figure.

## When not

- A whole quantity: use Quantity.

## Do

- Write kg.
- Keep the space.

## Don’t

- Write kilos.

## Code

\`\`\`tsx
<Unit>kg</Unit>
\`\`\`

## Props

- \`children\`: The unit.

## Related

- Quantity
`);
});
