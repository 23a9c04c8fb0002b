import { type ScimCode, scim as standard } from "@rollcall/scim-core/standard";
import { z } from "zod";
import type { CapabilityDefinitions } from "../definition/capabilities.js";
import { attribute, type ResourceDefinition, type ScimDefinition } from "../definition/definition.js";
import { resourceRoutes } from "../routes/match-route.js";

interface Port {
  readonly value: string;
  readonly type?: string;
  readonly primary?: boolean;
}

interface Related {
  readonly value?: string;
  readonly ref?: string;
}

export interface GadgetCreate {
  readonly assetTag: string;
  readonly displayName: string;
  readonly serial?: string;
  readonly active?: boolean;
  readonly pin?: string;
  readonly photo?: string;
  readonly certificate?: string;
  readonly labels: readonly string[];
  readonly ports?: readonly Port[];
  readonly place?: { readonly room?: string; readonly building?: string };
  readonly related?: readonly Related[];
  readonly audit?: { readonly notes?: string; readonly auditor?: { readonly value: string } };
}

export interface Gadget extends Omit<GadgetCreate, "pin"> {
  readonly id: string;
  readonly meta: { readonly created?: string; readonly lastModified?: string; readonly version?: string };
  readonly uses?: number;
}

export interface GadgetTypes {
  readonly resource: Gadget;
  readonly create: GadgetCreate;
  readonly filterable: "assetTag" | "displayName" | "active" | "ports";
}

export interface GadgetResources {
  readonly Gadget: GadgetTypes;
}

const text = z.string("invalidValue");
const flag = z.boolean("invalidValue");
const labels = z.array(text, "invalidValue").min(1, "invalidValue").readonly();
const port = z.object({ value: text, type: text.exactOptional(), primary: flag.exactOptional() }, "invalidValue");
const place = z.object({ room: text.exactOptional(), building: text.exactOptional() }, "invalidValue");
const related = z
  .array(z.object({ value: text.exactOptional(), ref: text.exactOptional() }, "invalidValue"))
  .readonly();
const auditor = z.object({ value: text }, "invalidValue");
const audit = z.object({ notes: text.exactOptional(), auditor: auditor.exactOptional() }, "invalidValue");
const about = { description: "About it.", value: text };

/** One resource type with every characteristic of RFC 7643 §7. */
export const gadget: ResourceDefinition<GadgetTypes, ScimCode> = {
  name: "Gadget",
  wireName: "Gadget",
  description: "A thing with every characteristic.",
  endpoint: "/Gadgets",
  urns: { "2.0": "urn:example:2.0:Gadget" },
  schemaName: "Gadget",
  create: z.object({
    assetTag: text,
    displayName: text,
    serial: text.exactOptional(),
    active: flag.exactOptional(),
    pin: text.exactOptional(),
    photo: text.exactOptional(),
    certificate: text.exactOptional(),
    labels,
    ports: z.array(port, "invalidValue").readonly().exactOptional(),
    place: place.exactOptional(),
    related: related.exactOptional(),
    audit: audit.exactOptional(),
  }),
  filterable: {
    assetTag: { type: "string", caseExact: true, aliases: [] },
    displayName: { type: "string", caseExact: false, aliases: [] },
    active: { type: "boolean", caseExact: false, aliases: [] },
    ports: { type: "complex", caseExact: false, aliases: [] },
  },
  ignored: ["id", "meta"],
  attributes: {
    id: attribute({ ...about, name: "id", mutability: "readOnly", returned: "always", caseExact: true }),
    meta: attribute({
      ...about,
      name: "meta",
      type: "complex",
      mutability: "readOnly",
      value: z.object({}),
      subAttributes: Object.fromEntries(
        ["resourceType", "created", "lastModified", "location", "version"].map((name) => [
          name,
          attribute({ ...about, name, mutability: "readOnly" }),
        ]),
      ),
    }),
    assetTag: attribute({
      ...about,
      name: "assetTag",
      required: true,
      mutability: "immutable",
      uniqueness: "server",
      caseExact: true,
    }),
    displayName: attribute({ ...about, name: "displayName", required: true }),
    serial: attribute({ ...about, name: "serial", mutability: "immutable", uniqueness: "global" }),
    active: attribute({ ...about, name: "active", type: "boolean", value: flag }),
    pin: attribute({ ...about, name: "pin", mutability: "writeOnly", returned: "never" }),
    photo: attribute({ ...about, name: "photo", type: "reference", referenceTypes: ["external"] }),
    certificate: attribute({ ...about, name: "certificate", type: "binary" }),
    labels: attribute({ ...about, name: "labels", multiValued: true, required: true, value: labels }),
    ports: attribute({
      ...about,
      name: "ports",
      type: "complex",
      multiValued: true,
      bareValue: "value",
      value: z.array(port, "invalidValue").readonly(),
      change: z.array(port.partial(), "invalidValue"),
      subAttributes: {
        value: attribute({ ...about, name: "value", required: true }),
        type: attribute({ ...about, name: "type", canonicalValues: ["usb", "hdmi"] }),
        primary: attribute({ ...about, name: "primary", type: "boolean", value: flag }),
      },
    }),
    place: attribute({
      ...about,
      name: "place",
      type: "complex",
      value: place,
      subAttributes: {
        room: attribute({ ...about, name: "room" }),
        building: attribute({ ...about, name: "building", mutability: "immutable" }),
      },
    }),
    related: attribute({
      ...about,
      name: "related",
      type: "complex",
      multiValued: true,
      value: related,
      subAttributes: {
        value: attribute({ ...about, name: "value", mutability: "immutable", caseExact: true }),
        ref: attribute({ ...about, name: "ref", wireName: "$ref", type: "reference", referenceTypes: ["Gadget"] }),
      },
    }),
    uses: attribute({ ...about, name: "uses", type: "integer", mutability: "readOnly", value: z.int() }),
    audit: attribute({
      ...about,
      name: "audit",
      wireName: "Audit",
      type: "complex",
      extension: { urns: { "2.0": "urn:example:audit:2.0:Gadget" }, listed: "optional" },
      value: audit,
      subAttributes: {
        notes: attribute({ ...about, name: "notes" }),
        auditor: attribute({
          ...about,
          name: "auditor",
          type: "complex",
          bareValue: "value",
          value: auditor,
          change: auditor.partial(),
          subAttributes: { value: attribute({ ...about, name: "value", required: true }) },
        }),
      },
    }),
  },
};

/** A set of gadgets in 2.0, with the errors of the RFCs and some extra capabilities. */
export function createGadgetSet(own: Partial<CapabilityDefinitions>): ScimDefinition<GadgetResources, ScimCode> {
  const { "2.0": version } = standard.versions;
  if (version === undefined) throw new Error("The standard set has no 2.0.");
  const capabilities = { ...version.capabilities, bulk: { supported: true, maxOperations: 20, maxPayloadSize: 8192 } };
  const routes = resourceRoutes("Gadget", "/Gadgets");
  return {
    ...standard,
    resources: { Gadget: gadget },
    versions: { "2.0": { ...version, routes, capabilities: { ...capabilities, search: false, me: false, ...own } } },
  };
}
