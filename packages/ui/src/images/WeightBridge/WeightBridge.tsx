import { takesWeight, withWeight } from '@leaf/emissions';
import { Button, NativeSelect, UnstyledButton } from '@mantine/core';
import { type ReactNode, useId, useState } from 'react';
import type { DeliveryRow } from '../../campaigns/delivery/DeliveryForm/deliveryRow.ts';
import { ErrorBanner } from '../../feedback/ErrorBanner/ErrorBanner.tsx';
import { SuccessNote } from '../../feedback/SuccessNote/SuccessNote.tsx';
import { useFormat } from '../../format/useFormat.ts';
import { useLabels } from '../../labels/useLabels.ts';
import { withIds } from '../../layout/DataTable/selection.ts';
import { LeafLink } from '../../theme/LeafLink.tsx';
import type { Geos } from '../../types.ts';
import { CampaignWeight } from './CampaignWeight.tsx';
import { PlannedWeight } from './PlannedWeight.tsx';
import { type RowOfPicture, UsedIn } from './UsedIn.tsx';
import classes from './WeightBridge.module.css';
import { WeightRows } from './WeightRows.tsx';
import { weightBridgeLabels } from './weightBridgeLabels.ts';

/** A row as it is now, and with the file's size as its payload. */
export type WeightedRow = { before: DeliveryRow; after: DeliveryRow };

export type WeightBridgeProps = {
  /** The name of the file, such as `AVIF, q 67`. */
  name: string;
  /** Size of the upload and of the file in bytes. */
  bytes: { before: number; after: number };
  /** The campaigns whose delivery rows can take the weight. */
  campaigns: readonly { id: number; name: string }[];
  /** The chosen campaign. */
  campaignId?: number;
  /** Another campaign was chosen. */
  onCampaignChange: (id: number | undefined) => void;
  /** Its delivery rows; absent while they load. */
  rows?: readonly DeliveryRow[];
  /** The campaign's total emissions in kg CO2e; absent while they load. */
  campaignTotal?: number;
  /** Why something could not be loaded or written. */
  error?: string;
  /** What to do about it, such as a retry button. */
  errorAction?: ReactNode;
  /**
   * Writes the size into these rows: each as it is now, and with the size as its payload. Without it the change is only
   * shown.
   */
  onUse?: (rows: readonly WeightedRow[]) => void;
  /** The rows are being changed. */
  using?: boolean;
  /** How many rows were changed last. */
  used?: number;
  /** Undoes that change. */
  onUndo?: () => void;
  /** The address of the campaign's delivery rows. */
  rowsHref?: string;
  /** The rows that have their payload from this picture. */
  usedIn?: readonly RowOfPicture[];
  /** The places the model knows: while no campaign is chosen, impressions and a country can be entered. */
  geos?: Geos;
  labels?: Partial<typeof weightBridgeLabels>;
};

/**
 * Turns a lighter file into kilograms: pick the rows that show it, see what changes, and write its size into
 * them.
 */
export function WeightBridge({
  name,
  bytes,
  campaigns,
  campaignId,
  onCampaignChange,
  rows,
  campaignTotal,
  error,
  errorAction,
  onUse,
  using = false,
  used,
  onUndo,
  rowsHref,
  usedIn = [],
  geos,
  labels,
}: WeightBridgeProps) {
  const text = useLabels('weightBridge', weightBridgeLabels, labels);
  const format = useFormat();
  const id = useId();
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  const picked = rows?.filter((row) => chosen.has(row.id) && takesWeight(row)) ?? [];
  const weighted = picked.map((row) => ({ before: row, after: withWeight(row, bytes.after) }));
  const choose = (rowId: number, on: boolean) => setChosen(withIds(chosen, [rowId], on));

  return (
    <section className={classes.bridge} aria-labelledby={id}>
      <div>
        <h3 id={id} className={classes.title}>
          {text.title}
        </h3>
        <p className={classes.about}>{text.about}</p>
      </div>
      <ErrorBanner message={error} action={errorAction} />
      <NativeSelect
        className={classes.field}
        label={text.campaign}
        value={campaignId ?? ''}
        onChange={({ currentTarget: { value } }) => {
          setChosen(new Set());
          onCampaignChange(value === '' ? undefined : Number(value));
        }}
      >
        <option value="">{text.choose}</option>
        {campaigns.map((campaign) => (
          <option key={campaign.id} value={campaign.id}>
            {campaign.name}
          </option>
        ))}
      </NativeSelect>
      {campaignId === undefined && geos && (
        <PlannedWeight name={name} bytes={bytes} geos={geos} text={text} />
      )}
      {campaignId !== undefined && (rows || !error) && (
        <WeightRows rows={rows} chosen={chosen} onChoose={choose} text={text} />
      )}
      {picked.length > 0 && rows && campaignTotal !== undefined && (
        <>
          <CampaignWeight
            name={name}
            bytes={bytes}
            picked={picked}
            rows={rows}
            campaignTotal={campaignTotal}
            text={text}
          />
          {onUse && (
            <>
              <p className={classes.about}>
                {text.payload(format.kilobytes(bytes.after), format.exact(bytes.after / 1_000_000))}{' '}
                {picked.some(({ level }) => level === 0) && text.becomes}
              </p>
              <Button
                className={classes.use}
                variant="default"
                loading={using}
                onClick={() => onUse(weighted)}
              >
                {text.use(picked.length)}
              </Button>
            </>
          )}
        </>
      )}
      <SuccessNote>
        {used !== undefined && used > 0 && (
          <>
            {text.used(used)}{' '}
            {onUndo && (
              <UnstyledButton className={classes.undo} onClick={onUndo}>
                {text.undo}
              </UnstyledButton>
            )}{' '}
            {rowsHref && <LeafLink href={rowsHref}>{text.open}</LeafLink>}
          </>
        )}
      </SuccessNote>
      <UsedIn rows={usedIn} text={text} />
    </section>
  );
}
