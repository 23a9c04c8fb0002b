import { readBytes } from "../body/read-bytes.js";
import type { ReceivedBody } from "../body/received-body.js";
import type { RoutedCall } from "../engine/call.js";
import type { Read, Refused } from "../refusals/refused.js";

type Received = { readonly body: ReceivedBody } | Refused;

/** Receives the body, outside of the middleware, so that a slow client holds no lock. GET and DELETE have none. */
export function receiveBody({ engine, request, route, hold }: RoutedCall): Received | Promise<Received> | undefined {
  if (route.verb === "GET" || route.verb === "DELETE") return undefined;
  const bytes = readBytes(request, engine.maxBodyBytes, hold);
  return bytes instanceof Promise ? bytes.then(toReceived) : toReceived(bytes);
}

function toReceived(bytes: Read<Uint8Array>): Received {
  return bytes.ok ? { body: { kind: "bytes", bytes: bytes.value } } : bytes;
}
