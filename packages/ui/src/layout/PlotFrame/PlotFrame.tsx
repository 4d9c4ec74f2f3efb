import { useElementSize, useMergedRef } from '@mantine/hooks';
import { type CSSProperties, type ReactNode, useRef, useState } from 'react';
import { type MarkSpot, type Marks, MarksContext } from './marksContext.ts';
import classes from './PlotFrame.module.css';

export type PlotFrameProps = {
  /** The marks that can have the focus; Tab reaches the first, unless `start` names another. */
  ids: readonly string[];
  start?: string;
  /** The mark that a key moves to in a drawing of this width. */
  move: (id: string, key: string, width: number) => string | undefined;
  /** Called on a click, Enter or Space on a mark. */
  onChosen?: (id: string, frame: Element | null) => void;
  /** Height of the drawing at a given width, both in pixels of the drawing. */
  heightAt: (width: number) => number;
  /**
   * The content of a mark's tooltip. Screen readers read it as the mark's name, so the tooltip is hidden from
   * them.
   */
  tooltip: (id: string) => ReactNode;
  /** Renders the drawing at a width in pixels, for text of the usual size. */
  children: (width: number) => ReactNode;
};

/** Half of the tooltip's maximum width: it stays that far from the edges, so that it never widens the page. */
const half = 104;
/** The ruler's width at the usual size of text, in pixels. */
const ruled = 16;

/**
 * A drawing as wide as its container, with a single tab stop, arrow keys between its marks, and a tooltip for
 * the current one. When the reader enlarges text, the drawing is made for a narrower place and enlarged with it.
 */
export function PlotFrame({ ids, start, move, onChosen, heightAt, tooltip, children }: PlotFrameProps) {
  const { ref: measured, width: shown } = useElementSize<HTMLDivElement>();
  const { ref: ruler, width: rule } = useElementSize<HTMLSpanElement>();
  const enlarged = Math.max(1, rule / ruled);
  const width = shown / enlarged;
  const frame = useRef<HTMLDivElement>(null);
  const ref = useMergedRef(measured, frame);
  const [spot, setSpot] = useState<MarkSpot>();
  // The one mark in the tab order; arrow keys move it.
  const [tabStop, setTabStop] = useState<string>();
  // The tooltip would cover what the drawing says of the mark from now on.
  const choose = (id: string) => {
    setSpot(undefined);
    onChosen?.(id, frame.current);
  };
  const marks: Marks = {
    reachable: tabStop !== undefined && ids.includes(tabStop) ? tabStop : (start ?? ids[0]),
    onPointed: setSpot,
    onFocused: (next) => {
      setTabStop(next.id);
      setSpot(next);
    },
    onBlurred: () => setSpot(undefined),
    onChosen: onChosen && choose,
    onKey: (from, key) => {
      if (key === 'Escape') setSpot(undefined);
      if (onChosen && (key === 'Enter' || key === ' ')) {
        choose(from);
        return true;
      }
      const to = move(from, key, width);
      if (to === undefined) return false;
      frame.current?.querySelector<SVGElement>(`[data-mark="${CSS.escape(to)}"]`)?.focus();
      return true;
    },
  };
  const style: CSSProperties & Record<'--plot-enlarged', number> = {
    '--plot-enlarged': enlarged,
    minHeight: heightAt(width) * enlarged,
  };
  const drawn = <Drawn width={width}>{children}</Drawn>;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving only hides the tooltip
    <div
      ref={ref}
      className={classes.plot}
      style={style}
      data-choosable={onChosen ? true : undefined}
      onMouseLeave={() => setSpot(undefined)}
    >
      <span ref={ruler} className={classes.ruler} aria-hidden />
      {width > 0 && rule > 0 && <MarksContext value={marks}>{drawn}</MarksContext>}
      {spot && ids.includes(spot.id) && (
        <div
          className={classes.tooltip}
          style={{
            left: `clamp(${half * enlarged}px, ${spot.x * enlarged}px, calc(100% - ${half * enlarged}px))`,
            top: spot.y * enlarged,
          }}
          data-low={spot.y < 120 || undefined}
          aria-hidden
        >
          {tooltip(spot.id)}
        </div>
      )}
    </div>
  );
}

/** Not re-rendered while the pointer and the focus move across it: the marks read the context themselves. */
function Drawn({ width, children }: Pick<PlotFrameProps, 'children'> & { width: number }) {
  return children(width);
}
