import { createTheme, Drawer, Modal } from '@mantine/core';

const overlay = { withinPortal: false, lockScroll: false, trapFocus: false, returnFocus: false };

/** Dialogs and panels stay inside their frame and leave the page's scrolling and focus alone. */
export const framed = createTheme({
  components: {
    Modal: Modal.extend({ defaultProps: overlay }),
    Drawer: Drawer.extend({ defaultProps: overlay }),
  },
});

/** The browser itself lays these over the whole page; no frame can hold them. */
export const uncontained = ['SessionEndedDialog'];
