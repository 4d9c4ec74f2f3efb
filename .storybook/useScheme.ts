import { useMediaQuery } from '@mantine/hooks';
import type { Scheme } from '../packages/ui/src/theme/colours.ts';

/** The scheme chosen in the toolbar; without a choice the system's, and light when side by side. */
export function useScheme(theme: unknown): Scheme {
  const systemIsDark = useMediaQuery('(prefers-color-scheme: dark)', undefined, {
    getInitialValueInEffect: false,
  });
  if (theme === 'dark' || theme === 'light') return theme;
  return theme === 'system' && systemIsDark ? 'dark' : 'light';
}
