import { ActionIcon } from '@mantine/core';
import { IconMoon, IconSun } from '@tabler/icons-react';

type SchemeSwitchProps = {
  colorScheme?: 'light' | 'dark';
  onColorSchemeChange: (scheme: 'light' | 'dark') => void;
  words: { toDark: string; toLight: string };
};

/** Switches between the light and the dark scheme. */
export function SchemeSwitch({ colorScheme, onColorSchemeChange, words }: SchemeSwitchProps) {
  const other = colorScheme === 'dark' ? 'light' : 'dark';
  const Icon = other === 'dark' ? IconMoon : IconSun;
  return (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={other === 'dark' ? words.toDark : words.toLight}
      onClick={() => onColorSchemeChange(other)}
    >
      <Icon size={18} stroke={1.75} />
    </ActionIcon>
  );
}
