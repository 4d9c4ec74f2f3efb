const { transformSync } = require('esbuild');

/** Jest runs CommonJS, `import()` included; Babel does the same with `@babel/preset-env`. */
exports.process = (code, file) =>
  transformSync(code, {
    loader: file.endsWith('.tsx') ? 'tsx' : 'ts',
    format: 'cjs',
    jsx: 'automatic',
    supported: { 'dynamic-import': false },
    sourcemap: 'inline',
    sourcefile: file,
  });
