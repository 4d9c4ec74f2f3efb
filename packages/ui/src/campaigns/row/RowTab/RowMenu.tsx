import { Menu } from '@mantine/core';
import { type Ref, useId, useRef, useState } from 'react';
import classes from './RowMenu.module.css';

export type RowMenuItem = { label: string; onClick: () => void };

type RowMenuProps = {
  /** Accessible name of its button. */
  name: string;
  items: readonly RowMenuItem[];
};

/** Positions the menu; the button beside it has the attributes that Mantine would set here. */
const Anchor = ({ ref }: { ref?: Ref<HTMLSpanElement> }) => (
  <span ref={ref} className={classes.anchor} aria-hidden />
);

/**
 * The further actions of a row. Until it is first pressed it is only a button: sorting renders dozens of
 * them, and a menu costs as much as a row.
 */
export function RowMenu({ name, items }: RowMenuProps) {
  const id = useId();
  const [used, setUsed] = useState(false);
  const [opened, setOpened] = useState(false);
  // A press outside closes the menu, and its button counts as outside: the press must not open it again.
  const wasOpen = useRef(false);
  const button = useRef<HTMLButtonElement>(null);
  const change = (now: boolean) => {
    setOpened(now);
    // Runs before an item opens a dialog, which later returns the focus to where it was.
    if (!now) button.current?.focus();
  };
  return (
    <span className={classes.place}>
      <button
        ref={button}
        type="button"
        id={`${id}-target`}
        className={classes.button}
        aria-label={name}
        aria-haspopup="menu"
        aria-expanded={opened}
        aria-controls={opened ? `${id}-dropdown` : undefined}
        onPointerDown={() => {
          wasOpen.current = opened;
        }}
        onClick={() => {
          setUsed(true);
          setOpened(!wasOpen.current);
          wasOpen.current = false;
        }}
      />
      {used && (
        <Menu
          id={id}
          opened={opened}
          onChange={change}
          position="bottom-end"
          shadow="md"
          withInitialFocusPlaceholder={false}
        >
          <Menu.Target>
            <Anchor />
          </Menu.Target>
          <Menu.Dropdown>
            {items.map(({ label, onClick }) => (
              <Menu.Item key={label} onClick={onClick}>
                {label}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
    </span>
  );
}
