import vue from '@vitejs/plugin-vue';

export default {
  plugins: [vue({ template: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('leaf-') } } })],
  // Your own server, which answers a token: `server.mjs` of the elements' example.
  server: { proxy: { '/leaf-token': 'http://localhost:3000' } },
};
