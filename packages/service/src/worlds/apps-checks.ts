import { validateManifest } from "../rules/apps/manifest/validate-manifest.js";
import type { WorldApp } from "./apps.js";
import type { SectionCheck } from "./section/check.js";

/** Checks that the manifests of apps are valid. */
export const checkManifests: SectionCheck<WorldApp> = (apps) =>
  apps.flatMap(({ manifest }, i) =>
    (manifest === undefined ? [] : validateManifest(JSON.stringify(manifest))).map(({ message, pointer }) => ({
      path: ["apps", i, "manifest"],
      message: `invalid_manifest: ${message.replace(/\.$/, "")}${pointer === "" ? "" : ` at ${pointer}`}`,
    })),
  );
