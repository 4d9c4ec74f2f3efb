import { createServer } from 'node:http';
import { createLeafClient, errorText } from '@leaf/api-client';

const leaf = createLeafClient({
  baseUrl: 'https://leaf.example/api',
  getToken: () => process.env.LEAF_KEY,
});

/** Answers `/leaf-token`. Ask first who your user is, and which campaigns are theirs. */
createServer(async (request, response) => {
  if (request.url !== '/leaf-token') return response.writeHead(404).end();
  try {
    const { token } = await leaf.createEmbedToken({ scopes: ['read'], campaigns: [12], minutes: 15 });
    response.writeHead(200, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' }).end(token);
  } catch (error) {
    console.error(errorText(error));
    response.writeHead(502).end();
  }
}).listen(3000);
