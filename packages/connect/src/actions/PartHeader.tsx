import { Button, Group, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFocusAfter } from './useFocusAfter.ts';

type PartHeaderProps = {
  title: string;
  /** One line below the title. */
  facts?: string | undefined;
  /** What the part shows below: when it changes, the title is focused. */
  shown: unknown;
  /** Without it there is no such button. */
  onBack: (() => void) | undefined;
  backLabel: string;
  actions?: ReactNode;
};

/** The head of a part that shows one thing in several views. */
export function PartHeader({ title, facts, shown, onBack, backLabel, actions }: PartHeaderProps) {
  const heading = useFocusAfter<HTMLHeadingElement>(shown);
  return (
    <Group justify="space-between">
      <Group>
        {onBack && (
          <Button variant="default" onClick={onBack}>
            {backLabel}
          </Button>
        )}
        <div>
          <Text component="h2" size="xl" fw={600} ref={heading} tabIndex={-1}>
            {title}
          </Text>
          {facts && (
            <Text size="sm" c="dimmed">
              {facts}
            </Text>
          )}
        </div>
      </Group>
      {actions}
    </Group>
  );
}
