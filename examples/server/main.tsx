import '@leaf/ui/font.css';
import '@leaf/ui/styles.css';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, type Props } from './App.tsx';

/** Hydrates what the server rendered. */
function Page({ campaigns }: Props) {
  const [left, setLeft] = useState(campaigns);
  return <App campaigns={left} onDelete={({ id }) => setLeft((all) => all.filter((one) => one.id !== id))} />;
}

const root = document.getElementById('root');
const data = document.getElementById('data');
if (root && data) hydrateRoot(root, <Page {...JSON.parse(data.textContent)} />);
