import { IconButton } from "../parts/icon-button.js";

interface PagerProps {
  /** Of the first item, from 1. */
  readonly start: number;
  readonly shown: number;
  readonly total: number;
  readonly size: number;
  readonly onStart: (start: number) => void;
}

/** Which page of a list is shown, and the way to the others. */
export function Pager({ start, shown, total, size, onStart }: PagerProps) {
  return (
    <footer class="pager">
      <IconButton
        icon="back"
        label="Previous page"
        disabled={start <= 1}
        onClick={() => onStart(Math.max(1, start - size))}
      />
      <span class="muted" role="status">
        {shown === 0 ? `0 of ${total}` : `${start} to ${start + shown - 1} of ${total}`}
      </span>
      <IconButton
        icon="forward"
        label="Next page"
        disabled={start + shown > total}
        onClick={() => onStart(start + size)}
      />
    </footer>
  );
}
