import type { GlobalTypes } from 'storybook/internal/csf';
import { languages } from '../packages/ui/src/labels/languages.ts';

/** The toolbar: the settings a reader may want to change for any story. */
export const globalTypes: GlobalTypes = {
  theme: {
    description: 'Colour scheme',
    toolbar: {
      title: 'Scheme',
      icon: 'contrast',
      dynamicTitle: true,
      items: [
        { value: 'light', title: 'Light' },
        { value: 'dark', title: 'Dark' },
        { value: 'both', title: 'Side by side' },
      ],
    },
  },
  locale: {
    description: 'Language, numbers and dates',
    toolbar: {
      title: 'Language',
      icon: 'globe',
      dynamicTitle: true,
      items: Object.values(languages).map(({ locale, name }) => ({ value: locale, title: name })),
    },
  },
  textSize: {
    description: 'Text size',
    toolbar: {
      title: 'Text size',
      icon: 'grow',
      items: [
        { value: '100', title: 'Text 100 %' },
        { value: '200', title: 'Text 200 %' },
      ],
    },
  },
  textSpacing: {
    description: 'Text spacing of WCAG 1.4.12',
    toolbar: {
      title: 'Text spacing',
      icon: 'paragraph',
      items: [
        { value: 'normal', title: 'Normal spacing' },
        { value: 'wide', title: 'Wide spacing' },
      ],
    },
  },
  motion: {
    description: 'Motion',
    toolbar: {
      title: 'Motion',
      icon: 'lightning',
      items: [
        { value: 'full', title: 'Motion' },
        { value: 'reduced', title: 'Reduced motion' },
      ],
    },
  },
  direction: {
    description: 'Writing direction',
    toolbar: {
      title: 'Direction',
      icon: 'transfer',
      items: [
        { value: 'ltr', title: 'Left to right' },
        { value: 'rtl', title: 'Right to left' },
      ],
    },
  },
};

export const initialGlobals: Record<string, unknown> = {
  theme: 'light',
  locale: 'en-GB',
  textSize: '100',
  textSpacing: 'normal',
  motion: 'full',
  direction: 'ltr',
  ...surroundingGlobals(),
};

/** A story framed by a docs page is a page of its own; it takes its settings from the surrounding page's toolbar. */
function surroundingGlobals(): Record<string, unknown> {
  try {
    const outer = window.parent === window ? undefined : window.parent.document.documentElement;
    return JSON.parse(outer?.dataset.leafGlobals ?? '{}');
  } catch {
    // If another site frames Storybook itself, there are no settings to take.
    return {};
  }
}
