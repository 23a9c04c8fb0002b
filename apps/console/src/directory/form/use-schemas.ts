import { useMemo } from "preact/hooks";
import { useStore } from "../../store/store-context.js";
import { useLive } from "../../store/use-live.js";
import type { ResourceKind } from "../resource-kind.js";
import { readSchemas, type Schema } from "./read-schemas.js";

/** The version of SCIM in which forms change resources. */
export const formVersion = "2.0";

/** The schemas of a kind of resource, the core schema first. Undefined until they are read. */
export function useSchemas({ resourceType }: ResourceKind): readonly Schema[] | undefined {
  const { world } = useStore().route.value;
  const schemas = useLive("scim.get", { version: formVersion, path: "/Schemas", world }).answer;
  const types = useLive("scim.get", { version: formVersion, path: "/ResourceTypes", world }).answer;
  return useMemo(
    () =>
      schemas === undefined || types === undefined ? undefined : readSchemas(schemas.body, types.body, resourceType),
    [schemas, types, resourceType],
  );
}
