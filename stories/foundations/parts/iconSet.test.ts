import { expect, test } from 'vitest';
import { iconSet } from './iconSet.ts';

const sources = import.meta.glob<string>('../../../packages/ui/src/**/*.tsx', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const used = new Set(
  Object.entries(sources)
    .filter(([path]) => !path.includes('.stories.'))
    .flatMap(([, source]) => [...source.matchAll(/import \{([^}]*)\} from '@tabler\/icons-react'/g)])
    .flatMap(([, names = '']) => names.match(/\bIcon[A-Z0-9]\w*/g) ?? []),
);

test('the icons shown are the icons used', () => {
  expect(Object.keys(iconSet).sort()).toEqual([...used].sort());
});
