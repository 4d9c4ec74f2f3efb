import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import type { Creative } from '../bundleTypes.ts';
import { adSize } from '../words.ts';
import { type BundleScreenLabels, bundleScreenLabels } from './bundleScreenLabels.ts';

/** What ad servers ask for first, as the line below a creative's name; undefined until it is known. */
export function useBundleFacts(
  creative: Creative | undefined,
  labels?: Partial<BundleScreenLabels>,
): string | undefined {
  const text = useLabels('bundleScreen', bundleScreenLabels, labels);
  const format = useFormat();
  return (
    creative &&
    [
      creative.width === null ? text.unsized : text.sized(adSize(creative, format)),
      `${format.kilobytes(creative.bytes)} ${text.kb}`,
      text.files(format.number(creative.file_count), creative.file_count === 1),
      text.pictures(format.number(creative.picture_count), creative.picture_count === 1),
    ].join(' · ')
  );
}
