import { Button, Paper } from '@mantine/core';
import { useState } from 'react';
import { FactTable } from './FactTable.tsx';
import classes from './MotionFacts.module.css';
import { theme } from './theme.ts';

const modal = theme.components.Modal?.defaultProps;
const duration: number =
  modal && 'transitionProps' in modal ? Number(modal.transitionProps?.duration) : Number.NaN;

/** The durations of the theme, and where they are used. */
export function MotionFacts() {
  return (
    <FactTable
      name="Durations"
      columns={['What moves', 'Duration', 'How']}
      numeric={[1]}
      rows={[
        ['Dialog, panel', `${duration} ms`, 'Fades in where it stands, ease-out'],
        ['Loading', 'after 150 ms', 'Appears late, so that quick answers do not flicker'],
        ['Skeleton', 'slow', 'Breathes; still under reduced motion'],
        ['Row, card, figure', 'none', 'Changes at once: a moving figure cannot be read'],
      ]}
    />
  );
}

/** An element appearing at the theme's duration. */
export function MotionSample() {
  const [shown, setShown] = useState(true);
  return (
    <div className={classes.sample}>
      <Button variant="default" onClick={() => setShown(!shown)}>
        {shown ? 'Hide the note' : 'Show the note'}
      </Button>
      <div
        className={classes.note}
        data-shown={shown || undefined}
        style={{ transitionDuration: `${duration}ms` }}
        aria-hidden={!shown}
      >
        Appears where the eye is.
      </div>
    </div>
  );
}

/** Border, surface, shadow: the three elevations. */
export function Heights() {
  return (
    <div className={classes.heights}>
      <div className={classes.flat}>
        <strong>Ground</strong>
        <span>--leaf-page</span>
      </div>
      <div className={classes.surface}>
        <strong>Surface</strong>
        <span>--leaf-surface, one line</span>
      </div>
      <Paper shadow="md" className={classes.raised}>
        <strong>Floats</strong>
        <span>--leaf-raised, shadow md</span>
      </Paper>
    </div>
  );
}
