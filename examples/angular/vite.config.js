export default {
  // Your own server, which answers a token: `server.mjs` of the elements' example.
  server: { proxy: { '/leaf-token': 'http://localhost:3000' } },
};
