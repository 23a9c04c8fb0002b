import { useStore } from "../store/store-context.js";
import { type CoveragePart, coverageParts, type RowFilter } from "./coverage-rows.js";

interface CoverageBarProps {
  readonly part: CoveragePart;
  readonly filter: RowFilter;
  readonly shown: number;
  readonly all: number;
  readonly onChange: (filter: RowFilter) => void;
}

const shows = { all: "All", met: "Met", missing: "Missing" } as const;

/** Which part is listed, and which of its lines. */
export function CoverageBar({ part, filter, shown, all, onChange }: CoverageBarProps) {
  const { hrefTo } = useStore();
  return (
    <header class="filter-bar">
      <h2 class="hidden">Coverage</h2>
      <nav class="tabs" aria-label="Parts of the coverage">
        {(Object.keys(coverageParts) as CoveragePart[]).map((each) => (
          <a key={each} href={hrefTo({ rest: [each] })} aria-current={each === part ? "page" : undefined}>
            {coverageParts[each]}
          </a>
        ))}
      </nav>
      <input
        class="field small grow"
        type="search"
        aria-label="Filter by name"
        placeholder="Name"
        value={filter.words}
        onInput={({ currentTarget: { value } }) => onChange({ ...filter, words: value })}
      />
      <span class="segments">
        {(Object.keys(shows) as RowFilter["show"][]).map((show) => (
          <button
            key={show}
            type="button"
            aria-pressed={filter.show === show}
            onClick={() => onChange({ ...filter, show })}
          >
            {shows[show]}
          </button>
        ))}
      </span>
      <span class="muted nowrap" role="status">
        {shown === all ? all : `${shown} of ${all}`}
      </span>
    </header>
  );
}
