'use no memo'; // One field; compiled it would be larger.
import { NumberField, type NumberFieldProps } from '../../../form/NumberField/NumberField.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { ratiosOf } from './deliveryRow.ts';

type MobileRatioProps = Pick<NumberFieldProps, 'label' | 'description'> & {
  /** The fixed ratio as typed. */
  fixed: string;
};

/** What the fixed ratio leaves, as the reader writes it. */
export function MobileRatio({ fixed, ...props }: MobileRatioProps) {
  const format = useFormat();
  const ratios = ratiosOf(fixed);
  return (
    <NumberField
      {...props}
      readOnly
      value={ratios ? format.exact(ratios.mobile_ratio) : ''}
      onChange={() => undefined}
    />
  );
}
