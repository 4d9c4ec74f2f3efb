import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { chromium } from 'playwright';
import { chromiumLaunch } from '../chromium.ts';

const types = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
};

/** Serves a folder; a path that is no file gets `page`. */
export async function serve(folder, page = path.join(folder, 'index.html')) {
  const server = createServer((request, response) => {
    const wanted = path.join(folder, path.normalize(new URL(request.url, 'http://leaf.test').pathname));
    const file = existsSync(wanted) && statSync(wanted).isFile() ? wanted : page;
    response.writeHead(200, { 'Content-Type': types[path.extname(file)] ?? 'application/octet-stream' });
    response.end(readFileSync(file));
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { origin: `http://127.0.0.1:${server.address().port}`, close: () => server.close() };
}

/** Opens a page and answers what `use` answers; any error or warning in the page is thrown. */
export async function inBrowser(origin, use) {
  const browser = await chromium.launch(chromiumLaunch);
  try {
    const page = await browser.newPage({ locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
    page.setDefaultTimeout(15_000);
    const said = [];
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) said.push(message.text());
    });
    page.on('pageerror', (error) => said.push(error.message));
    await page.goto(origin);
    const answer = await use(page).catch((error) => said.unshift(error.message));
    if (said.length > 0) throw new Error([...new Set(said)].slice(0, 12).join('\n').slice(0, 6000));
    return answer;
  } finally {
    await browser.close();
  }
}
