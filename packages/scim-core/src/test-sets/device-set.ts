import type { CapabilityDefinitions, FilterCapability } from "../definition/capabilities.js";
import type {
  AuthenticationScheme,
  RouteDefinition,
  ScimDefinition,
  VersionDefinition,
} from "../definition/definition.js";
import { resourceRoutes } from "../routes/match-route.js";
import { type DeviceTypes, device } from "./device.js";
import { type RfcCode, rfcErrors, rfcSituations } from "./rfc-codes.js";

export interface DeviceResources {
  readonly Device: DeviceTypes;
}

/** A PATCH that answers nothing, unlike the one of 2.0. */
const silentChange = { kind: "resource", operation: "change", resourceType: "Device" } as const;

const document = (path: string, name: "serviceProviderConfig" | "resourceTypes" | "schemas" | "schema") =>
  ({ verb: "GET", path, serves: { kind: "discovery", document: name }, status: 200, answer: "document" }) as const;

const capabilities: CapabilityDefinitions = {
  patch: true,
  bulk: { supported: false, maxOperations: 0, maxPayloadSize: 0 },
  filter: { supported: false, maxResults: 5 },
  changePassword: false,
  sort: false,
  etag: false,
  xmlDataFormat: false,
};

const scheme: AuthenticationScheme = {
  type: "oauthbearertoken",
  name: "Bearer",
  description: "A token.",
  primary: true,
};

const filter: FilterCapability = { supported: true, maxResults: 2, limits: { maxLength: 200, maxDepth: 3 } };

const version = (segment: string, mediaType: string, routes: readonly RouteDefinition[]): VersionDefinition => ({
  segment,
  mediaType,
  capabilities: segment === "v2" ? { ...capabilities, filter } : capabilities,
  authenticationSchemes: [scheme],
  routes: [...resourceRoutes("Device", "/Devices"), ...routes],
});

/** A hand-written set with one resource type in both versions. */
export const devices: ScimDefinition<DeviceResources, RfcCode> = {
  mount: "/scim",
  versions: {
    "1.1": version("v1", "application/json", [
      { verb: "PATCH", path: "/Devices/{id}", serves: silentChange, status: 204, answer: "none" },
      document("/ServiceProviderConfigs", "serviceProviderConfig"),
      document("/Schemas/{name}", "schema"),
    ]),
    "2.0": version("v2", "application/scim+json", [
      document("/ServiceProviderConfig", "serviceProviderConfig"),
      document("/ResourceTypes", "resourceTypes"),
      document("/ResourceTypes/{name}", "resourceTypes"),
      document("/Schemas", "schemas"),
      document("/Schemas/{name}", "schema"),
    ]),
  },
  resources: { Device: device },
  errors: rfcErrors,
  situations: rfcSituations,
  errorDetail: "code",
  errorStatus: "integer",
  unknownAttributes: "refuse",
  limits: { defaultCount: 2, maxCount: 3, maxBodyDepth: 8, maxBodyBytes: 4096 },
  facts: {},
};
