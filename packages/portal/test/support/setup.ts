import { register } from './portal.tsx';

// Files share modules, which load once; this one is loaded for each of them.
register();
