import { anyMethod } from "../model/organization.js";
import { methodNames } from "../values/default-definitions.js";
import type { WorldWorkspace } from "./organizations.js";
import type { SectionCheck } from "./section/check.js";

const known: readonly string[] = [anyMethod, ...methodNames];

/** Checks that networks are for known methods. */
export const checkNetworks: SectionCheck<WorldWorkspace> = (workspaces) =>
  workspaces.flatMap(({ networks = {} }, i) =>
    Object.keys(networks)
      .filter((method) => !known.includes(method))
      .map((method) => ({
        path: ["workspaces", i, "networks", method],
        what: "key" as const,
        message: `No method is called ${JSON.stringify(method)}`,
        unknown: { word: method, known },
      })),
  );
