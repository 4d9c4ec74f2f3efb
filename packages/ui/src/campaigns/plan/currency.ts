/** How plans name currencies, in any case. */
export const currencies =
  '[€$£¥]|eur|usd|gbp|chf|aud|bgn|brl|cad|cny|czk|dkk|huf|inr|jpy|nok|nzd|pln|ron|try|zar|kr|zł|kč|ft|lei';

const words = new RegExp(`\\p{L}{0,2}[€$£¥]|(?<!\\p{L})(?:${currencies})(?!\\p{L})`, 'giu');

/** A text without its currencies. In lower case, `SEK` is seconds. */
export const withoutCurrency = (text: string) => text.replace(words, '').replace(/\bSEK\b/g, '');
