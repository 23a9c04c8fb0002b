import { didYouMean } from "@rollcall/checked-yaml/words";
import type { VersionDefinition } from "@rollcall/scim-core";
import { type ObservedSwitch, observedSwitches } from "@rollcall/service";
import type { DefinitionSets } from "../service-definitions.js";
import { StartError } from "../start-error.js";

/** Switches that are on; true means all. */
export type Observed = true | readonly ObservedSwitch[];

type Overlay = (definitions: DefinitionSets) => DefinitionSets;

/** What each switch changes in the definitions. */
const overlays: { readonly [S in ObservedSwitch]: Overlay } = {
  "v2-auth-errors-as-v1": onV2((v2) => ({ ...v2, errorShapes: { ...v2.errorShapes, 401: "1.1" } })),
  "v2-plural-config": (definitions) => {
    const plural = definitions.scim.versions["1.1"]?.routes.filter(servesConfiguration) ?? [];
    return onV2((v2) => ({ ...v2, routes: [...v2.routes, ...plural] }))(definitions);
  },
  "skip-unknown-paths": ({ scim, webapi }) => ({ scim: { ...scim, unknownPaths: "skip" }, webapi }),
  "group-filter": ({ scim, webapi }) => {
    const { User, Group } = scim.resources;
    const { type, caseExact } = Group.attributes.displayName;
    const filterable = { displayName: { type, caseExact, aliases: [] } };
    return { scim: { ...scim, resources: { User, Group: { ...Group, filterable } } }, webapi };
  },
  "v2-filter": onV2((v2) => {
    const { capabilities } = v2;
    return { ...v2, capabilities: { ...capabilities, filter: { ...capabilities.filter, supported: true } } };
  }),
  "schemas-optional": ({ scim, webapi }) => ({ scim: { ...scim, missingSchemas: "accept" }, webapi }),
  "token-in-query": ({ scim, webapi }) => ({ scim, webapi: { ...webapi, tokenInQuery: true } }),
  "clamp-limit": ({ scim, webapi }) => ({ scim, webapi: { ...webapi, pageSizes: "clamp" } }),
};

const names = Object.keys(observedSwitches);

/**
 * The names of switches that are on, in the order of their definitions.
 * @throws StartError where a name is none
 */
export function toSwitches(observed: true | readonly string[]): readonly ObservedSwitch[] {
  const asked = observed === true ? names : observed;
  const unknown = asked.find((name) => !isSwitch(name));
  if (unknown !== undefined)
    throw new StartError(
      `there is no observed switch ${JSON.stringify(unknown)}${didYouMean(unknown, names)}; there are ${names.join(", ")}`,
    );
  return names.filter(isSwitch).filter((name) => asked.includes(name));
}

/**
 * The definitions with behaviour that was observed in place of the documents' letter.
 * @throws StartError where a name is none
 */
export function withObserved(definitions: DefinitionSets, observed: Observed): DefinitionSets {
  return toSwitches(observed).reduce((changed, name) => overlays[name](changed), definitions);
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

function servesConfiguration({ serves }: VersionDefinition["routes"][number]): boolean {
  return serves.kind === "discovery" && serves.document === "serviceProviderConfig";
}
