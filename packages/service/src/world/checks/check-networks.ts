import { webapi } from "@rollcall/webapi-core/svc";
import { anyMethod } from "../../organizations/any-method.js";
import type { WorldCheck } from "./check-world.js";

const known: readonly string[] = [anyMethod, ...Object.keys(webapi.methods)];

/** Networks are those of methods that there are. */
export const checkNetworks: WorldCheck = ({ workspaces }) =>
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
