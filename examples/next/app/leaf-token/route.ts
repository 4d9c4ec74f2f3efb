import { createLeafClient, errorText } from '@leaf/api-client';
import { connection } from 'next/server';

const leaf = createLeafClient({
  baseUrl: 'https://leaf.example/api',
  getToken: () => process.env.LEAF_KEY,
});

/** Answers `/leaf-token`. Ask first who your user is, and which campaigns are theirs. */
export async function GET(): Promise<Response> {
  // Each request gets a token of its own: none is made while the app is built.
  await connection();
  try {
    const { token } = await leaf.createEmbedToken({ scopes: ['read'], campaigns: [12], minutes: 15 });
    return new Response(token, { headers: { 'Cache-Control': 'no-store' } });
  } catch (error) {
    console.error(errorText(error));
    return new Response(null, { status: 502 });
  }
}
