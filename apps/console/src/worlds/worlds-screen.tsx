import { useSignal } from "@preact/signals";
import { Clock } from "./clock.js";
import { Compare } from "./compare.js";
import { Snapshots } from "./snapshots.js";
import { WorldTable } from "./world-table.js";

/** The clock of the world, the worlds of the server, the snapshots, and what is different between them. */
export function WorldsScreen() {
  const compared = useSignal<string | undefined>(undefined);
  return (
    <div class="page">
      <Clock />
      <WorldTable />
      <Snapshots
        onCompare={(name) => {
          compared.value = `snapshot ${name}`;
        }}
      />
      <Compare compared={compared} />
    </div>
  );
}
