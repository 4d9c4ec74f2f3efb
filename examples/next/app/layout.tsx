import '@leaf/ui/font.css';
import '@leaf/ui/styles.css';
import { LeafProvider } from '@leaf/ui';
import type { ReactNode } from 'react';

/** A server component: only strings cross to the provider, which loads the words of the language itself. */
export default function Layout({ children }: { children: ReactNode }) {
  return (
    <html lang="de" data-leaf="" data-mantine-color-scheme="light">
      <body>
        <LeafProvider colorScheme="light" locale="de" timeZone="Europe/Berlin">
          {children}
        </LeafProvider>
      </body>
    </html>
  );
}
