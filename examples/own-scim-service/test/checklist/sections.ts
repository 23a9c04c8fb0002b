import { bulkRows } from "./bulk.js";
import { changeOperations } from "./change-operations.js";
import { changing } from "./changing.js";
import { creating } from "./creating.js";
import { cursors } from "./cursors.js";
import { discovery } from "./discovery.js";
import { filtering } from "./filtering.js";
import { protocol } from "./protocol.js";
import { reading } from "./reading.js";
import { replacing } from "./replacing.js";
import { schemas } from "./schemas.js";
import type { Section } from "./section.js";
import { sorting } from "./sorting.js";
import { values } from "./values.js";

/** The whole checklist, in the order of its page. */
export const sections: readonly Section[] = [
  ...values,
  ...schemas,
  ...creating,
  ...reading,
  ...filtering,
  ...sorting,
  ...replacing,
  ...changing,
  ...changeOperations,
  ...bulkRows,
  ...protocol,
  ...discovery,
  ...cursors,
];
