import { create } from 'storybook/theming';
import { evergreen, roles, type Scheme } from '../packages/ui/src/theme/colours.ts';

/** The product's logo, drawn like the wordmark component. */
const sign = (ink: string, mark: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="84" height="24" viewBox="0 0 84 24"><path d="M1 6h7a7 7 0 0 1 7 7v5H8a7 7 0 0 1-7-7z" fill="${mark}"/><text x="24" y="18" font-family="Inter, system-ui, sans-serif" font-size="18" font-weight="600" letter-spacing="-.4" fill="${ink}">Leaf</text></svg>`,
  )}`;

/** Storybook's own interface in Leaf's colours. */
export function brand(scheme: Scheme) {
  const role = roles[scheme];
  return create({
    base: scheme,
    brandTitle: 'Leaf',
    brandImage: sign(role.text, role.brand),
    brandUrl: './',
    brandTarget: '_self',
    colorPrimary: role.brand,
    colorSecondary: scheme === 'light' ? evergreen[7] : evergreen[6],
    appBg: role.sunken,
    appContentBg: role.surface,
    appPreviewBg: role.page,
    appBorderColor: role.border,
    appBorderRadius: 6,
    textColor: role.text,
    textMutedColor: role.dimmed,
    barBg: role.surface,
    barTextColor: role.dimmed,
    barSelectedColor: role.brand,
    barHoverColor: role.brand,
    inputBg: role.surface,
    inputBorder: role['border-strong'],
    inputBorderRadius: 6,
    inputTextColor: role.text,
    fontBase: "'Inter Variable', system-ui, sans-serif",
  });
}
