import '@mantine/core/styles.css';
import { MantineProvider } from '@mantine/core';
import { Router } from './Router.tsx';
import { theme } from './theme.ts';

export function App() {
  return (
    <MantineProvider theme={theme}>
      <Router />
    </MantineProvider>
  );
}
