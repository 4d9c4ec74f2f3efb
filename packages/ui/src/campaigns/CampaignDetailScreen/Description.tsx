import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import classes from './Description.module.css';

/** A longer text would take the room of what the page is for: about three lines. */
const longFrom = 240;

type DescriptionProps = {
  children: string;
  labels: { more: string; less: string };
};

/** The description of a campaign; a long one shows its first lines until the rest is asked for. */
export function Description({ children: text, labels }: DescriptionProps) {
  'use no memo'; // Cheap to draw: caching would only make the overview larger.
  const [whole, setWhole] = useState(false);
  if (text.length < longFrom) return text;
  return (
    <>
      <p className={classes.text} data-whole={whole || undefined}>
        {text}
      </p>
      <UnstyledButton className={classes.toggle} aria-expanded={whole} onClick={() => setWhole(!whole)}>
        {whole ? labels.less : labels.more}
      </UnstyledButton>
    </>
  );
}
