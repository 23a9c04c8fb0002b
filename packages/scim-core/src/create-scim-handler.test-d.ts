import type { FetchHandler } from "@rollcall/engine";
import type { Filter } from "@rollcall/scim-filter";
import { assertType, describe, expectTypeOf, it } from "vitest";
import type { Query, ScimBackend } from "./backend/backend.js";
import type { Change } from "./backend/change.js";
import { createScimHandler } from "./create-scim-handler.js";
import type { CapabilityDefinitions } from "./definition/capabilities.js";
import type { ScimDefinition } from "./definition/definition.js";
import { situationCode } from "./definition/situations.js";
import type { ScimHandlerOptions } from "./options/scim-handler-options.js";
import type { DeviceCreate, DeviceTypes } from "./test-sets/device.js";
import type { Caller } from "./test-sets/device-server.js";
import { type DeviceResources, devices } from "./test-sets/device-set.js";
import type { RfcCode } from "./test-sets/rfc-codes.js";

declare const backend: ScimBackend<DeviceTypes, RfcCode, Caller>;
declare const rest: Omit<ScimHandlerOptions<DeviceResources, RfcCode, Caller>, "definition" | "backends">;
declare const capabilities: CapabilityDefinitions;
declare const nope: { readonly ok: false; readonly error: "nope" };
declare const noId: Omit<DeviceTypes["resource"], "id">;

interface Two {
  readonly Device: DeviceTypes;
  readonly Thing: DeviceTypes;
}
declare const two: ScimDefinition<Two, RfcCode>;

describe("createScimHandler", () => {
  it("requires a backend for each resource type", () => {
    assertType<FetchHandler>(createScimHandler({ ...rest, definition: devices, backends: { Device: backend } }));
    assertType<FetchHandler>(
      createScimHandler({ ...rest, definition: two, backends: { Device: backend, Thing: backend } }),
    );
    // @ts-expect-error Thing has no backend
    createScimHandler({ ...rest, definition: two, backends: { Device: backend } });
  });

  it("types an inline backend by the set", () => {
    createScimHandler({
      ...rest,
      definition: devices,
      backends: {
        Device: {
          ...backend,
          insert: async (device, { caller }) => {
            expectTypeOf(device).toEqualTypeOf<DeviceCreate>();
            expectTypeOf(caller).toEqualTypeOf<Caller>();
            return { ok: false, error: "uniqueness" };
          },
        },
      },
    });
  });

  it("accepts backends that answer a situation instead of a code", () => {
    const remove = async () => ({ ok: false, situation: "resourceUnknown" }) as const;
    createScimHandler({ ...rest, definition: devices, backends: { Device: { ...backend, remove } } });
    const invent = async () => ({ ok: false, situation: "nope" }) as const;
    // @ts-expect-error the situation does not exist
    createScimHandler({ ...rest, definition: devices, backends: { Device: { ...backend, remove: invent } } });
  });

  it("refuses backends with undeclared answers", () => {
    // @ts-expect-error the code is not in the set
    createScimHandler({ ...rest, definition: devices, backends: { Device: { ...backend, remove: async () => nope } } });
    // @ts-expect-error the resource has no id
    createScimHandler({ ...rest, definition: devices, backends: { Device: { ...backend, get: async () => noId } } });
  });

  it("refuses authenticate and middleware with undeclared answers", () => {
    // @ts-expect-error the code of authenticate is not in the set
    createScimHandler({ ...rest, definition: devices, backends: { Device: backend }, authenticate: async () => nope });
    // @ts-expect-error the code of the middleware is not in the set
    createScimHandler({ ...rest, definition: devices, backends: { Device: backend }, middleware: [async () => nope] });
  });
});

describe("ScimHandlerOptions", () => {
  const given = { ...rest, definition: devices, backends: { Device: backend } };

  it("types the caller's own resource by the set", () => {
    createScimHandler({ ...given, me: ({ tenant }) => ({ resourceType: "Device", id: tenant }) });
    createScimHandler({ ...given, me: async () => undefined });
    // @ts-expect-error the resource type does not exist
    createScimHandler({ ...given, me: () => ({ resourceType: "Thing", id: "1" }) });
  });

  it("types what a backend supports", () => {
    assertType<ScimBackend<DeviceTypes, RfcCode, Caller>>({ ...backend, supports: ["sort", "cursor"] });
    // @ts-expect-error the feature does not exist
    assertType<ScimBackend<DeviceTypes, RfcCode, Caller>>({ ...backend, supports: ["everything"] });
  });
});

describe("ScimDefinition", () => {
  it("has a code for each situation and a row for each code", () => {
    const { defect: _defect, ...fewer } = devices.situations;
    // @ts-expect-error the situation defect has no code
    assertType<ScimDefinition<DeviceResources, RfcCode>>({ ...devices, situations: fewer });
    const { busy: _busy, ...errors } = devices.errors;
    const special = { ...devices.situations, cursorInvalid: "invalidValue" } as const;
    assertType<ScimDefinition<DeviceResources, RfcCode>>({ ...devices, situations: special });
    // @ts-expect-error the code of a special situation is not in the set
    assertType<ScimDefinition<DeviceResources, RfcCode>>({ ...devices, situations: { ...special, sortInvalid: "x" } });
    // @ts-expect-error the code busy has no row
    assertType<ScimDefinition<DeviceResources, RfcCode>>({ ...devices, errors });
    expectTypeOf(situationCode(devices, "locked", "Device")).toEqualTypeOf<RfcCode>();
  });

  it("cannot claim a capability that the engine does not have", () => {
    const filter = { supported: true, maxResults: 10, dialect: "odata" } as const;
    // @ts-expect-error the dialect does not exist
    assertType<CapabilityDefinitions>({ ...capabilities, filter });
    // @ts-expect-error the engine does not support XML
    assertType<CapabilityDefinitions>({ ...capabilities, xmlDataFormat: true });
  });
});

describe("Query", () => {
  it("has a filter of only the filterable names", () => {
    expectTypeOf<Query<"serialNumber">["filter"]>().toEqualTypeOf<Filter<"serialNumber"> | undefined>();
    const names = (filter: Filter<"serialNumber" | "uses">): readonly ("serialNumber" | "uses")[] => {
      switch (filter.kind) {
        case "and":
        case "or":
          return filter.operands.flatMap(names);
        case "not":
          return names(filter.operand);
        default:
          return [filter.attribute.name];
      }
    };
    expectTypeOf(names).returns.items.toEqualTypeOf<"serialNumber" | "uses">();
    assertType<Filter>({} as Filter<"serialNumber">);
    // @ts-expect-error an arbitrary string is not a filterable name
    assertType<Filter<"serialNumber">>({} as Filter);
  });
});

describe("Change", () => {
  it("is narrowed by kind and attribute", () => {
    const serialNumbers = (changes: readonly Change<DeviceCreate>[]): readonly string[] =>
      changes.flatMap((change) => {
        if (change.kind === "remove") return [];
        if (change.attribute === "tags") expectTypeOf(change.value[0]?.value).toEqualTypeOf<string | undefined>();
        return change.attribute === "serialNumber" ? [change.value] : [];
      });
    expectTypeOf(serialNumbers).returns.toEqualTypeOf<readonly string[]>();
  });

  it("names only attributes that can change, with values of their types", () => {
    // @ts-expect-error a readOnly attribute cannot be changed
    assertType<Change<DeviceCreate>>({ kind: "remove", attribute: "id" });
    // @ts-expect-error the value is a string
    assertType<Change<DeviceCreate>>({ kind: "add", attribute: "serialNumber", value: 5 });
  });
});
