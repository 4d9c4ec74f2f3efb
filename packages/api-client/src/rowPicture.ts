import type { NewStageRow, Stage, StageRow } from './operations/stages.ts';

/** The picture whose file has a delivery row's payload as its size: its image, with the file's format and quality. */
export type RowPicture = Pick<StageRow['delivery'], 'image_id' | 'image_format' | 'image_quality'>;

const none: RowPicture = { image_id: null, image_format: null, image_quality: null };

/** The picture that a call names for a row; undefined if it does not say. */
export function sentPicture(stage: Stage, sent: object): RowPicture | undefined {
  const { image_id, image_format = null, image_quality = null } = sent as NewStageRow['delivery'];
  if (stage !== 'delivery' || image_id === undefined) return undefined;
  return image_id === null ? none : { image_id, image_format, image_quality };
}

/**
 * The picture that a row is kept with. One that is not named stays as long as the payload does; a video, a measured
 * payload and a default one are never a picture's.
 * @param row as the model normalised it
 * @param current the row until now
 */
export function keptPicture(
  stage: Stage,
  row: object,
  named: RowPicture | undefined,
  current?: object,
): Partial<RowPicture> {
  if (stage !== 'delivery') return {};
  const { level, placement_type, payload } = row as StageRow['delivery'];
  if (level !== 1 || placement_type !== 'display') return none;
  if (named) return named;
  const before = current as StageRow['delivery'] | undefined;
  if (before?.payload !== payload) return none;
  const { image_id, image_format, image_quality } = before;
  return { image_id, image_format, image_quality };
}
