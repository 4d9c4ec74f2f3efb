import { describe, expect, it } from 'vitest';
import { webAddress } from './webAddress.ts';

const PUBLIC = 'https://leaf.example/subscribe';
const HERE = 'http://localhost:8080/subscribe';

describe('an address the server gave', () => {
  it.each([
    ['https://checkout.stripe.com/c/1', PUBLIC],
    ['https://checkout.stripe.com/c/1', HERE],
    ['https://leaf.example/post-login', PUBLIC],
    ['/post-login', PUBLIC],
    ['http://localhost:8080/sandbox/checkout/1', HERE],
    ['http://127.0.0.1:8080/sandbox/checkout/1', HERE],
    ['http://[::1]:8080/sandbox/checkout/1', HERE],
    ['http://intranet.example/post-login', 'http://intranet.example/subscribe'],
  ])('%s is followed from %s', (address, here) =>
    expect(webAddress(address, here)?.href).toBe(new URL(address, here).href),
  );

  it.each([
    ['//checkout.stripe.com/c/1', PUBLIC],
    ['/\\checkout.stripe.com/c/1', PUBLIC],
    ['\\\\checkout.stripe.com', PUBLIC],
    ['https:checkout.stripe.com', HERE],
    ['https:///checkout.stripe.com', PUBLIC],
    [' //checkout.stripe.com', PUBLIC],
    ['\t//checkout.stripe.com', PUBLIC],
    ['http://checkout.stripe.com/c/1', PUBLIC],
    ['http://checkout.stripe.com/c/1', HERE],
    ['http://localhost:8080/sandbox', PUBLIC],
    ['http://localhost.example/', HERE],
    ['https://user:word@leaf.example/', PUBLIC],
    ['javascript:alert(1)', PUBLIC],
    ['data:text/html,x', PUBLIC],
    ['ftp://example.org/', PUBLIC],
    ['blob:https://leaf.example/1', PUBLIC],
    ['https://', PUBLIC],
  ])('%s is not followed from %s', (address, here) => expect(webAddress(address, here)).toBeNull());
});
