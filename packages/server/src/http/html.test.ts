import { expect, it } from 'vitest';
import { html } from './html.ts';

it('a value is text on a page, whatever it says', () => {
  const text = `<img src=x onerror="a('&lt;')">`;
  expect(html`<p title="${text}">${text}</p>`.markup).toBe(
    '<p title="&lt;img src=x onerror=&quot;a(&#39;&amp;lt;&#39;)&quot;&gt;">&lt;img src=x onerror=&quot;a(&#39;&amp;lt;&#39;)&quot;&gt;</p>',
  );
});

it('markup stands in other markup once, in lists too', () => {
  expect(html`<ul>${['a', '<b>'].map((entry) => html`<li>${entry}</li>`)}</ul>`.markup).toBe(
    '<ul><li>a</li><li>&lt;b&gt;</li></ul>',
  );
});
