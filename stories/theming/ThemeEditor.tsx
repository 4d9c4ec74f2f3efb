import { Button, Input, SegmentedControl, Select, TextInput, useComputedColorScheme } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';
import { useContext, useId, useState } from 'react';
import { Scroll } from '../../.storybook/docs/Scroll.tsx';
import { toHex, toOklch } from '../../packages/ui/src/brand/oklch.ts';
import { LeafProvider } from '../../packages/ui/src/theme/LeafProvider.tsx';
import { LeafContext } from '../../packages/ui/src/theme/leafContext.ts';
import { ContrastTable } from './ContrastTable.tsx';
import { brandFrom, type Choices, editorCode, start } from './editorCode.ts';
import { Preview } from './Preview.tsx';
import classes from './ThemeEditor.module.css';

const families = [
  { value: '', label: 'Inter' },
  { value: 'Georgia, serif', label: 'Georgia' },
  { value: "'Iowan Old Style', 'Palatino Linotype', Georgia, serif", label: 'Iowan Old Style' },
  { value: "'Avenir Next', 'Segoe UI', 'Helvetica Neue', Arial, sans-serif", label: 'Avenir Next' },
  { value: 'system-ui, sans-serif', label: 'The system’s' },
];

type Change = <Key extends keyof Choices>(key: Key, value: Choices[Key]) => void;

function Amount(props: {
  label: string;
  value: number;
  max: number;
  step?: number;
  unit?: string;
  onChange: (value: number) => void;
}) {
  const { label, value, max, step = 1, unit = '', onChange } = props;
  const id = useId();
  return (
    <div>
      <Input.Label htmlFor={id}>
        {label}: {value}
        {unit}
      </Input.Label>
      <input
        type="range"
        id={id}
        className={classes.amount}
        onChange={({ target }) => onChange(Number(target.value))}
        {...{ value, max, step }}
      />
    </div>
  );
}

function Controls({ choices, change }: { choices: Choices; change: Change }) {
  const known = brandFrom(choices) !== undefined;
  const colour = known ? toOklch(choices.color) : toOklch(start.color);
  // sRGB has no colour for every hue: the slider stays where it was put, not where the nearest colour is.
  const [turned, setTurned] = useState({ color: '', hue: 0 });
  const hue = turned.color === choices.color ? turned.hue : Math.round(colour.h) % 360;
  const turnTo = (h: number) => {
    const color = toHex({ l: 0.48, c: Math.max(colour.c, 0.1), h });
    setTurned({ color, hue: h });
    change('color', color);
  };
  const density = useId();
  return (
    <div className={classes.controls}>
      <div className={classes.colour}>
        <input
          type="color"
          className={classes.well}
          aria-label="Pick a colour"
          value={toHex(colour)}
          onChange={({ target }) => change('color', target.value)}
        />
        <TextInput
          label="Colour of actions"
          value={choices.color}
          error={!known && 'This is no CSS colour.'}
          onChange={({ target }) => change('color', target.value)}
        />
      </div>
      <Amount label="Hue" unit="°" max={359} value={hue} onChange={turnTo} />
      <Amount
        label="Tint of surfaces"
        unit=" ‰"
        max={25}
        value={choices.tint}
        onChange={(value) => change('tint', value)}
      />
      <Amount
        label="Turn the stages"
        unit="°"
        max={355}
        step={5}
        value={choices.turn}
        onChange={(value) => change('turn', value)}
      />
      <Amount
        label="Corner"
        unit=" px"
        max={18}
        value={choices.radius}
        onChange={(value) => change('radius', value)}
      />
      <Select
        label="Font of words"
        data={families}
        allowDeselect={false}
        value={choices.font}
        onChange={(value) => change('font', value ?? '')}
      />
      <Select
        label="Font of titles"
        data={[{ value: '', label: 'The same' }, ...families.slice(1)]}
        allowDeselect={false}
        value={choices.headingFont}
        onChange={(value) => change('headingFont', value ?? '')}
      />
      <div>
        <Input.Label id={density}>Density</Input.Label>
        <SegmentedControl
          fullWidth
          aria-labelledby={density}
          data={[
            { value: 'comfortable', label: 'Comfortable' },
            { value: 'compact', label: 'Compact' },
          ]}
          value={choices.density}
          onChange={(value) => change('density', value)}
        />
      </div>
    </div>
  );
}

/**
 * Choose a colour, corners, fonts and density; preview them in real components, with the contrasts and the
 * code to copy.
 */
export function ThemeEditor() {
  const { locale, labels } = useContext(LeafContext);
  const [choices, setChoices] = useState(start);
  const [validColor, setValidColor] = useState(start.color);
  const clipboard = useClipboard();
  const change: Change = (key, value) => {
    const next = { ...choices, [key]: value };
    setChoices(next);
    if (brandFrom(next)) setValidColor(next.color);
  };
  // While a colour is being typed, the last valid one stays: in the preview, and in the code.
  const shown = { ...choices, color: validColor };
  const brand = brandFrom(shown);
  const code = editorCode(shown);
  const scheme = useComputedColorScheme('light');
  return (
    <div className={classes.editor}>
      <Controls choices={choices} change={change} />
      <div id="theme-preview" className={classes.preview} data-mantine-color-scheme={scheme}>
        <LeafProvider
          brand={brand}
          locale={locale}
          labels={labels}
          colorScheme={scheme}
          cssVariablesSelector="#theme-preview"
          getRootElement={() => document.documentElement}
        >
          <Preview />
        </LeafProvider>
      </div>
      <section className={classes.results}>
        <h2>Code</h2>
        <Scroll name="The brand as code">
          <pre className={classes.code}>{code}</pre>
        </Scroll>
        <div>
          <Button onClick={() => clipboard.copy(code)}>{clipboard.copied ? 'Copied' : 'Copy code'}</Button>
        </div>
        <h2>Contrast</h2>
        {brand && <ContrastTable brand={brand} />}
      </section>
    </div>
  );
}
