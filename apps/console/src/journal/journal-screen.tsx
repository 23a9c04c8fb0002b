import { useSignal } from "@preact/signals";
import { useMemo } from "preact/hooks";
import { Empty } from "../parts/empty.js";
import { VirtualList } from "../parts/virtual-list.js";
import { useStore } from "../store/store-context.js";
import { EntryDetail } from "./entry-detail.js";
import { everything, filterEntries } from "./entry-filter.js";
import { EntryHead, EntryRow } from "./entry-row.js";
import { FilterBar } from "./filter-bar.js";

/** Everything that the server was asked, that people did, and that apps were sent. */
export function JournalScreen() {
  const { journal, route } = useStore();
  const filter = useSignal(everything);
  const entries = journal.entries.value;
  const found = useMemo(() => filterEntries(entries, filter.value), [entries, filter.value]);
  const [id] = route.value.rest;
  const open = id === undefined ? undefined : entries.find(({ request_id: each }) => each === id);
  return (
    <div class={open === undefined ? "journal" : "journal is-open"}>
      <section class="pane" aria-label="Journal">
        <FilterBar
          filter={filter.value}
          shown={found.length}
          all={entries.length}
          onChange={(changed) => {
            filter.value = changed;
          }}
        />
        {found.length === 0 ? (
          <Empty title={entries.length === 0 ? "Nothing has happened yet" : "Nothing matches"}>
            Calls, acts of people and deliveries appear here as they happen.
          </Empty>
        ) : (
          <>
            <EntryHead />
            <VirtualList
              items={found}
              keyOf={({ request_id: each }) => each}
              estimate={33}
              label="Entries"
              followsEnd
              draw={(entry) => <EntryRow entry={entry} isOpen={entry === open} />}
            />
          </>
        )}
      </section>
      {open !== undefined && <EntryDetail key={open.request_id} entry={open} />}
    </div>
  );
}
