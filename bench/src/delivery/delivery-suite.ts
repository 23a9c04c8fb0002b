import { fileURLToPath } from "node:url";
import { runServer } from "../served/run-server.js";
import type { Row, Suite, SuiteOptions } from "../suite.js";
import { createCommitRow } from "./commit-row.js";
import { createCostRows } from "./cost-rows.js";
import { createHttpRow } from "./http-row.js";
import { createServerRows } from "./server-rows.js";
import { createSocketRow } from "./socket-row.js";

/** Measures deliveries to an app in another process against plain senders without order, signature and results. */
export const deliverySuite: Suite = {
  name: "delivery",
  readme: "packages/delivery/README.md",
  packages: ["ws"],
  async rows({ onClose }: SuiteOptions): Promise<readonly Row[]> {
    const app = await runServer("bare", fileURLToPath(new URL("../../package.json", import.meta.url)));
    onClose(() => app.stop());
    return [
      createHttpRow(app.url, onClose),
      await createSocketRow(onClose),
      ...(await createServerRows(onClose)),
      await createCommitRow(onClose),
      ...(await createCostRows(onClose)),
    ];
  },
};
