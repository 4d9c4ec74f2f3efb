import { useFormat } from '../../format/useFormat.ts';
import type { RowId } from '../../layout/DataTable/selection.ts';
import { RowButton, RowLink } from '../../layout/RowButton/RowButton.tsx';
import type { ImageInfo } from '../../types.ts';
import type { imageListLabels } from './ImageList.tsx';

/** The server tells of this many images at once. */
export const mostInSet = 200;

type SetLinkProps = {
  images: readonly ImageInfo[];
  selected: ReadonlySet<RowId>;
  setHref: (imageIds: readonly number[]) => string;
  onClear: () => void;
  text: typeof imageListLabels;
};

/** How many images are selected, the link that opens them together, and the way to select none. */
export function SetLink({ images, selected, setHref, onClear, text }: SetLinkProps) {
  const format = useFormat();
  const ids = images.filter(({ id }) => selected.has(id)).map(({ id }) => id);
  return (
    <>
      <span role="status">{ids.length > 0 && text.selected(format.number(ids.length))}</span>
      {ids.length > mostInSet && <span>{text.setLimit(format.number(mostInSet))}</span>}
      {ids.length > 0 && ids.length <= mostInSet && (
        <RowLink tone="strong" name={text.openSet} href={setHref(ids)}>
          {text.openSet}
        </RowLink>
      )}
      {ids.length > 0 && (
        <RowButton name={text.clear} onClick={onClear}>
          {text.clear}
        </RowButton>
      )}
    </>
  );
}
