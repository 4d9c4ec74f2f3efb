import { useMediaQuery } from '@mantine/hooks';
import type { Scheme } from '../packages/ui/src/theme/colours.ts';

/** The scheme that the toolbar names; without a choice, or side by side, that of the system or the light one. */
export function useScheme(theme: unknown): Scheme {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', undefined, {
    getInitialValueInEffect: false,
  });
  if (theme === 'dark' || theme === 'light') return theme;
  return theme === 'system' && systemIsDark ? 'dark' : 'light';
}
