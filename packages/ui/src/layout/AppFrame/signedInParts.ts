// A separate module: the sign-in page has none of it.
export { AccountMenu } from './AccountMenu.tsx';
export { FrameLinks } from './FrameLinks.tsx';
