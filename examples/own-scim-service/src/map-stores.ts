import type { ScimBackends } from "@rollcall/scim-core";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";
import { createMapStore } from "./map-store.js";

/** Creates stores of users, groups and devices in memory. */
export function createMapStores(): ScimBackends<ScimResources, ScimCode, unknown> {
  const { User, Group, Device } = scim.resources;
  return { User: createMapStore(User), Group: createMapStore(Group), Device: createMapStore(Device) };
}
