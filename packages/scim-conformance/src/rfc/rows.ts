import type { Requirement } from "../requirement.js";
import { bulkRows } from "./bulk.js";
import { changeOperations } from "./change-operations.js";
import { changing } from "./changing.js";
import { creating } from "./creating.js";
import { cursors } from "./cursors.js";
import { discovery } from "./discovery.js";
import { etags } from "./etags.js";
import { filtering } from "./filtering.js";
import { protocol } from "./protocol.js";
import { reading } from "./reading.js";
import { replacing } from "./replacing.js";
import { schemas } from "./schemas.js";
import { sorting } from "./sorting.js";
import { values } from "./values.js";

/** The requirements of RFC 7643, RFC 7644 and RFC 9865. */
export const rfcRows: readonly Requirement[] = [
  ...discovery,
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
  ...etags,
  ...cursors,
];
