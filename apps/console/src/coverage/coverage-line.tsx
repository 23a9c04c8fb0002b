import { Icon } from "../parts/icon.js";
import { useStore } from "../store/store-context.js";
import type { CoveragePart, CoverageRow } from "./coverage-rows.js";

interface CoverageLineProps {
  readonly part: CoveragePart;
  readonly row: CoverageRow;
  readonly isOpen: boolean;
}

/** One method, route, event or act, and how much of it was met. */
export function CoverageLine({ part, row: { name, times, codes }, isOpen }: CoverageLineProps) {
  const { hrefTo } = useStore();
  return (
    <a
      class={times === 0 ? "covered" : "covered met"}
      href={hrefTo({ rest: [part, name] })}
      aria-current={isOpen ? "true" : undefined}
    >
      <span class="covered-mark">{times > 0 && <Icon name="check" />}</span>
      <span class="covered-name">{name}</span>
      {codes !== undefined && (
        <span class="covered-codes">
          {codes.met} of {codes.all} codes
        </span>
      )}
      <span class="covered-times">{times === 0 ? "never" : times === 1 ? "once" : `${times} times`}</span>
    </a>
  );
}
