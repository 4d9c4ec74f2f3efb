import { writtenFacts } from '@leaf/optimiser/browser';
import { NativeSelect } from '@mantine/core';
import { imageName } from '../../imageInfo.ts';
import type { SetChoice, SetFile, SetRow } from '../setFiles.ts';
import classes from './ImageSet.module.css';
import type { ImageSetLabels } from './imageSetLabels.ts';

const original: SetChoice = { format: 'original', quality: null };

/** The value of a file among the options of its image. */
const optionOf = ({ format, quality }: Pick<SetFile, 'format' | 'quality'>) => `${format}-${quality}`;

/** The choice that an option stands for: none for what is taken anyway. */
function choiceOf(files: readonly SetFile[], option: string): SetChoice | null {
  const file = files.find((one) => optionOf(one) === option);
  if (!file) return files.some(({ recommended }) => recommended) ? original : null;
  return file.recommended ? null : { format: file.format, quality: file.quality };
}

type FileSelectProps = Pick<SetRow, 'image' | 'files' | 'file' | 'chosen'> & {
  text: ImageSetLabels;
  onChoose: (choice: SetChoice | null) => void;
};

/** The file that is taken of an image, out of those that its job made. */
export function FileSelect({ image, files, file, chosen, text, onChoose }: FileSelectProps) {
  const marked = (word: string, taken: boolean) => (chosen && taken ? text.chosen(word) : word);
  return (
    <NativeSelect
      size="xs"
      className={classes.file}
      classNames={{ input: classes.fileName }}
      aria-label={text.fileOf(imageName(image))}
      value={file ? optionOf(file) : 'original'}
      onChange={({ currentTarget: { value } }) => onChoose(choiceOf(files, value))}
    >
      {files.map((one) => {
        const name = text.quality(writtenFacts[one.format].name, one.quality);
        return (
          <option key={optionOf(one)} value={optionOf(one)}>
            {marked(one.recommended ? text.recommended(name) : name, one === file)}
          </option>
        );
      })}
      <option value="original">{marked(text.original, !file)}</option>
    </NativeSelect>
  );
}
