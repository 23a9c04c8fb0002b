import { entraRows } from "./entra/rows.js";
import type { Discovery } from "./model/read-model.js";
import { okta11Rows } from "./okta/okta11-rows.js";
import { oktaRows } from "./okta/rows.js";
import type { Requirement } from "./requirement.js";
import { rfcRows } from "./rfc/rows.js";
import { scim11Rows } from "./scim11/rows.js";

/** A named set of requirements. */
export interface Profile {
  readonly name: string;
  /** The subject of the profile, as a sentence. */
  readonly description: string;
  readonly requirements: readonly Requirement[];
  /** Paths of the discovery documents. Default: those of SCIM 2.0. */
  readonly discovery?: Discovery;
}

/** The profiles of this package. */
export const profiles = {
  rfc: { name: "rfc", description: "Checks RFC 7643, RFC 7644 and RFC 9865.", requirements: rfcRows },
  scim11: {
    name: "scim11",
    description: "Checks SCIM 1.1, core schema and protocol.",
    requirements: scim11Rows,
    discovery: { config: "/ServiceProviderConfigs" },
  },
  entra: { name: "entra", description: "Sends what Entra ID sends, in its order.", requirements: entraRows },
  okta: { name: "okta", description: "Sends what Okta sends, in its order.", requirements: oktaRows },
  "okta-1.1": {
    name: "okta-1.1",
    description: "Sends what Okta sends to servers of SCIM 1.1.",
    requirements: okta11Rows,
    discovery: { config: "/ServiceProviderConfigs" },
  },
} as const satisfies Readonly<Record<string, Profile>>;

/** The name of a profile of this package. */
export type ProfileName = keyof typeof profiles;

/** A profile by its name, or the given one. */
export function profileOf(profile: ProfileName | Profile): Profile {
  if (typeof profile !== "string") return profile;
  if (Object.hasOwn(profiles, profile)) return profiles[profile];
  throw new TypeError(
    `The option profile must be one of ${Object.keys(profiles).join(", ")}, not ${JSON.stringify(profile)}.`,
  );
}
