import { Clock } from "./clock.js";
import { Snapshots } from "./snapshots.js";
import { WorldTable } from "./world-table.js";

/** The clock of the world, the worlds of the server, and the snapshots. */
export function WorldsScreen() {
  return (
    <div class="page">
      <Clock />
      <WorldTable />
      <Snapshots />
    </div>
  );
}
