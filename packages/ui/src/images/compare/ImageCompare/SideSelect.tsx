import { NativeSelect } from '@mantine/core';
import { useFormat } from '../../../format/useFormat.ts';
import type { ComparedFile } from '../comparedFiles.ts';
import type { ImageCompareLabels } from './imageCompareLabels.ts';

type SideSelectProps = {
  label: string;
  files: readonly ComparedFile[];
  value: string;
  onChange: (id: string) => void;
  text: ImageCompareLabels;
};

/** Chooses the file of one side, grouped by format. */
export function SideSelect({ label, files, value, onChange, text }: SideSelectProps) {
  const { kilobytes, ssim } = useFormat();
  const optionOf = (file: ComparedFile) => (
    <option key={file.id} value={file.id}>
      {text.choice(file.name, kilobytes(file.bytes), file.ssim === undefined ? undefined : ssim(file.ssim))}
    </option>
  );
  const groups = [...new Set(files.flatMap(({ group }) => group ?? []))];
  return (
    <NativeSelect label={label} value={value} onChange={(event) => onChange(event.currentTarget.value)}>
      {files.filter(({ group }) => group === undefined).map(optionOf)}
      {groups.map((group) => (
        <optgroup key={group} label={group}>
          {files.filter((file) => file.group === group).map(optionOf)}
        </optgroup>
      ))}
    </NativeSelect>
  );
}
