import { useLabels } from '../../../labels/useLabels.ts';
import { LeafLink } from '../../../theme/LeafLink.tsx';
import classes from './PayloadSource.module.css';

export const payloadSourceLabels = {
  from: 'Weight from',
};

export type PayloadSourceProps = {
  /** The name of the uploaded picture. */
  name: string;
  /** The address of the picture. */
  href: string;
  /** The file made from it, such as `AVIF, q 67`; without one it is the upload itself. */
  file?: string;
  labels?: Partial<typeof payloadSourceLabels>;
};

/** Says which picture a delivery row has its payload from. */
export function PayloadSource({ name, href, file, labels }: PayloadSourceProps) {
  const text = useLabels('payloadSource', payloadSourceLabels, labels);
  return (
    <p className={classes.source}>
      {text.from}{' '}
      <LeafLink href={href}>
        <bdi>{name}</bdi>
      </LeafLink>
      {file && ` (${file})`}
    </p>
  );
}
