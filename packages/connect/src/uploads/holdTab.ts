/** The browser asks before the tab is reloaded or closed, until the function that it returns is called. */
export function holdTab() {
  const ask = (event: BeforeUnloadEvent) => event.preventDefault();
  addEventListener('beforeunload', ask);
  return () => removeEventListener('beforeunload', ask);
}
