import { Button } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { Loading } from '../../feedback/Loading/Loading.tsx';
import { useLabels } from '../../labels/useLabels.ts';
import classes from './BundlePreview.module.css';

export const bundlePreviewLabels = {
  show: 'Show preview',
  reload: 'Reload',
  original: 'As uploaded',
  lighter: 'Lighter',
  frame: (version: string) => `Preview: ${version}`,
  note: 'It runs here on its own: it can reach no other host, open no window and store nothing. Symbols of another SVG file (<use>) are missing here.',
};

/** One version of a creative: its address once there is one, or why there is none. */
export type PreviewSide = { url?: string | undefined; error?: string | undefined };

export type BundlePreviewProps = {
  /** The creative as it was uploaded. */
  original: PreviewSide;
  /** The lighter version. Without it only the upload is shown. */
  lighter?: PreviewSide;
  /** The size of the ad in pixels; without it a frame is as wide as there is room. */
  size?: { width: number; height: number } | null;
  /** It was asked for: until then nothing of the creative is loaded. */
  shown: boolean;
  /** Asks for the addresses, and for new ones to run it anew. */
  onShow: () => void;
  labels?: Partial<typeof bundlePreviewLabels>;
};

/** The height of a frame whose ad names no size. */
const usualHeight = 400;

/** An HTML5 creative as it runs, the upload beside the lighter version. */
export function BundlePreview({ original, lighter, size, shown, onShow, labels }: BundlePreviewProps) {
  const text = useLabels('bundlePreview', bundlePreviewLabels, labels);
  const sides = [
    { ...original, name: text.original },
    ...(lighter ? [{ ...lighter, name: text.lighter }] : []),
  ];
  return (
    <div className={classes.preview}>
      <p className={classes.note}>{text.note}</p>
      {shown && (
        <div className={classes.sides}>
          {sides.map((side) => (
            <Side key={side.name} {...side} size={size} text={text} />
          ))}
        </div>
      )}
      <Button variant="default" className={classes.button} onClick={() => onShow()}>
        {shown ? text.reload : text.show}
      </Button>
    </div>
  );
}

type SideProps = PreviewSide & {
  name: string;
  size: BundlePreviewProps['size'];
  text: typeof bundlePreviewLabels;
};

function Side({ name, url, error, size, text }: SideProps) {
  const { ref, width: room } = useElementSize<HTMLDivElement>();
  const height = size?.height ?? usualHeight;
  // A wide ad is drawn smaller where there is too little room: the page never scrolls sideways.
  const scale = size && room > 0 ? Math.min(1, room / size.width) : 1;
  return (
    <figure className={classes.side} style={{ width: size ? `min(100%, ${size.width}px)` : '100%' }}>
      <figcaption className={classes.name}>{name}</figcaption>
      <div ref={ref} className={classes.room} style={{ height: height * scale }}>
        {url ? (
          <iframe
            // A new address runs it anew.
            key={url}
            className={classes.frame}
            src={url}
            title={text.frame(name)}
            sandbox="allow-scripts"
            referrerPolicy="no-referrer"
            width={size?.width ?? '100%'}
            height={height}
            style={{ transform: scale < 1 ? `scale(${scale})` : undefined }}
          />
        ) : error ? (
          <p role="alert" className={classes.none}>
            {error}
          </p>
        ) : (
          <Loading minHeight={height * scale} />
        )}
      </div>
    </figure>
  );
}
