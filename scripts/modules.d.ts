declare module '@size-limit/file';
declare module '@size-limit/rolldown';
