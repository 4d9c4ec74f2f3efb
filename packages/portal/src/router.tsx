import { createBrowserRouter } from 'react-router-dom';
import { pages } from './pages.tsx';

export const router = createBrowserRouter(pages);
