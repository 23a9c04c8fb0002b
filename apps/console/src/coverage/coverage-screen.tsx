import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Empty } from "../parts/empty.js";
import { VirtualList } from "../parts/virtual-list.js";
import { useStore } from "../store/store-context.js";
import { useLive } from "../store/use-live.js";
import "../styles/coverage.css";
import { CoverageBar } from "./coverage-bar.js";
import { CoverageDetail } from "./coverage-detail.js";
import { CoverageLine } from "./coverage-line.js";
import { type CoveragePart, coverageParts, filterRows, type Report, type RowFilter, toRows } from "./coverage-rows.js";
import { Totals } from "./totals.js";

/** The definitions that calls, deliveries and acts have exercised, and those that are left. */
export function CoverageScreen() {
  const { answer: report, problem } = useLive("coverage.get", {});
  const [part, name] = usePlace();
  const picked = useSignal<RowFilter | undefined>(undefined);
  const rows = useMemo(() => (report === undefined ? [] : toRows(report, part)), [report, part]);
  const met = useMemo(() => filterRows(rows, { words: "", show: "met" }), [rows]);
  // What tests have met comes first, if they have met anything.
  const filter: RowFilter = picked.value ?? { words: "", show: met.length === 0 ? "all" : "met" };
  const found = useMemo(() => filterRows(rows, filter), [rows, filter.words, filter.show]);
  if (report === undefined) return <Empty title={problem === "" ? "Loading …" : problem} />;
  const open = rows.find((row) => row.name === name);
  return (
    <div class={open === undefined ? "journal" : "journal is-open"}>
      <section class="pane" aria-label="Coverage">
        <Totals totals={report.totals} />
        {report.undefined_methods.length > 0 && (
          <p class="muted undefined-methods">
            Called, but not defined: {report.undefined_methods.map(printUndefined).join(", ")}
          </p>
        )}
        <CoverageBar
          part={part}
          filter={filter}
          shown={found.length}
          all={rows.length}
          onChange={(changed) => {
            picked.value = changed;
          }}
        />
        {found.length === 0 ? (
          <Empty title="Nothing matches">No {coverageParts[part].toLowerCase()} have these words.</Empty>
        ) : (
          <VirtualList
            key={part}
            items={found}
            keyOf={(row) => row.name}
            estimate={37}
            label={coverageParts[part]}
            draw={(row) => <CoverageLine part={part} row={row} isOpen={row.name === name} />}
          />
        )}
      </section>
      {open !== undefined && <CoverageDetail key={`${part} ${open.name}`} part={part} row={open} report={report} />}
    </div>
  );
}

function printUndefined({ method, calls, hosted, instead }: Report["undefined_methods"][number]): string {
  if (instead !== undefined) return `${method} (${calls}×, retired${instead === "" ? "" : `; call ${instead}`})`;
  return `${method} (${calls}×, ${hosted ? "the hosted service has it" : "unknown to the hosted service"})`;
}

function usePlace(): readonly [CoveragePart, string | undefined] {
  const [part = "", name] = useStore().route.value.rest;
  return [Object.hasOwn(coverageParts, part) ? (part as CoveragePart) : "methods", name];
}
