import { ColorSchemeToggle } from '../components/ColorSchemeToggle/ColorSchemeToggle.tsx';
import { Welcome } from '../components/Welcome/Welcome.tsx';

export function HomePage() {
  return (
    <>
      <Welcome />
      <ColorSchemeToggle />
    </>
  );
}
