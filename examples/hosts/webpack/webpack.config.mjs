import path from 'node:path';
import { EsbuildPlugin } from 'esbuild-loader';

export default {
  mode: 'production',
  context: import.meta.dirname,
  entry: ['./main.tsx', './index.html'],
  output: { path: path.join(import.meta.dirname, '../dist/webpack'), filename: 'main.js' },
  module: {
    rules: [
      { test: /\.tsx?$/, loader: 'esbuild-loader', options: { jsx: 'automatic' } },
      { test: /\.css$/, use: ['style-loader', 'css-loader'] },
      { test: /\.html$/, type: 'asset/resource', generator: { filename: 'index.html' } },
    ],
  },
  optimization: { minimizer: [new EsbuildPlugin()] },
  performance: { hints: false },
};
