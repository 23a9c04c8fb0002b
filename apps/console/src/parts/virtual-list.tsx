import type { ComponentChild } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { type Layout, layOut, windowOf } from "./lay-out.js";

interface VirtualListProps<Item> {
  readonly items: readonly Item[];
  readonly keyOf: (item: Item) => string;
  readonly draw: (item: Item, index: number) => ComponentChild;
  /** Height of an item that was not drawn yet, in pixels. */
  readonly estimate: number;
  readonly label: string;
  /** Whether the end stays in view while items come. Default: the place stays. */
  readonly followsEnd?: boolean;
  /** Is called when the beginning comes into view. */
  readonly onStart?: () => void;
  /** Role of the list, if it is read aloud while items come. */
  readonly role?: "log";
}

/** Pixels above and below the window that are drawn, too. */
const margin = 400;
/** Pixels from the end that count as the end. */
const nearEnd = 40;

/** A list of which only what is in view is drawn. Items may have any height, which is measured. */
export function VirtualList<Item>(props: VirtualListProps<Item>) {
  const { items, keyOf, draw, estimate, label, followsEnd = false, onStart, role } = props;
  const box = useRef<HTMLElement>(null);
  const heights = useRef(new Map<string, number>()).current;
  const [view, setView] = useState({ top: followsEnd ? Number.MAX_SAFE_INTEGER : 0, height: 800 });
  const [, redraw] = useState(0);
  const isAtEnd = useRef(followsEnd);
  /** First item at the last call of `onStart`, until the start is out of view. */
  const calledAt = useRef<string | undefined>(undefined);
  const anchor = useRef<{ readonly key: string; readonly offset: number } | undefined>(undefined);
  const keys = items.map(keyOf);
  const layout = layOut(keys, heights, estimate);
  const { first, last } = windowOf(layout, {
    top: Math.min(view.top, layout.total - view.height) - margin,
    height: view.height + 2 * margin,
  });

  const onScroll = () => {
    const element = box.current;
    if (element === null) return;
    const { scrollTop, clientHeight, scrollHeight } = element;
    isAtEnd.current = followsEnd && scrollTop + clientHeight >= scrollHeight - nearEnd;
    anchor.current = anchorAt(layout, keys, scrollTop);
    setView({ top: scrollTop, height: clientHeight });
  };
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null) return;
    const isMeasured = measure(element, heights);
    if (isMeasured) return redraw((count) => count + 1);
    if (isAtEnd.current) element.scrollTop = element.scrollHeight;
    else keepPlace(element, { layout, keys, anchor: anchor.current });
  });
  const isAtStart = first === 0 && view.top < margin;
  useEffect(() => {
    if (!isAtStart) calledAt.current = undefined;
    // After items came, the view is at the start until the event of the scroll that keeps the place; or forever, if another
    // scroll to the start comes before that event.
    const top = box.current?.scrollTop ?? 0;
    if (!isAtStart || top >= margin || isAtEnd.current || calledAt.current === keys[0]) return;
    calledAt.current = keys[0];
    onStart?.();
  });
  useEffect(() => {
    const element = box.current;
    if (element === null) return;
    const observer = new ResizeObserver(() => {
      heights.clear();
      setView({ top: element.scrollTop, height: element.clientHeight });
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <section ref={box} class="virtual" tabIndex={0} role={role} aria-label={label} onScroll={onScroll}>
      <div class="virtual-space" style={{ height: `${layout.total}px` }}>
        <div class="virtual-window" style={{ transform: `translateY(${layout.tops[first] ?? 0}px)` }}>
          {items.slice(first, last).map((item, index) => (
            <div key={keys[first + index]} data-key={keys[first + index]}>
              {draw(item, first + index)}
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}

/** Measures the items that are drawn. Returns whether one has another height than before. */
function measure(element: HTMLElement, heights: Map<string, number>): boolean {
  let isNew = false;
  for (const item of element.querySelectorAll<HTMLElement>(".virtual-window > [data-key]")) {
    const { key = "" } = item.dataset;
    const { height } = item.getBoundingClientRect();
    if (Math.abs((heights.get(key) ?? -1) - height) < 0.5) continue;
    heights.set(key, height);
    isNew = true;
  }
  return isNew;
}

interface Place {
  readonly layout: Layout;
  readonly keys: readonly string[];
  readonly anchor: { readonly key: string; readonly offset: number } | undefined;
}

/** Keeps the item at the top where it is if items before it came, or have another height. */
function keepPlace(element: HTMLElement, { layout, keys, anchor }: Place): void {
  if (anchor === undefined) return;
  const index = keys.indexOf(anchor.key);
  const top = layout.tops[index];
  if (top !== undefined && Math.abs(element.scrollTop - top - anchor.offset) > 1)
    element.scrollTop = top + anchor.offset;
}

function anchorAt(layout: Layout, keys: readonly string[], scrollTop: number): Place["anchor"] {
  const { first } = windowOf(layout, { top: scrollTop, height: 1 });
  const [key, top] = [keys[first], layout.tops[first]];
  return key === undefined || top === undefined ? undefined : { key, offset: scrollTop - top };
}
