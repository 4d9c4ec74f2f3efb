/** Something to wait at until it is opened. */
export function gate(): { wait: Promise<void>; open: () => void } {
  const found: { open?: () => void } = {};
  const wait = new Promise<void>((resolve) => {
    found.open = resolve;
  });
  return { wait, open: () => found.open?.() };
}
