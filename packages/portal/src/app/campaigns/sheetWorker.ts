import { serveSheets } from '@leaf/ui/sheets';

serveSheets();
