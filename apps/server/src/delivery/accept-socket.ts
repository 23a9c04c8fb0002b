import { refuseUpgrade } from "@rollcall/delivery";
import type { Upgrade } from "@rollcall/server-adapters/node";
import type { Sockets } from "./watch-deliveries.js";

/** Opens the socket that an upgrade asks for, or refuses it. */
export async function acceptSocket(
  service: Promise<Sockets>,
  upgrade: Upgrade,
  onError: (error: unknown) => void,
): Promise<void> {
  const ticket = URL.parse(upgrade.request.url ?? "", "ws://localhost")?.searchParams.get("ticket") ?? "";
  try {
    if (ticket !== "" && (await (await service).connect(ticket, upgrade))) return;
    refuseUpgrade(upgrade.socket, 403, "The ticket is missing, unknown, used or expired. Call apps.connections.open.");
  } catch (error) {
    onError(error);
    refuseUpgrade(upgrade.socket, 503, "The ticket cannot be checked now.");
  }
}
