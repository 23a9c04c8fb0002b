import { didYouMean } from "@rollcall/checked-yaml/words";
import type { ExtensionDefinition, VersionDefinition } from "@rollcall/scim-core";
import { type ActiveDefinitions, type ObservedSwitch, observedSwitches, stopEventWarning } from "@rollcall/service";
import { StartError } from "../errors/start-error.js";

/** Switches that are on; true means all. */
export type Observed = true | readonly ObservedSwitch[];

type Overlay = (definitions: ActiveDefinitions) => ActiveDefinitions;

/** The changes of each switch to the definitions. */
const overlays: { readonly [S in ObservedSwitch]: Overlay } = {
  "v2-auth-errors-as-v1": onV2((v2) => ({ ...v2, errorShapes: { ...v2.errorShapes, 401: "1.1" } })),
  "v2-plural-config": (definitions) => {
    const { "1.1": v1, ...others } = definitions.scim.versions;
    if (v1 === undefined) return definitions;
    const plural = v1.routes.filter(servesConfiguration).map((route) => ({ ...route, isOpen: true }));
    const routes = [...v1.routes.filter((route) => !servesConfiguration(route)), ...plural];
    const scim = { ...definitions.scim, versions: { ...others, "1.1": { ...v1, routes } } };
    return onV2((v2) => ({ ...v2, routes: [...v2.routes, ...plural] }))({ ...definitions, scim });
  },
  "nested-schemas": ({ scim, webapi }) => ({ scim: { ...scim, nestedSchemas: "accept" }, webapi }),
  "v2-guest-urn": ({ scim, webapi }) => {
    const { User } = scim.resources;
    const { guest } = User.attributes;
    const attributes = { ...User.attributes, guest: { ...guest, extension: withAlias(guest.extension) } };
    return { scim: { ...scim, resources: { ...scim.resources, User: { ...User, attributes } } }, webapi };
  },
  "skip-unknown-paths": ({ scim, webapi }) => ({ scim: { ...scim, unknownPaths: "skip" }, webapi }),
  "group-filter": ({ scim, webapi }) => {
    const { Group } = scim.resources;
    const { type, caseExact } = Group.attributes.displayName;
    const filterable = { displayName: { type, caseExact, aliases: [] } };
    return { scim: { ...scim, resources: { ...scim.resources, Group: { ...Group, filterable } } }, webapi };
  },
  "v2-filter": onV2((v2) => {
    const { capabilities } = v2;
    return { ...v2, capabilities: { ...capabilities, filter: { ...capabilities.filter, supported: true } } };
  }),
  "schemas-optional": ({ scim, webapi }) => ({ scim: { ...scim, missingSchemas: "accept" }, webapi }),
  "token-in-query": ({ scim, webapi }) => ({ scim, webapi: { ...webapi, tokenInQuery: true } }),
  "session-warning": ({ scim, webapi }) => ({
    scim,
    webapi: { ...webapi, remarks: [...(webapi.remarks ?? []), stopEventWarning] },
  }),
  "clamp-limit": ({ scim, webapi }) => ({ scim, webapi: { ...webapi, pageSizes: "clamp" } }),
};

const names = Object.keys(observedSwitches);

/**
 * Returns the names of the switches that are on, in the order of their definitions.
 * @throws StartError if a name is unknown
 */
export function toSwitches(observed: true | readonly string[]): readonly ObservedSwitch[] {
  const asked = observed === true ? names : observed;
  const unknown = asked.find((name) => !isSwitch(name));
  if (unknown !== undefined)
    throw new StartError(
      `unknown observed switch ${JSON.stringify(unknown)}${didYouMean(unknown, names)}; the switches are ${names.join(", ")}`,
    );
  return names.filter(isSwitch).filter((name) => asked.includes(name));
}

/**
 * Changes definitions so that they describe observed behavior instead of the documented one. Sets are returned as they
 * are if no switch is on.
 * @throws StartError if a name is unknown
 */
export function withObserved<S extends ActiveDefinitions>(served: S, observed: Observed): S {
  const { scim, webapi } = toSwitches(observed).reduce<ActiveDefinitions>(
    (changed, name) => overlays[name](changed),
    served,
  );
  // Overlays replace values and keep every member, so the type stays.
  return scim === served.scim && webapi === served.webapi ? served : ({ ...served, scim, webapi } as S);
}

function isSwitch(name: string): name is ObservedSwitch {
  return Object.hasOwn(observedSwitches, name);
}

function onV2(change: (v2: VersionDefinition) => VersionDefinition): Overlay {
  return ({ scim, webapi }) => {
    const { "2.0": v2, ...others } = scim.versions;
    const versions = v2 === undefined ? others : { ...others, "2.0": change(v2) };
    return { scim: { ...scim, versions }, webapi };
  };
}

/** Renames the extension to the second URN that version 2.0 reads, and keeps reading its own URN. */
function withAlias(extension: ExtensionDefinition | undefined): ExtensionDefinition {
  const { urns, aliases } = extension ?? {};
  const { "2.0": own } = urns ?? {};
  const [alias, ...others] = aliases?.["2.0"] ?? [];
  if (extension === undefined || own === undefined || alias === undefined)
    throw new Error("The guest extension has one URN in 2.0.");
  const swapped = { urns: { ...urns, "2.0": alias }, aliases: { ...aliases, "2.0": [own, ...others] } };
  return { ...extension, ...swapped };
}

function servesConfiguration({ serves }: VersionDefinition["routes"][number]): boolean {
  return serves.kind === "discovery" && serves.document === "serviceProviderConfig";
}
