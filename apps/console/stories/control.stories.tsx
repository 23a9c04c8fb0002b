import { useSignal } from "@preact/signals";
import { ArmForm } from "../src/faults/arm-form.js";
import { FaultsScreen } from "../src/faults/faults-screen.js";
import { Limits } from "../src/faults/limits.js";
import { ChangeList } from "../src/worlds/change-list.js";
import { Clock } from "../src/worlds/clock.js";
import { Compare } from "../src/worlds/compare.js";
import { LoadWorld } from "../src/worlds/load-world.js";
import { Snapshots } from "../src/worlds/snapshots.js";
import { WorldTable } from "../src/worlds/world-table.js";
import { WorldsScreen } from "../src/worlds/worlds-screen.js";
import { nothing } from "./given.js";
import type { Stories } from "./story.js";

export const hash = "#/default/worlds";

const changes = [
  { table: "messages", key: ["C1", "1"], after: { text: "New" } },
  { table: "users", key: ["U1"], before: { name: "ada" }, after: { name: "grace" } },
];

export const stories: Stories = {
  ArmForm: () => <ArmForm />,
  ChangeList: () => <ChangeList changes={changes} />,
  Clock: () => <Clock />,
  Compare: () => <Compare compared={useSignal<string | undefined>(undefined)} />,
  FaultsScreen: () => <FaultsScreen />,
  Limits: () => <Limits />,
  LoadWorld: () => <LoadWorld />,
  Snapshots: () => <Snapshots onCompare={nothing} />,
  WorldTable: () => <WorldTable />,
  WorldsScreen: () => <WorldsScreen />,
};
