import * as ui from '@leaf/ui';
import * as bundles from '@leaf/ui/bundles';
import * as charts from '@leaf/ui/charts';
import * as compare from '@leaf/ui/compare';
import { type ComponentType, createElement, type ReactElement } from 'react';
import { files } from './files.ts';

type Props = Record<string, unknown>;
type Render = (props: Props, context: object) => ReactElement;
type Story = {
  meta?: { component?: unknown; render?: Render; args?: Props };
  render?: Render;
  args?: Props;
};

/** A story of an exported component. */
export type Case = { part: string; name: string; element: () => ReactElement };

const exported = new Map<unknown, string>(
  Object.entries({ ...ui, ...charts, ...compare, ...bundles }).map(([name, value]) => [value, name]),
);

/** The exported components. */
export const parts = [...exported.values()].filter((name) => /^[A-Z]/.test(name)).sort();
export const { LeafProvider } = ui;

export const cases: Case[] = Object.values(files).flatMap((file) =>
  Object.entries(file as Record<string, Story>).flatMap(([story, { meta, render = meta?.render, args }]) => {
    const part = exported.get(meta?.component);
    if (!part || part === 'PartBoundary') return [];
    const props = { ...meta?.args, ...args };
    const element = () =>
      render
        ? createElement(() => render(props, {}))
        : createElement(meta?.component as ComponentType<Props>, props);
    return { part, name: `${part}-${story}`, element };
  }),
);
