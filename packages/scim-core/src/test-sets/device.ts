import { z } from "zod";
import { type AttributeDefinition, attribute as complete, type ResourceDefinition } from "../definition/definition.js";
import type { RfcCode } from "./rfc-codes.js";

interface Tag {
  readonly value: string;
  readonly type?: string;
  readonly primary?: boolean;
}

interface Warranty {
  readonly until?: string;
  readonly vendor?: { readonly vendorId: string };
}

export interface DeviceCreate {
  readonly serialNumber: string;
  readonly displayName?: string;
  readonly active?: boolean;
  readonly place?: { readonly building?: string; readonly room?: string };
  readonly tags?: readonly Tag[];
  readonly secret?: string;
  readonly warranty?: Warranty;
}

export interface Device extends Omit<DeviceCreate, "secret" | "displayName"> {
  readonly id: string;
  readonly meta: { readonly created: string };
  readonly displayName?: string | null;
  readonly uses?: number;
}

export interface DeviceTypes {
  readonly resource: Device;
  readonly create: DeviceCreate;
  readonly filterable: "serialNumber" | "displayName" | "active" | "uses" | "tags" | "warranty" | "meta";
}

const value = z.string("invalidValue");
const tag = { type: value.exactOptional(), primary: z.boolean("invalidValue").exactOptional() };
const tags = z.array(z.object({ value, ...tag }, "invalidValue"), "invalidValue").readonly();
const place = z.object({ building: value.exactOptional(), room: value.exactOptional() }, "invalidValue");
const vendor = z.object({ vendorId: value }, "invalidValue");
const warranty = z.object({ until: value.exactOptional(), vendor: vendor.exactOptional() }, "invalidValue");
const serialNumber = z
  .string({ error: ({ input }) => (input === undefined ? "serialMissing" : "invalidValue") })
  .min(1, "serialEmpty");
/** Its message is not a code, which is possible in a hand-written validator. */
const displayName = value.max(10, "too long");
const create: z.ZodType<DeviceCreate> = z.object({
  serialNumber,
  displayName: displayName.exactOptional(),
  active: z.boolean("invalidValue").exactOptional(),
  place: place.exactOptional(),
  tags: tags.exactOptional(),
  secret: value.exactOptional(),
  warranty: warranty.exactOptional(),
});

function attribute(name: string, own: Partial<AttributeDefinition<RfcCode>> = {}): AttributeDefinition<RfcCode> {
  const type = own.subAttributes === undefined ? "string" : "complex";
  return complete({ name, description: `What ${name} holds.`, value, type, ...own });
}

const created = attribute("created", { mutability: "readOnly", type: "dateTime" });
const location = attribute("location", { mutability: "readOnly", type: "reference" });

export const device: ResourceDefinition<DeviceTypes, RfcCode> = {
  name: "Device",
  wireName: "Device",
  description: "A thing with a serial number.",
  endpoint: "/Devices",
  urns: { "1.1": "urn:example:1.0", "2.0": "urn:example:2.0:Device" },
  schemaName: "Devices",
  idPattern: /^D\d+$/,
  create,
  filterable: {
    serialNumber: { type: "string", caseExact: true, aliases: ["serial"] },
    displayName: { type: "string", caseExact: false, aliases: [] },
    active: { type: "boolean", caseExact: false, aliases: [] },
    uses: { type: "integer", caseExact: false, aliases: [] },
    tags: { type: "complex", caseExact: false, aliases: [] },
    warranty: { type: "complex", caseExact: false, aliases: [] },
    meta: { type: "complex", caseExact: false, aliases: [] },
  },
  situations: { resourceUnknown: "deviceUnknown" },
  ignored: ["id", "meta"],
  attributes: {
    id: attribute("id", { mutability: "readOnly", returned: "always" }),
    meta: attribute("meta", { mutability: "readOnly", value: z.object({}), subAttributes: { created, location } }),
    serialNumber: attribute("serialNumber", { required: true, uniqueness: "server", value: serialNumber }),
    displayName: attribute("displayName", { value: displayName }),
    active: attribute("active", { type: "boolean", value: z.boolean("invalidValue") }),
    place: attribute("place", {
      value: place,
      ignored: ["street"],
      subAttributes: { building: attribute("building"), room: attribute("room") },
    }),
    tags: attribute("tags", {
      multiValued: true,
      bareValue: "value",
      value: tags,
      change: z.array(z.object({ value: value.exactOptional(), ...tag }, "invalidValue"), "invalidValue"),
      subAttributes: {
        value: attribute("value", { required: true }),
        type: attribute("type"),
        primary: attribute("primary", { type: "boolean" }),
        $ref: attribute("$ref", { mutability: "readOnly", type: "reference" }),
      },
    }),
    uses: attribute("uses", { type: "integer", mutability: "readOnly", value: z.int("invalidValue") }),
    secret: attribute("secret", { mutability: "immutable", returned: "never", updateError: "secretFixed" }),
    warranty: attribute("warranty", {
      wireName: "Warranty",
      extension: { urns: { "1.1": "urn:example:warranty:1.0", "2.0": "urn:example:warranty:2.0" }, listed: "required" },
      value: warranty,
      change: warranty,
      subAttributes: {
        until: attribute("until"),
        vendor: attribute("vendor", {
          bareValue: "vendorId",
          value: vendor,
          subAttributes: { vendorId: attribute("vendorId", { required: true }) },
        }),
      },
    }),
  },
};
