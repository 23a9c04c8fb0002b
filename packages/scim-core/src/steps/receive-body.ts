import { readBytes } from "../body/read-bytes.js";
import type { ReceivedBody } from "../body/received-body.js";
import type { RoutedCall } from "../engine/call.js";
import type { Refused } from "../refusals/refused.js";

type Received = { readonly body: ReceivedBody } | Refused;

/** Receives the body, outside of the wrappers, so that a slow client holds no lock. GET and DELETE have none. */
export function receiveBody(call: RoutedCall): Promise<Received> | undefined {
  const { verb } = call.route;
  return verb === "GET" || verb === "DELETE" ? undefined : receive(call);
}

async function receive({ engine, request, hold }: RoutedCall): Promise<Received> {
  const bytes = await readBytes(request, engine.maxBodyBytes, hold);
  return bytes.ok ? { body: { kind: "bytes", bytes: bytes.value } } : bytes;
}
