import type { NextConfig } from 'next';

export default { reactStrictMode: true, devIndicators: false } satisfies NextConfig;
