import { createTheme, rem } from '@mantine/core';
import { amber, dark, evergreen, gray, green, red } from './colours.ts';

const font = "'Inter Variable', 'Inter', system-ui, -apple-system, 'Segoe UI', sans-serif";

// The page behind a dialog cannot scroll but keeps its scroll bar: hiding it makes the browser restyle every
// element of the page, a quarter of the time until the dialog is visible.
const dialog = { removeScrollProps: { removeScrollBar: false } };

/** Leaf's Mantine theme. Extend it with `mergeThemeOverrides(leafTheme, yours)`. */
export const leafTheme = createTheme({
  colors: { evergreen, green, red, amber, yellow: amber, gray, dark },
  primaryColor: 'evergreen',
  primaryShade: 7,
  black: gray[9],
  fontFamily: font,
  fontSmoothing: true,
  defaultRadius: 'sm',
  radius: { xs: '4px', sm: '6px', md: '8px', lg: '12px', xl: '16px' },
  spacing: { xs: '8px', sm: '12px', md: '16px', lg: '24px', xl: '40px' },
  fontSizes: { xs: rem(12), sm: rem(14), md: rem(15), lg: rem(16), xl: rem(20) },
  lineHeights: { xs: '1.35', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.4' },
  headings: {
    fontWeight: '600',
    sizes: {
      h1: { fontSize: rem(24), lineHeight: '1.3' },
      h2: { fontSize: rem(20), lineHeight: '1.35' },
      h3: { fontSize: rem(16), lineHeight: '1.4' },
    },
  },
  respectReducedMotion: true,
  cursorType: 'pointer',
  // Plain objects: importing a component for its typed `extend` would add it to the first page.
  components: {
    Anchor: { defaultProps: { underline: 'hover' } },
    Badge: { defaultProps: { radius: 'sm', tt: 'none', fw: 500 } },
    Button: { defaultProps: { fw: 500, loaderProps: { type: 'dots' } } },
    Input: { defaultProps: { size: 'sm' }, classNames: { wrapper: 'leaf-input' } },
    InputWrapper: {
      defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
      classNames: { label: 'leaf-label', description: 'leaf-help', error: 'leaf-help' },
    },
    Loader: { defaultProps: { type: 'dots' } },
    Modal: {
      defaultProps: { ...dialog, centered: true, radius: 'md', transitionProps: { duration: 140 } },
      classNames: { title: 'leaf-dialog-title' },
    },
    Drawer: {
      defaultProps: { ...dialog, transitionProps: { duration: 160 } },
      classNames: { title: 'leaf-dialog-title' },
    },
    // Enter sends the form that the field is in.
    PasswordInput: { defaultProps: { enterKeyHint: 'done' } },
    Table: { defaultProps: { verticalSpacing: 'xs' } },
    Tabs: {
      defaultProps: { keepMounted: false, color: 'var(--leaf-brand)' },
      classNames: { tab: 'leaf-tab' },
    },
    TextInput: { defaultProps: { enterKeyHint: 'done' } },
    Tooltip: {
      defaultProps: { multiline: true, maw: 280, events: { hover: true, focus: true, touch: true } },
    },
  },
});
