import { validateManifest } from "../../apps/manifest/validate-manifest.js";
import type { WorldFinding } from "../finding.js";
import type { WorldApp } from "../format/app.js";
import type { WorldCheck } from "./check-world.js";

/** The manifest of an app is a right one. */
export const checkApps: WorldCheck = (world) =>
  (world.apps ?? []).flatMap((app, i) =>
    ofManifest(app).map((message) => ({ path: ["apps", i, "manifest"], message })),
  );

function ofManifest({ manifest }: WorldApp): readonly WorldFinding["message"][] {
  if (manifest === undefined) return [];
  return validateManifest(JSON.stringify(manifest)).map(
    ({ message, pointer }) =>
      `invalid_manifest: ${message.replace(/\.$/, "")}${pointer === "" ? "" : ` at ${pointer}`}`,
  );
}
