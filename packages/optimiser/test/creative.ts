import { sharp } from '../src/codec/sharp.ts';
import { banner, fixture } from './pictures.ts';
import { type RawEntry, rawZip } from './rawZip.ts';

const html = `<!doctype html><html><head><meta charset="utf-8">
<meta name="ad.size" content="width=300,height=250">
<link rel="stylesheet" href="css/ad.css"><script src="js/ad.js"></script>
<script>var clickTag = "https://advertiser.example/landing";</script></head>
<body><a href="javascript:window.open(window.clickTag)"><img src="img/hero.jpg" width="300" height="250" alt="">
<img src="img/logo.svg" alt=""><img src="img/end%20frame.png" loading="lazy" alt=""></a></body></html>`;

const css = `@import "reset.css"; body { margin: 0; background: url("../img/text.png?v=2") }`;

const js = `window.onload = function () {
  // The next frame.
  document.querySelector('img').src = 'img/next.jpg';
  new Image().src = 'https://tracker.example/pixel.gif';
};`;

const logo = `<?xml version="1.0"?><!-- drawn --><svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">
  <script>fetch("https://evil.example/")</script>
  <circle cx="20.000" cy="20.000" r="18.000" fill="#ff0000"/></svg>`;

/** The files of an HTML5 creative of 300x250, with pictures heavier than they need to be. */
export async function creativeFiles(): Promise<RawEntry[]> {
  const photo = sharp(fixture('chelsea.png')).resize(300, 250);
  return [
    { name: 'index.html', data: html },
    { name: 'css/ad.css', data: css },
    { name: 'css/reset.css', data: '* { box-sizing: border-box }' },
    { name: 'js/ad.js', data: js },
    { name: 'img/hero.jpg', data: await photo.clone().jpeg({ quality: 98 }).toBuffer(), method: 0 },
    { name: 'img/next.jpg', data: await photo.clone().flop().jpeg({ quality: 98 }).toBuffer(), method: 0 },
    { name: 'img/text.png', data: await banner(300, 250, false), method: 0 },
    { name: 'img/end frame.png', data: await banner(120, 60, false), method: 0 },
    { name: 'img/logo.svg', data: logo },
    { name: 'backup.jpg', data: await photo.clone().jpeg({ quality: 95 }).toBuffer(), method: 0 },
    { name: 'old.jpg', data: await photo.clone().flip().jpeg({ quality: 60 }).toBuffer(), method: 0 },
  ];
}

export const creative = async (): Promise<Buffer> => rawZip(await creativeFiles());
