import type { SsimMap } from '@leaf/optimiser/browser';
import { useElementSize } from '@mantine/hooks';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { Size } from '../../imageInfo.ts';
import { ComparePane, type ComparePaneProps } from './ComparePane.tsx';
import { DifferenceMap } from './DifferenceMap.tsx';
import classes from './ImageCompare.module.css';
import type { ImageCompareLabels } from './imageCompareLabels.ts';
import { type CompareView, drawnSize, paneOf, scaleOf, scrollTo, startOf, type Zoom } from './stage.ts';
import { useDragScroll } from './useDragScroll.ts';

export type StageSide = Pick<ComparePaneProps, 'src' | 'failed' | 'name'>;

export type CompareStageProps = {
  left: StageSide;
  right: StageSide;
  /** Size of the pictures in pixels. */
  picture: Size;
  view: CompareView;
  zoom: Zoom;
  /** Position of the divider, 0 to 1. */
  split: number;
  /** The side shown in views that show one at a time. */
  shown: 'left' | 'right';
  /** The two pictures alternate automatically. */
  flickers: boolean;
  map?: SsimMap;
  /** The divider. */
  children?: ReactNode;
  text: ImageCompareLabels;
};

/**
 * Both pictures at the same zoom and position. The scrollable element is an empty layer in front of them, as
 * large as the picture.
 */
export function CompareStage(props: CompareStageProps) {
  const { left, right, picture, view, zoom, split, shown, flickers, map, children, text } = props;
  const { ref: frameRef, width: frameWidth, height: frameHeight } = useElementSize<HTMLDivElement>();
  const scroller = useRef<HTMLElement>(null);
  const middle = useRef({ x: 0.5, y: 0.5 });
  const [scroll, setScroll] = useState({ x: 0, y: 0 });
  const drag = useDragScroll(scroller);
  const frame = { width: frameWidth, height: frameHeight };
  const pane = paneOf(frame, view);
  const scale = scaleOf(zoom, picture, pane);
  const { width, height } = drawnSize(picture, scale);
  const { width: paneWidth, height: paneHeight } = pane;

  useLayoutEffect(() => {
    const { x, y } = middle.current;
    const [toX, toY] = [scrollTo(x, width, paneWidth), scrollTo(y, height, paneHeight)];
    scroller.current?.scrollTo({ left: toX, top: toY, behavior: 'instant' });
    setScroll({ x: toX, y: toY });
  }, [width, height, paneWidth, paneHeight]);

  const follow = () => {
    const { scrollLeft = 0, scrollTop = 0 } = scroller.current ?? {};
    setScroll({ x: scrollLeft, y: scrollTop });
    middle.current = {
      x: width > paneWidth ? (scrollLeft + paneWidth / 2) / width : middle.current.x,
      y: height > paneHeight ? (scrollTop + paneHeight / 2) / height : middle.current.y,
    };
  };
  const shared = {
    drawn: {
      width,
      height,
      x: startOf(width, paneWidth, scroll.x),
      y: startOf(height, paneHeight, scroll.y),
    },
    pixelated: scale > 1,
    faint: map !== undefined,
    text,
    children: map && <DifferenceMap map={map} />,
  };
  const isSide = view === 'side';
  const oneAtATime = view === 'hold' || view === 'flicker';
  return (
    <div className={classes.frame}>
      <div
        ref={frameRef}
        className={classes.stage}
        data-layout={isSide ? (pane.stacked ? 'stacked' : 'side') : 'layers'}
        data-flickers={flickers || undefined}
      >
        <ComparePane
          {...left}
          {...shared}
          covered={view === 'slider' ? 1 - split : 0}
          hidden={oneAtATime && !flickers && shown !== 'left'}
        />
        <ComparePane
          {...right}
          {...shared}
          corner={view === 'slider' ? 'end' : 'start'}
          cut={view === 'slider' ? split : 0}
          hidden={oneAtATime && !flickers && shown !== 'right'}
        />
      </div>
      <section
        ref={scroller}
        className={classes.scroller}
        aria-label={text.area}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
        tabIndex={0}
        onScroll={follow}
        {...drag}
      >
        <div
          style={{
            width: width + frameWidth - paneWidth,
            height: height + frameHeight - paneHeight,
          }}
        />
      </section>
      {children}
    </div>
  );
}
