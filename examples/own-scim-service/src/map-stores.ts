import type { ScimBackends } from "@rollcall/scim-core";
import { type ScimCode, type ScimResources, scim } from "./generated/directory/scim/index.js";
import { createMapStore } from "./map-store.js";

/** Users, groups and devices, gone when the process ends. */
export function createMapStores(): ScimBackends<ScimResources, ScimCode, unknown> {
  const { User, Group, Device } = scim.resources;
  return { User: createMapStore(User), Group: createMapStore(Group), Device: createMapStore(Device) };
}
