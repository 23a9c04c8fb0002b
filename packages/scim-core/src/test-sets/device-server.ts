import type { FetchHandler } from "@rollcall/engine";
import { compileFilter } from "@rollcall/scim-filter";
import type { ScimBackend } from "../backend/backend.js";
import { applyChanges } from "../changes/apply-changes.js";
import { createScimHandler } from "../create-scim-handler.js";
import { toFilterSchema } from "../filters/to-filter-schema.js";
import type { ScimHandlerOptions } from "../options/scim-handler-options.js";
import { type Device, type DeviceCreate, type DeviceTypes, device } from "./device.js";
import { type DeviceResources, devices } from "./device-set.js";
import type { RfcCode } from "./rfc-codes.js";

export interface Caller {
  readonly tenant: string;
}

type Options = ScimHandlerOptions<DeviceResources, RfcCode, Caller>;

/** Sends requests to a server, and records what it stores. */
interface DeviceServer {
  readonly stored: Map<string, Device>;
  readonly errors: { readonly error: unknown; readonly requestId: string }[];
  readonly handle: FetchHandler;
  /** Sends a body as JSON. Texts, bytes and streams are sent as they are. */
  send(
    verb: string,
    path: string,
    body?: unknown,
    headers?: Readonly<Record<string, string>>,
    signal?: AbortSignal,
  ): Promise<Response>;
}

const schema = toFilterSchema(device);

/** A backend that keeps devices in a Map and numbers them. */
export function createDeviceBackend(stored: Map<string, Device>): ScimBackend<DeviceTypes, RfcCode, Caller> {
  const store = (id: string, { secret: _secret, ...device }: DeviceCreate, created: string) => {
    const made: Device = { id, meta: { created }, ...device };
    stored.set(id, made);
    return { ok: true, resource: made } as const;
  };
  return {
    get: async (id) => stored.get(id),
    find: async ({ filter, startIndex, count, sortOrder }) => {
      const matches = filter === undefined ? () => true : compileFilter<Device>(filter, schema);
      const found = [...stored.values()].filter(matches);
      const all = sortOrder === "ascending" ? found : found.reverse();
      return { resources: all.slice(startIndex - 1, startIndex - 1 + count), totalResults: all.length };
    },
    insert: async (device, { now }) => {
      const isTaken = [...stored.values()].some(({ serialNumber }) => serialNumber === device.serialNumber);
      if (isTaken) return { ok: false, error: "uniqueness" };
      return store(`D${stored.size + 1}`, device, now.toISOString());
    },
    replace: async (id, device) => {
      const found = stored.get(id);
      return found === undefined ? { ok: false, error: "deviceUnknown" } : store(id, device, found.meta.created);
    },
    change: async (id, changes) => {
      const found = stored.get(id);
      if (found === undefined) return { ok: false, error: "deviceUnknown" };
      stored.set(id, applyChanges(found, changes));
      return undefined;
    },
    remove: async (id) => (stored.delete(id) ? undefined : { ok: false, error: "deviceUnknown" }),
  };
}

/** A server of the device set over a Map, with a stopped clock. */
export function createDeviceServer(own: Partial<Options> = {}): DeviceServer {
  const stored = new Map<string, Device>();
  const errors: { error: unknown; requestId: string }[] = [];
  const handle = createScimHandler<DeviceResources, RfcCode, Caller>({
    definition: devices,
    backends: { Device: createDeviceBackend(stored) },
    authenticate: async (bearer) =>
      bearer === "good" ? { ok: true, caller: { tenant: "a" } } : { ok: false, error: "unauthorized" },
    // biome-ignore lint/style/noRestrictedGlobals: a test brings its own time.
    clock: { now: () => new Date("2026-01-02T03:04:05Z"), sleep: async () => undefined },
    newRequestId: () => "r1",
    onError: (error, requestId) => errors.push({ error, requestId }),
    ...own,
  });
  const send: DeviceServer["send"] = (verb, path, body, headers, signal) =>
    handle(
      new Request(`http://x.example/scim${path}`, {
        method: verb,
        headers: { authorization: "Bearer good", "content-type": "application/json", ...headers },
        ...(body === undefined ? {} : { body: toBody(body), duplex: "half" }),
        ...(signal === undefined ? {} : { signal }),
      }),
    );
  return { stored, errors, handle, send };
}

function toBody(body: unknown): BodyInit {
  const isRaw = typeof body === "string" || body instanceof Uint8Array || body instanceof ReadableStream;
  return isRaw ? (body as BodyInit) : JSON.stringify(body); // The type excludes bytes over shared memory.
}
