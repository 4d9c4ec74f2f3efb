import '../../../images/UploadPanel/dropzone.css';
import { Button, Menu, Progress, Textarea } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import { IconFileSpreadsheet, IconTemplate } from '@tabler/icons-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { ErrorBanner } from '../../../feedback/ErrorBanner/ErrorBanner.tsx';
import { useFormat } from '../../../format/useFormat.ts';
import { pastedText } from '../pastedText.ts';
import classes from './GiveStep.module.css';
import shared from './PlanImport.module.css';
import { usePlanText } from './planText.ts';

type GiveStepProps = {
  /** What is wrong with the file or the pasted text. */
  error?: string;
  /** Rows read so far, while reading. */
  reading?: number;
  onGive: (source: Blob | string) => void;
  onSeveral: () => void;
  onStop: () => void;
  onTemplate: (kind: 'xlsx' | 'csv') => void;
};

/** The first step: paste cells anywhere on the page, or drop or choose a file. */
export function GiveStep({ error, reading, onGive, onSeveral, onStop, onTemplate }: GiveStepProps) {
  // Drawn again only while a file is read: memoising its parts would be more code than it saves.
  'use no memo';
  const text = usePlanText();
  const format = useFormat();
  const open = useRef<() => void>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const busy = reading !== undefined;

  const paste = useEffectEvent((event: ClipboardEvent) => {
    const [file, second] = event.clipboardData?.files ?? [];
    const cells = pastedText(event.clipboardData);
    const [target] = event.composedPath();
    // Another field has the focus, so the text is meant for it.
    const elsewhere =
      target instanceof HTMLElement &&
      target !== field.current &&
      (target.isContentEditable || target.matches('input, textarea'));
    if (busy || elsewhere || (!file && !cells)) return;
    event.preventDefault();
    if (second) return onSeveral();
    onGive(cells || file || '');
  });
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener('paste', listen);
    return () => document.removeEventListener('paste', listen);
  }, []);

  return (
    <div className={classes.give}>
      <ErrorBanner message={error} />
      <Dropzone
        openRef={open}
        accept={{
          'text/csv': ['.csv', '.tsv', '.txt'],
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx', '.xlsm'],
          'application/json': ['.json'],
        }}
        multiple={false}
        disabled={busy}
        activateOnClick={false}
        activateOnKeyboard={false}
        enablePointerEvents
        inputProps={{ 'aria-label': text.dropTitle }}
        className={classes.zone}
        onDropAny={(files, rejected) => {
          const [file] = [...files, ...rejected.map((one) => one.file)];
          if (files.length + rejected.length > 1) onSeveral();
          else if (file) onGive(file);
        }}
        // Required, but it would also be called with the first of several files.
        onDrop={() => undefined}
      >
        <div className={classes.zoneInside}>
          <IconFileSpreadsheet size={36} stroke={1.25} aria-hidden className={classes.zoneIcon} />
          <div className={classes.zoneWords}>
            <div className={classes.zoneTitle}>{text.dropTitle}</div>
            <div className={shared.hint}>{text.dropHint}</div>
          </div>
          <Button onClick={() => open.current?.()} disabled={busy}>
            {text.choose}
          </Button>
        </div>
        <Textarea
          ref={field}
          aria-label={text.pasteField}
          placeholder={text.pasteField}
          className={classes.pasteField}
          rows={2}
          value=""
          disabled={busy}
          // Phone keyboards insert without a paste event.
          onChange={({ currentTarget: { value } }) => /[\t\n]/.test(value) && onGive(value)}
        />
      </Dropzone>
      {busy ? (
        <div className={shared.progress} role="status">
          <Progress value={100} animated size="sm" aria-hidden />
          <div className={classes.progressWords}>
            <span>{reading > 0 ? text.readingRows(format.number(reading)) : text.reading}</span>
            <Button variant="default" size="compact-sm" onClick={onStop}>
              {text.stop}
            </Button>
          </div>
        </div>
      ) : (
        <Menu position="bottom-start" shadow="md" withInitialFocusPlaceholder={false}>
          <Menu.Target>
            <Button
              variant="subtle"
              size="compact-md"
              leftSection={<IconTemplate size={16} stroke={1.75} aria-hidden />}
              className={classes.templates}
            >
              {text.templates}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item onClick={() => onTemplate('xlsx')}>{text.templateXlsx}</Menu.Item>
            <Menu.Item onClick={() => onTemplate('csv')}>{text.templateCsv}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
      )}
    </div>
  );
}
