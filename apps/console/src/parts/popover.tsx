import type { ComponentChildren } from "preact";
import { useLayoutEffect, useMemo, useRef } from "preact/hooks";

interface PopoverProps {
  readonly onClose: () => void;
  readonly class?: string;
  readonly children: ComponentChildren;
}

/** A panel next to the control that opened it. Escape, or a click elsewhere, closes it. */
export function Popover({ onClose, class: name = "", children }: PopoverProps) {
  const element = useRef<HTMLDivElement>(null);
  // Effects of the content move the focus before those of the panel run.
  const opener = useMemo(() => document.activeElement, []);
  useLayoutEffect(() => {
    const onPointer = ({ target }: PointerEvent) => {
      const around = element.current?.parentElement;
      if (target instanceof Node && around?.contains(target) === false) onClose();
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      event.stopPropagation();
      event.preventDefault();
      onClose();
    };
    // The focus may still be on the control.
    const anchor = element.current?.parentElement;
    anchor?.addEventListener("keydown", onKey);
    addEventListener("pointerdown", onPointer);
    return () => {
      anchor?.removeEventListener("keydown", onKey);
      removeEventListener("pointerdown", onPointer);
      const isInside = document.activeElement === document.body || element.current?.contains(document.activeElement);
      if (isInside && opener instanceof HTMLElement) opener.focus();
    };
  }, []);
  return (
    <div ref={element} class={`popover ${name}`}>
      {children}
    </div>
  );
}
