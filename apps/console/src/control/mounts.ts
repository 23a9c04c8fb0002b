/** Path of the control plane. A test compares the paths here with the definitions, whose tables are too large for the page. */
export const controlPath = "/_rollcall";

/** Path of the Web API. */
export const webapiPath = "/api";

/** Path below which each workspace has an address of its own: its domain. */
export const workspacesPath = "/w";

/** Path of the permalinks of messages. */
export const permalinkPath = "/archives";

/** Path of the server's reference. */
export const docsPath = "/docs";

/** Whether the server has its reference. Otherwise it leaves out the link in the head of the page. */
export function hasDocs(): boolean {
  return document.querySelector(`link[rel="help"][href="${docsPath}"]`) !== null;
}

/** Path of SCIM. */
const scimPath = "/scim";

/** Parts of the path of SCIM, by version. */
export const scimSegments: Readonly<Record<string, string>> = { "1.1": "v1", "2.0": "v2" };

/** Path of a version of SCIM. Default: the latest one. */
export function scimPathOf(version = "2.0"): string {
  return `${scimPath}/${scimSegments[version] ?? "v2"}`;
}
