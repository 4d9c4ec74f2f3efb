import { renderToString } from 'react-dom/server';
import { App, type Props } from './App.tsx';

export const render = (props: Props) => renderToString(<App {...props} />);
