import { createLeafClient, createQueryClient } from '@leaf/api-client';
import { clearToken, getToken } from './session.ts';

/** Where the API is. Another host is named when the portal is built. */
export const baseUrl: string = import.meta.env.VITE_API_URL ?? '/api';

export const api = createLeafClient({ baseUrl, getToken, onUnauthorized: clearToken });

export const queryClient = createQueryClient();
