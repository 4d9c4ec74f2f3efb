import webpack from 'webpack';
import config from './webpack.config.mjs';

/** What `webpack` does on the command line, where `webpack-cli` is installed. */
webpack(config, (error, stats) => {
  if (error) throw error;
  console.log(stats.toString({ preset: 'errors-warnings' }));
  process.exitCode = stats.hasErrors() ? 1 : 0;
});
