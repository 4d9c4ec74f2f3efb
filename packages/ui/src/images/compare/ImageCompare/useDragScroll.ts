import { type PointerEvent, type RefObject, useRef } from 'react';

/** Scrolls an element by dragging it with the mouse; touch and pens scroll natively. */
export function useDragScroll(scroller: RefObject<HTMLElement | null>) {
  const from = useRef<{ x: number; y: number; left: number; top: number }>(null);
  const stop = () => {
    from.current = null;
  };
  return {
    onPointerDown: ({
      pointerType,
      button,
      clientX,
      clientY,
      pointerId,
      currentTarget,
    }: PointerEvent<HTMLElement>) => {
      if (pointerType !== 'mouse' || button !== 0) return;
      from.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
      };
      currentTarget.setPointerCapture(pointerId);
    },
    onPointerMove: ({ clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (!from.current) return;
      const { x, y, left, top } = from.current;
      scroller.current?.scrollTo({ left: left + x - clientX, top: top + y - clientY, behavior: 'instant' });
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
