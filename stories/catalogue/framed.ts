import { createTheme, Drawer, Modal } from '@mantine/core';

const overlay = { withinPortal: false, lockScroll: false, trapFocus: false, returnFocus: false };

/** Keeps dialogs and panels inside their frame, and leaves the page's scrolling and focus alone. */
export const framed = createTheme({
  components: {
    Modal: Modal.extend({ defaultProps: overlay }),
    Drawer: Drawer.extend({ defaultProps: overlay }),
  },
});

/** The browser puts these in its top layer, over the whole page; no frame can contain them. */
export const uncontained = ['SessionEndedDialog'];
